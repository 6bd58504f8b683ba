import { captureRequest } from './capture.ts';
import type { Measure } from './measure.ts';
import { Pair } from './pair.ts';
import type { Stage } from './stage.ts';

const GOAL = 0.6;
const WARM_UP_SECONDS = 2;

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
export async function profileReads(stage: Stage, options: ProfileOptions): Promise<Measure> {
  const { port, pid, slugs, connections, seconds } = options;
  const [first = '', second = ''] = slugs;
  const captured = await captureRequest(stage, {
    warmUp: requestFor(first),
    request: requestFor(second),
    status: 200,
  });
  const statements = captured.map(({ values: _values, ...statement }) => statement);
  const runs = slugs.map((slug) => captured.map(({ values }) => values.map((one) => (one === second ? slug : one))));

  const api = (time: number) =>
    stage.loader.run('http', {
      ...{ port, connections, seconds: time },
      ...{ requests: slugs.map(requestFor), expectedStatus: 200 },
    });
  const bare = (time: number) =>
    stage.bare.run('sql', { databaseUrl: stage.databaseUrl, connections, statements, runs, seconds: time });
  await api(WARM_UP_SECONDS);
  await bare(WARM_UP_SECONDS);

  const pair = new Pair({
    measure: 'a',
    api: { name: 'profile read through the API', pid, ready: async () => () => api(seconds) },
    bare: { name: 'its statement bare', ready: async () => () => bare(seconds) },
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
