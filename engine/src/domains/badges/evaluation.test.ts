import { eq, sql } from 'drizzle-orm';
import type { Badge } from '@app/contracts/badges';
import { newId } from '../../kernel/ids.ts';
import { outbox } from '../../platform/schema.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { aCompany, aMerchant } from '../companies/testing.ts';
import type { Company } from '../companies/public.ts';
import { companyProfile } from '../directory/profile/profile.ts';
import { recountAggregates } from '../reviews/public.ts';
import { sweepBadges } from './evaluation.ts';
import { figuresOf } from './figures.ts';
import { badgeHistory, badgeProgress } from './awards.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
});
afterEach(() => test.close());

interface Given {
  daysAgo: number;
  grade?: number;
  origin?: 'verified' | 'unverified' | 'external';
  /** Hours from publication to the answer. */
  answeredAfter?: number;
  ratings?: Record<string, number>;
  productId?: string;
  state?: 'published' | 'withdrawn';
}

/** Adds reviews and recounts. */
async function reviews(companyId: string, count: number, given: Given): Promise<void> {
  const {
    daysAgo,
    grade = 5,
    origin = 'verified',
    answeredAfter,
    ratings = {},
    productId,
    state = 'published',
  } = given;
  await test.app.db.tx(async (tx) => {
    await tx.execute(sql`
      with added as (
        insert into engine.reviews (id, company_id, product_id, submission_id, origin, state, grade, language, submitted_at, published_at, answer, answered_at)
        select uuidv7(), ${companyId}, ${productId ?? null}, uuidv7(), ${origin}, ${state}, ${grade}, 'pl', at, at,
          ${answeredAfter === undefined ? null : 'Thank you!'}, at + make_interval(hours => ${answeredAfter ?? null}::int)
        from generate_series(1, ${count}::int), (select engine.app_now() - make_interval(days => ${daysAgo}::int, hours => 6) as at) moment
        returning id)
      insert into engine.review_revisions (review_id, revision, company_id, grade, body, submitted_at, state, ratings)
      select id, 1, ${companyId}, ${grade}, 'It was as it should be.', now(), 'passed', ${JSON.stringify(ratings)}::jsonb from added`);
    await recountAggregates(tx);
  });
}

const company = (given: Parameters<typeof aCompany>[1] = {}): Promise<Company> =>
  test.app.db.tx((tx) => aCompany(tx, given));
const held = async ({ slug }: Company): Promise<Badge[]> =>
  (await companyProfile(test.app.db.queries, slug)).badges.map(({ badge }) => badge).sort();
const mails = async (): Promise<unknown[]> =>
  (await test.app.db.queries.select().from(outbox).where(eq(outbox.job, 'badges.mail-member'))).map(({ data }) => data);

/** Other companies of the category, for ranking. */
async function others(count: number, grade: number, reviewsEach = 10): Promise<void> {
  for (let n = 0; n < count; n++) await reviews((await company()).id, reviewsEach, { daysAgo: 30, grade });
}

it('figures of the criteria are computed in the company’s days', async () => {
  const { id } = await company({ withUsSince: new Date(Date.now() - 400 * 24 * 3600_000).toISOString().slice(0, 10) });
  const productId = newId();
  await test.app.db.queries.execute(sql`
    insert into engine.products (id, company_id, external_id, slug, name, created_at) values (${productId}, ${id}, 'P', 'p', 'P', now())`);
  await reviews(id, 20, { daysAgo: 10, answeredAfter: 10, ratings: { service: 5, delivery: 1 } });
  await reviews(id, 10, { daysAgo: 120, grade: 4, origin: 'external', ratings: { staff: 4 } });
  await reviews(id, 5, { daysAgo: 200, grade: 1, answeredAfter: 100 });
  await reviews(id, 5, { daysAgo: 210, grade: 3 });
  await reviews(id, 100, { daysAgo: 380, grade: 1 });
  await reviews(id, 3, { daysAgo: 5, productId });
  await reviews(id, 1, { daysAgo: 5, productId, state: 'withdrawn' });
  expect((await figuresOf(test.app.db.queries, [id])).get(id)).toEqual({
    reviews_year: 40,
    reviews_quarter: 20,
    reviews_quarter_before: 10,
    reviews_growth: 2,
    // 20 × 5 + 10 × 0.5 × 4 + 5 × 1 + 5 × 3 over 20 + 5 + 10
    average_year: 4,
    average_gain: 1,
    verified_share: 0.75,
    negative_year: 10,
    negative_answered: 0.5,
    answers_half_year: 20,
    answer_hours: 10,
    service_ratings: 30,
    service_average: 140 / 30,
    mediations_unanswered: 0,
    withdrawn_share: 0.25,
    reviews_shown: 1,
    days_with_us: expect.any(Number),
  });
});

it('companies are ranked within the category, or within the kind if the category is too small', async () => {
  const best = await company();
  await reviews(best.id, 30, { daysAgo: 30 });
  await others(5, 4);
  const alone = await company({ category: 'books' });
  await reviews(alone.id, 10, { daysAgo: 30, grade: 3 });
  const hotel = await company({ kind: 'hotels' });
  await reviews(hotel.id, 10, { daysAgo: 30 });
  const figures = await figuresOf(test.app.db.queries, [best.id, alone.id, hotel.id]);
  expect(figures.get(best.id)).toMatchObject({ average_rank: 1, reviews_rank: 1 });
  expect(figures.get(alone.id)).toMatchObject({ average_rank: 0, reviews_rank: 0 });
  expect(figures.get(hotel.id)).not.toHaveProperty('average_rank');
});

it('a badge is won at night, mailed once, kept while earned, lost and won again', async () => {
  const { company: own } = await aMerchant(test.app);
  await reviews(own.id, 30, { daysAgo: 10 });
  await sweepBadges(test.app);
  expect(await held(own)).toEqual(['trusted']);
  expect(await mails()).toMatchObject([{ companyId: own.id, won: ['trusted'], lost: [] }]);

  expect(await sweepBadges(test.app)).toBe(0);
  await test.shiftClock('1 day');
  await Promise.all([sweepBadges(test.app), sweepBadges(test.app)]);
  expect(await mails()).toHaveLength(1);

  await reviews(own.id, 4, { daysAgo: 0, origin: 'external' });
  expect(await held(own)).toEqual(['trusted']);
  await test.shiftClock('1 day');
  await sweepBadges(test.app);
  expect(await held(own)).toEqual([]);
  expect((await mails())[1]).toMatchObject({ won: [], lost: ['trusted'] });

  await reviews(own.id, 60, { daysAgo: 0 });
  await test.shiftClock('1 day');
  await sweepBadges(test.app);
  const { items } = await badgeHistory(test.app.db.queries, own.id);
  expect(items.map(({ badge, lostAt }) => [badge, lostAt === null])).toEqual([
    ['trusted', true],
    ['trusted', false],
  ]);
  expect(items[0]?.evidence).toMatchObject({ reviews_year: 94 });
});

it('badges are evaluated from two o’clock in the company’s time zone', async () => {
  const evaluated = async (slug: string) => {
    const { rows } = await test.app.db.queries.execute<{ n: number }>(sql`
      select count(*)::int as n from engine.badge_evaluations e join engine.companies c on c.id = e.company_id where c.slug = ${slug}
        and e.day = ((engine.app_now() at time zone c.time_zone) - interval '2 hours')::date`);
    return rows[0]?.n === 1;
  };
  const { slug } = await company({ timeZone: 'Europe/Warsaw' });
  await sweepBadges(test.app);
  const { rows } = await test.app.db.queries.execute<{ minutes: number }>(sql`
    select extract(epoch from ((((engine.app_now() at time zone 'Europe/Warsaw') - interval '2 hours')::date + 1)::timestamp
      + interval '2 hours') at time zone 'Europe/Warsaw' - engine.app_now())::int / 60 as minutes`);
  await test.shiftClock(`${rows[0]!.minutes - 5} minutes`);
  expect(await sweepBadges(test.app)).toBe(0);
  await test.shiftClock('10 minutes');
  expect(await evaluated(slug)).toBe(false);
  expect(await sweepBadges(test.app)).toBe(1);
  expect(await evaluated(slug)).toBe(true);
});

it('a company that hides its reviews shows no badges', async () => {
  const own = await company();
  await reviews(own.id, 30, { daysAgo: 10 });
  await sweepBadges(test.app);
  await test.app.db.queries.execute(sql`update engine.companies set presentation = 'hidden' where id = ${own.id}`);
  expect(await held(own)).toEqual([]);
});

it('progress names for each condition the figure, whether it is met, and when the badge was held', async () => {
  const one = await company();
  await reviews(one.id, 10, { daysAgo: 10, answeredAfter: 10 });
  await sweepBadges(test.app);
  await test.app.db.queries.execute(
    sql`update engine.reviews set answer = null, answered_at = null where company_id = ${one.id}`,
  );
  const { items } = await badgeProgress(test.app.db.queries, one.id);
  const helpful = items.find(({ badge }) => badge === 'helpful');
  expect(helpful).toMatchObject({
    heldSince: expect.any(String),
    lost: [],
    conditions: [
      { figure: 'answers_half_year', atLeast: 10, value: 0, met: false },
      { figure: 'answer_hours', atMost: 48, value: null, met: false },
    ],
  });
  const trusted = items.find(({ badge }) => badge === 'trusted');
  expect(trusted).toMatchObject({
    heldSince: null,
    conditions: [
      { figure: 'reviews_year', value: 10, met: false },
      { figure: 'verified_share', value: 1, met: true },
    ],
  });
});
