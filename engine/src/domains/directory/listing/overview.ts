import { sql } from 'drizzle-orm';
import { COMPANY_KINDS } from '@app/contracts/common';
import type { CompanyKind } from '@app/contracts/common';
import type { DirectoryCity, DirectoryOverview } from '@app/contracts/discovery/directory';
import type { Queries } from '../../../platform/db.ts';
import { categoriesOf, nextLevel, placesOf } from './levels.ts';
import { cached } from '../../../platform/cached.ts';

const CACHE_MS = 60_000;
/** Number of cities shown per kind. */
const CITIES = 24;

interface Cell extends Record<string, unknown> {
  kind: CompanyKind;
  category: string;
  country: string;
  companies: number;
  reviews: number;
}

interface CityRow extends Record<string, unknown> {
  kind: CompanyKind;
  country: string;
  region_slug: string;
  region_name: string;
  city_slug: string;
  city_name: string;
  companies: number;
}

/** The largest cities of each kind, in the spelling that most companies use. */
const CITY_ROWS = sql`
  with spelt as (
    select kind, country, region_slug, region_name, city_slug, city_name, count(*)::int as companies
    from engine.directory_entries where city_slug <> '' and kind <> 'shops' group by 1, 2, 3, 4, 5, 6),
  cities as (
    select distinct on (kind, country, region_slug, city_slug) kind, country, region_slug, region_name, city_slug, city_name,
      sum(companies) over (partition by kind, country, region_slug, city_slug)::int as companies
    from spelt order by kind, country, region_slug, city_slug, spelt.companies desc, city_name, region_name)
  select * from (
    select *, row_number() over (partition by kind order by companies desc, country, region_slug, city_slug) as place from cities) ranked
  where place <= ${CITIES} order by kind, place`;

const cityOf = (row: CityRow): DirectoryCity => ({
  country: row.country,
  region: { slug: row.region_slug, name: row.region_name },
  city: { slug: row.city_slug, name: row.city_name },
  companies: row.companies,
});

/** All kinds with their categories, countries and largest cities. */
async function overview(queries: Queries): Promise<DirectoryOverview> {
  const [{ rows: cells }, { rows: cities }] = await Promise.all([
    queries.execute<Cell>(sql`
      select kind, category, country, count(*)::int as companies, sum(count)::int as reviews
      from engine.directory_entries group by 1, 2, 3`),
    queries.execute<CityRow>(CITY_ROWS),
  ]);
  return {
    kinds: COMPANY_KINDS.map((kind) => {
      const own = cells.filter((cell) => cell.kind === kind);
      const categories = categoriesOf(own);
      const sum = (field: 'companies' | 'reviews') => categories.reduce((total, one) => total + one[field], 0);
      const countries = nextLevel({ kind })
        ? placesOf(own.map(({ country, companies }) => ({ slug: country, name: country, companies })))
        : [];
      return {
        kind,
        companies: sum('companies'),
        reviews: sum('reviews'),
        categories,
        countries: countries.map(({ slug, companies }) => ({ country: slug, companies })),
        cities: cities.filter((row) => row.kind === kind).map(cityOf),
      };
    }),
  };
}

/** At most a minute old. */
export const cachedOverview = cached(CACHE_MS, overview);
