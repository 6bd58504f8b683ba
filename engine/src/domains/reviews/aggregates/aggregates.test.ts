import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { aCompany } from '../../companies/testing.ts';
import { companyProfile } from '../../directory/profile/profile.ts';
import { CACHE_PURGE_CHANNEL } from '../../../platform/page-caches.ts';
import { foldDeltas } from './fold.ts';
import { recountAggregates } from './recount.ts';
import type { CorrectedCompany } from './recount.ts';
import { aReview } from '../testing/factory.ts';
import { applyScreening, lockReviewsToScreen } from '../lifecycle/screening.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** Submits and screens one review, as the worker does. */
async function publish(
  companyId: string,
  given: { grade: number; origin: 'verified' | 'unverified' | 'external'; language: string },
): Promise<void> {
  await test.app.db.tx(async (tx) => {
    const submissionId = newId();
    await aReview(tx, { companyId, submissionId, state: 'screening', ...given });
    const waiting = await lockReviewsToScreen(tx, companyId, { submissionId });
    await applyScreening(
      test.app,
      tx,
      waiting.map((review) => ({ review, held: false, rules: [], language: given.language })),
    );
  });
}

const review = fc.record({
  grade: fc.integer({ min: 1, max: 5 }),
  origin: fc.constantFrom('verified' as const, 'unverified' as const, 'external' as const),
  language: fc.constantFrom('pl', 'de', 'ja'),
});

it('counts equal a recount, folded or not, and the profile shows them at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(review, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 12 }),
      async (given, folded) => {
        const company = await test.app.db.tx((tx) => aCompany(tx));
        for (const [n, one] of given.entries()) {
          await publish(company.id, one);
          if (n === folded) await test.app.db.tx((tx) => foldDeltas(tx, company.id));
        }
        const before = await companyProfile(test.app.db.queries, company.slug);
        expect(before.grades.count).toBe(given.length);
        const weights = given.map(({ origin }) => (origin === 'verified' ? 1 : 0.5));
        const expected =
          given.reduce((sum, { grade }, n) => sum + grade * weights[n]!, 0) /
          weights.reduce((sum, weight) => sum + weight, 0);
        expect(before.grades.average).toBeCloseTo(expected, 12);
        expect(await test.app.db.tx((tx) => recountAggregates(tx, { companyId: company.id }))).toBe(0);
        const { popularProducts: _before, ...counted } = before;
        expect(await companyProfile(test.app.db.queries, company.slug)).toMatchObject({
          ...counted,
          updatedAt: expect.any(String),
        });
      },
    ),
    { numRuns: 15 },
  );
});

it('a hundred concurrent publications of one company, with folds in between, are counted exactly', async () => {
  const company = await test.app.db.tx((tx) => aCompany(tx));
  await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      await publish(company.id, { grade: (n % 5) + 1, origin: 'verified', language: 'pl' });
      if (n % 9 === 0) await test.app.db.tx((tx) => foldDeltas(tx, company.id));
    }),
  );
  const { grades } = await companyProfile(test.app.db.queries, company.slug);
  expect(grades).toMatchObject({ count: 100, average: 3, distribution: { 1: 20, 2: 20, 3: 20, 4: 20, 5: 20 } });
  expect(await test.app.db.tx((tx) => recountAggregates(tx, { companyId: company.id }))).toBe(0);
});

it('a recount corrects wrong counts and returns their number', async () => {
  const company = await test.app.db.tx((tx) => aCompany(tx));
  await publish(company.id, { grade: 4, origin: 'verified', language: 'pl' });
  await test.app.db.tx((tx) => foldDeltas(tx, company.id));
  await test.app.db.queries.execute(sql`update engine.grade_cells set count = 7 where company_id = ${company.id}`);
  expect(await test.app.db.tx((tx) => recountAggregates(tx))).toBe(4);
  expect((await companyProfile(test.app.db.queries, company.slug)).grades.count).toBe(1);
  expect(await test.app.db.tx((tx) => recountAggregates(tx))).toBe(0);
});

it('a recount reports the companies that it corrects, also those with unfolded changes, and notifies the caches', async () => {
  const [wrong, waiting, right] = await test.app.db.tx(async (tx) => [
    await aCompany(tx),
    await aCompany(tx),
    await aCompany(tx),
  ]);
  for (const { id } of [wrong, waiting, right]) await publish(id, { grade: 4, origin: 'verified', language: 'pl' });
  for (const { id } of [wrong, right]) await test.app.db.tx((tx) => foldDeltas(tx, id));
  await test.app.db.queries.execute(sql`update engine.subject_totals set count = 7 where company_id = ${wrong.id}`);

  const listener = await test.app.db.pool.connect();
  const told: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => told.push(payload));
  await listener.query(`listen ${CACHE_PURGE_CHANNEL}`);
  const mended: CorrectedCompany[] = [];
  const onCorrected = (company: CorrectedCompany) => Promise.resolve(void mended.push(company));
  expect(await test.app.db.tx((tx) => recountAggregates(tx, { onCorrected }))).toBe(0);
  await listener.query('select 1');
  listener.release(true);

  const ids = mended.map(({ companyId }) => companyId);
  expect(ids).toEqual(expect.arrayContaining([wrong.id, waiting.id]));
  expect(ids).not.toContain(right.id);
  expect(told.sort()).toEqual(ids.sort());
});

it('a held review is neither public nor counted', async () => {
  const company = await test.app.db.tx((tx) => aCompany(tx));
  await test.app.db.tx((tx) => aReview(tx, { companyId: company.id, state: 'held', grade: 1 }));
  await test.app.db.tx((tx) => recountAggregates(tx, { companyId: company.id }));
  expect((await companyProfile(test.app.db.queries, company.slug)).grades.count).toBe(0);
});
