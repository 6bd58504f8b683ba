import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { WIDGET_KINDS } from '@app/contracts/widgets/kinds';
import { buildWidgets } from '../../../../site/node/widgets/build-widgets.ts';
import { chromiumLaunch } from '../../../support/chromium.ts';
import { someWidgetData } from '../../../support/widgets/widget-data.ts';
import { startShop, startWidgetOrigin } from '../../../support/widgets/widget-servers.ts';
import type { BenchEnvironment } from '../bench-environment.ts';
import { figure, median } from '../figures.ts';
import { inTurn, Rounds, type Measure } from '../measure.ts';

/** Kinds that stand on one page of a shop; the list has five reviews. */
const ON_PAGE = ['certificate', 'product-stars', 'rating-list'] as const;
const SLOWER = 4;
const GOAL_MS = 30;
const TIMES = 5;
/** Runs in the page. */
const DRAWN =
  "[...document.querySelectorAll('review-widget')].every((one) => one.shadowRoot && one.shadowRoot.querySelector('.w'))";
const GOAL_LOADER = 5;
const GOAL_KIND = 12;

/** Milliseconds of the main thread for scripts, styles and layout, as the browser counts them. */
async function mainThread(browser: Browser, url: string, ready: (page: Page) => Promise<unknown>): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url);
    await ready(page);
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
    return (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1000;
  } finally {
    await context.close();
  }
}

/** Three widgets on a page of a phone: what they cost its main thread, and what the scripts weigh. */
export async function widgetPages(stage: Pick<BenchEnvironment, 'onClose'>): Promise<Measure> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-widgets-'));
  const { hash } = await buildWidgets(folder);
  const [origin, shop] = [await startWidgetOrigin(folder), await startShop()];
  const idOf = (at: number) => `0190f000-0000-7000-8000-${String(at).padStart(12, '0')}`;
  origin.answer = (id) => someWidgetData(origin.url, ON_PAGE[Number(id.slice(-12))]!, { id });
  const elements = ON_PAGE.map(
    (kind, at) =>
      `<review-widget widget="${idOf(at)}" kind="${kind}" product="A"><a href="/">Reviews</a></review-widget>`,
  ).join('');
  const page = (script: string) =>
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Shop</title>${elements}${script}</html>`;
  shop.pages.set('/without', { body: page('') });
  shop.pages.set('/with', { body: page(`<script async src="${origin.url}/widgets/loader.js"></script>`) });
  const browser = await chromium.launch(chromiumLaunch());
  stage.onClose(async () => {
    await Promise.all([browser.close(), origin.close(), shop.close()]);
    await rm(folder, { recursive: true });
  });
  const rounds = new Rounds();
  const kilobytes = async (file: string) => (await readFile(path.join(folder, hash, `${file}.br`))).length / 1000;
  const loader = await kilobytes('loader.js');
  const kinds = await Promise.all(WIDGET_KINDS.map((kind) => kilobytes(`${kind}.part.js`)));
  const onPage = await Promise.all(ON_PAGE.map((kind) => kilobytes(`${kind}.part.js`)));

  const withWidgets = () =>
    mainThread(browser, `${shop.url}/with`, (page) => page.waitForFunction(DRAWN, undefined, { polling: 200 }));
  const without = () => mainThread(browser, `${shop.url}/without`, (page) => page.waitForTimeout(200));

  return {
    async round(number) {
      const differences: number[] = [];
      for (let time = 0; time < TIMES; time++) {
        const [more, less] = await inTurn(number + time, withWidgets, without);
        differences.push(more - less);
      }
      rounds.add({
        main: median(differences),
        loader,
        heaviest: Math.max(...kinds),
        all: loader + onPage.reduce((a, b) => a + b, 0),
      });
    },
    figures: () => [
      figure(
        {
          measure: 'o',
          name: `three widgets on a phone ${SLOWER} times slower, main thread`,
          unit: 'ms',
          goal: { atMost: GOAL_MS },
        },
        rounds.of('main'),
      ),
      figure({ measure: 'o', name: 'their scripts, compressed', unit: 'kB' }, rounds.of('all')),
      figure({ measure: 'o', name: 'the loader', unit: 'kB', goal: { atMost: GOAL_LOADER } }, rounds.of('loader')),
      figure(
        { measure: 'o', name: 'the heaviest kind', unit: 'kB', goal: { atMost: GOAL_KIND } },
        rounds.of('heaviest'),
      ),
    ],
    notes: () => ({}),
  };
}
