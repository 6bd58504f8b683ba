import { sql } from 'drizzle-orm';
import { routes } from '../../engine/src/entry/domains.ts';
import { apiDocument } from '../../engine/src/http/openapi/openapi.ts';
import { testApi } from '../../engine/src/http/testing.ts';
import type { TestApi } from '../../engine/src/http/testing.ts';
import type { RouteSpec } from '../../engine/src/platform/route.ts';
import { startSmtpSink } from '../support/smtp-sink.ts';
import type { SmtpSink } from '../support/smtp-sink.ts';
import { oddRequests } from './odd-values.ts';
import { nameOf, requestOf, send } from './requests.ts';
import type { Asked } from './requests.ts';
import { SLOTS } from './slots.ts';
import { aWorld } from './world.ts';
import type { World } from './world.ts';

/** The same requests in every run, so that failures can be reproduced; others by `FUZZ_SEED`, more by `FUZZ_RUNS`. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 8);

let mail: SmtpSink;
let api: TestApi;
let world: World;
beforeAll(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
  // The internet is not asked.
  api.app.domainProofs = { check: async () => 'missing' };
  world = await aWorld(api, 'gamma');
});
afterAll(async () => {
  await api.close();
  await mail.stop();
});

const document = apiDocument(routes, 'http://localhost');
/** Reads first, then changes, then deletions, the caller's own account last. */
const ORDER = ['get', 'put', 'post', 'delete'];
const rank = ({ method, auth }: RouteSpec): number => ORDER.indexOf(method) + (auth === 'session' ? ORDER.length : 0);
const table = routes
  .map(({ spec }): [string, RouteSpec] => [nameOf(spec), spec])
  .sort(([, one], [, other]) => rank(one) - rank(other));

/** Internals that no response may contain: source locations, modules, hosts. */
const INSIDES = /node_modules|\bat \w+ \(|\.ts:\d+|drizzle|postgres|syntax error|ECONN|127\.0\.0\.1|"(?:stack|sql)"/i;

it.each(table)('%s answers odd values with an error of the client, never of the server', async (name, spec) => {
  const right = requestOf(spec, (slot) => SLOTS[slot].own(world));
  const odd: { asked: Asked; status: number; answer: unknown }[] = [];
  for (const asked of oddRequests(document, name, right, { seed: SEED, runs: RUNS })) {
    // Rate limits are not tested here.
    await api.app.db.queries.execute(sql`delete from engine.throttles`);
    const { status, type, text, body } = await send(api, spec, asked, world, 'staff');
    const told = text ?? '';
    const explained = status < 400 || (type === 'application/problem+json' && typeof body.code === 'string');
    const named = body?.code !== 'validation_failed' || body.errors.length > 0;
    if (status >= 500 || !explained || !named || (status >= 400 && INSIDES.test(told)))
      odd.push({ asked, status, answer: told.slice(0, 500) });
  }
  expect(odd).toEqual([]);
});
