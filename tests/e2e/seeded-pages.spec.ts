import { expect, test } from '@playwright/test';
import { pages } from '../../cms/src/seed/pages/index.ts';
import { LOCALES, hreflang } from '../../locales/manifest.ts';
import type { Locale } from '../../locales/manifest.ts';
import { localePath } from '../../site/src/lib/links.ts';
import { completeLocales } from './support/complete.ts';
import { alternatesIn, headOf } from './support/head.ts';
import { VIEWS, watchPage } from './support/look.ts';

/** Languages that every page is looked at in, as every route is. */
const WALKED: readonly Locale[] = ['pl', 'en', 'de', 'ja', 'sr'];
/** Pages of other locales that are opened: the first ones by address, and the home page among them. */
const OF_OTHERS = 6;

for (const locale of LOCALES) {
  const paths = pages.map(({ path }) => path).toSorted();
  const opened = WALKED.includes(locale) ? paths : paths.slice(0, OF_OTHERS);
  test(`seeded pages in ${locale} say what they should and are accessible`, async ({ page }) => {
    test.setTimeout(600_000);
    const views = WALKED.includes(locale) ? VIEWS : VIEWS.slice(0, 1);
    const look = watchPage(page);
    await page.setViewportSize({ width: VIEWS[0].width, height: 800 });
    for (const path of opened) {
      await test.step(path, async () => {
        expect((await look.open(localePath(locale, path)))?.status()).toBe(200);
        // Texts of lists that the engine fills are not there before it has answered.
        for (const section of await page.locator('main section').all())
          expect((await section.innerText()).trim(), 'an empty block').not.toBe('');
        await look.isWhole(locale, views);
        const { robots, canonical, alternates } = await headOf(page);
        // The version in the base language names all that search engines are told of; each of them says the same.
        const versions = alternatesIn(await (await page.request.get(path)).text());
        const complete = completeLocales(path);
        expect(Object.keys(versions).toSorted()).toEqual([...complete.map(hreflang), 'x-default'].toSorted());
        if (!complete.includes(locale)) {
          expect(robots).toContain('noindex');
          expect(alternates).toEqual({});
          return;
        }
        expect(robots ?? '').not.toContain('noindex');
        expect(alternates).toEqual(versions);
        expect(canonical).toBe(localePath(locale, path));
        expect(decodeURI(new URL(alternates[hreflang(locale)]!).pathname)).toBe(canonical);
      });
    }
  });
}
