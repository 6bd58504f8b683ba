import { expect, test } from '@playwright/test';
import { COMPLETE, LOCALES, hreflang } from '../../locales/manifest.ts';
import type { Locale, Namespace } from '../../locales/manifest.ts';
import { alternatesIn, headOf } from './support/head.ts';
import { completeLocales } from './support/complete.ts';
import { watchPage } from './support/look.ts';
import { THIN } from '../../site/src/features/directory/directory-data.ts';
import { addressesOf, readSample } from './support/visits.ts';
import type { Sample } from './support/visits.ts';
import { untilReady } from './support/ready.ts';

const WALKED = ['pl', 'en', 'de', 'ja', 'sr'] as const satisfies readonly Locale[];

let sample: Sample;
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env['BASE_URL'] ?? '' });
  sample = await readSample(request);
  await request.dispose();
});

for (const locale of WALKED) {
  test(`every route in ${locale}: whole, accessible, quiet, and told to search engines as it is`, async ({ page }) => {
    test.setTimeout(600_000);
    const look = watchPage(page);
    for (const { route, path, canonical: own, status, staffOnly, leadsTo } of addressesOf(sample, locale)) {
      await test.step(`${route.id} ${path}`, async () => {
        if (leadsTo !== null) {
          const first = await page.request.get(path, { maxRedirects: 0 });
          expect(first.status()).toBe(status);
          if (status !== 200) expect(decodeURI(first.headers()['location'] ?? '')).toBe(decodeURI(leadsTo));
          await look.open(path, { quietlyFailing: true });
          await expect.poll(() => decodeURI(new URL(page.url()).pathname)).toBe(decodeURI(leadsTo));
          await untilReady(page);
          return;
        }
        const answer = await look.open(path, { quietlyFailing: staffOnly });
        expect(answer?.status()).toBe(status);
        if (staffOnly) return;
        await look.isWhole(locale);

        const { robots, canonical, alternates } = await headOf(page);
        // The home page is complete where the words of its blocks are.
        const complete =
          route.id === 'home'
            ? completeLocales(route.path)
            : LOCALES.filter((other) => route.namespaces.every((name: Namespace) => COMPLETE[other].includes(name)));
        // A list of few companies says nothing that their own pages do not.
        const isThin = (sample.companies[route.id] ?? THIN) < THIN;
        const isTold = !route.noindex && status === 200 && complete.includes(locale) && !isThin;
        if (!isTold) {
          expect(robots).toContain('noindex');
          expect(alternates).toEqual({});
          return;
        }
        expect(robots ?? '').not.toContain('noindex');
        expect(canonical).toBe(decodeURI(own));
        expect(Object.keys(alternates).toSorted()).toEqual([...complete.map(hreflang), 'x-default'].toSorted());
        expect(decodeURI(new URL(alternates[hreflang(locale)]!).pathname)).toBe(canonical);
        // Mutual: the version that is looked at here says the same as this one.
        const other = alternates[hreflang(locale === 'pl' ? 'en' : 'pl')]!;
        const html = await (await page.request.get(new URL(other).pathname)).text();
        expect(alternatesIn(html)).toEqual(alternates);
      });
    }
  });
}

/** Of each kind of page one, and the home page. */
const FOLLOWED = ['home', 'profile', 'product', 'restaurants', 'city', 'transparencyMonth', 'howComputed'];

test('all versions of a page name each other', async ({ request }) => {
  const followed = addressesOf(sample, 'pl').filter(({ route }) => FOLLOWED.includes(route.id));
  expect(followed).toHaveLength(FOLLOWED.length);
  for (const { route, path } of followed) {
    const versions = alternatesIn(await (await request.get(path)).text());
    expect(Object.keys(versions).length, route.id).toBeGreaterThan(WALKED.length);
    for (const address of Object.values(versions)) {
      const answer = await request.get(new URL(address).pathname, { maxRedirects: 0 });
      expect([answer.status(), alternatesIn(await answer.text())], address).toEqual([200, versions]);
    }
  }
});
