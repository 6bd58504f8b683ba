import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { aDevice, inOwnWords, run } from '../support/people.ts';
import { openReady, untilReady } from '../support/ready.ts';

const INBOX_URL = process.env['INBOX_URL'] ?? '';
const customers = ['anna', 'bohdan', 'celina'].map((name) => `${name}.${run}@customer.example`);

/** Moves the clock of all rules to the next noon in Warsaw, within every sending hour. */
async function setClockToNoon(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    await client.query("set app.allow_clock_shift = 'on'");
    await client.query(`
      select engine.shift_clock(
        ((date_trunc('day', engine.app_now() at time zone 'Europe/Warsaw') + interval '1 day 12 hours') at time zone 'Europe/Warsaw')
        - engine.app_now())`);
  } finally {
    await client.end();
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/en/login');
  await page.getByLabel('E-mail address').fill('merchant@demo.example');
  await page.getByLabel('Password', { exact: true }).fill(process.env['DEMO_PASSWORD'] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}

/** Sends invitations without a delay. */
async function setDelayToZero(page: Page): Promise<void> {
  await page.goto('/en/panel/settings/invitations');
  await page.getByLabel('Days after the purchase').fill('0');
  const save = page.getByRole('button', { name: 'Save changes' });
  if (await save.isEnabled()) {
    await save.click();
    await expect(page.getByText('Saved.')).toBeVisible();
  }
}

async function uploadOrders(page: Page, file: string): Promise<void> {
  writeFileSync(
    file,
    ['order_id,email,name,language', ...customers.map((email, n) => `E2E-${run}-${n},${email},Customer ${n},en`)].join(
      '\n',
    ),
  );
  await page.goto('/en/panel/import');
  await page.getByLabel('Why may you write to these customers?').selectOption('consent');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: /^Upload/ }).click();
  await expect(page.getByText('Every row went through.')).toBeVisible();
}

interface InboxMail {
  id: string;
  to: { address: string }[];
}

/** The mails to the three customers; waits until each has one. */
async function invitationMails(page: Page): Promise<InboxMail[]> {
  let mails: InboxMail[] = [];
  await expect(async () => {
    const all = (await (await page.request.get(`${INBOX_URL}/api/email`)).json()) as InboxMail[];
    mails = customers.flatMap((email) => all.filter(({ to }) => to.some(({ address }) => address === email)));
    expect(mails).toHaveLength(customers.length);
  }).toPass({ timeout: 60_000 });
  return mails;
}

/** The HTML part of a mail in the inbox. */
async function htmlOf(page: Page, { id }: InboxMail): Promise<string> {
  return ((await (await page.request.get(`${INBOX_URL}/api/email/${id}`)).json()) as { html: string }).html;
}

interface Grades {
  count: number;
  average: number;
}

/** Expects the receipt on the thank-you page to be genuine, to match the text, and to be in the public ledger. */
async function checkReceipt(thanks: Page, body: string): Promise<void> {
  await thanks.getByText('Receipt for your review', { exact: true }).click();
  const receipt = await thanks.getByRole('textbox', { name: 'Receipt for your review' }).inputValue();
  const page = await thanks.context().newPage();
  // A key is published within a minute of its first use, an event within a second or so.
  await expect(async () => {
    await openReady(page, '/en/trust/receipt');
    await page.getByRole('textbox', { name: /^Receipt/ }).fill(receipt);
    await page.getByRole('textbox', { name: /^Text of the review/ }).fill(body);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('The receipt is genuine')).toBeVisible({ timeout: 3000 });
    await expect(page.getByText('The text is the same, to the letter.')).toBeVisible();
    await page.getByRole('button', { name: 'Find it in the public ledger' }).click();
    await expect(page.getByText(/^Entry [\d,]+ of the ledger says the same/)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await page.close();
}

test('an uploaded order becomes a published review that counts and can be found', async ({ page, browser }, info) => {
  await setClockToNoon();
  await signIn(page);
  await setDelayToZero(page);
  const me = (await (await page.request.get('/api/v1/me')).json()) as { companies: { slug: string; name: string }[] };
  const { slug, name } = me.companies[0]!;
  const profile = async () =>
    (await (await page.request.get(`/api/v1/companies/${slug}`)).json()) as {
      grades: Grades;
      byOrigin: { origin: string; count: number }[];
    };
  const before = await profile();

  await uploadOrders(page, path.join(info.outputDir, '..', `orders-${run}.csv`));
  const [mail] = await invitationMails(page);

  // The customer reads the mail in their own browser and clicks four stars.
  const customer = await browser.newContext(aDevice(browser));
  const mailbox = await customer.newPage();
  await mailbox.setContent(await htmlOf(page, mail!));
  const star = mailbox.locator('a[href*="grade=4"]').first();
  const [review] = await Promise.all([customer.waitForEvent('page'), star.click()]);
  await review.waitForURL((url) => url.pathname.startsWith(`/en/invitation/${slug}/edit/`));
  // The form skips the grade, with four stars selected.
  const body = inOwnWords('Ordered on a Monday, unpacked on a Wednesday, and everything was there.');
  await untilReady(review);
  const next = review.getByRole('button', { name: 'Next' });
  await expect(next).toBeVisible();
  if (await review.getByRole('radio', { checked: true }).count()) {
    await expect(review.getByRole('radio', { checked: true })).toHaveAttribute('value', '4');
    await next.click();
  }
  await review.getByLabel('Your review').fill(body);
  await next.click();
  await review.getByLabel('Name or nickname').fill('Anna K.');
  await review.getByRole('button', { name: 'Send review' }).click();
  await expect(review.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  await checkReceipt(review, body);

  // Published, and the average has changed by exactly one verified four.
  await expect(async () => expect((await profile()).grades.count).toBe(before.grades.count + 1)).toPass();
  const weightOf = (origin: string) => (origin === 'verified' ? 1 : 0.5);
  const weight = before.byOrigin.reduce((sum, { origin, count }) => sum + weightOf(origin) * count, 0);
  const expected = (before.grades.average * weight + 4) / (weight + 1);
  const after = await profile();
  expect(after.grades.average).toBeCloseTo(expected, 10);

  await review.goto(`/en/reviews/${slug}`);
  await expect(review.getByText(body)).toBeVisible();
  const shown = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    Math.floor(expected * 10 + 0.5) / 10,
  );
  await expect(review.getByText(shown, { exact: true }).first()).toBeVisible();

  // Search tolerates two swapped letters.
  const misspelt = name.replace(/(\p{L})(\p{L})(\P{L}|$)/u, '$2$1$3');
  expect(misspelt).not.toBe(name);
  await review.goto('/en/find-company');
  await review.getByRole('combobox').first().fill(misspelt);
  await review.getByRole('combobox').first().press('Enter');
  await review.waitForURL(/\/en\/search\//);
  await expect(review.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
  await customer.close();
});
