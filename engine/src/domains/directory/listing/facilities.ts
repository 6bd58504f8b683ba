import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { FACILITIES } from '@app/contracts/company/categories';
import type { CompanyKind } from '@app/contracts/common';
import { cachedByKey } from '../../../platform/cached.ts';
import { inLevel } from './levels.ts';
import type { Level } from './levels.ts';

/** A list narrowed to companies that have all of some facilities. */
export interface Narrowed {
  level: Level;
  category: string | undefined;
  /** In alphabetical order. */
  facilities: readonly string[];
}

interface Counts {
  companies: number;
  reviews: number;
  /** Of these companies, the most frequent first. */
  facilities: { facility: string; companies: number }[];
}

const CACHE_MS = 60_000;
const CACHED_LISTS = 500;

/** Known facilities of an address's list, without repetitions; others are ignored. */
export function facilitiesOf(kind: CompanyKind, listed: string | undefined): string[] {
  const known: readonly string[] = FACILITIES[kind];
  return [...new Set(listed?.split(','))].filter((one) => known.includes(one)).toSorted();
}

/** Entries of companies that have all of these facilities. */
export const havingAll = (facilities: readonly string[]): SQL =>
  facilities.length === 0
    ? sql`true`
    : sql`company_id in (select id from engine.companies where facilities @> ${JSON.stringify(facilities)}::jsonb)`;

/** Companies of a narrowed list, their reviews, and how many have which facility, in one row; at most a minute old. */
export const cachedFacilityCounts = cachedByKey<Narrowed, Counts>(
  {
    milliseconds: CACHE_MS,
    maxKeys: CACHED_LISTS,
    cacheKey: ({ level: { kind, country = '', region = '', city = '' }, category = '', facilities }) =>
      `${kind}/${country}/${region}/${city}/${category}/${facilities.join()}`,
  },
  async (queries, { level, category, facilities }) => {
    const { rows } = await queries.execute<Counts & Record<string, unknown>>(sql`
      with listed as materialized (
        select company_id, count from engine.directory_entries
        where ${inLevel(level, category)} and ${havingAll(facilities)}),
      had as (
        select facility, count(*)::int as companies
        from listed join engine.companies c on c.id = company_id, jsonb_array_elements_text(c.facilities) facility group by 1)
      select count(*)::int as companies, coalesce(sum(count), 0)::int as reviews,
        (select coalesce(json_agg(h order by h.companies desc, h.facility), '[]') from had h) as facilities
      from listed`);
    const known: readonly string[] = FACILITIES[level.kind];
    return rows.map((row) => ({
      ...row,
      facilities: row.facilities.filter(({ facility }) => known.includes(facility)),
    }));
  },
);
