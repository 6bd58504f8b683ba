import type { Pool } from 'pg';
import { companyEntry, productEntry } from '../documents.ts';
import type { SearchIndex, SearchResult } from '../port.ts';
import { pageOf } from '../page.ts';
import { parseQuery } from '../text/query.ts';
import { type Collection, trigramSchema } from './layout.ts';
import { rebuild } from './reindex.ts';
import { type FoundPage, find } from './search.ts';
import { setUp } from './setup.ts';
import { write } from './write.ts';

const toResult = ({ found, total, facets }: FoundPage): SearchResult => ({
  hits: found.map(({ id, score }) => ({ id, score })),
  total,
  ...(facets && { facets }),
});

/** The index in tables of schema `search`: trigrams for misspelt words, full text for words and beginnings of words. */
export function postgresIndex(pool: Pool, close: () => Promise<void>): SearchIndex {
  let trigrams: Promise<string> | undefined;
  const search = async (
    collection: Collection,
    q: string,
    page: { limit: number; offset: number; facets?: boolean },
    filters = {},
  ) => {
    trigrams ??= trigramSchema(pool);
    // Asked again next time: setup() may be about to run.
    trigrams.catch(() => (trigrams = undefined));
    return find(pool, await trigrams, collection, { parsed: parseQuery(q, filters), ...page });
  };

  return {
    setup: () => setUp(pool),
    upsertCompanies: (companies) =>
      write(pool, 'companies', {
        put: companies.filter(({ hidden }) => !hidden).map(companyEntry),
        drop: companies.filter(({ hidden }) => hidden).map(({ id }) => id),
      }),
    removeCompanies: (ids) => write(pool, 'companies', { drop: ids }),
    upsertProducts: (products) => write(pool, 'products', { put: products.map(productEntry) }),
    removeProducts: (ids) => write(pool, 'products', { drop: ids }),
    searchCompanies: async ({ q, kind, country, city, category, facets = false, ...page }) =>
      toResult(await search('companies', q, { ...pageOf(page), facets }, { kind, country, city, category })),
    searchProducts: async ({ q, companyId, ...page }) =>
      toResult(await search('products', q, pageOf(page), { company: companyId })),
    reindex: (source) => rebuild(pool, source),
    health: async () => {
      const { rows } = await pool.query<{ companies: number; products: number }>(
        `SELECT (SELECT count(*)::int FROM search.companies) AS companies,
           (SELECT count(*)::int FROM search.products) AS products`,
      );
      return { adapter: 'postgres', companies: rows[0]?.companies ?? 0, products: rows[0]?.products ?? 0 };
    },
    close,
  };
}
