import { expect, test } from '@playwright/test';
import { openReady, untilReady } from '../support/ready.ts';

for (const javaScriptEnabled of [true, false]) {
  test(`the directory leads from the index to a company ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto('/en/categories');
    await page
      .getByRole('region', { name: 'Restaurants' })
      .getByRole('link', { name: /^Poland/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurants in Poland');

    await page
      .getByRole('region', { name: 'Regions' })
      .getByRole('link', { name: /^mazowieckie/ })
      .click();
    await page
      .getByRole('region', { name: 'Cities' })
      .getByRole('link', { name: /^Warsaw/ })
      .click();
    await expect(page).toHaveURL('/en/categories/restaurants/pl/mazowieckie/warszawa');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(
      page
        .locator('main ol li')
        .filter({ has: page.getByRole('heading') })
        .first(),
      // Companies with few reviews have no place yet.
    ).toContainText(/^(?:21|–)/);

    await page.goBack();
    await page.getByRole('region', { name: 'Categories' }).locator('a').nth(1).click();
    await expect(page).toHaveURL(/warszawa\/[a-z-]+$/);
    const company = page.locator('main ol').last().getByRole('link').first();
    const name = (await company.textContent()) ?? '';
    await company.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await context.close();
  });
}

test('scripts that arrive late leave the page where its visitor has scrolled to', async ({ page }) => {
  const arrive: (() => void)[] = [];
  let late = false;
  await page.route('**/*.js', async (route) => {
    if (late) await new Promise<void>((resolve) => arrive.push(resolve));
    await route.continue();
  });
  const place = () => page.evaluate(() => window.scrollY);
  await openReady(page, '/en/categories/restaurants/pl/mazowieckie/warszawa');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  late = true;
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(place, 'the browser restores the place').toBeGreaterThan(800);
  await page.mouse.move(180, 400);
  // A page that is still being laid out can stop a turn of the wheel before it has reached the top.
  await expect(async () => {
    await page.mouse.wheel(0, -20_000);
    await expect.poll(place, { message: 'the visitor scrolls', timeout: 1_000 }).toBe(0);
  }).toPass();
  late = false;
  arrive.forEach((one) => one());
  await untilReady(page);
  expect(await place()).toBe(0);
});

test('the order is that of the ranking, and counts go on over pages', async ({ page }) => {
  const places: number[] = [];
  for (const path of ['/en/shops', '/en/shops?page=2']) {
    await page.goto(path);
    const rows = page.locator('main ol').last().locator('> li > span:first-child');
    places.push(...(await rows.allTextContents()).map(Number));
  }
  expect(places).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
});

test('search engines are told of lists that have something to say, at one address each', async ({ request }) => {
  const page = async (path: string) => (await request.get(path)).text();
  const hidden = (html: string) => html.includes('content="noindex');
  const full = await page('/en/categories/restaurants/pl/mazowieckie/warszawa?page=2&utm_source=x');
  expect(full.includes('/en/categories/restaurants/pl/mazowieckie/warszawa?page=2" data-gatsby-head')).toBe(true);
  expect(full.includes('"BreadcrumbList"')).toBe(true);
  expect(hidden(full)).toBe(false);
  expect(hidden(await page('/en/categories/hotels/pl?category=spa-hotels'))).toBe(true);

  const moved = await request.get('/restaurants/PL/mazowieckie/warszawa/', { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([
    301,
    '/categories/restaurants/pl/mazowieckie/warszawa',
  ]);
  for (const path of ['/hotels?page=9999', '/hotels/books', '/categories/toys', '/categories/hotels/xx'])
    expect((await request.get(path)).status()).toBe(404);
});
