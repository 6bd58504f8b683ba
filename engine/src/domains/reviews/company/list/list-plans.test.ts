import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { CompanyReviewQuery } from '@app/contracts/company-reviews/list';
import { newId } from '../../../../kernel/ids.ts';
import type { Queries, Tx } from '../../../../platform/db.ts';
import { testApp } from '../../../../testing.ts';
import type { TestApp } from '../../../../testing.ts';
import { aCompany } from '../../../companies/testing.ts';
import { countReviews, findReviews } from './find-reviews.ts';

const REVIEWS = 16_000;

let test: TestApp;
let companyId: string;
beforeAll(async () => {
  test = await testApp();
  companyId = (await test.app.db.tx((tx) => aCompany(tx))).id;
  await test.app.db.tx(fill);
  await test.app.db.queries.execute(sql`vacuum analyze`);
});
afterAll(() => test.close());

/** A company's rows in the index; one in a hundred has a rare word. */
async function fill(tx: Tx): Promise<void> {
  // Written as a bulk load: the triggers are tested elsewhere.
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.execute(sql`
    insert into engine.reviews (id, company_id, submission_id, origin, state, grade, language, submitted_at, published_at)
    select uuidv7(), ${companyId}, ${newId()}, (array['verified', 'unverified', 'external'])[1 + n % 3], 'published', 1 + n % 5,
      (array['pl', 'en', 'de', 'cs'])[1 + n % 4], at, at
    from generate_series(1, ${REVIEWS}::int) n cross join lateral (select now() - n * interval '1 minute' as at) times`);
  await tx.execute(sql`
    with texts as materialized (
      select engine.search_words('The parcel came on time Anna K.') as frequent,
        engine.search_words('The parcel came on time teapot Anna K.') as rare)
    insert into engine.review_index (review_id, company_id, submitted_at, facet, words)
    select r.id, r.company_id, r.submitted_at, engine.review_facet(r), case when random() < 0.01 then rare else frequent end
    from engine.reviews r, texts`);
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Nodes of the plans of all queries that `run` executes. */
async function nodesOfPlans(run: (queries: Queries) => Promise<unknown>): Promise<PlanNode[]> {
  const asked: SQL[] = [];
  const watched = {
    execute: (query: SQL) => {
      asked.push(query);
      return test.app.db.queries.execute(query);
    },
  };
  await run(watched as Queries);
  const plans = asked.map(async (query) => {
    const { rows } = await test.app.db.queries.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      sql`explain (format json) ${query}`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return plan ? nodesOf(plan) : [];
  });
  return (await Promise.all(plans)).flat();
}

const searchOf = (query: Record<string, string>) => {
  const { cursor: _, limit: __, sort, ...filter } = CompanyReviewQuery.parse(query);
  return { companyId, filter, sort };
};

const asked: Record<string, string>[] = [
  {},
  { grade: '1', origin: 'external', language: 'cs' },
  { answered: 'no', sort: 'oldest' },
  { sort: 'grade-low' },
  { sort: 'unanswered-first', from: '2026-01-01' },
  { state: 'held' },
];

it.each(asked)('the first rows and the count of %j are read from an index of facets alone', async (query) => {
  const nodes = await nodesOfPlans((queries) =>
    Promise.all([findReviews(queries, searchOf(query), 21), countReviews(queries, searchOf(query), 1000)]),
  );
  const scans = nodes.filter((node) => node['Relation Name'] === 'review_index');
  expect(scans.length).toBeGreaterThan(0);
  expect(new Set(scans.map((node) => node['Index Name']))).toEqual(new Set(['review_index_facet']));
});

it('frequent words are found among the newest reviews', async () => {
  const nodes = await nodesOfPlans((queries) => findReviews(queries, searchOf({ words: 'parcel' }), 21));
  const names = nodes.map((node) => node['Index Name']);
  expect(names).toContain('review_index_time');
  expect(names).not.toContain('review_index_words');
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'review_index')).toEqual(
    [],
  );
});

it('rare words are found by the index of words', async () => {
  const queries: Record<string, string>[] = [{ words: 'nowhere' }, { words: 'nowhere', grade: '1,2,3,4' }];
  for (const query of queries) {
    const nodes = await nodesOfPlans((queries) => findReviews(queries, searchOf(query), 21));
    expect(nodes.map((node) => node['Index Name'])).toContain('review_index_words');
    expect(
      nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'review_index'),
    ).toEqual([]);
  }
});
