import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { CompanyProfile } from '@app/contracts/companies';
import type { Grade } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { aCompany } from '../companies/factory.ts';
import type { Company } from '../companies/public.ts';
import { companyProfile } from '../directory/profile.ts';
import { foldChanges } from './aggregates.ts';
import { recount } from './aggregates-recount.ts';
import { act } from './life.ts';
import { addReviews } from './repo.ts';

const WRITERS = 8;
const ACTS = 30;
const GRADES: readonly Grade[] = [1, 2, 3, 4, 5];

let test: TestApp;
let company: Company;
beforeAll(async () => {
  test = await testApp({ DATABASE_POOL: '16' });
  company = await test.app.db.tx((tx) => aCompany(tx));
});
afterAll(() => test.close());

const oneOf = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)]!;

/** What a writer has written, and whether it is public. */
interface Written {
  id: string;
  shown: boolean;
}

async function publish(): Promise<Written> {
  const { app } = test;
  const id = newId();
  await app.db.tx(async (tx) => {
    const grade = oneOf(GRADES);
    const submittedAt = await app.clock.now(tx);
    await addReviews(tx, [
      {
        review: {
          ...{
            id,
            companyId: company.id,
            productId: null,
            submissionId: newId(),
            state: 'screening',
            grade,
            submittedAt,
          },
          ...{ origin: oneOf(['verified', 'unverified', 'external']), language: oneOf(['pl', 'de']) },
        },
        body: 'The parcel came on time and nothing in it was broken.',
        ratings: { delivery: grade },
        author: { displayName: 'Anna K.', email: null, orderRef: null },
      },
    ]);
    await act(app, tx, id, 'pass', { actor: 'screening' });
  });
  return { id, shown: true };
}

/** One act of a writer: something new, an edit that passes, a removal, or its reversal. */
async function doSomething(mine: Written[]): Promise<void> {
  const { app } = test;
  const known = Math.random() < 0.5 ? oneOf(mine) : undefined;
  if (!known) {
    mine.push(await publish());
    return;
  }
  await app.db.tx(async (tx) => {
    if (!known.shown) await act(app, tx, known.id, 'reinstate', { actor: 'moderator' });
    else if (Math.random() < 0.5) await act(app, tx, known.id, 'remove', { actor: 'moderator' });
    else {
      const grade = oneOf(GRADES);
      const revision = { grade, body: 'I have used it for a month by now.', ratings: { delivery: grade } };
      await act(app, tx, known.id, 'revise', { actor: 'reviewer', revision });
      await act(app, tx, known.id, 'pass', { actor: 'screening', language: oneOf(['pl', 'de']) });
      return;
    }
    known.shown = !known.shown;
  });
}

/** Every sum of a page tells the same number of reviews: all are of these days, and each has a detailed rating. */
function expectWhole({ grades, lastSixMonths, weekly, byLanguage, byOrigin, ratings }: CompanyProfile): void {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const { distribution } = grades;
  const rated = ratings.find(({ criterion }) => criterion === 'delivery');
  expect({
    distribution: sum(Object.values(distribution)),
    ...{ halfYear: lastSixMonths.count, weeks: sum(weekly.map(({ count }) => count)) },
    ...{ languages: sum(byLanguage.map(({ count }) => count)), origins: sum(byOrigin.map(({ count }) => count)) },
    rated: rated?.count ?? 0,
    stars: Math.round((rated?.average ?? 0) * (rated?.count ?? 0)),
  }).toEqual({
    ...{ distribution: grades.count, halfYear: grades.count, weeks: grades.count },
    ...{ languages: grades.count, origins: grades.count, rated: grades.count },
    stars: sum(Object.entries(distribution).map(([grade, count]) => Number(grade) * count)),
  });
  expect(lastSixMonths).toEqual(grades);
}

it('eight who write, remove and edit at once, folds and readers between them: no page is torn, a recount finds nothing', async () => {
  const { app } = test;
  let writing = true;
  const written: Written[] = [];
  const writers = Array.from({ length: WRITERS }, async () => {
    const mine = [await publish()];
    for (let n = 0; n < ACTS; n++) await doSomething(mine);
    written.push(...mine);
  });
  const folds = Array.from({ length: 2 }, async () => {
    while (writing) {
      await app.db.tx((tx) => foldChanges(tx, company.id));
      await sleep(5);
    }
  });
  let reads = 0;
  const readers = Array.from({ length: 2 }, async () => {
    for (; writing; reads++) expectWhole(await companyProfile(app.db.read, company.slug));
  });
  const counted = (async () => {
    while (writing) {
      expect(await app.db.tx((tx) => recount(tx, { companyId: company.id }))).toBe(0);
      await sleep(150);
    }
  })();
  await Promise.all(writers).finally(() => (writing = false));
  await Promise.all([...folds, ...readers, counted]);

  expect(reads).toBeGreaterThan(20);
  const shown = written.filter((one) => one.shown).length;
  for (const fold of [false, true]) {
    if (fold) await app.db.tx((tx) => foldChanges(tx, company.id));
    const profile = await companyProfile(app.db.read, company.slug);
    expectWhole(profile);
    expect(profile.grades.count).toBe(shown);
    expect(await app.db.tx((tx) => recount(tx, { companyId: company.id }))).toBe(0);
  }
});

it('a writer waits for nobody: neither a fold, nor who changes the company, nor another writer of it', async () => {
  const { app } = test;
  const client = await app.db.pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [company.id]);
    await client.query('update engine.companies set under_review = under_review where id = $1', [company.id]);
    await client.query('update engine.subject_totals set count = count where company_id = $1', [company.id]);
    await client.query('update engine.grade_cells set count = count where company_id = $1', [company.id]);
    const before = await app.db.read.execute<{ n: number }>(
      sql`select count(*)::int as n from engine.reviews where company_id = ${company.id}`,
    );
    await Promise.race([
      Promise.all(Array.from({ length: 4 }, publish)),
      sleep(30_000, undefined, { ref: false }).then(() => {
        throw new Error('a writer waits');
      }),
    ]);
    const after = await app.db.read.execute<{ n: number }>(
      sql`select count(*)::int as n from engine.reviews where company_id = ${company.id}`,
    );
    expect(after.rows[0]!.n - before.rows[0]!.n).toBe(4);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
