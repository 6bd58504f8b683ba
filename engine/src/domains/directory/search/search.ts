import { sql } from 'drizzle-orm';
import type { Facets } from '@app/search';
import type { CompanyHit, TopCompanies, TopCompaniesQuery } from '@app/contracts/companies';
import { SEARCH_DEPTH } from '@app/contracts/values';
import type { CompanySearchQuery, CompanySearchResult, SearchFacets } from '@app/contracts/discovery/search';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/db.ts';
import { pictureUrlsSql } from '../../../platform/pictures/picture-urls.ts';

/** The shown companies among `ids`, in their order. */
export async function companyHits(queries: Queries, ids: readonly string[]): Promise<CompanyHit[]> {
  if (ids.length === 0) return [];
  const { rows } = await queries.execute<CompanyHit & Record<string, unknown>>(sql`
    select c.id, c.slug, c.name, ${pictureUrlsSql(sql`c.logo_id`)} as logo, c.kind, c.category, c.website, c.city, c.country, coalesce(t.count, 0) as count,
      t.halves_times_grade::float8 / nullif(t.halves, 0) as average
    from engine.companies c left join engine.subject_totals t on t.subject_id = c.id
    where c.state = 'active' and c.presentation = 'shown' and c.id = any(${sql.param(ids)}::uuid[])`);
  const byId = new Map(rows.map((hit) => [hit.id, hit]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const FACETS = ['kind', 'category', 'country', 'city'] as const;

function presentFacets(facets: Facets): SearchFacets {
  const values = (name: (typeof FACETS)[number]) =>
    facets[name].map(({ value, count }) => ({ value, companies: count }));
  return {
    kind: values('kind'),
    category: values('category'),
    country: values('country'),
    city: values('city'),
    exact: facets.exact,
  };
}

/** Searches companies by name, web address or city, best match first. The index yields ids, the database the facts. */
export async function searchCompanies(
  app: Pick<AppContext, 'db' | 'search'>,
  { q, page, limit, facets: wanted, ...filters }: CompanySearchQuery,
): Promise<CompanySearchResult> {
  const chosen = Object.fromEntries(FACETS.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  const offset = (page - 1) * limit;
  const found = await app.search.searchCompanies({ q, ...chosen, limit, offset, facets: wanted === 'yes' });
  // Beyond the search depth a page is empty.
  const hits = offset < SEARCH_DEPTH ? found.hits : [];
  return {
    items: await companyHits(
      app.db.queries,
      hits.map(({ id }) => id),
    ),
    query: q,
    total: found.total,
    page,
    pages: Math.ceil(Math.min(found.total, SEARCH_DEPTH) / limit),
    facets: found.facets ? presentFacets(found.facets) : null,
  };
}

/** The best ranked companies: an empty query lists by the Bayesian mean. */
export async function topCompanies(
  app: Pick<AppContext, 'db' | 'search'>,
  query: TopCompaniesQuery,
): Promise<TopCompanies> {
  const { items } = await searchCompanies(app, { q: '', page: 1, ...query });
  return { items };
}
