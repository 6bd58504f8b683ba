import { sql } from 'drizzle-orm';
import { CATEGORY_PRIOR_FROM, RANKED_FROM } from '@app/contracts/grades';
import { newId } from '../../../kernel/ids.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { directoryPage } from '../listing/listing.ts';
import { rebuildDirectory } from './reindex.ts';
import { sweepNewlyRanked } from './newly-ranked.ts';
import { priorMeans, priorOf } from './prior-means.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
  await test.app.search.setup();
});
afterEach(() => test.close());

interface Reviewed {
  category?: string;
  /** Age of the company in days. */
  age?: number;
  grade: number;
  count: number;
  /** Age of the first review in days. */
  since: number;
  origin?: 'verified' | 'unverified' | 'external';
}

/** A company with reviews of one grade, the others published right after the first. @returns its id */
async function reviewed({
  category = 'garden',
  age = 200,
  grade,
  count,
  since,
  origin = 'verified',
}: Reviewed): Promise<string> {
  const { queries } = test.app.db;
  const { id } = await test.app.db.tx((tx) => aCompany(tx, { category, city: null, region: null }));
  await queries.execute(
    sql`update engine.companies set created_at = now() - make_interval(days => ${age}::int) where id = ${id}`,
  );
  await queries.execute(sql`
    insert into engine.reviews (id, company_id, submission_id, origin, state, grade, language, submitted_at, published_at)
    select uuidv7(), ${id}, ${newId()}, ${origin}, 'published', ${grade}::int, 'pl', at, at
    from generate_series(1, ${count}::int) n
      cross join lateral (select now() - make_interval(days => ${since}::int) + n * interval '1 second' as at) t`);
  await queries.execute(sql`
    insert into engine.subject_totals (subject_id, company_id, count, halves, halves_times_grade)
    values (${id}, ${id}, ${count}, ${count * 2}, ${count * 2 * grade})`);
  return id;
}

const list = async () => {
  const { items } = await directoryPage(test.app.db, 'shops', { sort: 'rating', page: 1, limit: 20 });
  return items.map(({ id, place }) => [id, place]);
};

it('a newcomer with many reviews of one day stands behind companies that have been reviewed for weeks', async () => {
  const old = await reviewed({ category: 'books', grade: 4, count: 12, since: 60 });
  const newcomer = await reviewed({ grade: 5, count: 29, since: 0, age: 0 });
  const few = await reviewed({ grade: 5, count: RANKED_FROM.reviews - 1, since: 60 });
  await rebuildDirectory(test.app);
  expect(await list()).toEqual([
    [old, 1],
    [newcomer, null],
    [few, null],
  ]);
});

it('an old company begins to be ranked with its first reviews, and imported ones begin nothing', async () => {
  const asleep = await reviewed({ grade: 5, count: 30, since: 1 });
  const imported = await reviewed({ grade: 5, count: 20, since: 300, origin: 'external' });
  const earlier = await reviewed({ grade: 5, count: 20, since: 300, age: 2 });
  await rebuildDirectory(test.app);
  expect(await list()).toEqual([[asleep, null], ...[imported, earlier].sort().map((id) => [id, null])]);
});

it('a company is ranked as soon as its days are over, though nothing else happens', async () => {
  const company = await reviewed({ grade: 5, count: 8, since: RANKED_FROM.days - 1 });
  await rebuildDirectory(test.app);
  expect(await sweepNewlyRanked(test.app)).toBe(0);
  expect(await list()).toEqual([[company, null]]);
  await test.shiftClock('25 hours');
  expect(await sweepNewlyRanked(test.app)).toBe(1);
  expect(await list()).toEqual([[company, 1]]);
  expect(await sweepNewlyRanked(test.app)).toBe(0);
});

it('the prior is the mean of the kind until a category has enough companies', async () => {
  await reviewed({ category: 'books', grade: 3, count: 100, since: 60 });
  for (let n = 1; n < CATEGORY_PRIOR_FROM; n++) await reviewed({ grade: 5, count: RANKED_FROM.reviews, since: 60 });
  const five = CATEGORY_PRIOR_FROM * RANKED_FROM.reviews;
  const before = await priorMeans(test.app.db.queries);
  expect(priorOf(before, 'shops', 'garden')).toBeCloseTo(
    (300 + 5 * (five - RANKED_FROM.reviews)) / (100 + five - RANKED_FROM.reviews),
  );
  await reviewed({ grade: 5, count: RANKED_FROM.reviews, since: 60 });
  const after = await priorMeans(test.app.db.queries);
  expect(priorOf(after, 'shops', 'garden')).toBe(5);
  expect(priorOf(after, 'shops', 'books')).toBeCloseTo((300 + 5 * five) / (100 + five));
  expect(priorOf(after, 'hotels', 'spa')).toBe(3);
});
