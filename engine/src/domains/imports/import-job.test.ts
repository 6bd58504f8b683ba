import { eq, sql } from 'drizzle-orm';
import type { Composed } from '../../entry/compose.ts';
import { newId } from '../../kernel/ids.ts';
import { retryDeadLetters } from '../../platform/queue/relay.ts';
import { deadLetters, outbox } from '../../platform/schema.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { deliverAgain, hastyPlatform, whileUncommitted } from '../../testing/trouble.ts';
import { aCompany } from '../companies/testing.ts';
import { runReviewImport } from './import-job.ts';
import { addImport, fileOf, findImport } from './repo.ts';
import { forgetImportFiles } from './retention.ts';

/** More than fit into two transactions. */
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
      id: importId,
      companyId,
      fileName: 'reviews.csv',
      content: Buffer.from(FILE.join('\n')),
      format: 'csv',
      encoding: 'UTF-8',
      source: 'google',
      scale: 5,
      state: 'running',
      rows: ROWS,
      createdAt: await app.clock.now(tx),
      mapping: { id: 'id', author: 'author', grade: 'grade', body: 'body', date: 'date' },
    });
    await app.outbox.add(tx, runReviewImport, { importId, companyId });
  });
});
afterEach(async () => {
  await hasty.close();
  await test.close();
});

const state = () => findImport(test.app.db.queries, companyId, importId);

/** Counts of reviews, their events, their submissions, and submissions handed to screening. */
async function importedCounts() {
  const { rows } = await test.app.db.queries.execute<Record<string, number>>(sql`
    select (select count(*)::int from engine.reviews) as reviews,
      (select count(*)::int from engine.review_events where type = 'imported') as events,
      (select count(distinct submission_id)::int from engine.reviews) as submissions,
      (select count(*)::int from engine.outbox where job = 'moderation.screen-imported') as handed`);
  return rows[0];
}

const deliver = ({ app }: { app: TestApp['app'] }, lastAttempt: boolean) =>
  deliverAgain(app, runReviewImport, lastAttempt);

/** Runs `work` while another transaction is adding the review `ref`, for which an import has to wait. */
const whileLocked = (ref: string, work: () => Promise<void>) =>
  whileUncommitted(
    test,
    `insert into engine.reviews (id, company_id, submission_id, origin, state, grade, language, submitted_at, source, source_ref)
      values ($1, $2, $1, 'external', 'screening', 5, 'en', now(), 'google', $3)`,
    [newId(), companyId, ref],
    work,
  );

it('an import whose last attempt fails temporarily is marked as failed with a reason', async () => {
  await whileLocked('r-0', async () => {
    await expect(deliver(hasty, false)).rejects.toThrow();
    expect((await state())?.state).toBe('running');
    await deliver(hasty, true);
  });
  expect(await state()).toMatchObject({
    state: 'failed',
    finishedAt: expect.any(Date),
    position: 0,
    problems: [{ row: 0, field: null, code: 'import_failed', params: {} }],
  });
  expect(await test.app.db.queries.select().from(deadLetters)).toHaveLength(1);
  expect(await importedCounts()).toEqual({ reviews: 0, events: 0, submissions: 0, handed: 0 });
});

it('retrying the dead letter of an import continues where it stopped and adds no review twice', async () => {
  await whileLocked('r-230', () => deliver(hasty, true));
  expect(await state()).toMatchObject({ state: 'failed', position: 200, accepted: 200 });
  expect(await importedCounts()).toMatchObject({ reviews: 200, submissions: 10, handed: 10 });

  expect(await retryDeadLetters(test.app)).toBe(1);
  await deliver(test, true);
  expect(await state()).toMatchObject({ state: 'done', position: ROWS, accepted: ROWS, duplicates: 0, problems: [] });
  expect(await importedCounts()).toEqual({ reviews: ROWS, events: ROWS, submissions: 13, handed: 13 });
  expect(await fileOf(test.app.db.queries, importId)).toBeNull();
});

it('concurrent deliveries of an import job import the file once', async () => {
  await Promise.all([deliver(test, false), deliver(test, false), deliver(test, false)]);
  expect(await state()).toMatchObject({ state: 'done', accepted: ROWS, duplicates: 0 });
  expect(await importedCounts()).toEqual({ reviews: ROWS, events: ROWS, submissions: 13, handed: 13 });
});

it('the file of a failed import is deleted after 30 days, and a later retry ends without an error', async () => {
  await whileLocked('r-0', () => deliver(hasty, true));
  await forgetImportFiles(test.app);
  expect(await fileOf(test.app.db.queries, importId)).not.toBeNull();
  await test.shiftClock('31 days');
  await forgetImportFiles(test.app);
  expect(await fileOf(test.app.db.queries, importId)).toBeNull();
  await retryDeadLetters(test.app);
  await deliver(test, false);
  expect((await state())?.state).toBe('failed');
  expect(await test.app.db.queries.select().from(outbox).where(eq(outbox.job, runReviewImport.name))).toEqual([]);
});
