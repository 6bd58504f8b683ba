import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import pg from 'pg';
import type { ReviewPage } from '../../../engine/contracts/reviews.ts';
import { watchPage } from '../support/page-check.ts';
import { BASE_URL, Merchant, inOwnWords, person, run, writeReview } from '../support/people.ts';

/** Each width in both themes. */
const VIEWS = [360, 1440].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme })));

/** Presses keys one after another. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a review arrives live, is answered by keyboard only, and the profile shows the answer', async ({
  page,
  browser,
}) => {
  const merchant = await Merchant.signIn(page.request);
  const link = await merchant.invite(`keys.${run}@customer.example`, await merchant.configure());
  const look = watchPage(page);
  await look.open('/en/panel/reviews');
  await expect(page.getByRole('table')).toBeVisible();

  const customer = await person(browser);
  await customer.goto(link);
  const word = `shelf${run}`;
  const text = inOwnWords(`The ${word} stands straight and was quick to put up.`);
  await writeReview(customer, text);
  await customer.close();
  await expect(page.getByRole('button', { name: /new reviews?$/ })).toBeVisible();

  await press(page, '/');
  await page.keyboard.type(word);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await press(page, 'j');
  await expect(page.getByRole('link', { name: /^Anna K\./ })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Anna K.' })).toBeFocused();
  await expect(page.getByRole('article').getByText(text)).toBeVisible();
  await look.expectComplete('en', VIEWS);

  await page.setViewportSize({ width: 1440, height: 900 });
  await press(page, 'a');
  await expect(page.getByRole('textbox', { name: 'Public answer' })).toBeFocused();
  const answer = inOwnWords('Thank you, Anna, we are glad that it stands.');
  await page.keyboard.type(answer);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Public answer' })).toHaveValue(answer);
  // Keys act on reviews of the list, which may come after the review itself.
  await expect(page.getByRole('row')).toHaveCount(2);
  await press(page, 'a', 'Control+Enter');
  await expect(page.getByRole('button', { name: 'Change answer' })).toBeVisible();
  await press(page, 'p');
  await expect(page.getByText('Pinned.')).toBeVisible();

  const published = async () => {
    const found = await page.request.get(`${BASE_URL}/api/v1/companies/${merchant.company.slug}/reviews?limit=50`);
    return ((await found.json()) as ReviewPage).items.find(({ body }) => body === text);
  };
  await expect.poll(async () => (await published())?.answer?.body).toBe(answer);
  await expect(async () => {
    await page.goto(`/en/reviews/${merchant.company.slug}`);
    await expect(page.getByText(answer).first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  // At most three reviews can be pinned: this one makes room for the next run.
  await page.request.delete(
    `${BASE_URL}/api/v1/panel/companies/${merchant.company.id}/reviews/${(await published())?.id}/pin`,
    { headers: { origin: BASE_URL } },
  );
});

test('an agent sees why they may not change the review settings', async ({ page, browser }) => {
  const { request } = await browser.newContext({ baseURL: BASE_URL });
  const { company } = await Merchant.signIn(request);
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  const agent = 'partner@demo.example';
  const membership = `(select id from engine.users where email = $1), $2, 'agent'`;
  try {
    await client.query(
      `insert into engine.company_members (user_id, company_id, role) values (${membership}) on conflict do nothing`,
      [agent, company.id],
    );
    const data = { email: agent, password: process.env['DEMO_PASSWORD'] };
    const signedIn = await page.request.post('/api/v1/sessions', { data, headers: { origin: BASE_URL } });
    expect(signedIn.ok()).toBe(true);
    const look = watchPage(page);
    await look.open('/en/panel/settings/reviews');
    await expect(page.getByText('Required role: owner or manager.').first()).toBeVisible();
    await expect(page.getByLabel(/^Fewest characters/)).toBeDisabled();
    await look.expectComplete('en', VIEWS);
  } finally {
    await client.query(
      'delete from engine.company_members where company_id = $2 and user_id = (select id from engine.users where email = $1)',
      [agent, company.id],
    );
    await client.end();
  }
});
