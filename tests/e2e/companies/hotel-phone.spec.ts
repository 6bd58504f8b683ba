import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import type { InvitationConfig, InvitationConfigList } from '../../../engine/contracts/invitations.ts';
import { inOwnWords, BASE_URL, linkIn, mailTo, person, run } from '../support/people.ts';
import { openReady } from '../support/ready.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const headers = { origin: BASE_URL, 'accept-language': 'en' };
const HOTEL = `Hotel Pod Lipami ${run}`;

interface Company {
  id: string;
  slug: string;
}

/** A hotel signs up; the link in its mail signs it in. */
async function aHotel(request: APIRequestContext): Promise<Company> {
  const email = `hotel.${run}@hotel.example`;
  const company = { name: HOTEL, website: `https://pod-lipami-${run}.example`, kind: 'hotels', country: 'PL' };
  const account = {
    name: 'Maria Lipa',
    email,
    password: `lipy-${run}-kwitną`,
    company,
    locale: 'en',
    acceptTerms: true,
  };
  const asked = await request.post('/api/v1/accounts', { data: account, headers });
  expect(asked.status(), await asked.text()).toBe(202);
  const link = new URL(linkIn(await mailTo(request, email, /./), /[?&]token=/));
  const data = { token: link.searchParams.get('token') };
  expect((await request.post('/api/v1/accounts/verifications', { data, headers })).status()).toBe(204);
  const me = (await (await request.get('/api/v1/me')).json()) as { companies: Company[] };
  return me.companies[0]!;
}

/** It sends invitations by text message, right after a guest's departure. */
async function asksBySms(request: APIRequestContext, { id }: Company): Promise<string> {
  const at = `/api/v1/panel/companies/${id}/invitation-configs`;
  const { items } = (await (await request.get(at)).json()) as InvitationConfigList;
  const { id: _id, ...rest } = items[0]!;
  const data = {
    ...rest,
    name: 'By phone',
    channel: 'sms',
    delayDays: 0,
    windowStart: 0,
    windowEnd: 24,
    askPhotos: true,
  };
  const made = await request.post(at, { data, headers });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as InvitationConfig).id;
}

/** The newest text message to a number, on the demo's page. */
async function textMessage(page: Page, phone: string): Promise<string> {
  const message = page.locator('article').filter({ hasText: phone }).first();
  await expect(async () => {
    await page.goto('/api/demo/sms');
    await expect(message).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  return (await message.locator('a').first().getAttribute('href')) ?? '';
}

test('a hotel’s guest reviews it on a phone, by the link of a text message', async ({ page, browser }) => {
  const { request } = page;
  const hotel = await aHotel(request);
  const configId = await asksBySms(request, hotel);
  const phone = `+48600${String(Date.now() % 1_000_000).padStart(6, '0')}`;
  const order = { orderId: `STAY-${run}`, phone, name: 'Anna Kowalska', language: 'en', basis: 'consent', configId };
  const taken = await request.post(`/api/v1/panel/companies/${hotel.id}/orders`, { data: order, headers });
  expect(taken.status(), await taken.text()).toBe(201);

  const guest = await person(browser, PHONE);
  const link = await textMessage(guest, phone);
  expect(link.startsWith(BASE_URL)).toBe(true);
  await openReady(guest, link);
  await expect(guest.getByRole('heading', { level: 1, name: `How do you rate ${HOTEL}?` })).toBeVisible();
  // Nothing is wider than the phone.
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width);

  await guest
    .getByRole('group', { name: 'Your rating' })
    .getByRole('radio', { name: /^5 out of 5/ })
    .tap({ force: true });
  // A rating leads on by itself.
  const next = guest.getByRole('button', { name: 'Next' });
  const words = guest.getByLabel('Your review');
  await expect(words).toBeVisible();
  // Two phrases for a good grade, and a sentence of the guest's own.
  const hints = guest.getByRole('group', { name: /^Short of words/ }).getByRole('button');
  const phrases = [await hints.nth(0).innerText(), await hints.nth(1).innerText()].map((text) => text.trim());
  await hints.nth(0).tap();
  await hints.nth(1).tap();
  await expect(hints.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const hinted = await words.inputValue();
  for (const phrase of phrases) expect(hinted.toLowerCase()).toContain(phrase.toLowerCase().replace(/[.!]$/, ''));
  const text = inOwnWords(`${hinted} We slept with the windows open and heard only the trees.`);
  await words.fill(text);
  // A photo may be added; this guest has none.
  await expect(guest.getByLabel('Add photos')).toBeAttached();
  await next.tap();
  const skip = guest.getByRole('button', { name: /^Skip the/ });
  const name = guest.getByLabel('Name or nickname');
  await expect(skip.or(name)).toBeVisible();
  if (await skip.isVisible()) await skip.tap();
  await name.fill('Anna K.');
  await guest.getByRole('button', { name: 'Send review' }).tap();
  await expect(guest.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();

  await expect(async () => {
    await guest.goto(`/en/reviews/${hotel.slug}`);
    await expect(guest.getByRole('article').filter({ hasText: `heard only the trees. (${run}` })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 60_000 });
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.viewport.width);
  // The page does not show the number, and the link accepts no second review.
  expect(await guest.content()).not.toContain(phone.slice(3));
  await openReady(guest, link);
  await expect(guest.getByRole('heading', { level: 1, name: `Your review of ${HOTEL}` })).toBeVisible();
  await guest.context().close();
});
