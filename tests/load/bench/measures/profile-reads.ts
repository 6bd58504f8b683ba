import { captureRequest } from '../capture.ts';
import type { Measure } from '../measure.ts';
import { Pair } from '../pair.ts';
import { processPart } from '../processor-time.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

const GOAL = 0.8;
/** Enough for the compiler of the hot code to have done its work, however slow the machine is; and before each run. */
const WARM_UP = 3_000;
const WARM_AGAIN = 400;

export interface ProfileOptions {
  port: number;
  /** Of the API. */
  pid: number;
  slugs: string[];
  connections: number;
  seconds: number;
}

const requestFor = (slug: string): string =>
  `GET /api/v1/companies/${slug} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Language: en\r\n\r\n`;

/** Profile reads through the API against the statement they come down to, run bare. */
export async function profileReads(stage: BenchEnvironment, options: ProfileOptions): Promise<Measure> {
  const { port, pid, slugs, connections, seconds } = options;
  const [first = '', second = ''] = slugs;
  const captured = await captureRequest(stage, {
    warmUp: requestFor(first),
    request: requestFor(second),
    status: 200,
  });
  const prepared = captured.map(({ values: _values, ...statement }) => statement);
  const statements = prepared.map(({ name: _name, ...statement }) => statement);
  const runs = slugs.map((slug) => captured.map(({ values }) => values.map((one) => (one === second ? slug : one))));

  const repeated = <Item>(items: Item[], count: number): Item[] =>
    Array.from({ length: count }, (_, n) => items[n % items.length] as Item);
  const http = { port, connections, requests: slugs.map(requestFor), expectedStatus: 200 };
  const sql = (given: typeof prepared) => ({ databaseUrl: stage.databaseUrl, connections, statements: given, runs });
  const warmApi = (count: number) => stage.loader.run('http', { ...http, requests: repeated(http.requests, count) });
  const warmBare = (given: typeof prepared, count: number) =>
    stage.bare.run('sql', { ...sql(given), runs: repeated(runs, count) });
  await warmApi(WARM_UP);
  for (const given of [statements, prepared]) await warmBare(given, WARM_UP);
  const bare = (given: typeof prepared) => ({
    parts: [stage.driver, stage.postgres],
    ready: async () => () => stage.bare.run('sql', { ...sql(given), seconds }),
    warmUp: () => warmBare(given, WARM_AGAIN),
  });

  const pair = new Pair({
    measure: 'a',
    api: {
      name: 'profile read through the API',
      parts: [processPart('API', pid), stage.postgres],
      ready: async () => () => stage.loader.run('http', { ...http, seconds }),
      warmUp: () => warmApi(WARM_AGAIN),
    },
    bare: { name: 'its bare statement', ...bare(statements) },
    prepared: { name: 'the same, prepared', ...bare(prepared) },
    quiet: stage.quiet,
    goal: GOAL,
  });
  return {
    round: (number) => pair.round(number),
    figures: () => pair.figures(),
    notes: () => ({
      'statements of a profile read': statements.length,
      'seconds per round and side': seconds,
      'connections and pool': connections,
    }),
  };
}
