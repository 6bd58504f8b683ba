import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/page-check.ts';
import { HOSTS } from './hosts.ts';
import { drawAll, EVERY_WIDGET, expect, idOf, layoutShift, test } from './widget-test.ts';

/** Size, colour and type of everything inside each widget. */
const looks = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('review-widget')].map((element) => {
        const inner = [...(element.shadowRoot?.querySelectorAll('.w *') ?? [])];
        const look = inner.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          const style = getComputedStyle(one);
          return [
            one.tagName,
            one.getAttribute('class'),
            Math.round(width),
            Math.round(height),
            style.color,
            style.fontSize,
            style.fontFamily.slice(0, 9),
            style.letterSpacing,
            style.textTransform,
            style.textAlign,
          ].join(' ');
        });
        return [element.getAttribute('widget'), look];
      }),
    ),
  );

async function open(
  page: Page,
  { origin, shop }: { origin: { url: string }; shop: { url: string; pages: Map<string, object> } },
  name: string,
) {
  const { body, css = '', headers } = HOSTS[name]!(origin.url);
  shop.pages.set('/', { body, headers });
  shop.pages.set('/shop.css', { body: css, type: 'text/css' });
  await page.goto(shop.url);
  await drawAll(page);
}

for (const name of Object.keys(HOSTS))
  test(`every widget is whole on the ${name} page: nothing moves, nothing is complained about`, async ({
    page,
    widgets,
    noise,
  }, info) => {
    await page.setViewportSize({ width: 1000, height: 900 });
    await open(page, widgets, name);
    for (const placed of EVERY_WIDGET) {
      const element = page.locator(`review-widget[widget="${idOf(placed)}"]`);
      await expect(element.locator('.w')).toBeAttached();
      await expect(element.getByText('Reviews of our customers')).toBeHidden();
    }
    expect(await layoutShift(page)).toBe(0);
    const hostile = await looks(page);
    // What the old page adds to built-ins breaks axe, not the widgets.
    await page.evaluate(() => {
      for (const name of ['each', 'extend', 'hide'])
        for (const { prototype } of [Array, Object, Element]) Reflect.deleteProperty(prototype, name);
    });
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(noise).toEqual([]);
    expect(widgets.origin.cookies).toEqual([]);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'tracking' }));
    expect(await page.locator('head script[type="application/ld+json"]').count()).toBe(1);
    await info.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });

    if (name === 'plain') return;
    await open(page, widgets, 'plain');
    const plain = await looks(page);
    for (const placed of EVERY_WIDGET) expect(hostile[idOf(placed)], idOf(placed)).toEqual(plain[idOf(placed)]);
  });
