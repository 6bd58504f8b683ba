import { PageUnavailable } from './page-cache.ts';
import type { ServedSite } from './published/served-site.ts';
import type { PageToDraw, RenderedPage } from './renderer.ts';
import { Turns } from './turns.ts';

/**
 * Renderings at a time: drawing takes one core 16 ms, asking the engine some times that, so that more would only hold up
 * each other. As many wait as are drawn in about a second. Addresses that are made up as one likes have turns of their
 * own: whoever asks for all of them leaves the larger part to the others. Whether an address without a query is made up
 * says the engine, within milliseconds, so that many more can wait to hear it.
 */
const TURNS = {
  own: { atOnce: 12, waiting: 48, patienceMs: 2_000 },
  ofMany: { atOnce: 4, waiting: 16, patienceMs: 2_000 },
  unknown: { atOnce: 24, waiting: 480, patienceMs: 2_000 },
  // Pages that the release has not yet wait for nobody: two are as quick as more.
  published: { atOnce: 2, waiting: 64, patienceMs: 3_000 },
};

/** The page on the site that is served when its turn comes: it is kept as that one's. */
type OnSite = (site: ServedSite) => PageToDraw;

interface Asked {
  oneOfMany: boolean;
  /** A page was there. */
  known: boolean;
}

interface Drawing {
  /** @throws PageUnavailable when too many are asked for, or the engine does not answer */
  render(page: OnSite, asked: Asked): Promise<RenderedPage>;
  /** A page that asks nobody. @throws PageUnavailable when too many are asked for */
  draw(page: OnSite): Promise<RenderedPage>;
}

/** Draws pages a few at a time. */
export function drawsInTurn(serving: () => Promise<ServedSite>): Drawing {
  const turns = {
    ...{ own: new Turns(TURNS.own), ofMany: new Turns(TURNS.ofMany), unknown: new Turns(TURNS.unknown) },
    published: new Turns(TURNS.published),
  };
  const prepare = async (page: OnSite) => {
    const site = await serving();
    const prepared = await site.release.renderer.prepare(page(site));
    if (prepared.status >= 500) throw new PageUnavailable(`prepared with status ${prepared.status}`);
    return prepared;
  };
  const drawNow = async (page: OnSite) => (await prepare(page)).draw();
  return {
    draw: (page) => turns.published.take(() => drawNow(page)),
    async render(page, { oneOfMany, known }) {
      if (oneOfMany || known) return turns[oneOfMany ? 'ofMany' : 'own'].take(() => drawNow(page));
      const { status, draw } = await turns.unknown.take(() => prepare(page));
      if (isRedirect(status)) return draw();
      return turns[status === 200 ? 'own' : 'ofMany'].take(draw);
    },
  };
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400;
