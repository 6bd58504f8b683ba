import { PageUnavailable } from './page-cache.ts';
import type { Releases } from './releases.ts';
import type { RenderedPage } from './renderer.ts';
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
};

interface Asked {
  path: string;
  query: Record<string, string>;
  oneOfMany: boolean;
  /** A page was there. */
  known: boolean;
}

/**
 * Draws pages a few at a time, each by the release that is served when its turn comes: it is kept as that one's.
 * @throws PageUnavailable when too many are asked for, or the engine does not answer
 */
export function drawsInTurn(releases: Pick<Releases, 'current'>): (asked: Asked) => Promise<RenderedPage> {
  const turns = { own: new Turns(TURNS.own), ofMany: new Turns(TURNS.ofMany), unknown: new Turns(TURNS.unknown) };
  return async ({ path, query, oneOfMany, known }) => {
    const prepare = async () => {
      const prepared = await (await releases.current()).renderer.prepare(path, query);
      if (prepared.status >= 500) throw new PageUnavailable(`prepared with status ${prepared.status}`);
      return prepared;
    };
    if (oneOfMany || known) return turns[oneOfMany ? 'ofMany' : 'own'].take(async () => (await prepare()).draw());
    const { status, draw } = await turns.unknown.take(prepare);
    if (isRedirect(status)) return draw();
    return turns[status === 200 ? 'own' : 'ofMany'].take(draw);
  };
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400;
