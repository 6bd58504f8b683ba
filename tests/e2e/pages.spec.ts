import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

const LOCALES = ['pl', 'en', 'de', 'ja'] as const;
const LANG = { pl: 'pl', en: 'en', de: 'de', ja: 'ja' } as const;
const LISTING = { pl: 'opinie', en: 'reviews', de: 'bewertungen', ja: '口コミ' } as const;
type Locale = (typeof LOCALES)[number];

const prefixed = (locale: Locale, path: string) => (locale === 'pl' ? path : `/${locale}${path === '/' ? '' : path}`);

/** A company with many reviews, from the engine. */
async function someCompany(page: Page): Promise<string> {
  const { items } = (await (await page.request.get('/api/v1/companies/top')).json()) as { items: { slug: string }[] };
  return items[0]!.slug;
}

interface Visit {
  name: string;
  status: number;
  path(locale: Locale, slug: string): string;
}

const PAGES: Visit[] = [
  { name: 'home', status: 200, path: (locale) => prefixed(locale, '/') },
  { name: 'find company', status: 200, path: (locale) => prefixed(locale, '/find-company') },
  { name: 'results', status: 200, path: (locale) => prefixed(locale, '/search/hotel') },
  { name: 'no result', status: 200, path: (locale) => prefixed(locale, '/search/qqxxzzqqxx') },
  { name: 'profile', status: 200, path: (locale, slug) => prefixed(locale, `/${LISTING[locale]}/${slug}`) },
  {
    name: 'filtered profile',
    status: 200,
    path: (locale, slug) => `${prefixed(locale, `/${LISTING[locale]}/${slug}`)}?grade=1&language=ja`,
  },
  {
    name: 'unknown company',
    status: 404,
    path: (locale) => prefixed(locale, `/${LISTING[locale]}/no-such-company-here`),
  },
  { name: 'categories', status: 200, path: (locale) => prefixed(locale, '/categories') },
  { name: 'categories of hotels', status: 200, path: (locale) => prefixed(locale, '/categories/hotels') },
  { name: 'shops', status: 200, path: (locale) => `${prefixed(locale, '/shops')}?page=2` },
  {
    name: 'restaurants of a city',
    status: 200,
    path: (locale) => prefixed(locale, '/categories/restaurants/pl/mazowieckie/warszawa'),
  },
  { name: 'place without shops', status: 404, path: (locale) => prefixed(locale, '/categories/shops/pl') },
  { name: 'unknown page', status: 404, path: (locale) => prefixed(locale, '/no-such-page') },
  {
    name: 'how reviews are verified',
    status: 200,
    path: (locale) => prefixed(locale, '/trust/how-reviews-are-verified'),
  },
  {
    name: 'how grades are computed',
    status: 200,
    path: (locale) => prefixed(locale, '/trust/how-grades-are-computed'),
  },
  { name: 'transparency report', status: 200, path: (locale) => prefixed(locale, '/trust/transparency') },
  { name: 'no such month', status: 404, path: (locale) => prefixed(locale, '/trust/transparency/2001-01') },
  { name: 'check of a receipt', status: 200, path: (locale) => prefixed(locale, '/trust/receipt') },
  { name: 'badges', status: 200, path: (locale) => prefixed(locale, '/badges') },
  { name: 'your data', status: 200, path: (locale) => prefixed(locale, '/privacy/request') },
  {
    name: 'invalid statement',
    status: 200,
    path: (locale) => prefixed(locale, `/statement/${'A'.repeat(50)}`),
  },
  {
    name: 'invalid mediation',
    status: 200,
    path: (locale) => prefixed(locale, `/mediation/${'A'.repeat(50)}`),
  },
  { name: 'sign in', status: 200, path: (locale) => prefixed(locale, '/login') },
  { name: 'register', status: 200, path: (locale) => prefixed(locale, '/register') },
  { name: 'register account', status: 200, path: (locale) => prefixed(locale, '/register/account') },
  { name: 'reset', status: 200, path: (locale) => prefixed(locale, '/reset') },
  { name: 'thank you', status: 200, path: (locale) => prefixed(locale, '/invitation/thank-you') },
  {
    name: 'invalid invitation',
    status: 200,
    path: (locale, slug) => prefixed(locale, `/invitation/${slug}/edit/${'A'.repeat(50)}`),
  },
];

/** What a failed look-up of a text leaves on a page. */
const MISSING_TEXT = /\{\{|\b[a-z-]+:[a-z]+(?:\.[\w-]+)+/i;

for (const locale of LOCALES) {
  test(`every page in ${locale} is whole, accessible and quiet on a phone and a desk`, async ({ page }) => {
    test.setTimeout(300_000);
    const slug = await someCompany(page);
    const noise: string[] = [];
    page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(String(error)));
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== new URL(process.env['BASE_URL'] ?? '').origin && !request.url().startsWith('data:'))
        noise.push(`asked ${origin}`);
    });

    for (const { name, status, path } of PAGES) {
      for (const [width, theme] of [
        [360, 'dark'],
        [1440, 'light'],
      ] as const) {
        await test.step(`${name}, ${width} px, ${theme}`, async () => {
          noise.length = 0;
          await page.setViewportSize({ width, height: 900 });
          await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
          const answer = await page.goto(path(locale, slug), { waitUntil: 'networkidle' });
          expect(answer?.status()).toBe(status);
          await expect(page.locator('h1')).toHaveCount(1);
          expect((await page.locator('html').getAttribute('lang'))?.split('-')[0]).toBe(LANG[locale]);
          expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
          expect((await page.title()).length).toBeGreaterThan(5);
          expect((await page.locator('meta[name=description]').getAttribute('content'))?.length ?? 0).toBeGreaterThan(
            locale === 'ja' ? 10 : 20,
          );
          expect(await page.locator('body').innerText()).not.toMatch(MISSING_TEXT);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, 'scrolls sideways').toBeLessThanOrEqual(0);
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
            .analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
          ).toEqual([]);
          // A browser itself notes an answer of 404, also of the API.
          expect(noise.filter((line) => !line.includes('the server responded with a status of 4'))).toEqual([]);
        });
      }
    }
  });
}

test('addresses have one form', async ({ request, page }) => {
  const slug = await someCompany(page);
  const go = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), decodeURI(answer.headers()['location'] ?? '')];
  };
  expect(await go(`/reviews/${slug}`)).toEqual([301, `/opinie/${slug}`]);
  expect(await go(`/bewertungen/${slug}`)).toEqual([301, `/de/bewertungen/${slug}`]);
  expect(await go(`/find-company/`)).toEqual([301, '/find-company']);
  expect((await request.get('/metrics')).status()).toBe(404);
  expect((await request.get('/api/metrics')).status()).toBe(404);
});

test('pages are read without JavaScript', async ({ browser, page }) => {
  const slug = await someCompany(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env['BASE_URL'] ?? '' });
  const quiet = await context.newPage();
  await quiet.goto(`/opinie/${slug}`);
  expect(await quiet.locator('article').count()).toBeGreaterThanOrEqual(10);
  await context.close();
});

test('staff sign in on the same origin, each to what his role may see', async ({ page }) => {
  await page.goto('/admin/login');
  await page.locator('input[name=email]').fill('moderator@demo.example');
  await page.locator('input[name=password]').fill(process.env['DEMO_PASSWORD'] ?? '');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('a[href$="/admin/collections/word-lists"]').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('a[href$="/admin/collections/users"]')).toHaveCount(0);
  await expect(page.locator('a[href$="/admin/collections/pages"]')).toHaveCount(0);
});
