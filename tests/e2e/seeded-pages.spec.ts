import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pages } from '../../cms/src/seed/pages/index.ts';
import { LOCALES } from '../../locales/manifest.ts';

/** What a failed look-up of a text leaves on a page. */
const MISSING_TEXT = /\{\{|\b[a-z-]+:[a-z]+(?:\.[\w-]+)+/i;
/** Pages of other locales that are opened: the first ones by address, and the home page among them. */
const OF_OTHERS = 10;

const addressOf = (locale: string, path: string): string =>
  locale === 'pl' ? path : `/${locale}${path === '/' ? '' : path}`;

async function look(page: Page, noise: string[], address: string): Promise<void> {
  await test.step(address, async () => {
    noise.length = 0;
    const answer = await page.goto(address, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect((await page.title()).length).toBeGreaterThan(5);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length ?? 0).toBeGreaterThan(10);
    expect(await page.locator('body').innerText()).not.toMatch(MISSING_TEXT);
    // Texts of lists that the engine fills are not there before it has answered.
    for (const section of await page.locator('main section').all())
      expect((await section.innerText()).trim(), 'an empty block').not.toBe('');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'scrolls sideways').toBeLessThanOrEqual(0);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
    expect(noise).toEqual([]);
  });
}

for (const locale of LOCALES) {
  const paths = pages.map(({ path }) => path).toSorted();
  const opened = locale === 'pl' || locale === 'en' ? paths : paths.slice(0, OF_OTHERS);
  test(`seeded pages in ${locale} say what they should and are accessible`, async ({ page }) => {
    test.setTimeout(300_000);
    const noise: string[] = [];
    page.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(String(error)));
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of opened) await look(page, noise, addressOf(locale, path));
  });
}
