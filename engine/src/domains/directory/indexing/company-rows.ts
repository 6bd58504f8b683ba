import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CompanyDocument } from '@app/search';
import type { Tx } from '../../../platform/db.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import { categoryKey } from './category-means.ts';
import type { CategoryMeans } from './category-means.ts';
import type { EntrySource } from './entries.ts';
import { UNKNOWN_MEAN, rankAround } from './rank.ts';

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
}

/** Selects companies with their totals. */
export const companyRows = (where: SQL, tail: SQL) => sql`
  select c.id, c.slug, c.name, c.website, c.kind, c.category, c.city, c.region, c.country,
    (c.state <> 'active' or c.presentation = 'hidden') as hidden,
    coalesce(t.count, 0) as count, coalesce(t.halves, 0)::float8 as halves, t.halves_times_grade::float8 / nullif(t.halves, 0) as average
  from engine.companies c
  left join engine.subject_totals t on t.subject_id = c.id
  where ${where} ${tail}`;

const rankOf = (means: CategoryMeans, company: CompanyRow): number =>
  rankAround(company, means.get(categoryKey(company.kind, company.category)) ?? UNKNOWN_MEAN);

/** The company's search document. */
export const companyDocument =
  (means: CategoryMeans) =>
  (company: CompanyRow): CompanyDocument => {
    const { halves: _, average: __, ...row } = company;
    return { ...row, rank: rankOf(means, company) };
  };

/** The source of the company's directory entry. */
export const entrySource =
  (means: CategoryMeans) =>
  (company: CompanyRow): EntrySource => ({ ...company, rank: rankOf(means, company) });

/** Cached lists are not tagged with a company they do not contain yet, so adding, moving or removing one purges all. */
export async function notifyAllLists(tx: Tx): Promise<void> {
  await notifyCaches(tx, 'search');
  await notifyCaches(tx, 'directory');
}
