import { sql } from 'drizzle-orm';
import { ACTS } from '@app/contracts/permissions/acts';
import { routes } from '../../engine/src/entry/domains.ts';
import { testApi } from '../../engine/src/http/testing.ts';
import type { TestApi } from '../../engine/src/http/testing.ts';
import type { RouteSpec } from '../../engine/src/platform/route.ts';
import { startSmtpSink } from '../support/smtp-sink.ts';
import type { SmtpSink } from '../support/smtp-sink.ts';
import { nameOf, requestOf, send } from './requests.ts';
import { SLOTS } from './slots.ts';
import { aWorld } from './world.ts';
import type { World } from './world.ts';

let mail: SmtpSink;
let api: TestApi;
let world: World;
beforeAll(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
  api.app.domainProofs = { check: async () => 'missing' };
  world = await aWorld(api, 'gamma');
  await api.app.db.queries.execute(sql`
    update engine.subscriptions set state = 'suspended', due_at = null where company_id = ${world.ids.companyId}`);
});
afterAll(async () => {
  await api.close();
  await mail.stop();
});

/** What a suspended company may still change: it pays, exports, and protects itself, its members and its customers. */
const STILL_ALLOWED = [
  'api_keys.revoke',
  'billing.write',
  'experts.remove',
  'invitation_configs.preview',
  'notifications.write',
  'opt_outs.add',
  'review_views.use',
  'reviews.export',
  'sharing.end',
  'staff_access.write',
  'team.hand_over',
  'team.leave',
  'team.remove',
  'team.revoke_invite',
];
// Those of an API key first: another one revokes it.
const acting = routes
  .flatMap(({ spec }): [string, RouteSpec][] => (spec.act ? [[nameOf(spec), spec]] : []))
  .toSorted(([, one], [, other]) => Number(other.auth === 'api_key') - Number(one.auth === 'api_key'));
const changing = acting.filter(([, { method }]) => method !== 'get');

it('a suspended company reads, pays, exports and protects itself, and changes nothing else', () => {
  const allowed = changing.flatMap(([, { act }]) => (act && !ACTS[act].needsActive ? [act] : []));
  expect([...new Set(allowed)].toSorted().filter((act) => !act.endsWith('.read'))).toEqual(STILL_ALLOWED);
});

it.each(acting)('%s answers a suspended company as the table of acts says', async (_, spec) => {
  await api.app.db.queries.execute(sql`delete from engine.throttles`);
  const answer = await send(
    api,
    spec,
    requestOf(spec, (slot) => SLOTS[slot].own(world)),
    world,
  );
  const refused = answer.status === 402 && (answer.body as { code?: string }).code === 'company_suspended';
  expect({ refused }).toEqual({ refused: spec.act !== undefined && ACTS[spec.act].needsActive });
});
