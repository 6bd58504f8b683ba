import { sql } from 'drizzle-orm';
import { GRADE_WEIGHTS } from '@app/contracts/grades';
import { companyProfile } from '../../directory/profile/profile.ts';
import { recountAggregates } from '../aggregates/recount.ts';
import { ReviewNotFound } from '../lifecycle/model.ts';
import { publicReview } from '../reading/public-review.ts';
import { productReviewPage, reviewPage } from '../reading/review-lists.ts';
import type { ExpectedCompany, ExpectedReview } from './expected-review.ts';
import type { World } from './world.ts';

const ALL = { language: 'any', sort: 'newest', limit: 50 } as const;

/** Compares everything in the database with the expected state. */
export async function checkWorld(world: World): Promise<void> {
  await checkRows(world);
  for (const company of world.companies) {
    await checkLists(world, company);
    await checkCounts(world, company);
    await world.fold(company);
    await checkCounts(world, company);
    await checkTotals(world, company);
    expect(await world.app.db.tx((tx) => recountAggregates(tx, { companyId: company.id }))).toBe(0);
  }
}

function publicReviews(world: World, company: ExpectedCompany, productId: string | null): ExpectedReview[] {
  return world.reviews.filter((one) => one.company === company && one.productId === productId && one.isPublic);
}

/** The projection follows from the events, each command has its event, and public texts have passed. */
async function checkRows(world: World): Promise<void> {
  const { rows } = await world.app.db.queries.execute<{
    id: string;
    row: object;
    revision_state: string;
    events: { type: string; to: string | null; revision: number | null; grade: number | null }[];
  }>(sql`
    select r.id, v.state as revision_state,
      json_build_object('state', r.state, 'grade', r.grade, 'revision', r.revision, 'pending', r.pending_revision,
        'language', r.language, 'body', v.body, 'answered', r.answer is not null, 'erased', r.erased_at is not null) as row,
      (select json_agg(json_build_object('type', e.type, 'to', e.data->>'to', 'revision', (e.data->>'revision')::int,
        'grade', (e.data->>'grade')::int) order by e.at, e.id) from engine.review_events e where e.review_id = r.id) as events
    from engine.reviews r join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
    where r.company_id in ${world.companies.map(({ id }) => id)}`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  expect(rows).toHaveLength(world.reviews.length);
  for (const review of world.reviews) {
    const { state, revision, pending, language, answered, erased, text } = review;
    const found = byId.get(review.id);
    expect(found?.row).toEqual({ state, revision, pending, language, answered, erased, ...text });
    expect(found?.events.map(({ type }) => type)).toEqual(review.events);
    const last = found?.events.findLast(({ to }) => to !== null);
    expect(last).toMatchObject({ to: state, revision, grade: text.grade });
    if (review.isPublic) expect(found?.revision_state).toBe('passed');
  }
}

async function checkLists(world: World, company: ExpectedCompany): Promise<void> {
  const { queries } = world.app.db;
  for (const productId of [null, company.productId]) {
    const { items } = productId
      ? await productReviewPage(queries, productId, ALL)
      : await reviewPage(queries, company.id, ALL);
    const texts = (listed: { id: string; grade: number; body: string }[]) =>
      listed.map(({ id, grade, body }) => `${id} ${grade} ${body}`).sort();
    expect(texts(items)).toEqual(
      texts(publicReviews(world, company, productId).map(({ id, text }) => ({ id, ...text }))),
    );
  }
  const hidden = world.reviews.find((one) => one.company === company && !one.isPublic && !one.wasPublic);
  if (hidden) await expect(publicReview(queries, hidden.id)).rejects.toThrow(ReviewNotFound);
}

async function checkCounts(world: World, company: ExpectedCompany): Promise<void> {
  const profile = await companyProfile(world.app.db.queries, company.slug);
  const shown = publicReviews(world, company, null);
  const { average } = sums(shown);
  const distribution = Object.fromEntries(
    [1, 2, 3, 4, 5].map((grade) => [grade, shown.filter(({ text }) => text.grade === grade).length]),
  );
  expect(profile.grades).toMatchObject({ count: shown.length, distribution });
  if (average === null) expect(profile.grades.average).toBeNull();
  else expect(profile.grades.average).toBeCloseTo(average, 12);
  for (const { language, count } of profile.byLanguage)
    expect(count).toBe(shown.filter((one) => one.language === language).length);
  for (const { origin, count } of profile.byOrigin)
    expect(count).toBe(shown.filter((one) => one.origin === origin).length);
  const low = shown.filter(({ text }) => text.grade <= 3);
  const share = low.length > 0 ? low.filter(({ answered }) => answered).length / low.length : null;
  expect(profile.negativeAnsweredShare).toBe(share);
}

async function checkTotals(world: World, company: ExpectedCompany): Promise<void> {
  const { rows } = await world.app.db.queries.execute<{
    subject_id: string;
    count: number;
    average: number | null;
  }>(sql`
    select subject_id, count, halves_times_grade::float8 / nullif(halves, 0) as average from engine.subject_totals
    where company_id = ${company.id}`);
  for (const productId of [null, company.productId]) {
    const total = rows.find(({ subject_id: id }) => id === (productId ?? company.id));
    const { count, average } = sums(publicReviews(world, company, productId));
    expect({ count: total?.count ?? 0, average: total?.average?.toFixed(9) ?? null }).toEqual({
      count,
      average: average?.toFixed(9) ?? null,
    });
  }
}

function sums(shown: ExpectedReview[]): { count: number; average: number | null } {
  const weight = shown.reduce((sum, { origin }) => sum + GRADE_WEIGHTS[origin], 0);
  const total = shown.reduce((sum, { origin, text }) => sum + GRADE_WEIGHTS[origin] * text.grade, 0);
  return { count: shown.length, average: weight > 0 ? total / weight : null };
}
