import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { CompanyReviewsQuery } from '@app/contracts/reviews';
import { newId } from '../../../kernel/ids.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { reviewedProducts } from '../../directory/products/product-list.ts';
import { popularProducts } from '../../directory/profile/profile.ts';
import { reviewsByAuthors } from '../../imports/duplicates.ts';
import { clientPhotos } from '../photos/client-photos.ts';
import { latestReviews, reviewPage } from './review-lists.ts';
import { recentBodies } from '../lifecycle/screening.ts';

const REVIEWS = 20_000;
const PRODUCTS = 2_000;

let test: TestApp;
let companyId: string;
beforeAll(async () => {
  test = await testApp();
  companyId = (await test.app.db.tx((tx) => aCompany(tx))).id;
  await test.app.db.tx(fill);
  await test.app.db.queries.execute(sql`vacuum analyze`);
});
afterAll(() => test.close());

/** One busy company's published reviews, some pinned, and its products with their totals. */
async function fill(tx: Tx): Promise<void> {
  // Written as a bulk load: the triggers are tested elsewhere.
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.execute(sql`
    insert into engine.reviews (id, company_id, submission_id, origin, state, grade, language, pinned, submitted_at, published_at)
    select uuidv7(), ${companyId}, ${newId()}, (array['verified', 'unverified', 'external'])[1 + n % 3], 'published', 1 + n % 5,
      (array['pl', 'en', 'de', 'cs'])[1 + n % 4], n % 5000 = 0, at, at
    from generate_series(1, ${REVIEWS}::int) n cross join lateral (select now() - n * interval '1 minute' as at) times`);
  await tx.execute(sql`
    insert into engine.review_revisions (review_id, revision, company_id, grade, body, submitted_at)
    select id, 1, company_id, grade, repeat('The parcel came on time. ', 4) || id, submitted_at from engine.reviews`);
  await tx.execute(sql`
    insert into engine.review_authors (review_id, company_id, display_name) select id, company_id, 'Anna K.' from engine.reviews`);
  await tx.execute(sql`
    insert into engine.products (id, company_id, external_id, slug, name, created_at)
    select uuidv7(), ${companyId}, n, 'product-' || n, 'Product ' || n, now() from generate_series(1, ${PRODUCTS}::int) n`);
  await tx.execute(sql`
    update engine.reviews r set product_id = p.id from engine.products p
    where p.external_id = '1' and r.company_id = p.company_id and extract(minute from r.published_at)::int % 4 = 0 and not r.pinned`);
  await tx.execute(sql`
    insert into engine.review_photos (id, company_id, review_id, uploaded_with, width, height, state, created_at)
    select uuidv7(), company_id, id, id, 40, 30, 'approved', published_at from engine.reviews
    where extract(minute from published_at)::int % 10 = 1`);
  await tx.execute(sql`
    insert into engine.subject_totals (subject_id, company_id, count, halves, halves_times_grade)
    select id, company_id, external_id::int, external_id::int * 2, external_id::int * 8 from engine.products`);
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

/** Plans of all queries that `run` executes. */
async function plansOf(run: (queries: Tx) => Promise<unknown>): Promise<PlanNode[]> {
  const asked: SQL[] = [];
  const watched = {
    execute: (query: SQL) => {
      asked.push(query);
      return test.app.db.queries.execute(query);
    },
  };
  await run(watched as Queries as Tx);
  return Promise.all(asked.map(planOf));
}

async function planOf(query: SQL): Promise<PlanNode> {
  const { rows } = await test.app.db.queries.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (format json) ${query}`,
  );
  const [row] = rows;
  if (!row) throw new Error('no plan');
  return row['QUERY PLAN'][0].Plan;
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const page = (query: Record<string, unknown>) => (queries: Queries) =>
  reviewPage(queries, companyId, CompanyReviewsQuery.parse(query));

const lists: [string, (queries: Tx) => Promise<unknown>][] = [
  ['first page', page({})],
  [
    'page far down',
    async (queries) => {
      const { nextCursor } = await reviewPage(test.app.db.queries, companyId, CompanyReviewsQuery.parse({}));
      return page({ cursor: nextCursor })(queries);
    },
  ],
  ['language', page({ language: 'de' })],
  ['grade', page({ grade: 2 })],
  ['origin', page({ origin: 'external' })],
  ['period', page({ period: '6m' })],
  ['with photos', page({ photos: 'yes' })],
  ['of products', page({ about: 'products' })],
  ['photos of customers', (queries) => clientPhotos(queries, companyId, { limit: 24 })],
  ['newest of all companies', (queries) => latestReviews(queries, { limit: 10 })],
  [
    'newest of all companies, in one language first',
    (queries) => latestReviews(queries, { limit: 10, language: 'de' }),
  ],
  ['texts for the filter of near-duplicates', (queries) => recentBodies(queries, companyId, 200)],
  ['reviews that an import is compared with', (queries) => reviewsByAuthors(queries, companyId, ['Anna Kowalska'])],
  [
    'products after those',
    (queries) => {
      const cursor = Buffer.from(`3.${newId()}`).toString('base64url');
      return queries.execute(reviewedProducts(sql`${companyId}::uuid`, 21, cursor));
    },
  ],
  ['popular products', (queries) => queries.execute(popularProducts(sql`${companyId}::uuid`))],
];

const LARGE = ['reviews', 'review_revisions', 'review_authors', 'review_photos', 'subject_totals'];

it.each(lists)(
  'the list “%s” is read in the order of an index, without sorting or sequential scans',
  async (_, run) => {
    const plans = await plansOf(run);
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) {
      const readInFull = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan');
      expect(readInFull.map((node) => node['Relation Name'])).not.toEqual(
        expect.arrayContaining([expect.stringMatching(`^(${LARGE.join('|')})$`)]),
      );
      const limits = nodesOf(plan).filter((node) => node['Node Type'] === 'Limit');
      expect(limits.length).toBe(1);
      // Above the limit the few rows of a page may be sorted again.
      const below = limits.flatMap(nodesOf).map((node) => node['Node Type']);
      expect(below).toContain('Index Scan');
      expect(below.filter((type) => type.includes('Sort'))).toEqual([]);
    }
  },
);

describe('the search for words', () => {
  const looked: [string, Record<string, unknown>][] = [
    ['that stand in many texts', { words: 'parcel time' }],
    ['that stand in none', { words: 'teapot' }],
  ];
  it.each(looked)('the search for words %s scans no table in full and folds no text again', async (_, query) => {
    const plans = await plansOf(page(query));
    for (const plan of plans) {
      const readInFull = nodesOf(plan).filter((node) => node['Node Type'] === 'Seq Scan');
      expect(readInFull.map((node) => node['Relation Name'])).not.toContain('reviews');
      expect(JSON.stringify(plan)).not.toContain('fold(v.body');
    }
  });
});
