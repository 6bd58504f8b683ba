import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { WIDGET_KINDS } from '@app/contracts/widgets/kinds';
import type { WidgetData } from '@app/contracts/widgets/data';
import type { WidgetKind } from '@app/contracts/widgets/kinds';
import { buildWidgets } from '../../../site/node/widgets/build-widgets.ts';
import type { WidgetManifest } from '../../../site/server/widgets/widget-manifest.ts';
import { WIDGET_HEIGHTS } from '../../../site/widgets/heights.ts';
import { someWidgetData } from '../../support/widgets/widget-data.ts';
import { startShop, startWidgetOrigin, type Shop, type WidgetOrigin } from '../../support/widgets/widget-servers.ts';

interface Servers {
  origin: WidgetOrigin;
  shop: Shop;
  manifest: WidgetManifest;
}

/** Tests of widgets need no platform: scripts from a folder of their own, and two servers. */
export const test = base.extend<{ noise: string[]; widgets: Servers }, { servers: Servers }>({
  servers: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is needed from it.
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'widgets-'));
      const manifest = await buildWidgets(folder);
      const [origin, shop] = await Promise.all([startWidgetOrigin(folder), startShop()]);
      await provide({ origin, shop, manifest });
      await Promise.all([origin.close(), shop.close()]);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  widgets: async ({ servers }, provide) => {
    servers.shop.pages.clear();
    servers.origin.answer = (id) => dataOf(servers.origin, id);
    servers.origin.requests.length = 0;
    servers.origin.cookies.length = 0;
    await provide(servers);
  },
  /** Errors and warnings of the page's console. */
  noise: async ({ page }, provide) => {
    const noise: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noise.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => noise.push(String(error)));
    await provide(noise);
  },
});
export { expect };

export interface Placed {
  kind: WidgetKind;
  layout: string;
}

/** Every kind in every layout. */
export const EVERY_WIDGET: readonly Placed[] = WIDGET_KINDS.flatMap((kind) =>
  Object.keys(WIDGET_HEIGHTS[kind]).map((layout) => ({ kind, layout })),
);

/** The id of a kind and layout, whose last digits are its place in the list. */
export const idOf = ({ kind, layout }: Placed): string => {
  const at = EVERY_WIDGET.findIndex((one) => one.kind === kind && one.layout === layout);
  return `0190f000-0000-7000-8000-${String(at).padStart(12, '0')}`;
};

export function dataOf(origin: WidgetOrigin, id: string, own: Partial<WidgetData> = {}): WidgetData {
  const { kind, layout } = EVERY_WIDGET[Number(id.slice(-12))]!;
  const data = someWidgetData(origin.url, kind, { id, ...own });
  return { ...data, settings: { ...data.settings, layout } };
}

const heightOf = ({ kind, layout }: Placed): number => (WIDGET_HEIGHTS[kind] as Record<string, number>)[layout] ?? 0;

/** The code to embed. `styled`: with the reserved height in an attribute; otherwise the page's style sheet has it. */
export const embed = (placed: Placed, { styled = true, attributes = '' } = {}): string =>
  `<review-widget widget="${idOf(placed)}" kind="${placed.kind}" layout="${placed.layout}"${
    styled ? ` style="display:block;height:${heightOf(placed)}px"` : ''
  } ${attributes}><a href="https://shop.example/reviews">Reviews of our customers</a></review-widget>`;

/** Rules for pages whose policy allows no style attributes. */
export const reservingRules = (all: readonly Placed[]): string =>
  all.map((one) => `review-widget[widget="${idOf(one)}"]{display:block;height:${heightOf(one)}px}`).join('\n');

/** Waits until every widget of the page has been near the window and drawn. */
export async function drawAll(page: Page): Promise<void> {
  const elements = await page.locator('review-widget').all();
  for (const element of elements) {
    await element.scrollIntoViewIfNeeded();
    await expect(element.locator('.w')).toBeAttached();
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Sum of what moved without anybody having touched the page. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Entries are handed over with a frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 50)));
      }),
  );
