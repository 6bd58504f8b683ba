import { sql } from 'drizzle-orm';
import { routes } from '../../engine/src/entry/domains.ts';
import { apiDocument } from '../../engine/src/http/openapi.ts';
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

/** The same requests every time, so that a failure can be looked at; others by `FUZZ_SEED`, more by `FUZZ_RUNS`. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 8);

let mail: SmtpSink;
let api: TestApi;
let world: World;
beforeAll(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
  // The internet is not asked.
  api.app.domainProofs = { look: async () => 'missing' };
  world = await aWorld(api, 'gamma');
});
afterAll(async () => {
  await api.close();
  await mail.stop();
});

const document = apiDocument(routes, 'http://localhost');
/** What looks first, then what changes, then what takes away, a caller's own account last of all. */
const ORDER = ['get', 'put', 'post', 'delete'];
const rank = ({ method, auth }: RouteSpec): number => ORDER.indexOf(method) + (auth === 'session' ? ORDER.length : 0);
const table = routes
  .map(({ spec }): [string, RouteSpec] => [nameOf(spec), spec])
  .sort(([, one], [, other]) => rank(one) - rank(other));

/** What of ours has no place in an answer: where a mistake was made, in what, on which host. */
const INSIDES = /node_modules|\bat \w+ \(|\.ts:\d+|drizzle|postgres|syntax error|ECONN|127\.0\.0\.1|"(?:stack|sql)"/i;

it.each(table)('%s answers odd values with what is wrong, never with a failure of ours', async (name, spec) => {
  const right = requestOf(spec, (slot) => SLOTS[slot].own(world));
  const odd: { asked: Asked; status: number; answer: unknown }[] = [];
  for (const asked of oddRequests(document, name, right, { seed: SEED, runs: RUNS })) {
    // Limits are not what this is about.
    await api.app.db.read.execute(sql`delete from engine.throttles`);
    const { status, type, text, body } = await send(api, spec, asked, world, 'staff');
    const told = text ?? '';
    const explained = status < 400 || (type === 'application/problem+json' && typeof body.code === 'string');
    const named = body?.code !== 'validation_failed' || body.errors.length > 0;
    if (status >= 500 || !explained || !named || (status >= 400 && INSIDES.test(told)))
      odd.push({ asked, status, answer: told.slice(0, 500) });
  }
  expect(odd).toEqual([]);
});
