import { expect, test } from '@playwright/test';
import { accessibilityViolations } from '../support/page-check.ts';
import { openReady } from '../support/ready.ts';

for (const path of ['/en', '/en/find-company', '/en/search/hotel']) {
  test(`the box on ${path} suggests while somebody types, by keyboard alone`, async ({ page }) => {
    await openReady(page, path);
    const box = page.getByRole('combobox', { name: 'Company name or web address' }).first();
    await box.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('krakow', { delay: 20 });
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list).toBeVisible();
    await expect(page.getByRole('group', { name: 'Categories and places' })).toContainText('Kraków');
    await expect(page.locator('main form [role=status]').first()).toHaveText(/\d+ suggestions?/);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    // The last option, reached by going up from the box: all results.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/search/krakow');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “krakow”');
  });
}

test('a suggested place leads to its list, a suggested company to its profile', async ({ page }) => {
  await openReady(page, '/en/find-company');
  await page.getByRole('combobox').first().fill('hotels kraków');
  await page.getByRole('option', { name: 'Hotels in Kraków', exact: true }).click();
  await page.waitForURL(/\/en\/categories\/hotels\/pl\/[a-z-]+\/krakow$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotels in Kraków');
});

test('results can be filtered, paged and revisited without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env['BASE_URL'] ?? '' });
  const page = await context.newPage();
  await page.goto('/find-company');
  await page.locator('main input[name=q]').fill('warszawa');
  await page.locator('main form[role=search] button').click();
  await page.waitForURL('**/search/warszawa');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow');
  const items = page.locator('main ul > li:has(h3)');
  expect(await items.count()).toBeGreaterThan(3);
  await page
    .getByRole('region', { name: 'Rodzaj firmy' })
    .getByRole('link', { name: /^Restauracje/ })
    .click();
  await page.waitForURL('**/search/warszawa?kind=restaurants');
  await page.getByRole('link', { name: 'Następna' }).click();
  await page.waitForURL('**/search/warszawa?kind=restaurants&page=2');
  expect(await items.count()).toBeGreaterThan(0);
  await page.goto('/search/qqxxzzqqxx');
  await expect(page.getByText('Nie znaleźliśmy firmy, której szukasz')).toBeVisible();
  await page.getByRole('link', { name: 'Firmy według kategorii' }).first().click();
  await page.waitForURL('**/categories');
  await context.close();
});

test('every search phrase has its own URL', async ({ request }) => {
  const go = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), answer.headers()['location'] ?? ''];
  };
  expect(await go('/en/find-company?q=https%3A%2F%2Fwww.shop.com%2Fa%3Fb%3D1')).toEqual([
    301,
    '/en/search/www.shop.com/a',
  ]);
  for (const phrase of ['www.shop.com/a', '100', 'R&B', '%E9%8A%80%E5%BA%A7', 'C++', "L'Orangerie"])
    expect([phrase, ...(await go(`/en/search/${phrase}`))]).toEqual([phrase, 200, '']);
  expect(await go('/search/hotel?page=999')).toEqual([404, '']);
});
