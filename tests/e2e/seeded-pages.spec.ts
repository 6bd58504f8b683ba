import { expect, test } from '@playwright/test';
import { pages } from '../../cms/src/seed/pages/index.ts';
import { LOCALES, htmlLang } from '../../locales/manifest.ts';
import { localePath } from '../../site/src/lib/links.ts';
import { headOf } from './support/head.ts';
import { VIEWS, watchPage } from './support/look.ts';

/** Pages of other locales that are opened: the first ones by address, and the home page among them. */
const OF_OTHERS = 10;

for (const locale of LOCALES) {
  const paths = pages.map(({ path }) => path).toSorted();
  const opened = locale === 'pl' || locale === 'en' ? paths : paths.slice(0, OF_OTHERS);
  test(`seeded pages in ${locale} say what they should and are accessible`, async ({ page }) => {
    test.setTimeout(300_000);
    const [phone] = VIEWS;
    const look = watchPage(page);
    await page.setViewportSize({ width: phone.width, height: 800 });
    for (const path of opened) {
      await test.step(path, async () => {
        expect((await look.open(localePath(locale, path)))?.status()).toBe(200);
        // Texts of lists that the engine fills are not there before it has answered.
        for (const section of await page.locator('main section').all())
          expect((await section.innerText()).trim(), 'an empty block').not.toBe('');
        await look.isWhole(locale, [phone]);
        const { robots, canonical, alternates } = await headOf(page);
        if (robots?.includes('noindex')) {
          expect(alternates).toEqual({});
          return;
        }
        expect(canonical).toBe(localePath(locale, path));
        expect(decodeURI(new URL(alternates[htmlLang(locale)]!).pathname)).toBe(canonical);
        expect(Object.keys(alternates)).toEqual(expect.arrayContaining(['pl', 'en', 'x-default']));
      });
    }
  });
}
