import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { StaffCompanyQuery } from '@app/contracts/staff/companies';
import type { Queries } from '../../../platform/db.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { findCompanies } from './list.ts';

const COMPANIES = 20_000;

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
  await test.app.db.queries.execute(sql`
    insert into engine.companies (id, slug, name, kind, category, country, time_zone, state, created_at)
    select uuidv7(), 'company-' || n, 'Company ' || n, (array['shops', 'services', 'hotels', 'restaurants'])[1 + n % 4], 'other',
      (array['PL', 'PL', 'PL', 'DE', 'RO'])[1 + n % 5], 'UTC', case when n % 1000 = 0 then 'blocked' else 'active' end,
      now() - n * interval '1 minute'
    from generate_series(1, ${COMPANIES}::int) n`);
  await test.app.db.queries.execute(sql`
    insert into engine.users (id, name, email) select id, name, slug || '@shop.example' from engine.companies`);
  await test.app.db.queries.execute(sql`
    insert into engine.company_members (company_id, user_id, role) select id, id, 'owner' from engine.companies`);
  await test.app.db.queries.execute(sql`
    insert into engine.website_claims (company_id, website, domain, created_at)
    select id, 'https://' || slug || '.example', slug || '.example', created_at from engine.companies`);
  await test.app.db.queries.execute(sql`vacuum analyze`);
});
afterAll(() => test.close());

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

async function planOf(query: object): Promise<PlanNode[]> {
  let asked: SQL | undefined;
  const watched = { execute: (one: SQL) => ((asked = one), { rows: [] }) };
  await findCompanies(watched as unknown as Queries, StaffCompanyQuery.parse(query));
  const { rows } = await test.app.db.queries.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (format json) ${asked}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('no plan');
  return nodesOf(plan);
}

const FREQUENT = [{}, { country: 'PL' }, { kind: 'hotels', state: 'trial' }, { q: 'company' }];
const cases = FREQUENT.flatMap((filter) =>
  (['newest', 'oldest', 'name', 'ending'] as const).map((sort) => ({ ...filter, sort })),
);

it.each(cases)('the list for %j reads an index in its order, and only the entries that it shows', async (query) => {
  const nodes = await planOf(query);
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  const entries = nodes.filter((node) => node['Relation Name'] === 'company_entries');
  expect(entries.map((node) => node['Node Type'])).toEqual(['Index Scan']);
});

it.each([{ listing: 'blocked' }, { q: 'nowhere' }, { country: 'RO', listing: 'blocked', sort: 'name' }])(
  'the list for %j, which few companies match, reads entries alone in full, never companies or their members',
  async (query) => {
    const inFull = (await planOf(query)).filter((node) => node['Node Type'] === 'Seq Scan');
    expect(inFull.map((node) => node['Relation Name']).filter((name) => name !== 'company_entries')).toEqual([]);
  },
);
