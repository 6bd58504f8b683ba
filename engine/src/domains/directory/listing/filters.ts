import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { FACILITIES } from '@app/contracts/company/categories';
import { LIST_RATINGS } from '@app/contracts/values';
import type { CompanyKind } from '@app/contracts/common';
import { cachedByKey } from '../../../platform/cached.ts';
import { inLevel } from './levels.ts';
import type { Level } from './levels.ts';

/** What a list is narrowed to beside its place and category. */
export interface Filters {
  /** The companies have all of these; in alphabetical order. */
  facilities: readonly string[];
  /** Their average rating is at least this. */
  rating: number | null;
  /** Country of shops, which have no lists by place; in capital letters. */
  country: string | null;
}

/** A narrowed list. */
export interface Narrowed extends Filters {
  level: Level;
  category: string | undefined;
}

interface Counts {
  companies: number;
  reviews: number;
  /** Of these companies, the most frequent first. */
  facilities: { facility: string; companies: number }[];
  /** Of those with the facilities, whatever their rating: how many have at least which, the highest first. */
  ratings: { rating: number; companies: number }[];
  /** Of those with the facilities and the rating, whatever their country: how many are in which, the largest first. */
  countries: { country: string; companies: number }[];
}

const CACHE_MS = 60_000;
const CACHED_LISTS = 500;

/** Known facilities of an address's list, without repetitions; others are ignored. */
export function facilitiesOf(kind: CompanyKind, listed: string | undefined): string[] {
  const known: readonly string[] = FACILITIES[kind];
  return [...new Set(listed?.split(','))].filter((one) => known.includes(one)).toSorted();
}

/** The least rating of an address's list; null for none and for one that is not offered. */
export const ratingOf = (given: string | undefined): number | null =>
  LIST_RATINGS.find((rating) => String(rating) === given) ?? null;

const ratedAtLeast = (rating: number | null): SQL => (rating === null ? sql`true` : sql`average >= ${rating}::float8`);

const inCountry = (code: string | null): SQL => (code === null ? sql`true` : sql`country = ${code}`);

const havingAll = (facilities: readonly string[]): SQL =>
  facilities.length === 0
    ? sql`true`
    : sql`company_id in (select id from engine.companies where facilities @> ${JSON.stringify(facilities)}::jsonb)`;

/** Entries of companies that pass the filters. */
export const passing = ({ facilities, rating, country }: Filters): SQL =>
  sql`${havingAll(facilities)} and ${ratedAtLeast(rating)} and ${inCountry(country)}`;

/** Companies of a narrowed list, their reviews, and how many pass which filter, in one row; at most a minute old. */
export const cachedFilterCounts = cachedByKey<Narrowed, Counts>(
  {
    milliseconds: CACHE_MS,
    maxKeys: CACHED_LISTS,
    cacheKey: ({ level, category = '', facilities, rating, country }) =>
      [level.kind, level.country, level.region, level.city, category, facilities.join(), rating, country].join('/'),
  },
  async (queries, { level, category, facilities, rating, country }) => {
    const counts = LIST_RATINGS.map(
      (least) =>
        sql`json_build_object('rating', ${least}::float8, 'companies', count(*) filter (where ${ratedAtLeast(least)}))`,
    );
    const { rows } = await queries.execute<Counts & Record<string, unknown>>(sql`
      with equipped as materialized (
        select company_id, country, count, average from engine.directory_entries
        where ${inLevel(level, category)} and ${havingAll(facilities)}),
      listed as (select * from equipped where ${ratedAtLeast(rating)} and ${inCountry(country)}),
      seats as (select country, count(*)::int as companies from equipped where ${ratedAtLeast(rating)} group by 1),
      had as (
        select facility, count(*)::int as companies
        from listed join engine.companies c on c.id = company_id, jsonb_array_elements_text(c.facilities) facility group by 1)
      select count(*)::int as companies, coalesce(sum(count), 0)::int as reviews,
        (select coalesce(json_agg(h order by h.companies desc, h.facility), '[]') from had h) as facilities,
        (select json_build_array(${sql.join(counts, sql`, `)}) from equipped where ${inCountry(country)}) as ratings,
        (select coalesce(json_agg(s order by s.companies desc, s.country), '[]') from seats s) as countries
      from listed`);
    const known: readonly string[] = FACILITIES[level.kind];
    return rows.map((row) => ({
      ...row,
      facilities: row.facilities.filter(({ facility }) => known.includes(facility)),
    }));
  },
);
