import { expect, test } from '@playwright/test';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import pg from 'pg';
import { BASE_URL, aDevice, inOwnWords, person, run } from '../support/people.ts';

const INBOX_URL = process.env['INBOX_URL'] ?? '';
/** Unsafe requests need the origin of our pages. */
const ours = { extraHTTPHeaders: { origin: new URL(BASE_URL).origin, 'accept-language': 'en' }, baseURL: BASE_URL };

/** Moves the clock of all rules by an SQL interval expression. */
async function shiftClock(interval: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    await client.query("set app.allow_clock_shift = 'on'");
    await client.query(`select engine.shift_clock(${interval})`);
  } finally {
    await client.end();
  }
}

/** To the next noon in Warsaw, within every sending hour. */
const toNoon = () =>
  shiftClock(`((date_trunc('day', engine.app_now() at time zone 'Europe/Warsaw') + interval '1 day 12 hours')
    at time zone 'Europe/Warsaw') - engine.app_now()`);

interface Merchant {
  api: APIRequestContext;
  slug: string;
  at(path: string): string;
}

/** The demo's merchant, with mediation on and invitations without delay. */
async function merchantOf(browser: Browser): Promise<Merchant> {
  const { request: api } = await browser.newContext(ours);
  const password = process.env['DEMO_PASSWORD'];
  const signedIn = await api.post('/api/v1/sessions', { data: { email: 'merchant@demo.example', password } });
  expect(signedIn.status()).toBe(204);
  const { companies } = (await (await api.get('/api/v1/me')).json()) as { companies: { id: string; slug: string }[] };
  const { id, slug } = companies[0]!;
  const at = (path: string) => `/api/v1/panel/companies/${id}${path}`;
  const { items } = (await (await api.get(at('/invitation-configs'))).json()) as { items: { id: string }[] };
  const { id: configId, ...config } = items[0]!;
  const saved = await api.put(at(`/invitation-configs/${configId}`), { data: { ...config, delayDays: 0 } });
  expect(saved.status()).toBe(200);
  return { api, slug, at };
}

interface InboxMail {
  id: string;
  to: { address: string }[];
}

/** Waits for the first matching URL in the customer's mails. */
async function mailedLink(api: APIRequestContext, email: string, pattern: RegExp): Promise<RegExpExecArray> {
  let found: RegExpExecArray | null = null;
  await expect(async () => {
    const all = (await (await api.get(`${INBOX_URL}/api/email`)).json()) as InboxMail[];
    for (const { id } of all.filter(({ to }) => to.some(({ address }) => address === email))) {
      const { html } = (await (await api.get(`${INBOX_URL}/api/email/${id}`)).json()) as { html: string };
      found ??= pattern.exec(html.replaceAll('&amp;', '&'));
    }
    expect(found).not.toBeNull();
  }).toPass({ timeout: 60_000 });
  return found!;
}

interface Mediated {
  email: string;
  body: string;
  reviewId: string;
}

/** A customer is invited and writes a low grade, which goes into mediation. */
async function aLowGrade(
  { api, slug, at }: Merchant,
  browser: Browser,
  name: string,
  complaint: string,
): Promise<Mediated> {
  await toNoon();
  const email = `${name.toLowerCase()}.${run}@customer.example`;
  const order = { orderId: `M-${run}-${name}`, email, name: `${name} Nowak`, language: 'en', basis: 'consent' };
  expect((await api.post(at('/orders'), { data: order })).status()).toBe(201);
  const [, token] = await mailedLink(api, email, /\/edit\/([\w-]+)\?grade=2/);
  const { request: customer } = await browser.newContext({ ...aDevice(browser), ...ours });
  const body = inOwnWords(complaint);
  await customer.get(`/api/v1/invitations/${token}`);
  const sent = await customer.post('/api/v1/reviews', {
    data: { token, grade: 2, body, authorName: `${name} N.`, language: 'en', acceptTerms: true },
  });
  expect(sent.status()).toBe(201);
  const { reviewId } = (await sent.json()) as { reviewId: string };
  await expect(async () => expect((await api.get(at(`/mediations/${reviewId}`))).status()).toBe(200)).toPass();
  expect(await isPublic(api, slug, body)).toBe(false);
  return { email, body, reviewId };
}

/** Whether a text is among the company's public reviews. */
async function isPublic(api: APIRequestContext, slug: string, body: string): Promise<boolean> {
  const page = (await (await api.get(`/api/v1/companies/${slug}/reviews?limit=20`)).json()) as {
    items: { body: string }[];
  };
  return page.items.some((item) => item.body === body);
}

const countsOf = async ({ api, slug }: Merchant) =>
  ((await (await api.get(`/api/v1/companies/${slug}`)).json()) as { mediations: Record<string, number> }).mediations;

async function write({ api, at }: Merchant, { reviewId }: Mediated, body: string): Promise<void> {
  const sent = await api.post(at(`/mediations/${reviewId}/messages`), { data: { body } });
  expect(sent.status()).toBe(201);
}

/** Follows the mail's link in the customer's own browser. */
async function openTalk({ api }: Merchant, browser: Browser, { email }: Mediated): Promise<Page> {
  const [, path] = await mailedLink(api, email, /href="[^"]*?(\/en\/mediation\/[\w-]+)"/);
  const page = await person(browser);
  await page.goto(path!);
  return page;
}

test('the company talks with its customer, who raises the grade: the better review is published', async ({
  browser,
}) => {
  const merchant = await merchantOf(browser);
  const before = await countsOf(merchant);
  const review = await aLowGrade(merchant, browser, 'Ewa', 'The parcel came a week late and nobody told me why.');
  await write(merchant, review, 'We are very sorry. A new parcel is on its way to you.');

  const talk = await openTalk(merchant, browser, review);
  await expect(talk.getByRole('heading', { level: 1, name: /would like to talk with you$/ })).toBeVisible();
  await expect(talk.getByRole('log').getByText('A new parcel is on its way')).toBeVisible();
  await expect(talk.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await talk.getByLabel('Your answer').fill('It has arrived, thank you!');
  await talk.getByRole('button', { name: 'Send answer' }).press('Enter');
  await expect(talk.getByRole('log').getByText('It has arrived, thank you!')).toBeVisible();

  const better = inOwnWords('Late at first, then a new parcel came within a day.');
  await talk.getByRole('button', { name: 'Change the review' }).click();
  await talk.getByRole('radio', { name: /^5 out of 5/ }).check({ force: true });
  await talk.getByLabel('Your review').fill(better);
  await talk.getByRole('button', { name: 'Save the change' }).click();
  await expect(talk.getByRole('heading', { level: 1, name: 'Your changed review is published' })).toBeVisible();

  await talk.goto(`/en/reviews/${merchant.slug}`);
  await expect(talk.getByText(better)).toBeVisible();
  expect(await isPublic(merchant.api, merchant.slug, review.body)).toBe(false);
  const after = await countsOf(merchant);
  expect(after['changed']).toBe((before['changed'] ?? 0) + 1);
});

test('when the company never writes, the review is published after 72 hours', async ({ browser }) => {
  const merchant = await merchantOf(browser);
  const older = await aLowGrade(merchant, browser, 'Adam', 'The saucers came without the cups that belong to them.');
  const review = await aLowGrade(merchant, browser, 'Jan', 'Two of the six glasses were broken in their box.');
  // Once the review due a day earlier is published, the sweep has looked at both.
  await shiftClock("interval '71 hours'");
  await expect(async () => expect(await isPublic(merchant.api, merchant.slug, older.body)).toBe(true)).toPass();
  expect(await isPublic(merchant.api, merchant.slug, review.body)).toBe(false);
  await shiftClock("interval '1 hour'");
  await expect(async () => expect(await isPublic(merchant.api, merchant.slug, review.body)).toBe(true)).toPass();
  const talk = await openTalk(merchant, browser, review);
  await expect(talk.getByRole('heading', { level: 1, name: 'Your review is published' })).toBeVisible();
  await expect(talk.getByText('has not written within 72 hours')).toBeVisible();
});

test('a message that the customer never opens: after 21 days the review is published with a note', async ({
  browser,
}) => {
  const merchant = await merchantOf(browser);
  const before = await countsOf(merchant);
  const review = await aLowGrade(merchant, browser, 'Ola', 'The colour is nothing like what the picture shows.');
  await write(merchant, review, 'We are very sorry. May we call you?');
  await mailedLink(merchant.api, review.email, /\/en\/mediation\//);
  await shiftClock("interval '21 days'");
  await expect(async () => expect(await isPublic(merchant.api, merchant.slug, review.body)).toBe(true)).toPass();
  const after = await countsOf(merchant);
  expect(after['expired']).toBe((before['expired'] ?? 0) + 1);
  const late = await merchant.api.post(merchant.at(`/mediations/${review.reviewId}/messages`), {
    data: { body: 'Hello?' },
  });
  expect(late.status()).toBe(409);

  const talk = await openTalk(merchant, browser, review);
  await expect(talk.getByRole('heading', { level: 1, name: 'The conversation is over' })).toBeVisible();
  await expect(talk.getByRole('button')).toHaveCount(await talk.getByRole('banner').getByRole('button').count());
  await talk.goto(`/en/reviews/${merchant.slug}`);
  await expect(talk.getByText(review.body)).toBeVisible();
});
