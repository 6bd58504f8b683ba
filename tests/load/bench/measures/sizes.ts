import { sql } from 'drizzle-orm';
import { encodeCursor } from '../../../../engine/src/platform/cursor.ts';
import { fillLargeCompany } from '../data/fill-large-company.ts';
import { figure, quantile } from '../figures.ts';
import { Rounds } from '../measure.ts';
import type { Measure } from '../measure.ts';
import { metered, processPart } from '../processor-time.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const PAGE = 10_000;
const PER_PAGE = 10;
const GOAL_SIZE = 1.5;
const GOAL_PAGE = 1.2;
const WARM_UP = 200;

export interface SizeOptions {
  port: number;
  /** Of the API. */
  pid: number;
  /** Requests of each kind per round. */
  count: number;
}

const get = (path: string): string =>
  `GET /api/v1/companies/${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Language: en\r\n\r\n`;

/** The cursor of a page far down the list. */
async function cursorOf({ app }: BenchEnvironment, slug: string, page: number): Promise<string> {
  const { rows } = await app.db.queries.execute<{ id: string; published_at: Date }>(sql`
    select r.id, r.published_at from engine.reviews r join engine.companies c on c.id = r.company_id
    where c.slug = ${slug} and r.state = 'published' and r.product_id is null
    order by r.published_at desc, r.id desc offset ${(page - 1) * PER_PAGE - 1}::int limit 1`);
  const [last] = rows;
  if (!last) throw new Error(`there is no page ${page}`);
  return encodeCursor({ at: new Date(last.published_at), id: last.id });
}

/** Sends two reads alternately that should cost the same. */
interface Compared {
  name: string;
  requests: [lesser: string, greater: string];
  names: [lesser: string, greater: string];
  goal: number;
}

/** Compares reads about a company with many reviews to one with few, and a page far down to the first. */
export async function sizes(stage: BenchEnvironment, { port, pid, count }: SizeOptions): Promise<Measure> {
  const started = performance.now();
  const [small, large] = [await fillLargeCompany(stage, SMALL), await fillLargeCompany(stage, LARGE)];
  await stage.app.db.queries.execute(sql`vacuum analyze`);
  const filled = (performance.now() - started) / 1000;
  stage.say(`Companies with ${SMALL} and ${LARGE} reviews are there.`);
  const list = (slug: string) => `${slug}/reviews?limit=${PER_PAGE}`;
  const deep = `${list(large)}&cursor=${encodeURIComponent(await cursorOf(stage, large, PAGE))}`;
  const bySize: [string, string] = [`at ${SMALL} reviews`, `at ${LARGE}`];
  const compared: Compared[] = [
    { name: 'profile', requests: [get(small), get(large)], names: bySize, goal: GOAL_SIZE },
    { name: 'page of reviews', requests: [get(list(small)), get(list(large))], names: bySize, goal: GOAL_SIZE },
    {
      name: 'reviews of one language',
      requests: [get(`${list(small)}&language=de`), get(`${list(large)}&language=de`)],
      names: bySize,
      goal: GOAL_SIZE,
    },
    { name: 'keyset', requests: [get(list(large)), get(deep)], names: ['page 1', `page ${PAGE}`], goal: GOAL_PAGE },
  ];

  const send = async (requests: string[], some: number): Promise<number[]> => {
    const all = Array.from({ length: some }, () => requests).flat();
    const load = { port, connections: 1, requests: all, expectedStatus: 200, timed: true };
    return (await stage.loader.run('http', load)).times ?? [];
  };
  const run = async ({ requests }: Compared, some: number): Promise<[number[], number[]]> => {
    const times = await send(requests, some);
    return [times.filter((_, n) => n % 2 === 0), times.filter((_, n) => n % 2 === 1)];
  };
  const parts = [processPart('API', pid), stage.postgres];
  for (const one of compared) await run(one, WARM_UP);
  const rounds = new Rounds();
  return {
    async round() {
      for (const one of compared) {
        await stage.quiet.wait();
        const [lesser, greater] = (await run(one, count)).map((times) => quantile(times, 0.95)) as [number, number];
        rounds.add({ [`${one.name} 0`]: lesser, [`${one.name} 1`]: greater, [one.name]: greater / lesser });
        // Alternating requests cannot be told apart by CPU time.
        for (const [at, request] of one.requests.entries()) {
          const { processor } = await metered(parts, () => send([request], count));
          rounds.addProcessor(`${one.name} ${at}`, processor, count);
        }
      }
    },
    figures: () =>
      compared.flatMap(({ name, names, goal }) => [
        ...([0, 1] as const).map((at) =>
          figure(
            { measure: 'h', name: at === 0 ? `${name}, ${names[at]}, p95` : names[at], unit: 'ms' },
            rounds.of(`${name} ${at}`),
            rounds.processorOf(`${name} ${at}`),
          ),
        ),
        figure({ measure: 'h', name: 'times as long', unit: '', goal: { atMost: goal } }, rounds.of(name)),
      ]),
    notes: () => ({ 'reads of h per round and kind': count, 'filling the large companies, s': Math.round(filled) }),
  };
}
