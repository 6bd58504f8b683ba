import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { otherNamesOf } from '@app/locales/places.ts';
import { RANKED_FROM } from '@app/contracts/grades';
import type { CompanyDocument } from '@app/search';
import type { Tx } from '../../../platform/db.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import type { EntrySource } from './entries.ts';
import { priorOf } from './prior-means.ts';
import type { PriorMeans } from './prior-means.ts';
import { UNRANKED, rankAround } from './rank.ts';

/** A company with its totals. */
export interface CompanyRow extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  website: string | null;
  kind: string;
  category: string;
  city: string | null;
  region: string | null;
  country: string;
  hidden: boolean;
  count: number;
  halves: number;
  average: number | null;
  /** Whether it has been reviewed enough, and for long enough. */
  ranked: boolean;
}

/** When the company's first review of an origin was published. */
const firstOf = (origin: 'verified' | 'unverified') => sql`
  (select min(r.published_at) from engine.reviews r
    where r.company_id = c.id and r.origin = ${sql.raw(`'${origin}'`)} and r.state = 'published' and r.product_id is null)`;

/** The day on which ranking may begin: only where there are enough reviews, of which one was collected here. */
const RANKED_SINCE = sql`
  select case when least(first.verified, first.unverified) is not null then
    greatest(c.created_at, least(first.verified, first.unverified)) + make_interval(days => ${RANKED_FROM.days}::int) end as at
  from (select ${firstOf('verified')} as verified, ${firstOf('unverified')} as unverified) first`;

/** Selects companies with their totals. */
export const companyRows = (where: SQL, tail: SQL) => sql`
  select c.id, c.slug, c.name, c.website, c.kind, c.category, c.city, c.region, c.country,
    (c.state <> 'active' or c.presentation = 'hidden') as hidden,
    coalesce(t.count, 0) as count, coalesce(t.halves, 0)::float8 as halves, t.halves_times_grade::float8 / nullif(t.halves, 0) as average,
    coalesce(since.at <= engine.app_now(), false) as ranked
  from engine.companies c
  left join engine.subject_totals t on t.subject_id = c.id
  left join lateral (${RANKED_SINCE}) since on t.count >= ${RANKED_FROM.reviews}::int
  where ${where} ${tail}`;

const rankOf = (means: PriorMeans, company: CompanyRow): number =>
  company.ranked ? rankAround(company, priorOf(means, company.kind, company.category)) : UNRANKED;

/** The company's search document. */
export const companyDocument =
  (means: PriorMeans) =>
  (company: CompanyRow): CompanyDocument => {
    const { halves: _, average: __, ranked: ___, ...row } = company;
    const cityNames = row.city === null ? [] : otherNamesOf(row.country, row.city);
    return { ...row, cityNames, rank: rankOf(means, company) };
  };

/** The source of the company's directory entry. */
export const entrySource =
  (means: PriorMeans) =>
  (company: CompanyRow): EntrySource => ({ ...company, rank: rankOf(means, company) });

/** Cached lists are not tagged with a company they do not contain yet, so adding, moving or removing one purges all. */
export async function notifyAllLists(tx: Tx): Promise<void> {
  await notifyCaches(tx, 'search');
  await notifyCaches(tx, 'directory');
}
