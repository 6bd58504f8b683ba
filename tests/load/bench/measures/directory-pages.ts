import { sql } from 'drizzle-orm';
import { rebuildDirectory } from '../../../../engine/src/domains/directory/public.ts';
import { compose } from '../../../../engine/src/entry/compose.ts';
import { readConfig } from '../../../../engine/src/platform/config.ts';
import type { AppContext } from '../../../../engine/src/platform/context.ts';
import { migrate } from '../../../../engine/src/platform/database/migrate.ts';
import { figure, quantile } from '../figures.ts';
import { fillDirectory } from '../data/fill-directory.ts';
import { Rounds } from '../measure.ts';
import type { Measure } from '../measure.ts';
import { metered, processPart } from '../processor-time.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

const GOAL_P95_MS = 50;
const PER_PAGE = 20;
/** The engine's limit of paging. */
const DEPTH = 10_000;

export interface DirectoryOptions {
  companies: number;
  reviews: number;
  /** Pages asked for per round, of all levels in turn. */
  count: number;
}

interface Level extends Record<string, unknown> {
  query: string;
  companies: number;
}

/** Every list there is, from kinds down to a category in a city, with how many companies it has. */
async function levelsOf({ db }: AppContext): Promise<Level[][]> {
  const levels = [
    sql`kind`,
    sql`kind || '?category=' || category`,
    sql`kind || '?country=' || country`,
    sql`kind || '?country=' || country || '&category=' || category`,
    sql`kind || '?country=' || country || '&region=' || region_slug`,
    sql`kind || '?country=' || country || '&region=' || region_slug || '&city=' || city_slug`,
    sql`kind || '?country=' || country || '&region=' || region_slug || '&city=' || city_slug || '&category=' || category`,
  ];
  const found: Level[][] = [];
  for (const [index, query] of levels.entries()) {
    const placed = index < 2 ? sql`true` : sql`kind <> 'shops'`;
    const { rows } = await db.queries.execute<Level>(sql`
      select ${query} as query, count(*)::int as companies from engine.directory_entries where ${placed} group by 1 order by 1`);
    found.push(rows);
  }
  return found;
}

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Requests of all levels in turn, on any list; half of them for its first page. */
function requestsOf(levels: Level[][], count: number, seed: number): string[] {
  const next = numbers(seed);
  return Array.from({ length: count }, (_, n) => {
    const lists = levels[n % levels.length] ?? [];
    const { query, companies } = lists[Math.floor(next() * lists.length)] ?? { query: 'shops', companies: 1 };
    const last = Math.min(Math.ceil(companies / PER_PAGE), DEPTH / PER_PAGE);
    const page = next() < 0.5 ? 1 : 1 + Math.floor(next() * last);
    const path = `${query}${query.includes('?') ? '&' : '?'}page=${page}&limit=${PER_PAGE}`;
    return `GET /api/v1/directory/${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Language: en\r\n\r\n`;
  });
}

/** Pages of lists, one after the other; most counts are not cached, as few lists recur within a minute. */
export async function directoryPages(stage: BenchEnvironment, options: DirectoryOptions): Promise<Measure> {
  const databaseUrl = await stage.newDatabase('directory');
  await migrate(databaseUrl);
  const { app, close } = compose('bench', readConfig({ ...stage.env, DATABASE_URL: databaseUrl }));
  stage.onClose(close);
  await fillDirectory(app, options);
  const started = performance.now();
  await rebuildDirectory(app);
  const built = (performance.now() - started) / 1000;
  await app.db.queries.execute(sql`vacuum analyze engine.directory_entries`);
  const levels = await levelsOf(app);
  stage.say(`${options.companies} companies stand in ${levels.flat().length} lists.`);
  const { port, process: api } = await stage.startApi(databaseUrl);
  const parts = [processPart('API', api.pid), stage.postgres];

  const run = async (seed: number, count: number): Promise<number[]> => {
    const load = { port, connections: 1, requests: requestsOf(levels, count, seed), expectedStatus: 200, timed: true };
    return (await stage.loader.run('http', load)).times ?? [];
  };
  await run(0, 200);
  const rounds = new Rounds();
  return {
    async round(number) {
      await stage.quiet.wait();
      const { result: times, processor } = await metered(parts, () => run(number, options.count));
      rounds.addProcessor('page', processor, times.length);
      rounds.add({ p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99) });
    },
    figures: () => [
      figure(
        { measure: 'i', name: `page of a list of ${options.companies} companies, p50`, unit: 'ms' },
        rounds.of('p50'),
        rounds.processorOf('page'),
      ),
      figure({ measure: 'i', name: 'p95', unit: 'ms', goal: { atMost: GOAL_P95_MS } }, rounds.of('p95')),
      figure({ measure: 'i', name: 'p99', unit: 'ms' }, rounds.of('p99')),
    ],
    notes: () => ({
      'pages of lists per round': options.count,
      lists: levels.flat().length,
      'building the directory, s': Number(built.toFixed(1)),
    }),
  };
}
