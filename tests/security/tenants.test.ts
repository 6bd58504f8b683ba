import { sql } from 'drizzle-orm';
import { routes } from '../../engine/src/entry/domains.ts';
import { apiDocument } from '../../engine/src/http/openapi/openapi.ts';
import { testApi } from '../../engine/src/http/testing.ts';
import type { TestApi } from '../../engine/src/http/testing.ts';
import { chainEvents } from '../../engine/src/domains/ledger/public.ts';
import type { RouteSpec } from '../../engine/src/platform/route.ts';
import { startSmtpSink } from '../support/smtp-sink.ts';
import type { SmtpSink } from '../support/smtp-sink.ts';
import { CASES, PARAMETERS, PLAIN } from './cases.ts';
import { idsTakenBy } from './document.ts';
import { nameOf, pathOf, requestOf, send } from './requests.ts';
import type { Caller } from './requests.ts';
import { SLOTS } from './slots.ts';
import type { SlotName } from './slots.ts';
import { aWorld, everythingOf } from './world.ts';
import type { World } from './world.ts';

let mail: SmtpSink;
let api: TestApi;
let attacker: World;
let victim: World;
let before: Record<string, string>;
beforeAll(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
  // The internet is not asked.
  api.app.domainProofs = { check: async () => 'missing' };
  attacker = await aWorld(api, 'alfa');
  victim = await aWorld(api, 'beta');
  while ((await chainEvents(api.app)) > 0);
  before = await everythingOf(api, victim.ids.companyId);
});
afterAll(async () => {
  await api.close();
  await mail.stop();
});

const table = routes.map(({ spec }): [string, RouteSpec] => [nameOf(spec), spec]);
const document = apiDocument(routes, 'http://localhost');

/** Slots of a route, in the order in which its request asks for them. */
function slotsOf(spec: RouteSpec): SlotName[] {
  const asked = new Set<SlotName>();
  requestOf(spec, (slot) => {
    asked.add(slot);
    return '';
  });
  return [...asked];
}

/** A response without ids and times: status, type and text. */
interface Told {
  status: number;
  type: string | undefined;
  text: string;
}

async function call(
  spec: RouteSpec,
  caller: World,
  values: (slot: SlotName) => string,
  who: Caller = 'own',
): Promise<Told> {
  // Rate limits are not tested here.
  await api.app.db.queries.execute(sql`delete from engine.throttles`);
  const { status, type, text, body: answer } = await send(api, spec, requestOf(spec, values), caller, who);
  const words = text ?? (Buffer.isBuffer(answer) ? answer.toString('latin1') : JSON.stringify(answer));
  return { status, type, text: words };
}

/** Ids, links and times differ between calls; the rest must not. */
const plain = ({ status, type, text }: Told) => ({
  status,
  type,
  text: text
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replace(/[A-Za-z0-9_-]{48,}/g, '<link>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>'),
});

const own =
  (world: World) =>
  (slot: SlotName): string =>
    SLOTS[slot].own(world);

function expectNoSecret(told: Told, other: World): void {
  for (const secret of other.secrets) expect(told.text).not.toContain(secret);
}

it.each(table)('%s: every id and link that it takes has a case', (name, spec) => {
  const { path, query, body } = idsTakenBy(document, pathOf(spec), spec.method);
  const given = CASES[name];
  const unnamed = path.filter((one) => !given?.path?.[one] && !PARAMETERS[one] && !(one in PLAIN));
  expect({ 'path parameters without a slot': unnamed }).toEqual({ 'path parameters without a slot': [] });
  const needsCase = body.length + query.length > 0 || (spec.method !== 'get' && path.length > 0);
  expect({ 'has a case': given !== undefined || !needsCase }).toEqual({ 'has a case': true });
  const asked = JSON.stringify(requestOf(spec, (slot) => `<${slot}>`));
  for (const field of [...query, ...body].filter((one) => !given?.words?.includes(one)))
    expect(asked).toContain(`"${field}"`);
});

it('every case belongs to an existing route', () => {
  const names = new Set(table.map(([name]) => name));
  expect(Object.keys(CASES).filter((name) => !names.has(name))).toEqual([]);
});

describe('what is the other’s is answered as if it were not there', () => {
  const withSlots = table.filter(([, spec]) => slotsOf(spec).length > 0);

  it.each(withSlots)('%s', async (_name, spec) => {
    const slots = slotsOf(spec);
    for (const slot of slots) {
      const put = (value: string) => (asked: SlotName) => (asked === slot ? value : own(attacker)(asked));
      const unknown = await call(spec, attacker, put(SLOTS[slot].unknown()));
      for (const value of SLOTS[slot].foreign(attacker, victim)) {
        const told = await call(spec, attacker, put(value));
        const tried = nameOfValue(value);
        expect({ slot, tried, ...plain(told) }).toEqual({ slot, tried, ...plain(unknown) });
        expectNoSecret(told, victim);
      }
    }
    if (spec.auth !== 'member') return;
    // All of the other's ids at once.
    const foreign = await call(spec, attacker, own(victim));
    expect(plain(foreign)).toMatchObject({ status: 404, text: expect.stringContaining('company_not_found') });
    expectNoSecret(foreign, victim);
  });

  it('nothing of the other company has changed', async () => {
    expect(await everythingOf(api, victim.ids.companyId)).toEqual(before);
  });
});

describe('one’s own lists hold nothing of the other’s', () => {
  it.each(table.filter(([, { method }]) => method === 'get'))('%s', async (_name, spec) => {
    if (spec.auth === 'staff') return;
    const told = await call(spec, attacker, own(attacker));
    expect(told.status).toBeLessThan(500);
    expectNoSecret(told, victim);
    // Other callers cannot read the caller's own data either.
    if (spec.auth === 'none' && !slotsOf(spec).some((slot) => slot.endsWith('Link'))) expectNoSecret(told, attacker);
  });
});

/** The owner of an id or link, for failure messages. */
function nameOfValue(value: string): string {
  for (const [whose, { ids, tokens }] of [['attacker', attacker] as const, ['victim', victim] as const])
    for (const [name, own] of Object.entries({ ...ids, ...tokens })) if (own === value) return `${whose}’s ${name}`;
  return 'a graft';
}

/** Reads first, deletions last. */
const ORDER = ['get', 'put', 'post', 'delete'];

describe('its owner is answered otherwise: each case reaches what it is about', () => {
  const owned = table
    .filter(([name, spec]) => slotsOf(spec).length > 0 && !CASES[name]?.unowned)
    .sort(([, one], [, other]) => ORDER.indexOf(one.method) - ORDER.indexOf(other.method));

  it.each(owned)('%s', async (_name, spec) => {
    const slots = slotsOf(spec);
    const answers: { slot: SlotName; unknown: Told }[] = [];
    for (const slot of slots) {
      const value = SLOTS[slot].unknown();
      answers.push({
        slot,
        unknown: await call(spec, victim, (asked) => (asked === slot ? value : own(victim)(asked)), 'staff'),
      });
    }
    const told = await call(spec, victim, own(victim), 'staff');
    for (const { slot, unknown } of answers) expect({ slot, ...plain(told) }).not.toEqual({ slot, ...plain(unknown) });
  });
});
