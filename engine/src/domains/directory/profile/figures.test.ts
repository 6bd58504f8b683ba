import { sql } from 'drizzle-orm';
import type { BadgeCatalogue, BadgeHistory } from '@app/contracts/badges';
import type { CompanyProfile, GradeReport } from '@app/contracts/companies';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { API_ROOT } from '../../../http/paths.ts';
import { newId } from '../../../kernel/ids.ts';
import { aCompany } from '../../companies/testing.ts';
import type { Company } from '../../companies/public.ts';
import { recountAggregates } from '../../reviews/public.ts';

const DAY_MS = 24 * 3600 * 1000;
let test: TestApi;
let company: Company;
beforeAll(async () => {
  test = await testApi();
});
beforeEach(async () => {
  company = await test.app.db.tx((tx) => aCompany(tx));
});
afterAll(() => test.close());

async function get<Answer>(path: string, status = 200): Promise<Answer> {
  const { body } = await test.program().get(`${API_ROOT}${path}`).expect(status);
  return body as Answer;
}

interface Given {
  at?: Date;
  grade?: number;
  language?: string;
  origin?: 'verified' | 'external';
  productId?: string;
  ratings?: Record<string, number>;
}

async function review(given: Given): Promise<void> {
  const { at = new Date(), grade = 5, language = 'pl', origin = 'verified', productId = null, ratings = {} } = given;
  const [id, moment] = [newId(), at.toISOString()];
  await test.app.db.queries.execute(sql`
    insert into engine.reviews (id, company_id, product_id, submission_id, origin, state, grade, language, submitted_at, published_at)
    values (${id}, ${company.id}, ${productId}, ${id}, ${origin}, 'published', ${grade}, ${language}, ${moment}, ${moment})`);
  await test.app.db.queries.execute(sql`
    insert into engine.review_revisions (review_id, revision, company_id, grade, body, submitted_at, state, ratings)
    values (${id}, 1, ${company.id}, ${grade}, 'It was as it should be.', ${moment}, 'passed', ${JSON.stringify(ratings)}::jsonb)`);
}

const count = () => test.app.db.tx((tx) => recountAggregates(tx, { companyId: company.id }));
const product = async (companyId: string) => {
  const id = newId();
  await test.app.db.queries.execute(sql`
    insert into engine.products (id, company_id, external_id, slug, name, created_at) values (${id}, ${companyId}, ${id}, 'tea', 'Tea', now())`);
  return id;
};

it('grades can be counted by language, origin and product; detailed ratings only in total', async () => {
  const tea = await product(company.id);
  await review({ grade: 5, ratings: { delivery: 4 } });
  await review({ grade: 2, language: 'de', ratings: { delivery: 1, service: 5 } });
  await review({ grade: 4, language: 'de', origin: 'external', at: new Date(Date.now() - 400 * DAY_MS) });
  await review({ grade: 3, productId: tea, ratings: { quality: 3 } });
  await count();
  const at = `/companies/${company.slug}/grades`;
  const whole = await get<GradeReport>(at);
  const profile = await get<CompanyProfile>(`/companies/${company.slug}`);
  expect(profile).toMatchObject(whole);
  expect(whole).toMatchObject({
    grades: { count: 3, average: 9 / 2.5 },
    lastSixMonths: { count: 2, average: 3.5 },
    byLanguage: [
      { language: 'de', count: 2, average: 4 / 1.5 },
      { language: 'pl', count: 1, average: 5 },
    ],
    byOrigin: [
      { origin: 'verified', count: 2, average: 3.5 },
      { origin: 'external', count: 1, average: 4 },
    ],
    ratings: [
      { criterion: 'delivery', count: 2, average: 2.5 },
      { criterion: 'service', count: 1, average: 5 },
    ],
  });
  expect(whole.weekly.at(-1)).toMatchObject({ count: 2, average: 3.5 });
  const german = await get<GradeReport>(`${at}?language=de`);
  expect(german).toMatchObject({
    grades: { count: 2 },
    lastSixMonths: { count: 1, average: 2 },
    negativeAnsweredShare: 0,
    ratings: whole.ratings,
  });
  expect(german.weekly.at(-1)).toMatchObject({ count: 1, average: 2 });
  expect(await get<GradeReport>(`${at}?origin=external`)).toMatchObject({
    grades: { count: 1 },
    lastSixMonths: { count: 0 },
    ratings: whole.ratings,
  });
  expect(await get<GradeReport>(`${at}?language=pl&origin=external`)).toMatchObject({
    grades: { count: 0, average: null },
  });
  expect(await get<GradeReport>(`${at}?productId=${tea}`)).toMatchObject({
    grades: { count: 1, average: 3 },
    ratings: [{ criterion: 'quality', count: 1, average: 3 }],
  });
});

it('weeks begin on Monday and six months end today, in the company’s time zone', async () => {
  // Monday 00:30 in Warsaw is still Sunday in UTC.
  const { rows } = await test.app.db.queries.execute<{ monday: string }>(
    sql`select ((date_trunc('week', engine.app_now() at time zone 'Europe/Warsaw') + interval '30 minutes') at time zone 'Europe/Warsaw')::text as monday`,
  );
  const monday = new Date(rows[0]!.monday);
  await review({ at: monday });
  await review({ at: new Date(monday.getTime() - 3600_000) });
  await count();
  const { weekly } = await get<GradeReport>(`/companies/${company.slug}/grades`);
  expect(weekly.slice(-2).map((week) => week.count)).toEqual([1, 1]);
  expect(new Date(`${weekly.at(-1)!.weekStart}T00:00:00Z`).getUTCDay()).toBe(1);
});

it('every day of the six months counts once, whatever today is', async () => {
  for (let day = 0; day < 200; day++) await review({ at: new Date(Date.now() - day * DAY_MS) });
  await count();
  for (let step = 0; step < 8; step++) {
    const { lastSixMonths } = await get<GradeReport>(`/companies/${company.slug}/grades`);
    const polish = await get<GradeReport>(`/companies/${company.slug}/grades?language=pl`);
    const { rows } = await test.app.db.queries.execute<{ n: number }>(sql`
      select count(*)::int as n from engine.reviews where company_id = ${company.id}
        and (published_at at time zone 'Europe/Warsaw')::date >= (engine.app_now() at time zone 'Europe/Warsaw')::date - interval '6 months'`);
    expect([lastSixMonths.count, polish.lastSixMonths.count]).toEqual([rows[0]!.n, rows[0]!.n]);
    await test.shiftClock('1 day');
  }
});

it('another company’s product is not found, and a hidden company shows no grades', async () => {
  const other = await test.app.db.tx((tx) => aCompany(tx));
  const foreign = await product(other.id);
  for (const id of [foreign, newId()]) await get(`/companies/${company.slug}/grades?productId=${id}`, 404);
  for (const part of ['grades', 'badges']) await get(`/companies/nobody/${part}`, 404);
  await review({});
  await count();
  await test.app.db.queries.execute(sql`update engine.companies set presentation = 'hidden' where id = ${company.id}`);
  expect(await get<GradeReport>(`/companies/${company.slug}/grades`)).toMatchObject({
    grades: { count: 0 },
    byLanguage: [],
  });
  await test.app.db.queries.execute(sql`update engine.companies set state = 'blocked' where id = ${company.id}`);
  for (const part of ['grades', 'badges']) await get(`/companies/${company.slug}/${part}`, 410);
});

it('badges are listed with their history and evidence', async () => {
  await test.app.db.queries.execute(sql`
    insert into engine.badge_awards (id, company_id, badge, won_at, lost_at, evidence) values
      (${newId()}, ${company.id}, 'trusted', now() - interval '2 days', null, '{"verified_share": 1}'),
      (${newId()}, ${company.id}, 'popular', now() - interval '9 days', now() - interval '5 days', '{}')`);
  const { items } = await get<BadgeHistory>(`/companies/${company.slug}/badges`);
  expect(items).toMatchObject([
    { badge: 'trusted', lostAt: null, evidence: { verified_share: 1 } },
    { badge: 'popular', lostAt: expect.any(String) },
  ]);
  const { badges } = await get<CompanyProfile>(`/companies/${company.slug}`);
  expect(badges).toEqual([{ badge: 'trusted', wonAt: items[0]!.wonAt, lostAt: null }]);
  const catalogue = await get<BadgeCatalogue>('/badges');
  expect(catalogue.items).toHaveLength(9);
});
