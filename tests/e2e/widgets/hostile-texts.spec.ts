import type { WidgetData } from '@app/contracts/widgets/data';
import { XSS_PAYLOADS } from '../../support/xss-payloads.ts';
import { dataOf, EVERY_WIDGET, expect, idOf, test, type Placed } from './widget-test.ts';

/** Keys whose values are not words but decide what is drawn. */
const KEPT = new Set(['id', 'kind', 'layout', 'scheme', 'state', 'origin', 'symbol', 'language', 'translatedFrom']);

/** The same data with the text in the place of every word, address, date and language. */
function pushedInto<Value>(value: Value, text: string): Value {
  if (Array.isArray(value))
    return value.map((one: unknown) => (typeof one === 'string' ? text : pushedInto(one, text))) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      typeof one === 'string' ? (KEPT.has(key) ? one : text) : pushedInto(one, text),
    ]),
  ) as Value;
}

/** Languages and settings too: what no engine sends, but a broken one might. */
const worst = (data: WidgetData, text: string): WidgetData => {
  const pushed = pushedInto(data, text);
  const reviews = pushed.reviews.map((one) => ({ ...one, language: text, translatedFrom: text, original: text }));
  return {
    ...pushed,
    reviews,
    locale: text,
    dir: text,
    settings: { ...pushed.settings, accent: text, layout: text },
  } as unknown as WidgetData;
};

const kinds = [...new Map(EVERY_WIDGET.map((one) => [one.kind, one])).values()];

for (const placed of kinds)
  test(`no text runs anything in ${placed.kind}, and each is shown as it was written`, async ({
    page,
    widgets: { origin, shop },
    noise,
  }) => {
    shop.pages.set('/', {
      body: `<!doctype html><html lang="en"><title>Shop</title><style>.top{position:absolute;top:0;width:100%}</style><main></main><script src="${origin.url}/widgets/loader.js"></script></html>`,
    });
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    await page.goto(shop.url);
    const data = dataOf(origin, idOf(placed));
    // One with photos, one with an answer and a source.
    const reviews = data.reviews.filter(({ photos, answer }) => photos.length > 0 || answer !== null);
    const all = XSS_PAYLOADS.map((text) => [text, worst({ ...data, reviews }, text)] as const);
    const faults = await page.evaluate(showAll, [all, placed] as const);
    expect(faults).toEqual([]);
    expect(dialogs).toBe(0);
    // Pictures and frames at addresses that lead nowhere, or with a name and password, which the browser refuses.
    expect(noise.filter((one) => !/^(?:Failed to load resource|Subresource requests)/.test(one))).toEqual([]);
    expect(page.url()).toBe(`${shop.url}/`);
    expect(await page.title()).toBe('Shop');
  });

/** In the page: draws each of the data and says what is wrong with what stands there then. */
async function showAll([all, { kind, layout }]: readonly [readonly (readonly [string, WidgetData])[], Placed]): Promise<
  string[]
> {
  const faults: string[] = [];
  let ran = 0;
  Object.assign(globalThis, { ran: () => (ran += 1), alert: () => (ran += 1) });
  const AT_A_TIME = 30;
  const answers = new Map<string, WidgetData>();
  globalThis.fetch = (url) => {
    const [, id = ''] = /widgets\/(\d+)/.exec(String(url)) ?? [];
    return Promise.resolve(Response.json(answers.get(id)));
  };
  const main = document.querySelector('main')!;
  const head = document.head.childElementCount;
  const EXPECTED =
    /^(A|ARTICLE|BUTTON|DETAILS|DIALOG|DIV|H2|H3|IFRAME|IMG|LI|P|SECTION|SPAN|STRONG|SUMMARY|TIME|UL|circle|g|path|rect|svg)$/;
  const squeeze = (text: string) => text.replace(/[\s\0]+/g, '').replace(/\{\{(\w+)\}\}/g, '');
  const check = (text: string, root: Element) => {
    for (const button of root.querySelectorAll('button')) button.click();
    for (const details of root.querySelectorAll('details')) details.open = true;
    for (const one of root.querySelectorAll('*')) {
      if (!EXPECTED.test(one.tagName)) faults.push(`<${one.tagName}> from ${text}`);
      for (const { name, value } of one.attributes) {
        if (name.startsWith('on') || name === 'style' || name === 'srcdoc') faults.push(`${name} from ${text}`);
        if ((name === 'href' || name === 'src') && !/^https?:/.test(value))
          faults.push(`${name}=${value} from ${text}`);
      }
    }
    const visible = squeeze(text);
    if (visible && kind !== 'survey-form' && !squeeze(root.textContent).includes(visible))
      faults.push(`not shown: ${text}`);
  };
  for (let from = 0; from < all.length; from += AT_A_TIME) {
    const some = all.slice(from, from + AT_A_TIME).map(([text, data], at) => {
      const element = document.createElement('review-widget');
      const widget = String(from + at);
      answers.set(widget, data);
      for (const [name, value] of Object.entries({ widget, kind, layout, preview: '' }))
        element.setAttribute(name, value);
      return { text, element };
    });
    // All of them near the window, as otherwise they would wait until they are.
    const holders = some.map(({ element }) => {
      const holder = document.createElement('div');
      holder.className = 'top';
      holder.append(element);
      return holder;
    });
    main.append(...holders);
    const drawn = (element: Element) => element.shadowRoot?.querySelector('.w') ?? null;
    for (let tries = 0; tries < 300 && !some.every(({ element }) => drawn(element)); tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const { text, element } of some) {
      const root = drawn(element);
      if (root) check(text, root);
      else faults.push(`not drawn: ${text}`);
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (ran > 0) faults.push(`ran: one of ${from} to ${from + AT_A_TIME}`);
    ran = 0;
    main.replaceChildren();
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  if (ran > 0) faults.push('ran later');
  if (document.head.childElementCount !== head) faults.push('something stays in the head');
  return faults;
}
