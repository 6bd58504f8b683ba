import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PLACED_KINDS } from '@app/contracts/discovery/directory';
import {
  SITEMAP_PART,
  SitemapCompanies,
  SitemapFrom,
  SitemapParts,
  SitemapPlaces,
  SitemapPlacesQuery,
  SitemapProducts,
  THIN_LIST,
} from '@app/contracts/discovery/sitemap';
import type { Queries } from '../../../platform/db.ts';
import { route } from '../../../platform/route.ts';
import { cached } from '../../../platform/cached.ts';

/** Parts and places aggregate whole tables, and crawlers come rarely. */
const CACHE_MS = 10 * 60_000;

const instant = (at: SQL): SQL => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Last change of the page: of the company, or its newest review, which an index yields first. */
const COMPANY_CHANGED = sql`greatest(c.updated_at, (
  select r.published_at from engine.reviews r
  where r.company_id = c.id and r.state = 'published' and r.product_id is null order by r.published_at desc limit 1))`;
const PRODUCT_CHANGED = sql`coalesce((
  select r.published_at from engine.reviews r
  where r.product_id = p.id and r.state = 'published' order by r.published_at desc limit 1), p.created_at)`;

const SHOWN = sql`c.state = 'active' and c.presentation = 'shown'`;
/** Shown, and with public reviews. */
const REVIEWED = sql`${SHOWN} and coalesce(t.count, 0) > 0`;

const COMPANIES = sql`
  select c.id, c.slug, ${SHOWN} as shown, case when ${SHOWN} then ${COMPANY_CHANGED} end as changed
  from engine.companies c`;
const PRODUCTS = sql`
  select p.id, p.slug, p.company_id, ${REVIEWED} as shown, case when ${REVIEWED} then ${PRODUCT_CHANGED} end as changed
  from engine.products p join engine.companies c on c.id = p.company_id
  left join engine.subject_totals t on t.subject_id = p.id`;

/**
 * Parts of `SITEMAP_PART` rows each, counting hidden rows too: rows are only appended, so a part keeps its rows, and
 * hiding or showing one changes no other part.
 */
async function partsOfTable(queries: Queries, rows: SQL): Promise<SitemapParts['companies']> {
  const found = await queries.execute<{ from: string; changedAt: string }>(sql`
    select (array_agg(id order by id))[1] as "from", ${instant(sql`max(changed) filter (where shown)`)} as "changedAt"
    from (select *, (row_number() over (order by id) - 1) / ${SITEMAP_PART}::int as part from (${rows}) all_rows) parted
    group by part having bool_or(shown) order by part`);
  return found.rows;
}

/** The shown rows of the part of `table` that begins at `from`. */
const shownOf = (table: SQL, { rows, id }: { rows: SQL; id: SQL }, from: string): SQL => sql`
  from (${rows} where ${id} in (select id from ${table} where id >= ${from} order by id limit ${SITEMAP_PART})) part
  where shown order by id`;

const CHANGED_AT = sql`${instant(sql`changed`)} as "changedAt"`;

async function companiesFrom(queries: Queries, from: string): Promise<SitemapCompanies> {
  const { rows } = await queries.execute<SitemapCompanies['items'][number]>(
    sql`select slug, ${CHANGED_AT} ${shownOf(sql`engine.companies`, { rows: COMPANIES, id: sql`c.id` }, from)}`,
  );
  return { items: rows };
}

async function productsFrom(queries: Queries, from: string): Promise<SitemapProducts> {
  const { rows } = await queries.execute<SitemapProducts['items'][number]>(sql`
    select id, slug, company_id as "companyId", ${CHANGED_AT}
    ${shownOf(sql`engine.products`, { rows: PRODUCTS, id: sql`p.id` }, from)}`);
  return { items: rows };
}

type Place = SitemapPlaces['items'][number];

/** Lists with enough companies: kinds and their categories, countries, regions and cities, and categories of a city. */
const cachedPlaces = cached(CACHE_MS, async (queries): Promise<Place[]> => {
  const placed = sql.join(
    PLACED_KINDS.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const { rows } = await queries.execute<Place>(sql`
    select * from (
      select kind, category, lower(country) as country, region_slug as region, city_slug as city
      from engine.directory_entries
      group by grouping sets ((kind), (kind, category), (kind, country), (kind, country, region_slug),
        (kind, country, region_slug, city_slug), (kind, country, region_slug, city_slug, category))
      having count(*) >= ${THIN_LIST}) lists
    where (country is null or kind in (${placed})) and coalesce(region, 'any') <> '' and coalesce(city, 'any') <> ''
    order by kind, country nulls first, region nulls first, city nulls first, category nulls first`);
  return rows;
});

const cachedParts = cached(CACHE_MS, async (queries) => {
  const [companies, products] = [await partsOfTable(queries, COMPANIES), await partsOfTable(queries, PRODUCTS)];
  return { companies, products };
});

const shared = { method: 'get', tag: 'Public', auth: 'none', status: 200, maxAge: 600 } as const;

/** Data of the site's sitemaps. */
export const sitemapRoutes = [
  route(
    { ...shared, path: '/sitemap', summary: 'List the parts of the sitemaps', answer: SitemapParts },
    async ({ db }) => {
      const [parts, places] = [await cachedParts(db), await cachedPlaces(db)];
      return { ...parts, places: Math.ceil(places.length / SITEMAP_PART) };
    },
  ),
  route(
    {
      ...shared,
      path: '/sitemap/companies',
      summary: 'List shown companies of a part with their last change',
      query: SitemapFrom,
      answer: SitemapCompanies,
    },
    ({ db }, { query }) => companiesFrom(db.queries, query.from),
  ),
  route(
    {
      ...shared,
      path: '/sitemap/products',
      summary: 'List reviewed products of a part with their last change',
      query: SitemapFrom,
      answer: SitemapProducts,
    },
    ({ db }, { query }) => productsFrom(db.queries, query.from),
  ),
  route(
    {
      ...shared,
      path: '/sitemap/places',
      summary: 'List the directory’s lists that search engines may index',
      query: SitemapPlacesQuery,
      answer: SitemapPlaces,
    },
    async ({ db }, { query }) => {
      const from = (query.part - 1) * SITEMAP_PART;
      return { items: (await cachedPlaces(db)).slice(from, from + SITEMAP_PART) };
    },
  ),
];
