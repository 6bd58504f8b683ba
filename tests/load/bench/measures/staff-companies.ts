import { sql } from 'drizzle-orm';
import { StaffCompanyQuery } from '@app/contracts/staff/companies';
import { listCompanies, readCompany } from '../../../../engine/src/domains/staff/public.ts';
import { figure, quantile } from '../figures.ts';
import { Rounds } from '../measure.ts';
import type { Measure } from '../measure.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

const GOAL_MS = 100;

/** Each filter alone, several together, frequent and rare words, and what no company matches. */
const FILTERS = [
  '',
  'kind=hotels',
  'country=PL',
  'country=BG',
  'plan=enterprise',
  'state=trial',
  'state=past_due',
  'listing=blocked',
  'from=2026-01-01&to=2026-01-07',
  'q=shop',
  'q=nowhere',
  'q=owner-77',
  'q=77312',
  'q=tea%2099',
  'kind=restaurants&country=RO&plan=enterprise&state=past_due',
  'country=BG&listing=blocked',
  'q=tea&country=HU&state=suspended',
  'q=nowhere&state=paid&country=PL',
  'q=shop&plan=enterprise&from=2025-01-01&to=2025-02-01',
];
const SORTS = ['newest', 'oldest', 'name', 'ending'];

/** Companies with an owner, a domain and a subscription each; few are blocked or past due. */
async function fill({ app }: BenchEnvironment, count: number): Promise<void> {
  await app.db.queries.execute(sql`
    insert into engine.companies (id, slug, name, kind, category, country, city, time_zone, tax_id, state, created_at)
    select uuidv7(), 'staff-' || n, (array['Tea', 'Coffee', 'Shoes', 'Hôtel', 'Księgarnia'])[1 + n % 5] || ' shop ' || n,
      (array['shops', 'shops', 'services', 'hotels', 'restaurants'])[1 + n % 5], 'other',
      (array['PL', 'PL', 'PL', 'PL', 'DE', 'DE', 'RO', 'HU', 'CZ', 'BG'])[1 + n / 7 % 10], 'Kraków', 'UTC',
      (7730000000 + n)::text, case when n % 2000 = 0 then 'blocked' else 'active' end, now() - n * interval '10 minutes'
    from generate_series(1, ${count}::int) n`);
  await app.db.queries.execute(sql`
    create unlogged table filled as select id, slug, row_number() over (order by id)::int as n
    from engine.companies where slug like 'staff-%'`);
  await app.db.queries.execute(sql`
    insert into engine.users (id, name, email) select id, 'Owner', 'owner-' || n || '@' || slug || '.example' from filled`);
  await app.db.queries.execute(sql`
    insert into engine.company_members (company_id, user_id, role) select id, id, 'owner' from filled`);
  await app.db.queries.execute(sql`
    insert into engine.website_claims (company_id, website, domain, created_at)
    select id, 'https://' || slug || '.example', slug || '.example', now() from filled`);
  await app.db.queries.execute(sql`
    insert into engine.subscriptions (company_id, plan, state, period_start, period_end)
    select id, (array['trustStart', 'trustStart', 'trustPro', 'enterprise'])[1 + n % 4],
      case when n % 500 = 0 then 'past_due' else (array['trial', 'paid', 'paid', 'suspended'])[1 + n / 4 % 4] end,
      now(), now() + (n % 9000) * interval '1 hour' from filled`);
  await app.db.queries.execute(sql`drop table filled`);
  await app.db.queries.execute(sql`vacuum analyze`);
}

/** First and second pages of staff's list of companies for every filter and sort, and single companies. */
export async function staffCompanies(
  stage: BenchEnvironment,
  { companies, times }: { companies: number; times: number },
): Promise<Measure> {
  const { app } = stage;
  await fill(stage, companies);
  stage.say(`${companies} companies for the list of staff are there.`);
  const queries = FILTERS.flatMap((filter) => SORTS.map((sort) => `${filter}&sort=${sort}`));

  async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
    const started = performance.now();
    const result = await work();
    return { ms: performance.now() - started, result };
  }
  const pageOf = (query: string, cursor?: string) =>
    listCompanies(app, {
      ...StaffCompanyQuery.parse(Object.fromEntries(new URLSearchParams(query))),
      ...(cursor !== undefined && { cursor }),
    });

  const rounds = new Rounds();
  let slowest = { query: '', ms: 0 };
  return {
    async round() {
      await stage.quiet.wait();
      const pages: number[] = [];
      const details: number[] = [];
      for (const query of queries)
        for (let n = 0; n < times; n++) {
          const first = await timed(() => pageOf(query));
          pages.push(first.ms);
          if (first.ms > slowest.ms) slowest = { query, ms: first.ms };
          const { items, nextCursor } = first.result;
          if (nextCursor !== null) pages.push((await timed(() => pageOf(query, nextCursor))).ms);
          const [one] = items;
          if (one) details.push((await timed(() => readCompany(app, one.companyId))).ms);
        }
      rounds.add({ p50: quantile(pages, 0.5), p95: quantile(pages, 0.95), detail: quantile(details, 0.95) });
    },
    figures: () => [
      figure({ measure: 'n', name: `staff's list of ${companies} companies, p50`, unit: 'ms' }, rounds.of('p50')),
      figure(
        { measure: 'n', name: 'p95 of all filters and sorts', unit: 'ms', goal: { atMost: GOAL_MS } },
        rounds.of('p95'),
      ),
      figure(
        { measure: 'n', name: 'one company for staff, p95', unit: 'ms', goal: { atMost: GOAL_MS } },
        rounds.of('detail'),
      ),
    ],
    notes: () => ({
      'filters and sorts of n': queries.length,
      'slowest request of n': `${slowest.query} ${Math.round(slowest.ms)} ms`,
    }),
  };
}
