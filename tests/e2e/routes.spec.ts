import { expect, test } from '@playwright/test';
import { COMPLETE, LOCALES, htmlLang } from '../../locales/manifest.ts';
import type { Locale, Namespace } from '../../locales/manifest.ts';
import { headOf } from './support/head.ts';
import { watchPage } from './support/look.ts';
import { addressesOf, readSample } from './support/visits.ts';
import type { Sample } from './support/visits.ts';

const WALKED = ['pl', 'en', 'de', 'ja', 'sr'] as const satisfies readonly Locale[];

let sample: Sample;
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env['BASE_URL'] ?? '' });
  sample = await readSample(request);
  await request.dispose();
});

/** Of what these show there may be too little yet to be told of: few companies, a month that is not over. */
const MAY_BE_HIDDEN: readonly string[] = [
  ...[
    'transparencyMonth',
    'shopsCategory',
    'servicesCategory',
    'hotelsCategory',
    'restaurantsCategory',
    'categoriesOfKind',
  ],
  ...['country', 'region', 'city', 'cityCategory'],
];

/** hreflang → address, of a page that is only read. */
const alternatesIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link[^>]*rel="alternate"[^>]*>/g)].flatMap(([link]) => {
      const lang = /hrefLang="([^"]+)"/i.exec(link)?.[1];
      const href = /href="([^"]+)"/.exec(link)?.[1];
      return lang && href ? [[lang, href]] : [];
    }),
  );

for (const locale of WALKED) {
  test(`every route in ${locale}: whole, accessible, quiet, and told to search engines as it is`, async ({ page }) => {
    test.setTimeout(600_000);
    const look = watchPage(page);
    for (const { route, path, status, leadsAway } of addressesOf(sample, locale)) {
      await test.step(`${route.id} ${path}`, async () => {
        const answer = await look.open(path, { quietlyFailing: leadsAway });
        if (leadsAway) return;
        expect(answer?.status()).toBe(status);
        await look.isWhole(locale);

        const { robots, canonical, alternates } = await headOf(page);
        const complete = LOCALES.filter((other) =>
          route.namespaces.every((name: Namespace) => COMPLETE[other].includes(name)),
        );
        const isTold = !route.noindex && status === 200 && complete.includes(locale);
        if (!isTold || (MAY_BE_HIDDEN.includes(route.id) && robots !== null)) {
          expect(robots).toContain('noindex');
          expect(alternates).toEqual({});
          return;
        }
        expect(robots ?? '').not.toContain('noindex');
        expect(canonical).toBe(decodeURI(path));
        // The home page is complete where the words of its blocks are.
        if (route.id === 'home')
          expect(Object.keys(alternates)).toEqual(expect.arrayContaining([...WALKED.map(htmlLang), 'x-default']));
        else expect(Object.keys(alternates).toSorted()).toEqual([...complete.map(htmlLang), 'x-default'].toSorted());
        expect(decodeURI(new URL(alternates[htmlLang(locale)]!).pathname)).toBe(canonical);
        // Mutual: the version that is looked at here says the same as this one.
        const other = alternates[htmlLang(locale === 'pl' ? 'en' : 'pl')]!;
        const html = await (await page.request.get(new URL(other).pathname)).text();
        expect(alternatesIn(html)).toEqual(alternates);
      });
    }
  });
}
