import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { BASE_URL, mailTo, Merchant, run } from '../support/people.ts';
import { askCms, signInAsStaff, waitForText } from '../support/staff.ts';

interface TextPage {
  entries: { rows: { id: string; revision: number; text: string | null }[] }[];
}

/** Opens a text of a language in the table, whose editor opens at once. */
async function openText(page: Page, locale: string, key: string) {
  await page.goto(`/admin/texts?locale=${locale}&key=${key}`);
  const editor = page.locator('textarea[data-editor]');
  await expect(editor).toBeVisible();
  return editor;
}

async function saveText(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().includes('/texts/bulk'));
  await page.keyboard.press('Control+Enter');
  expect((await saved).status()).toBe(200);
}

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

test("a translator's text of a mail appears in the next mail, and a text of the site on the site", async ({
  page,
  context,
  playwright,
}) => {
  test.setTimeout(600_000);
  const shop = await playwright.request.newContext({ baseURL: BASE_URL });
  const merchant = await Merchant.signIn(shop);
  const configId = await merchant.configure();

  await signInAsStaff(page, 'translator');
  await expect(page).toHaveURL(/\/admin\/texts/);

  const subject = await openText(page, 'cs', 'mails:invitation.subject');
  const before = await subject.inputValue();
  expect(before).toContain('{{companyName}}');

  await test.step('a text that lost its placeholder is refused with the reason', async () => {
    await subject.fill('Jak hodnotíte náš obchod?');
    await expect(page.locator('.texts__findings li[data-weight=error]')).toHaveText('Brakuje: {{companyName}}');
    await expect(page.locator('button.texts__main')).toBeDisabled();
    await page.keyboard.press('Control+Enter');

    const found = await askCms<TextPage>(page, '/texts?locale=cs&namespace=mails&q=invitation.subject');
    const [row] = found.entries[0]!.rows;
    // A second run finds a saved text.
    expect(row!.text ?? before).toBe(before);
    const answer = await page.request.put(`/cms-api/texts/${row!.id}`, {
      headers: { origin: BASE_URL },
      data: { text: 'Jak hodnotíte náš obchod?', revision: row!.revision },
    });
    expect(answer.status()).toBe(422);
    expect(await answer.text()).toContain('{{companyName}}');
  });

  await test.step('the next mail has the new text', async () => {
    await subject.fill(`Napište, jaká je firma {{companyName}} (${run})`);
    await saveText(page);
    const saved = Date.now();
    const wanted = `Napište, jaká je firma ${merchant.company.name} (${run})`;
    let asked = 0;
    await expect(async () => {
      const email = `cs-${run}-${asked++}@e2e.example`;
      await merchant.post('/orders', {
        orderId: email,
        email,
        name: 'Jana Nováková',
        language: 'cs',
        basis: 'consent',
        configId,
        products: [],
      });
      await mailTo(shop, email, /./);
      const mails = (await (await shop.get(`${process.env['INBOX_URL']}/api/email`)).json()) as {
        subject: string;
        to: { address: string }[];
      }[];
      expect(mails.find(({ to }) => to[0]?.address === email)?.subject).toBe(wanted);
    }).toPass({ timeout: 60_000, intervals: [500] });
    console.log(`from saving to a mail that came with the text: ${seconds(saved)}, ${asked} sent`);
  });

  await test.step('the site has the new text', async () => {
    const headline = await openText(page, 'hu', 'home:hero.title');
    const own = `Vélemények, amelyeknek látszik a forrása ${run}`;
    await headline.fill(own);
    await saveText(page);
    const saved = Date.now();
    await waitForText(page, '/hu', own);
    console.log(`from saving to visible on the site: ${seconds(saved)}`);
    const reader = await context.newPage();
    await reader.goto('/hu');
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(own);
    await reader.close();
  });

  await test.step('pages and people are not hers', async () => {
    for (const path of ['pages', 'users']) {
      await page.goto(`/admin/collections/${path}`);
      await expect(page.locator('table')).toHaveCount(0);
    }
    const ask = (path: string) => page.request.get(`/cms-api/${path}`, { headers: { origin: BASE_URL } });
    expect((await ask('pages')).status()).toBe(403);
    // Of all people a translator sees only themselves.
    const { docs } = (await (await ask('users')).json()) as { docs: { email: string }[] };
    expect(docs.map(({ email }) => email)).toEqual(['translator@demo.example']);
  });
  await shop.dispose();
});
