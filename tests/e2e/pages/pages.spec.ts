import { expect, test } from '@playwright/test';
import pg from 'pg';
import type { Locale } from '../../../locales/manifest.ts';
import { localePath, profilePath } from '../../../site/src/lib/addresses/links.ts';
import { watchPage } from '../support/page-check.ts';
import { VISUAL_LANGUAGES, testTier } from '../support/tiers.ts';
import { someCompany } from '../support/visits.ts';

/** What addresses may be about that is not there, or shown in part. */
const STATES: { name: string; status: number; path(locale: Locale, slug: string): string }[] = [
  { name: 'no result', status: 200, path: (locale) => localePath(locale, '/search/qqxxzzqqxx') },
  { name: 'filtered profile', status: 200, path: (locale, slug) => `${profilePath(locale, slug)}?grade=1&language=ja` },
  { name: 'unknown company', status: 404, path: (locale) => profilePath(locale, 'no-such-company-here') },
  { name: 'unknown page', status: 404, path: (locale) => localePath(locale, '/no-such-page') },
  { name: 'no such month', status: 404, path: (locale) => localePath(locale, '/trust/transparency/2001-01') },
  { name: 'no such place', status: 404, path: (locale) => localePath(locale, '/categories/hotels/pl/atlantis') },
];

for (const locale of VISUAL_LANGUAGES) {
  test(`error pages in ${locale} are complete and accessible`, testTier(locale), async ({ page }) => {
    const slug = await someCompany(page.request);
    const look = watchPage(page);
    for (const { name, status, path } of STATES) {
      await test.step(name, async () => {
        expect((await look.open(path(locale, slug)))?.status()).toBe(status);
        await look.expectComplete(locale);
      });
    }
  });
}

/** What may have become of a company: how its page answers. */
const BECOME = [
  { name: 'presentation turned off', change: `presentation = 'hidden'`, back: `presentation = 'shown'`, status: 200 },
  { name: 'account blocked', change: `state = 'blocked'`, back: `state = 'active'`, status: 410 },
] as const;

for (const { name, change, back, status } of BECOME) {
  for (const locale of VISUAL_LANGUAGES) {
    const title = `${name}: its page in ${locale} says so, is whole, and is not for search engines`;
    test(title, testTier(locale), async ({ page }) => {
      const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
      await client.connect();
      // A company that no other test uses: with the fewest reviews.
      const { rows } = await client.query<{ id: string; slug: string }>(`
        select c.id, c.slug from engine.companies c join engine.subject_totals t on t.subject_id = c.id
        where c.state = 'active' and c.presentation = 'shown' order by t.count, c.id limit 1`);
      const [company] = rows;
      const put = async (set: string): Promise<void> => {
        await client.query(`update engine.companies set ${set} where id = $1`, [company!.id]);
        await client.query(`select pg_notify('cache_purge', $1)`, [company!.id]);
      };
      const path = profilePath(locale, company!.slug);
      const now = async () => {
        const answer = await page.request.get(path);
        return [answer.status(), (await answer.text()).includes('<article')];
      };
      try {
        await put(change);
        await expect.poll(now).toEqual([status, false]);
        const look = watchPage(page);
        expect((await look.open(path))?.status()).toBe(status);
        await look.expectComplete(locale);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        await expect(page.locator('article')).toHaveCount(0);
      } finally {
        await put(back);
        await client.end();
      }
    });
  }
}

test('URLs redirect to one canonical form', async ({ request, page }) => {
  const slug = await someCompany(page.request);
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

test('pages can be read without JavaScript', async ({ browser, page }) => {
  const slug = await someCompany(page.request);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env['BASE_URL'] ?? '' });
  const quiet = await context.newPage();
  await quiet.goto(`/opinie/${slug}`);
  expect(await quiet.locator('article').count()).toBeGreaterThanOrEqual(10);
  await context.close();
});

test('staff sign in on the same origin, and each role sees what it may', async ({ page }) => {
  await page.goto('/admin/login');
  await page.locator('input[name=email]').fill('moderator@demo.example');
  await page.locator('input[name=password]').fill(process.env['DEMO_PASSWORD'] ?? '');
  await page.locator('button[type=submit]').click();
  // A moderator begins at the desk.
  await expect(page).toHaveURL(/\/admin\/moderation$/, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href$="/admin/collections/word-lists"]')).not.toHaveCount(0);
  await expect(page.locator('a[href$="/admin/collections/users"]')).toHaveCount(0);
  await expect(page.locator('a[href$="/admin/collections/pages"]')).toHaveCount(0);
});
