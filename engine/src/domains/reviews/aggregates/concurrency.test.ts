import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { CompanyProfile } from '@app/contracts/companies';
import type { Grade } from '@app/contracts/common';
import { newId } from '../../../kernel/ids.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { aCompany } from '../../companies/testing.ts';
import type { Company } from '../../companies/public.ts';
import { companyProfile } from '../../directory/profile/profile.ts';
import { foldDeltas } from './fold.ts';
import { recountAggregates } from './recount.ts';
import { transitionReview } from '../lifecycle/transition.ts';
import { addReviews } from '../lifecycle/repo.ts';

const WRITERS = 8;
const STEPS = 30;
const GRADES: readonly Grade[] = [1, 2, 3, 4, 5];

let test: TestApp;
let company: Company;
beforeAll(async () => {
  test = await testApp({ DATABASE_POOL: '16' });
  company = await test.app.db.tx((tx) => aCompany(tx));
});
afterAll(() => test.close());

const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)]!;

/** A review of a writer. */
interface WrittenReview {
  id: string;
  published: boolean;
}

async function publish(): Promise<WrittenReview> {
  const { app } = test;
  const id = newId();
  await app.db.tx(async (tx) => {
    const grade = pick(GRADES);
    const submittedAt = await app.clock.now(tx);
    await addReviews(tx, [
      {
        review: {
          id,
          companyId: company.id,
          productId: null,
          submissionId: newId(),
          state: 'screening',
          grade,
          submittedAt,
          origin: pick(['verified', 'unverified', 'external']),
          language: pick(['pl', 'de']),
        },
        body: 'The parcel came on time and nothing in it was broken.',
        ratings: { delivery: grade },
        author: { displayName: 'Anna K.', email: null, orderRef: null },
      },
    ]);
    await transitionReview(app, tx, id, 'pass', { actor: 'screening' });
  });
  return { id, published: true };
}

/** One step of a writer: a new review, an edit that passes, a removal or a reinstatement. */
async function takeStep(own: WrittenReview[]): Promise<void> {
  const { app } = test;
  const known = Math.random() < 0.5 ? pick(own) : undefined;
  if (!known) {
    own.push(await publish());
    return;
  }
  await app.db.tx(async (tx) => {
    if (!known.published) await transitionReview(app, tx, known.id, 'reinstate', { actor: 'moderator' });
    else if (Math.random() < 0.5) await transitionReview(app, tx, known.id, 'remove', { actor: 'moderator' });
    else {
      const grade = pick(GRADES);
      const revision = { grade, body: 'I have used it for a month by now.', ratings: { delivery: grade } };
      await transitionReview(app, tx, known.id, 'revise', { actor: 'reviewer', revision });
      await transitionReview(app, tx, known.id, 'pass', { actor: 'screening', language: pick(['pl', 'de']) });
      return;
    }
    known.published = !known.published;
  });
}

/** All sums of a page must be the same number of reviews: all are recent, and each has a detailed rating. */
function expectConsistentSums({ grades, lastSixMonths, weekly, byLanguage, byOrigin, ratings }: CompanyProfile): void {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const { distribution } = grades;
  const rated = ratings.find(({ criterion }) => criterion === 'delivery');
  expect({
    distribution: sum(Object.values(distribution)),
    halfYear: lastSixMonths.count,
    weeks: sum(weekly.map(({ count }) => count)),
    languages: sum(byLanguage.map(({ count }) => count)),
    origins: sum(byOrigin.map(({ count }) => count)),
    rated: rated?.count ?? 0,
    stars: Math.round((rated?.average ?? 0) * (rated?.count ?? 0)),
  }).toEqual({
    distribution: grades.count,
    halfYear: grades.count,
    weeks: grades.count,
    languages: grades.count,
    origins: grades.count,
    rated: grades.count,
    stars: sum(Object.entries(distribution).map(([grade, count]) => Number(grade) * count)),
  });
  expect(lastSixMonths).toEqual(grades);
}

it('counts stay consistent while eight writers publish, edit and remove, with folds and readers in between', async () => {
  const { app } = test;
  let writing = true;
  const written: WrittenReview[] = [];
  const writers = Array.from({ length: WRITERS }, async () => {
    const own = [await publish()];
    for (let n = 0; n < STEPS; n++) await takeStep(own);
    written.push(...own);
  });
  const folds = Array.from({ length: 2 }, async () => {
    while (writing) {
      await app.db.tx((tx) => foldDeltas(tx, company.id));
      await sleep(5);
    }
  });
  let reads = 0;
  const readers = Array.from({ length: 2 }, async () => {
    for (; writing; reads++) expectConsistentSums(await companyProfile(app.db.queries, company.slug));
  });
  const counted = (async () => {
    while (writing) {
      expect(await app.db.tx((tx) => recountAggregates(tx, { companyId: company.id }))).toBe(0);
      await sleep(150);
    }
  })();
  await Promise.all(writers).finally(() => (writing = false));
  await Promise.all([...folds, ...readers, counted]);

  expect(reads).toBeGreaterThan(20);
  const published = written.filter((review) => review.published).length;
  for (const fold of [false, true]) {
    if (fold) await app.db.tx((tx) => foldDeltas(tx, company.id));
    const profile = await companyProfile(app.db.queries, company.slug);
    expectConsistentSums(profile);
    expect(profile.grades.count).toBe(published);
    expect(await app.db.tx((tx) => recountAggregates(tx, { companyId: company.id }))).toBe(0);
  }
});

it('publishing a review waits for no lock of a fold, of a change of the company, or of another writer', async () => {
  const { app } = test;
  const client = await app.db.pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [company.id]);
    await client.query('update engine.companies set under_review = under_review where id = $1', [company.id]);
    await client.query('update engine.subject_totals set count = count where company_id = $1', [company.id]);
    await client.query('update engine.grade_cells set count = count where company_id = $1', [company.id]);
    const before = await app.db.queries.execute<{ n: number }>(
      sql`select count(*)::int as n from engine.reviews where company_id = ${company.id}`,
    );
    await Promise.race([
      Promise.all(Array.from({ length: 4 }, publish)),
      sleep(30_000, undefined, { ref: false }).then(() => {
        throw new Error('a writer waits for a lock');
      }),
    ]);
    const after = await app.db.queries.execute<{ n: number }>(
      sql`select count(*)::int as n from engine.reviews where company_id = ${company.id}`,
    );
    expect(after.rows[0]!.n - before.rows[0]!.n).toBe(4);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
