import { sql } from 'drizzle-orm';
import { readName } from '@app/search';
import type { ReadName } from '@app/search';
import { otherNamesOf } from '@app/locales/places.ts';
import type { CompanyKind } from '@app/contracts/common';
import type { Queries } from '../../../platform/db.ts';
import { cached } from '../../../platform/cached.ts';

const CACHE_MS = 60_000;

interface CityRow extends Record<string, unknown> {
  kind: CompanyKind;
  country: string;
  region: string;
  /** Distinguishes cities of the same name. */
  regionName: string;
  city: string;
  name: string;
  companies: number;
}

export interface City extends CityRow {
  read: ReadName;
  /** What it is called in other languages. */
  otherReads: ReadName[];
}

/** Parsed names of the last reading: most are the same a minute later. */
let known = new Map<string, ReadName>();

/** Every city with a list in the directory, per kind, in the spelling that most companies use. */
async function cities(queries: Queries): Promise<City[]> {
  const { rows } = await queries.execute<CityRow>(sql`
    with spelt as (
      select kind, country, region_slug, region_name, city_slug, city_name, count(*)::int as companies
      from engine.directory_entries where city_slug <> '' and kind <> 'shops' group by 1, 2, 3, 4, 5, 6)
    select distinct on (kind, country, region_slug, city_slug) kind, country, region_slug as region,
      region_name as "regionName", city_slug as city,
      city_name as name, sum(companies) over (partition by kind, country, region_slug, city_slug)::int as companies
    from spelt order by kind, country, region_slug, city_slug, spelt.companies desc, city_name`);
  const next = new Map<string, ReadName>();
  const read = (name: string): ReadName => {
    const found = next.get(name) ?? known.get(name) ?? readName(name);
    next.set(name, found);
    return found;
  };
  const found = rows.map((row) => ({
    ...row,
    read: read(row.name),
    otherReads: otherNamesOf(row.country, row.name).map(read),
  }));
  known = next;
  return found;
}

/** At most a minute old. */
export const cachedCities = cached(CACHE_MS, cities);
