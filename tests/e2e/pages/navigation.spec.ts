import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { accessibilityViolations, scrollsSideways } from '../support/page-check.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
/** Long words, other scripts. */
const LOCALES = ['pl', 'de', 'ja', 'el', 'bg'] as const;

const home = (locale: string) => (locale === 'pl' ? '/' : `/${locale}`);
const header = (page: Page) => page.locator('header nav');

for (const theme of ['light', 'dark'] as const) {
  test(`menus and foot in ${theme}: nothing runs over, no axe violation`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const locale of LOCALES) {
      await page.setViewportSize(WIDE);
      await page.goto(home(locale));
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const menu = header(page).locator('li details').last();
      await menu.locator('summary').click();
      await expect(menu.getByRole('link').first()).toBeVisible();
      expect(await scrollsSideways(page), `${locale} wide`).toBe(false);

      await page.setViewportSize(PHONE);
      await page.reload();
      await header(page).locator('summary').first().click();
      await header(page).locator('li summary').first().click();
      await expect(header(page).getByRole('link').first()).toBeVisible();
      expect(await scrollsSideways(page), `${locale} phone`).toBe(false);
      expect(await accessibilityViolations(page, 'header', 'footer'), locale).toEqual([]);
    }
  });
}

test('menus can be used with the keyboard only', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/en');
  const menus = header(page).locator('li details');
  const first = menus.first();
  // Scripts are there once a key works.
  await expect(async () => {
    await first.locator('summary').focus();
    await page.keyboard.press('ArrowDown');
    await expect(first.getByRole('link').first()).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowRight');
  await expect(menus.nth(1).locator('summary')).toBeFocused();
  await expect(first.getByRole('link').first()).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(menus.nth(1).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menus.nth(1).getByRole('link').first()).toBeHidden();
  await expect(menus.nth(1).locator('summary')).toBeFocused();
});

test('menus open and their links work without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  await page.goto('/en');
  await header(page).locator('summary').first().click();
  await header(page).locator('li summary', { hasText: 'Product' }).click();
  await header(page).getByRole('link', { name: 'Surveys and NPS' }).click();
  await expect(page).toHaveURL(/\/en\/surveys$/);
  await context.close();
});
