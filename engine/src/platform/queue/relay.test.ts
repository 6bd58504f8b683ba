import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { newId } from '../../kernel/ids.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { defineJob } from '../job.ts';
import { openQueue } from './queue.ts';
import type { JobQueue } from './queue.ts';
import { jobRegistry, relayOnce, retryDeadLetters, runJob, sweepOutbox } from './relay.ts';
import { deadLetters, outbox } from '../schema.ts';

let test: TestApp;
let queue: JobQueue;
let runs: number[] = [];
let fail = false;

const countJob = defineJob({
  name: 'test.count',
  attempts: 2,
  backoffMs: 10,
  data: z.object({ n: z.int() }),
  run: async (_app, { n }) => {
    runs.push(n);
    if (fail) throw new Error('no luck');
  },
});
const toldJob = defineJob({
  name: 'test.told',
  data: z.object({ n: z.int() }),
  run: async () => {
    throw new Error('no luck');
  },
  onDeadLetter: async (_app, tx, { n }) => {
    await tx.insert(outbox).values({ id: newId(), job: 'test.count', data: { n } });
  },
});
const registry = jobRegistry([countJob, toldJob]);
const rows = () => test.app.db.queries.select().from(outbox);
const add = (...numbers: number[]) =>
  test.app.db.tx((tx) =>
    test.app.outbox.addAll(
      tx,
      countJob,
      numbers.map((n) => ({ n })),
    ),
  );
const delivery = (id: string, lastAttempt = false) => ({
  id,
  name: countJob.name,
  data: { n: 7 },
  attempts: lastAttempt ? 2 : 1,
  lastAttempt,
});

beforeAll(async () => {
  test = await testApp();
  queue = await openQueue({ databaseUrl: test.databaseUrl });
});
afterAll(async () => {
  await queue.close();
  await test.close();
});
beforeEach(async () => {
  runs = [];
  fail = false;
  await test.app.db.queries.delete(outbox);
  await test.app.db.queries.delete(deadLetters);
});

it('a rolled back transaction leaves no job', async () => {
  await expect(
    test.app.db.tx(async (tx) => {
      await test.app.outbox.add(tx, countJob, { n: 1 });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await rows()).toEqual([]);
});

it('invalid job data is refused when it is queued', async () => {
  await expect(test.app.db.tx((tx) => test.app.outbox.add(tx, countJob, { n: 1.5 }))).rejects.toThrow(z.ZodError);
});

it('two concurrent relays hand every row over once', async () => {
  await add(...Array.from({ length: 60 }, (_, n) => n));
  const handed = await Promise.all([1, 2, 3].map(() => relayOnce(test.app, queue, registry)));
  expect(handed.reduce((sum, n) => sum + n, 0)).toBe(60);
  expect((await rows()).every(({ relayedAt }) => relayedAt !== null)).toBe(true);
  expect((await queue.counts('events'))['waiting']).toBe(60);
});

it('a finished job deletes its outbox row', async () => {
  await add(7);
  const [row] = await rows();
  await runJob(test.app, registry, delivery(row!.id));
  expect(runs).toEqual([7]);
  expect(await rows()).toEqual([]);
});

it('a job that fails its last attempt becomes a dead letter with the reason', async () => {
  fail = true;
  await add(7);
  const [row] = await rows();
  await expect(runJob(test.app, registry, delivery(row!.id))).rejects.toThrow('no luck');
  expect(await rows()).toHaveLength(1);
  await runJob(test.app, registry, delivery(row!.id, true));
  expect(await rows()).toEqual([]);
  expect(await test.app.db.queries.select().from(deadLetters)).toEqual([
    expect.objectContaining({ id: row!.id, job: 'test.count', attempts: 2, error: 'Error: no luck' }),
  ]);
});

it('onDeadLetter runs in the transaction that stores the dead letter', async () => {
  const letters = () => test.app.db.queries.select().from(deadLetters);
  const told = { job: 'test.told', data: { n: 3 } };
  for (const [data, lastAttempt] of [
    [{ n: 3 }, false],
    [{ n: 3 }, true],
    // Given up without being told: its data say nothing that it knows.
    [{ n: 'three' }, true],
  ] as const) {
    const id = newId();
    await test.app.db.queries.insert(outbox).values({ ...told, id });
    const run = runJob(test.app, registry, { ...delivery(id, lastAttempt), name: told.job, data });
    await (lastAttempt ? run : expect(run).rejects.toThrow('no luck'));
    await test.app.db.queries.delete(outbox).where(eq(outbox.id, id));
  }
  expect(await rows()).toEqual([expect.objectContaining({ job: 'test.count', data: { n: 3 } })]);
  expect(await letters()).toHaveLength(2);
});

it('a stale outbox row is handed over again, a fresh one is not', async () => {
  await add(1, 2);
  const [first] = await rows();
  await relayOnce(test.app, queue, registry);
  await test.app.db.queries.execute(
    sql`update engine.outbox set relayed_at = now() - interval '2 minutes' where id = ${first!.id}`,
  );
  expect(await sweepOutbox(test.app)).toBe(1);
  expect(await relayOnce(test.app, queue, registry)).toBe(1);
});

it('a job unknown to this version waits for a version that knows it', async () => {
  await add(1);
  await test.app.db.queries.execute(sql`update engine.outbox set job = 'test.newer'`);
  expect(await relayOnce(test.app, queue, registry)).toBe(0);
  const [row] = await rows();
  await runJob(test.app, registry, { ...delivery(row!.id, true), name: 'test.newer' });
  expect(await rows()).toEqual([expect.objectContaining({ id: row!.id, relayedAt: null })]);
});

it('dead letters are retried on request, without tokens that are still valid', async () => {
  fail = true;
  await test.app.db.queries.insert(outbox).values({ id: newId(), job: 'test.count', data: { n: 7, token: 'secret' } });
  const [row] = await rows();
  await runJob(test.app, registry, delivery(row!.id, true));
  expect(await retryDeadLetters(test.app)).toBe(1);
  expect(await rows()).toEqual([expect.objectContaining({ job: 'test.count', data: { n: 7 }, relayedAt: null })]);
  expect(await test.app.db.queries.select().from(deadLetters)).toEqual([]);
});

it('two jobs with one name are refused at startup', () => {
  expect(() => jobRegistry([countJob, countJob])).toThrow('test.count');
});
