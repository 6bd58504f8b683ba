import { sql } from 'drizzle-orm';
import { recountAggregates } from '../../../../engine/src/domains/reviews/public.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

/** Companies whose slugs are a prefix and a number from 1. */
export interface Group {
  prefix: string;
  companies: number;
}

/** The companies that are read and reviewed. */
const COMPANIES = 100;
const MEASURED: Group = { prefix: 'measured-', companies: COMPANIES };
const SMALLEST = 20;
const LARGEST = 1500;

/** Reviews of company `n`: a few companies have many, most have some dozens. */
const reviewsOf = (n: number): number => Math.round(SMALLEST * (LARGEST / SMALLEST) ** (n / (COMPANIES - 1)));

/** Creates companies `{prefix}1`, `{prefix}2` … with what an invitation needs. */
export async function addCompanies({ app }: BenchEnvironment, { prefix, companies }: Group): Promise<void> {
  await app.db.tx(async (tx) => {
    await tx.execute(sql`
      insert into engine.companies (id, slug, name, kind, category, city, country, time_zone, descriptions, created_at, vouched_at)
      select uuidv7(), ${prefix}::text || n, 'Measured company ' || n, 'shops', 'other', 'Kraków', 'PL', 'Europe/Warsaw',
        '{"en": "Sells what is measured, and measures what it sells."}'::jsonb, now() - interval '2 years', now()
      from generate_series(1, ${companies}::int) n`);
    await tx.execute(sql`
      insert into engine.invitation_configs (id, company_id, name, delay_days, window_start, window_end, sender_name, default_language, created_at, updated_at)
      select uuidv7(), id, 'Standard', 0, 0, 24, name, 'pl', now(), now() from engine.companies where slug like ${`${prefix}%`}`);
  });
}

/** Fills the database with companies and two years of their published reviews. @returns the companies' slugs. */
export async function fillCompanies(stage: BenchEnvironment): Promise<{ slugs: string[]; reviews: number }> {
  const { app } = stage;
  const counts = Array.from({ length: COMPANIES }, (_, n) => reviewsOf(n));
  await addCompanies(stage, MEASURED);
  await app.db.tx(async (tx) => {
    await tx.execute(sql`select setseed(0.5)`);
    await tx.execute(sql`
      create temporary table written on commit drop as
      select uuidv7() as id, c.id as company_id, 5 - floor(5 * random() ^ 3)::int as grade,
        (array['pl', 'pl', 'pl', 'pl', 'en', 'de', 'cs'])[1 + floor(random() * 7)::int] as language,
        case when random() < 0.9 then 'verified' when random() < 0.5 then 'unverified' else 'external' end as origin,
        date_trunc('milliseconds', now() - random() * interval '730 days') as at
      from engine.companies c
      join unnest(${sql.param(counts)}::int[]) with ordinality as size(reviews, n) on c.slug = 'measured-' || size.n
      cross join lateral generate_series(1, size.reviews)`);
    await tx.execute(sql`
      insert into engine.reviews (id, company_id, submission_id, origin, state, grade, language, submitted_at, published_at)
      select id, company_id, id, origin, 'published', grade, language, at, at from written`);
    await tx.execute(sql`
      insert into engine.review_revisions (review_id, revision, company_id, grade, body, submitted_at, state)
      select id, 1, company_id, grade, 'The parcel came on time and what was in it is as it was described. ' || id, at, 'passed' from written`);
    await tx.execute(sql`
      insert into engine.review_authors (review_id, company_id, display_name) select id, company_id, 'Anna K.' from written`);
    await tx.execute(sql`
      insert into engine.review_events (id, review_id, company_id, type, at, actor) select uuidv7(), id, company_id, 'submitted', at, 'reviewer' from written`);
    await recountAggregates(tx);
  });
  await app.db.queries.execute(sql`vacuum analyze`);
  const slugs = counts.map((_, n) => `measured-${n + 1}`);
  return { slugs, reviews: counts.reduce((sum, count) => sum + count, 0) };
}

/** A sent invitation with an unused link. */
export interface PreparedInvitation extends Record<string, unknown> {
  id: string;
  order_id: string;
  company_id: string;
  config_id: string;
}

let orders = 0;

/** Creates sent invitations of the group's companies in turn. */
export async function prepareInvitations(
  { app }: BenchEnvironment,
  count: number,
  { prefix, companies }: Group = MEASURED,
): Promise<PreparedInvitation[]> {
  const first = orders + 1;
  orders += count;
  return app.db.tx(async (tx) => {
    await tx.execute(sql`
      create temporary table ordered on commit drop as
      select uuidv7() as id, uuidv7() as invitation_id, c.id as company_id, g.id as config_id, n
      from generate_series(${first}::int, ${orders}::int) n
      join engine.companies c on c.slug = ${prefix}::text || (1 + n % ${companies}::int)
      join engine.invitation_configs g on g.company_id = c.id`);
    await tx.execute(sql`
      insert into engine.orders (id, company_id, order_ref, purchased_at, language, basis, source, created_at)
      select id, company_id, 'ORDER-' || n, now(), 'pl', 'consent', 'api', now() from ordered`);
    await tx.execute(sql`
      insert into engine.order_contacts (order_id, company_id, email, name)
      select id, company_id, 'customer-' || n || '@measured.example', 'Anna Kowalska' from ordered`);
    const { rows } = await tx.execute<PreparedInvitation>(sql`
      insert into engine.invitations (id, company_id, order_id, config_id, state, language, due_at, queued_at, counted_at, sent_at, expires_at, created_at)
      select invitation_id, company_id, id, config_id, 'sent', 'pl', now(), now(), now(), now(), now() + interval '180 days', now() from ordered
      returning id, order_id, company_id, config_id`);
    return rows;
  });
}
