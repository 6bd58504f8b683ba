import type { Page } from '@playwright/test';
import { dataOf, embed, expect, idOf, layoutShift, test, type Placed } from './widget-test.ts';

const LIST: Placed = { kind: 'rating-list', layout: 'list' };
const STARS: Placed = { kind: 'product-stars', layout: 'line' };

const pageWith = (origin: string, content: string, lang = 'en') => ({
  body: `<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width"><title>Shop</title><main><h1>Shop</h1>${content}</main><script async src="${origin}/widgets/loader.js"></script></html>`,
});
const asked = (requests: readonly string[]) => requests.filter((one) => one.startsWith('GET /api/v1/widgets/'));

/** Counts after a garbage collection, of the whole page. */
async function counts(page: Page): Promise<{ nodes: number; listeners: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const found = { nodes: value('Nodes'), listeners: value('JSEventListeners') };
  await session.detach();
  return found;
}

test('a single-page app that adds and removes widgets a hundred times keeps no node and no listener', async ({
  page,
  widgets: { origin, shop },
  noise,
}) => {
  shop.pages.set(
    '/',
    pageWith(origin.url, '<style>.top{position:absolute;top:0;width:100%}</style><div id="view"></div>'),
  );
  await page.goto(shop.url);
  await page.waitForFunction(() => customElements.get('review-widget'));
  const kinds: Placed[] = [
    LIST,
    { kind: 'carousel', layout: 'several' },
    { kind: 'tab', layout: 'right' },
    { kind: 'product-reviews', layout: 'list' },
    { kind: 'trust-page', layout: 'page' },
  ];
  const html = kinds.map((one) => `<div class="top">${embed(one, { attributes: 'product="A1"' })}</div>`).join('');
  const cycles = (times: number) =>
    page.evaluate(
      async ([content, count]) => {
        const view = document.querySelector('#view')!;
        for (let at = 0; at < count; at++) {
          view.innerHTML = content;
          const all = [...view.querySelectorAll('review-widget')];
          const drawn = () => all.every((one) => one.shadowRoot?.querySelector('.w'));
          while (!drawn()) await new Promise((resolve) => setTimeout(resolve, 1));
          const opener = all.at(2)?.shadowRoot?.querySelector<HTMLButtonElement>('.opener');
          opener?.click();
          view.replaceChildren();
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      [html, times] as const,
    );
  await cycles(5);
  const before = await counts(page);
  await cycles(100);
  const after = await counts(page);
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0);
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(0);
  expect(await page.locator('head script[type="application/ld+json"]').count()).toBe(0);
  // One more by our own server, for the structured data.
  expect(asked(origin.requests)).toHaveLength(kinds.length + 1);
  expect(noise).toEqual([]);
});

test('a page that changes widget, product or language gets the new content', async ({
  page,
  widgets: { origin, shop },
}) => {
  origin.answer = (id, query) => {
    const data = dataOf(origin, id);
    return { ...data, texts: { ...data.texts, productCount: `${query.get('product')} ${query.get('locale')}` } };
  };
  shop.pages.set('/', pageWith(origin.url, embed(STARS, { attributes: 'product="A"' })));
  await page.goto(shop.url);
  const element = page.locator('review-widget');
  await expect(element.locator('.w')).toContainText('A en');
  await element.evaluate((one) => one.setAttribute('product', 'B'));
  await expect(element.locator('.w')).toContainText('B en');
  await element.evaluate((one) => one.setAttribute('lang', 'ja'));
  await expect(element.locator('.w')).toContainText('B ja');
  await element.evaluate((one, id) => one.setAttribute('widget', id), idOf(LIST));
  await expect(element.locator('.w.panel')).toContainText('Anna K.');
});

test('two widgets of one id ask once, and one far below the window asks when it comes near', async ({
  page,
  widgets: { origin, shop },
}) => {
  const far = embed({ kind: 'badge', layout: 'large' });
  shop.pages.set('/', pageWith(origin.url, `${embed(LIST)}${embed(LIST)}<div style="height:4000px"></div>${far}`));
  await page.goto(shop.url);
  await expect(page.locator('review-widget .w')).toHaveCount(2);
  expect(asked(origin.requests)).toEqual([`GET /api/v1/widgets/${idOf(LIST)}?locale=en`]);
  await page.locator('review-widget').last().scrollIntoViewIfNeeded();
  await expect(page.locator('review-widget .w')).toHaveCount(3);
  expect(asked(origin.requests)).toHaveLength(2);
  await expect.poll(() => origin.requests.filter((one) => one.endsWith('/seen')).length).toBe(2);
  expect(origin.cookies).toEqual([]);
});

for (const status of [403, 404, 500])
  test(`the link stays, and nothing moves, when the engine answers ${status}`, async ({
    page,
    widgets: { origin, shop },
  }) => {
    origin.answer = () => status;
    shop.pages.set('/', pageWith(origin.url, `${embed(LIST)}<p>below</p>`));
    const answered = page.waitForResponse((one) => one.url().includes('/api/v1/widgets/'));
    await page.goto(shop.url);
    await answered;
    await expect(page.getByText('Reviews of our customers')).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });

test('without scripts the link is there', async ({ browser, widgets: { origin, shop } }) => {
  shop.pages.set('/', pageWith(origin.url, embed(LIST)));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url);
  await expect(page.getByRole('link', { name: 'Reviews of our customers' })).toBeVisible();
  await context.close();
});

test('the tab opens by key, holds the focus, and gives it back', async ({ page, widgets: { origin, shop } }) => {
  shop.pages.set('/', pageWith(origin.url, `<a href="#x">Shop link</a>${embed({ kind: 'tab', layout: 'right' })}`));
  await page.goto(shop.url);
  const opener = page.getByRole('button', { name: 'Reviews' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Newest reviews' });
  await expect(dialog).toBeVisible();
  const outside = () => page.evaluate(() => document.activeElement?.matches('main > a') ?? false);
  for (let at = 0; at < 40; at++) {
    await page.keyboard.press('Tab');
    expect(await outside()).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the carousel is turned by buttons that say where it is, and never by itself', async ({
  page,
  widgets: { origin, shop },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  shop.pages.set('/', pageWith(origin.url, embed({ kind: 'carousel', layout: 'one' })));
  await page.goto(shop.url);
  const next = page.getByRole('button', { name: 'Next review' });
  const author = (name: string) => page.getByRole('article', { name });
  await expect(author('Anna K.')).toBeInViewport();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(author('Jörg Müller-Lüdenscheidt')).toBeInViewport();
  await expect(author('Anna K.')).not.toBeInViewport();
  await expect(page.locator('review-widget .turns [aria-live]')).toHaveText('Review 2 of 5');
  for (let at = 0; at < 6; at++) await page.keyboard.press('Enter');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
});

test('a carousel whose reviews all fit beside each other has nothing to turn', async ({
  page,
  widgets: { origin, shop },
}) => {
  origin.answer = (id) => {
    const data = dataOf(origin, id);
    return { ...data, reviews: data.reviews.slice(0, 3) };
  };
  await page.setViewportSize({ width: 1200, height: 700 });
  shop.pages.set('/', pageWith(origin.url, embed({ kind: 'carousel', layout: 'several' })));
  await page.goto(shop.url);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Next review' })).toBeHidden();
  await page.setViewportSize({ width: 400, height: 700 });
  await expect(page.getByRole('button', { name: 'Next review' })).toBeVisible();
});

test('a card opens its origin and the coverage, and changes between translation and original', async ({
  page,
  widgets: { origin, shop },
}) => {
  shop.pages.set('/', pageWith(origin.url, embed(LIST)));
  await page.goto(shop.url);
  const card = page.getByRole('article', { name: 'Jörg Müller-Lüdenscheidt' });
  await expect(card).toContainText('The delivery came on time.');
  await expect(card).toContainText('Translated from: German');
  await card.getByRole('button', { name: 'Show the original' }).click();
  await expect(card.locator('p[lang="de"]')).toHaveText('Die Lieferung kam pünktlich.');
  await card.getByText('Not confirmed by purchase').click();
  await expect(card.getByText('Checked by the filters, 12 March 2026')).toBeVisible();
  await page.getByText('Who was asked').click();
  await expect(page.getByText('92% of this company’s customers')).toBeVisible();
  const box = page.locator('review-widget .box');
  expect((await box.boundingBox())?.height).toBe(560);
  await page.getByRole('button', { name: 'Show more' }).last().click();
  expect((await box.boundingBox())?.height).toBeGreaterThan(700);
});

test('a pinned script needs no loader, and its integrity holds', async ({
  page,
  widgets: { origin, shop, manifest },
  noise,
}) => {
  const { url, integrity } = manifest.kinds['rating-list']!;
  shop.pages.set('/', {
    body: `<!doctype html><html lang="en"><title>Shop</title>${embed(LIST)}<script type="module" src="${origin.url}${url}" integrity="${integrity}" crossorigin="anonymous"></script></html>`,
  });
  await page.goto(shop.url);
  await expect(page.locator('review-widget .w')).toContainText('Anna K.');
  expect(origin.requests.filter((one) => one.includes('/widgets/') && one.endsWith('.js'))).toEqual([`GET ${url}`]);
  expect(noise).toEqual([]);
});

test('the frame shows the widget in a sandbox without rights of its own', async ({
  page,
  widgets: { origin, shop },
  noise,
}) => {
  shop.pages.set('/', {
    body: `<!doctype html><html lang="en"><title>Shop</title><iframe title="Reviews" width="600" height="560" sandbox="allow-scripts allow-popups" src="${origin.url}/widgets/frame/${idOf(LIST)}?locale=en"></iframe></html>`,
    headers: { 'Content-Security-Policy': `default-src 'none'; frame-src ${origin.url}` },
  });
  await page.goto(shop.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('review-widget .w')).toContainText('Anna K.');
  await expect(frame.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  expect(noise).toEqual([]);
});

test('a survey is our page in a sandboxed frame, with a way to it beside', async ({
  page,
  widgets: { origin, shop },
}) => {
  const placed: Placed = { kind: 'survey-form', layout: 'frame' };
  shop.pages.set('/', pageWith(origin.url, embed(placed)));
  await page.goto(shop.url);
  await expect(page.frameLocator('review-widget iframe').getByRole('heading')).toHaveText('How was the shop?');
  expect(origin.requests).toContain(`GET /en/surveys/form/token?widget=${idOf(placed)}`);
  await expect(page.getByRole('link', { name: 'Open the survey' })).toBeVisible();
});

for (const [state, says, graded] of [
  ['blocked', 'An administrator has blocked this company.', false],
  ['hidden', 'This company does not show its reviews.', true],
  ['suspended', 'Reviews of this company are not shown at the moment.', true],
  ['empty', 'Nobody has written a review yet.', true],
] as const)
  test(`a company that is ${state} says so, without cards or a form`, async ({ page, widgets: { origin, shop } }) => {
    origin.answer = (id) => dataOf(origin, id, { state, ...(state === 'empty' && { reviews: [] }) });
    shop.pages.set('/', pageWith(origin.url, embed({ kind: 'product-reviews', layout: 'list' })));
    await page.goto(shop.url);
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'out of 5' })).toHaveCount(graded ? 1 : 0);
    await expect(page.getByRole('link', { name: 'Write a review' })).toHaveCount(
      state === 'blocked' || state === 'suspended' ? 0 : 1,
    );
  });
