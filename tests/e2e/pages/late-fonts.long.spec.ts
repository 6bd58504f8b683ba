import { expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';

/** How late fonts come, as on a slow phone; long after the first paint. */
const LATE_MS = 1_500;
const MOST_SHIFT = 0.02;

/** Layout shift of a page on a phone whose fonts come late. */
async function shiftOf(browser: Browser, path: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  let late = 0;
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    late += 1;
    await route.continue();
  });
  await page.addInitScript(() => {
    const state = globalThis as unknown as { shift: number };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  expect((await page.goto(path))?.status()).toBe(200);
  const shift = await page.evaluate(async () => {
    await document.fonts.ready;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let frame = 0; frame < 4; frame += 1) await nextFrame();
    return (globalThis as unknown as { shift: number }).shift;
  });
  expect(late).toBeGreaterThan(0);
  await context.close();
  return shift;
}

/** A page of each type that people land on. */
async function pageTypes(read: (path: string) => Promise<unknown>): Promise<string[]> {
  const { items } = (await read('/api/v1/directory/shops?limit=1')) as { items: { slug: string }[] };
  return [
    '/',
    `/reviews/${items[0]?.slug}`,
    '/restaurants',
    '/shops/books',
    '/categories/restaurants/pl/mazowieckie/warszawa',
    '/find-company',
    '/search/hotel',
    '/categories',
    '/trust/how-grades-are-computed',
  ];
}

for (const locale of ['pl', 'de', 'ja', 'el']) {
  test(`no page in ${locale} moves when its fonts come late`, async ({ browser, request }) => {
    const paths = await pageTypes(async (path) => (await request.get(path)).json());
    const moved: string[] = [];
    for (const path of paths) {
      const shift = await shiftOf(browser, locale === 'pl' ? path : `/${locale}${path === '/' ? '' : path}`);
      if (shift > MOST_SHIFT) moved.push(`${path}: ${shift.toFixed(3)}`);
    }
    expect(moved).toEqual([]);
  });
}
