import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { compose } from '../../../entry/compose.ts';
import { routes } from '../../../entry/domains.ts';
import { createApi } from '../../../http/app.ts';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { audit } from '../../../platform/audit.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { announce } from '../../../platform/live/announce.ts';
import { listenOnLoopback, openStream } from '../../../platform/live/testing.ts';
import type { OpenStream } from '../../../platform/live/testing.ts';
import { liveEvents } from '../../../platform/schema.ts';
import { addMember, removeMember, setMemberRole } from '../../companies/public.ts';
import { companyMembers } from '../../companies/schema.ts';
import { aCompany, aUser } from '../../companies/testing.ts';
import { aReview } from '../../reviews/testing/factory.ts';
import { transitionReview } from '../../reviews/public.ts';
import { STREAMS_PER_MEMBER } from './panel-stream.ts';

/** An engine process that listens. */
interface Engine {
  app: AppContext;
  origin: string;
  stop(): Promise<void>;
}

let api: TestApi;
let engine: Engine;
let others: Engine[];
let streams: OpenStream[];

async function startEngine(): Promise<Engine> {
  const { app, close } = compose('test', api.app.config);
  const { origin, close: unlisten } = await listenOnLoopback(createApi(app, routes));
  const started = {
    app,
    origin,
    async stop() {
      await app.live.close();
      await unlisten();
      await close();
    },
  };
  others.push(started);
  return started;
}

beforeEach(async () => {
  api = await testApi();
  others = [];
  streams = [];
  engine = await startEngine();
});
afterEach(async () => {
  for (const stream of streams) stream.close();
  for (const one of others) await one.stop();
  await api.close();
});

/** A member of a company, signed in. */
async function aMember(companyId?: string) {
  const { userId, cookie } = await aUser(api.app);
  const id = companyId ?? (await api.app.db.tx((tx) => aCompany(tx))).id;
  const role = companyId ? 'agent' : 'owner';
  await api.app.db.queries.insert(companyMembers).values({ companyId: id, userId, role });
  return { userId, cookie, companyId: id };
}
type Member = Awaited<ReturnType<typeof aMember>>;

async function open({ cookie, companyId }: Member, { at = engine, after }: { at?: Engine; after?: string } = {}) {
  const stream = await openStream(`${at.origin}${API_ROOT}/panel/companies/${companyId}/events`, {
    Cookie: cookie,
    ...(after !== undefined && { 'Last-Event-ID': after }),
  });
  streams.push(stream);
  return stream;
}

/** Announces a change of something new. @returns its id */
async function change(companyId: string, userId?: string): Promise<string> {
  const subjectId = newId();
  await api.app.db.tenantTx(companyId, (tx) =>
    announce(tx, { companyId, kind: 'review', subjectId, ...(userId && { userId }) }),
  );
  return subjectId;
}

const received = (stream: OpenStream, ids: string[]) =>
  eventually(`${ids.length} events`, () => stream.subjects().length >= ids.length);

it('a published review reaches the open panels of its company, as ids only, and nobody else’s', async () => {
  const member = await aMember();
  const [mine, strangers] = [await open(member), await open(await aMember())];
  const { id } = await api.app.db.tx((tx) => aReview(tx, { companyId: member.companyId, state: 'screening' }));
  await api.app.db.tx((tx) => transitionReview(api.app, tx, id, 'pass', { actor: 'screening', language: 'en' }));
  await received(mine, [id]);
  const last = await change(member.companyId);
  await received(mine, [id, last]);
  expect(mine.events.filter(({ event }) => event === 'message').map(({ data }) => data)).toEqual([
    { kind: 'review', subjectId: id },
    { kind: 'review', subjectId: last },
  ]);
  expect(mine.headers).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(strangers.subjects()).toEqual([]);
});

it('open panels learn when a member joins the team, changes role or leaves', async () => {
  const owner = await aMember();
  const mine = await open(owner);
  const { userId } = await aUser(api.app);
  const { companyId } = owner;
  const steps = [
    (tx: Tx) => addMember(tx, companyId, userId, 'agent'),
    (tx: Tx) => setMemberRole(tx, companyId, userId, 'manager'),
    (tx: Tx) => removeMember(tx, companyId, userId),
  ];
  for (const [at, step] of steps.entries()) {
    await api.app.db.tenantTx(companyId, step);
    await eventually(`event ${at + 1}`, () => mine.subjects().length > at);
  }
  expect(mine.events.filter(({ event }) => event === 'message').map(({ data }) => data)).toEqual(
    steps.map(() => ({ kind: 'team', subjectId: null })),
  );
});

it('open panels learn of what a colleague changes in lists and settings, and not of what programs do', async () => {
  const owner = await aMember();
  const { companyId, userId } = owner;
  const mine = await open(owner);
  const by = { userId, apiKeyId: undefined, member: undefined, staff: undefined, clock: api.app.clock };
  await api.app.db.tenantTx(companyId, async (tx) => {
    await audit(by, tx, 'team.invited', newId(), {}, companyId);
    await audit({ ...by, apiKeyId: newId() }, tx, 'order.created', newId(), {}, companyId);
    await audit(by, tx, 'market.added', newId(), {}, companyId);
  });
  const last = await change(companyId);
  await eventually('the last event', () => mine.subjects().includes(last));
  expect(mine.events.filter(({ event }) => event === 'message').map(({ data }) => data)).toEqual([
    { kind: 'team', subjectId: null },
    { kind: 'company', subjectId: null },
    { kind: 'review', subjectId: last },
  ]);
});

it('an event for one member does not reach their colleague', async () => {
  const member = await aMember();
  const colleague = await aMember(member.companyId);
  const [mine, theirs] = [await open(member), await open(colleague)];
  const [secret, common] = [await change(member.companyId, member.userId), await change(member.companyId)];
  await received(mine, [secret, common]);
  await received(theirs, [common]);
  expect(theirs.subjects()).toEqual([common]);
});

it('after a reconnect, also to another process, nothing is lost and nothing comes twice', async () => {
  const member = await aMember();
  const first = await open(member);
  const seen = [await change(member.companyId)];
  await received(first, seen);
  await engine.stop();
  others = [];
  await eventually('the stream ends', () => first.ended);
  expect(first.events.at(-1)?.event).toBe('close');
  const missed = [await change(member.companyId), await change(member.companyId)];
  await change((await aMember()).companyId);

  engine = await startEngine();
  const second = await open(member, { after: first.position()! });
  // At once, unless an open transaction holds them back, even one in another database of the server.
  await received(second, missed);
  expect(second.subjects()).toEqual(missed);
  const later = [await change(member.companyId)];
  await received(second, [...missed, ...later]);
  expect(second.subjects()).toEqual([...missed, ...later]);
});

it('every one of several processes tells its own streams', async () => {
  const member = await aMember();
  const there = await startEngine();
  const both = [await open(member), await open(member, { at: there })];
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) ids.push(await change(member.companyId));
  for (const stream of both) {
    await received(stream, ids);
    expect(stream.subjects()).toEqual(ids);
  }
});

it('an event whose transaction ends after a later one is neither lost nor overtaken', async () => {
  const member = await aMember();
  const stream = await open(member);
  const slow = newId();
  let late: string | undefined;
  await api.app.db.tx(async (tx) => {
    await announce(tx, { companyId: member.companyId, kind: 'review', subjectId: slow });
    late = await change(member.companyId);
    await sleep(200);
  });
  await received(stream, [slow, late!]);
  expect(stream.subjects()).toEqual([slow, late]);
});

it('a position that is no longer known makes the client load everything again', async () => {
  const member = await aMember();
  const first = await open(member);
  await received(first, [await change(member.companyId)]);
  await api.app.db.queries.delete(liveEvents);
  const second = await open(member, { after: first.position()! });
  expect(second.events.map(({ event }) => event)).toEqual(['reset']);
});

it('a stream ends with the session and with the membership', async () => {
  const [leaving, signingOut, staying] = [await aMember(), await aMember(), await aMember()];
  const [left, out, kept] = [await open(leaving), await open(signingOut), await open(staying)];
  await api.app.db.queries.delete(companyMembers).where(eq(companyMembers.userId, leaving.userId));
  await api
    .browser()
    .post(`${API_ROOT}/sessions/sign-out`)
    .set('Cookie', signingOut.cookie)
    .expect((answer) => expect(answer.status).toBeLessThan(400));
  await eventually('both streams end', () => left.ended && out.ended);
  expect(kept.ended).toBe(false);
  expect(engine.app.live.count()).toBe(1);
});

it('a member has a limited number of streams, and a closed one frees its place', async () => {
  const member = await aMember();
  const first = await open(member);
  for (let n = 1; n < STREAMS_PER_MEMBER; n += 1) await open(member);
  expect((await open(member)).status).toBe(429);
  first.close();
  await eventually('a place is free', () => engine.app.live.count() < STREAMS_PER_MEMBER);
  expect((await open(member)).status).toBe(200);
});

it('all streams share one database connection, and a broken one is replaced without losing events', async () => {
  const member = await aMember();
  const [one, other] = [await open(member), await open(member)];
  const connections = () =>
    api.app.db.queries.execute<{ pid: number }>(sql`
      select pid from pg_stat_activity where application_name = 'live-events' and datname = current_database()`);
  const { rows } = await connections();
  expect(rows).toHaveLength(1);
  await api.app.db.queries.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
  const ids = [await change(member.companyId)];
  for (const stream of [one, other]) await received(stream, ids);
  expect((await connections()).rows).toHaveLength(1);
});
