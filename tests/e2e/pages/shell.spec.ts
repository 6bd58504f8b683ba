import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/page-check.ts';
import { openReady, untilReady } from '../support/ready.ts';
import { someCompany } from '../support/visits.ts';

const NOBODY_CHOSE = { cookies: [], origins: [] };
const banner = (page: Page) => page.locator('aside[lang]');
const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

test('a visitor is offered their language once, on the same page with its filters, without a redirect', async ({
  browser,
}) => {
  const context = await browser.newContext({
    storageState: NOBODY_CHOSE,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const page = await context.newPage();
  const slug = await someCompany(page.request);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/opinie/${slug}?grade=5`);
  await expect(banner(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/opinie/${slug}\\?grade=5$`));
  expect(await accessibilityViolations(page, 'aside[lang]')).toEqual([]);
  await banner(page).getByRole('link', { name: 'Switch to English' }).click();
  await expect(page).toHaveURL(new RegExp(`/en/reviews/${slug}\\?grade=5$`));
  await page.goto('/');
  await untilReady(page);
  await expect(banner(page)).toHaveCount(0);
  await context.close();
});

test('a visitor who declines the offered language is not asked again', async ({ browser }) => {
  const context = await browser.newContext({ storageState: NOBODY_CHOSE, locale: 'en-GB' });
  const page = await context.newPage();
  // Search results are noindex, but offered to visitors in other languages.
  await page.goto('/search/hotel');
  await banner(page).getByRole('button').click();
  await expect(banner(page)).toHaveCount(0);
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('pl');
  await page.reload();
  await untilReady(page);
  await expect(banner(page)).toHaveCount(0);
  await context.close();
});

test('the language menu keeps the page with its query, with scripts and without', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const slug = await someCompany(page.request);
    const change = async (to: string) => {
      await page.locator('header details summary').filter({ hasText: /PL|EN/ }).click();
      await page.getByRole('link', { name: to, exact: true }).click();
    };
    await page.goto(`/opinie/${slug}?grade=5`);
    await change('日本語');
    await expect(page).toHaveURL((url) => decodeURI(url.href).endsWith(`/ja/口コミ/${slug}?grade=5`));
    await page.goto('/trust/transparency');
    const month = await page.locator('main nav a').first().getAttribute('href');
    await page.goto(month ?? '');
    await change('English');
    await expect(page).toHaveURL(new RegExp(`/en${month}$`));
    await context.close();
  }
});

test('the theme is kept without a flash, and the team is dark whatever was chosen', async ({ page, browser }) => {
  await page.goto('/find-company');
  expect(await theme(page)).toBe('light');
  // Scripts are there once a press works.
  await expect(async () => {
    if ((await theme(page)) === 'light') await page.locator('header button').last().click();
    expect(await theme(page)).toBe('dark');
  }).toPass();
  // A dark page must have no light frame: the script precedes the first styles and text.
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      if (document.body) seen.push(document.documentElement.dataset['theme']);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await openReady(page, '/pricing');
  expect(new Set(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen))).toEqual(
    new Set(['dark']),
  );
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.goto('/en/our-team');
  expect(await theme(page)).toBe('dark');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await context.newPage();
  await quiet.goto('/our-team');
  expect(await theme(quiet)).toBe('dark');
  await context.close();
});

test('months of the transparency report are links, also without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/en/trust/transparency');
  await expect(page.getByRole('img').first()).toBeVisible();
  const links = page.locator('main nav a');
  // Older months are kept by year.
  await page.locator('main nav summary').last().click();
  const last = await links.last().innerText();
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(last);
  expect((await page.request.get('/trust/transparency/2001-01')).status()).toBe(404);
  await context.close();
});

test('a receipt that is none is told so, and the keys are there to see', async ({ page }) => {
  await page.goto('/en/trust/receipt');
  const { items } = (await (await page.request.get('/api/v1/ledger/keys')).json()) as {
    items: { publicKey: string }[];
  };
  for (const { publicKey } of items) await expect(page.getByText(publicKey)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await expect(async () => {
    await page.getByRole('textbox', { name: /^Receipt/ }).fill('my receipt');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('This is not a receipt')).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(asked).toEqual([]);
});

/** What the inbox has of a word, by its subject. */
async function mailsWith(page: Page, word: string): Promise<string[]> {
  const inbox = process.env['INBOX_URL'] ?? '';
  const all = (await (await page.request.get(`${inbox}/api/email`)).json()) as { id: string; subject: string }[];
  const found: string[] = [];
  for (const { id, subject } of all) {
    const { html } = (await (await page.request.get(`${inbox}/api/email/${id}`)).json()) as { html: string };
    if (html.includes(word)) found.push(subject);
  }
  return found;
}

for (const path of ['/contact', '/pricing']) {
  test(`the form of ${path} reaches us, and a program's message does not`, async ({ page }) => {
    const word = `form-${Date.now().toString(36)}`;
    const write = async (trap?: string) => {
      await openReady(page, `/en${path}`);
      await page.getByLabel('E-mail address or phone number').fill('anna@customer.example');
      await page.getByLabel('Message').fill(`Which plan would fit three shops? ${word}-${trap ?? 'hand'}`);
      await page.getByRole('checkbox').last().check();
      if (trap) await page.locator('input[name=website]').evaluate((input: HTMLInputElement) => (input.value = 'x'));
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByText('Thank you for your message. We will contact you soon.')).toBeVisible();
    };
    await openReady(page, `/en${path}`);
    await page.getByLabel('E-mail address or phone number').fill('anna');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Please enter a valid email address or phone number.')).toBeVisible();
    await write('trap');
    await write();
    await expect(async () => expect(await mailsWith(page, `${word}-hand`)).toHaveLength(1)).toPass({ timeout: 60_000 });
    expect(await mailsWith(page, `${word}-trap`)).toEqual([]);
  });
}
