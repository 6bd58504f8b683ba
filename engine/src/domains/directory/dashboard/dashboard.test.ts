import { sql } from 'drizzle-orm';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { recountAggregates } from '../../reviews/public.ts';
import { companyDashboard } from './dashboard.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

interface Given {
  daysAgo: number;
  grade: number;
  body?: string;
  answeredAfter?: number;
  ratings?: Record<string, number>;
}

/** Adds published reviews of a company at this hour, `daysAgo` days ago, and counts them. */
async function publish(companyId: string, count: number, given: Given): Promise<void> {
  const { daysAgo, grade, body = 'It was as it should be.', answeredAfter, ratings = {} } = given;
  await test.app.db.tx(async (tx) => {
    await tx.execute(sql`
      with added as (
        insert into engine.reviews (id, company_id, submission_id, origin, state, grade, language, submitted_at, published_at, answer, answered_at)
        select uuidv7(), ${companyId}, uuidv7(), 'verified', 'published', ${grade}, 'pl', at, at,
          ${answeredAfter === undefined ? null : 'Thank you!'}, at + make_interval(hours => ${answeredAfter ?? null}::int)
        from generate_series(1, ${count}::int), (select engine.app_now() - make_interval(days => ${daysAgo}::int, mins => 1) as at) moment
        returning id)
      insert into engine.review_revisions (review_id, revision, company_id, grade, body, submitted_at, state, ratings)
      select id, 1, ${companyId}, ${grade}, ${body}, now(), 'passed', ${JSON.stringify(ratings)}::jsonb from added`);
    await recountAggregates(tx);
  });
}

const aShop = () => test.app.db.tx((tx) => aCompany(tx));

it('the dashboard compares the last days with those before, in counts, answers and the time to answer', async () => {
  const { id } = await aShop();
  await publish(id, 3, { daysAgo: 5, grade: 5, answeredAfter: 10 });
  await publish(id, 1, { daysAgo: 5, grade: 2, answeredAfter: 30 });
  await publish(id, 1, { daysAgo: 6, grade: 1 });
  await publish(id, 2, { daysAgo: 40, grade: 3 });
  await publish(id, 9, { daysAgo: 70, grade: 4 });
  const { current, previous, weeks, months } = await companyDashboard(test.app, id, { days: 30 });
  expect(current).toMatchObject({
    count: 5,
    average: 18 / 5,
    distribution: { 1: 1, 2: 1, 3: 0, 4: 0, 5: 3 },
    answered: 4,
    negative: 2,
    negativeAnswered: 1,
    medianAnswerHours: 10,
  });
  expect(previous).toMatchObject({ count: 2, average: 3, negativeAnswered: 0, medianAnswerHours: null });
  expect(Date.parse(current.from) - Date.parse(previous.to)).toBe(24 * 3600_000);
  expect([weeks.length, months.length]).toEqual([12, 12]);
  expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(16);
  expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(16);
});

it('the dashboard counts ratings by criterion and suggested phrases word for word', async () => {
  const { id } = await aShop();
  await test.app.db.queries.execute(sql`
    insert into engine.content_hints (locale, grade, phrases) values ('pl', 5, '["Szybka dostawa"]'), ('pl', 2, '["Długa dostawa"]'),
      ('de', 5, '["Schnelle Lieferung"]')`);
  // Its own phrases are counted as the common ones are, and those of another company are not.
  const other = await aShop();
  await test.app.db.pool.query(
    `insert into engine.own_hints (company_id, locale, grade, phrases, updated_at)
     values ($1, 'pl', 5, '["i miło"]', now()), ($2, 'pl', 5, '["dostawa"]', now())`,
    [id, other.id],
  );
  await publish(id, 2, { daysAgo: 1, grade: 5, body: 'Szybka dostawa i miło.', ratings: { delivery: 5 } });
  await publish(id, 1, {
    daysAgo: 2,
    grade: 2,
    body: 'Długa dostawa. Schnelle Lieferung?',
    ratings: { delivery: 2, feature: 1 },
  });
  await publish(id, 1, { daysAgo: 100, grade: 5, body: 'Szybka dostawa dawno temu.' });
  const { criteria, phrases } = await companyDashboard(test.app, id, { days: 30 });
  expect(criteria).toEqual([{ criterion: 'delivery', count: 3, average: 4 }]);
  expect(phrases).toEqual({
    reviews: 3,
    items: [
      { phrase: 'Szybka dostawa', language: 'pl', grade: 5, count: 2 },
      { phrase: 'i miło', language: 'pl', grade: 5, count: 2 },
      { phrase: 'Długa dostawa', language: 'pl', grade: 2, count: 1 },
    ],
  });
});

it('the dashboard compares the net promoter score of the period with the one before', async () => {
  const { id } = await aShop();
  await test.app.db.pool.query(
    `insert into engine.surveys (id, company_id, kind, title, intro, thanks, questions, anonymous, default_language, state, created_at)
     values (uuidv7(), $1, 'nps', '{"en": "How likely?"}', '{}', '{}', '[]', true, 'en', 'open', now())`,
    [id],
  );
  const answer = (score: number, daysAgo: number) =>
    test.app.db.pool.query(
      `insert into engine.survey_responses (id, company_id, survey_id, language, score, started_at, submitted_at)
       select uuidv7(), company_id, id, 'en', $2, at, at
       from engine.surveys, (select engine.app_now() - make_interval(days => $3) as at) moment where company_id = $1`,
      [id, score, daysAgo],
    );
  await answer(10, 1);
  await answer(9, 29);
  await answer(3, 31);
  await answer(10, 100);
  expect((await companyDashboard(test.app, id, { days: 30 })).nps).toMatchObject({
    score: 50,
    answered: 4,
    current: { score: 100, answered: 2 },
    previous: { score: -100, answered: 1 },
  });
  expect((await companyDashboard(test.app, id, { days: 90 })).nps).toMatchObject({
    current: { score: 33, answered: 3 },
    previous: { score: 100, answered: 1 },
  });
});

it('a company without reviews has empty figures and no score', async () => {
  const { id } = await aShop();
  expect(await companyDashboard(test.app, id, { days: 365 })).toMatchObject({
    current: { count: 0, average: null, medianAnswerHours: null },
    criteria: [],
    phrases: { reviews: 0, items: [] },
    nps: null,
    badges: [],
  });
});
