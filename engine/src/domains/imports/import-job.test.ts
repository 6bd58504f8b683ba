import { sql } from 'drizzle-orm';
import type { Composed } from '../../entry/compose.ts';
import { newId } from '../../kernel/ids.ts';
import { retryDeadLetters } from '../../platform/relay.ts';
import { deadLetters, outbox } from '../../platform/schema.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { deliverAgain, hastyPlatform, whileUncommitted } from '../../testing/trouble.ts';
import { aCompany } from '../companies/factory.ts';
import { runReviewImport } from './job.ts';
import { addImport, fileOf, importOf } from './repo.ts';
import { forgetImportFiles } from './retention.ts';

/** More than two transactions take. */
const ROWS = 250;
const FILE = [
  'id,author,grade,body,date',
  ...Array.from({ length: ROWS }, (_, n) => `r-${n},Customer${n},5,The parcel number ${n} came on time.,2026-01-31`),
];

let test: TestApp;
let hasty: Composed;
let companyId: string;
let importId: string;
beforeEach(async () => {
  test = await testApp();
  hasty = hastyPlatform(test);
  const { app } = test;
  ({ id: companyId } = await app.db.tx((tx) => aCompany(tx)));
  importId = newId();
  await app.db.tx(async (tx) => {
    await addImport(tx, {
      ...{ id: importId, companyId, fileName: 'reviews.csv', content: Buffer.from(FILE.join('\n')), format: 'csv' },
      ...{
        encoding: 'UTF-8',
        source: 'google',
        scale: 5,
        state: 'running',
        rows: ROWS,
        createdAt: await app.clock.now(tx),
      },
      mapping: { id: 'id', author: 'author', grade: 'grade', body: 'body', date: 'date' },
    });
    await app.outbox.add(tx, runReviewImport, { importId, companyId });
  });
});
afterEach(async () => {
  await hasty.close();
  await test.close();
});

const state = () => importOf(test.app.db.read, companyId, importId);

/** Reviews, their events, and submissions that are handed to screening: each once. */
async function taken() {
  const { rows } = await test.app.db.read.execute<Record<string, number>>(sql`
    select (select count(*)::int from engine.reviews) as reviews,
      (select count(*)::int from engine.review_events where type = 'imported') as events,
      (select count(distinct submission_id)::int from engine.reviews) as submissions,
      (select count(*)::int from engine.outbox where job = 'moderation.screen-imported') as handed`);
  return rows[0];
}

const deliver = ({ app }: { app: TestApp['app'] }, lastAttempt: boolean) =>
  deliverAgain(app, runReviewImport, lastAttempt);

/** While somebody else is about to add the same review: an import waits when it comes to it. */
const whileHeld = (ref: string, work: () => Promise<void>) =>
  whileUncommitted(
    test,
    `insert into engine.reviews (id, company_id, submission_id, origin, state, grade, language, submitted_at, source, source_ref)
      values ($1, $2, $1, 'external', 'screening', 5, 'en', now(), 'google', $3)`,
    [newId(), companyId, ref],
    work,
  );

it('an import that met passing failures only, to its last try, is failed for a reason and not running for ever', async () => {
  await whileHeld('r-0', async () => {
    await expect(deliver(hasty, false)).rejects.toThrow();
    expect((await state())?.state).toBe('running');
    await deliver(hasty, true);
  });
  expect(await state()).toMatchObject({
    ...{ state: 'failed', finishedAt: expect.any(Date), position: 0 },
    problems: [{ row: 0, field: null, code: 'import_failed', params: {} }],
  });
  expect(await test.app.db.read.select().from(deadLetters)).toHaveLength(1);
  expect(await taken()).toEqual({ reviews: 0, events: 0, submissions: 0, handed: 0 });
});

it('its dead letter takes it up again where it stopped, and takes no review twice', async () => {
  await whileHeld('r-230', () => deliver(hasty, true));
  expect(await state()).toMatchObject({ state: 'failed', position: 200, accepted: 200 });
  expect(await taken()).toMatchObject({ reviews: 200, submissions: 10, handed: 10 });

  expect(await retryDeadLetters(test.app)).toBe(1);
  await deliver(test, true);
  expect(await state()).toMatchObject({ state: 'done', position: ROWS, accepted: ROWS, duplicates: 0, problems: [] });
  expect(await taken()).toEqual({ reviews: ROWS, events: ROWS, submissions: 13, handed: 13 });
  expect(await fileOf(test.app.db.read, importId)).toBeNull();
});

it('two deliveries of it at once, as after a worker that was taken for dead, do its work once', async () => {
  await Promise.all([deliver(test, false), deliver(test, false), deliver(test, false)]);
  expect(await state()).toMatchObject({ state: 'done', accepted: ROWS, duplicates: 0 });
  expect(await taken()).toEqual({ reviews: ROWS, events: ROWS, submissions: 13, handed: 13 });
});

it('the file of a failed import goes after 30 days; what is tried again then ends quietly', async () => {
  await whileHeld('r-0', () => deliver(hasty, true));
  await forgetImportFiles(test.app);
  expect(await fileOf(test.app.db.read, importId)).not.toBeNull();
  await test.shiftClock('31 days');
  await forgetImportFiles(test.app);
  expect(await fileOf(test.app.db.read, importId)).toBeNull();
  await retryDeadLetters(test.app);
  await deliver(test, false);
  expect((await state())?.state).toBe('failed');
  expect(await test.app.db.read.select().from(outbox)).toEqual([]);
});
