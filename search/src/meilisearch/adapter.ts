import type { SearchParams } from 'meilisearch';
import { companyEntry, type IndexEntry, productEntry } from '../documents.ts';
import { pageOf, SUGGESTIONS } from '../page.ts';
import type { Hit, SearchIndex, SearchResult } from '../port.ts';
import { parseQuery, type ParsedQuery } from '../text/query.ts';
import { indexWords } from '../text/words.ts';
import { tombstone, toMeiliDocument } from './documents.ts';
import { rebuild } from './reindex.ts';
import { COLLECTIONS, type Collection, type MeiliOptions, MeiliServer } from './server.ts';

type Paging = { limit: number; offset: number };
type Found = { hits: (Hit & { slug: string; title: string })[]; total: number };

const filterOf = ({ filters }: ParsedQuery): string[] => [
  'removed = false',
  ...filters.map(([name, value]) => `${name} = ${JSON.stringify(value)}`),
];

async function ask(server: MeiliServer, collection: Collection, q: string, params: SearchParams): Promise<Found> {
  const { hits, estimatedTotalHits } = await server.live(collection).search(q, {
    attributesToRetrieve: ['id', 'slug', 'title'],
    showRankingScore: true,
    matchingStrategy: 'last',
    ...params,
  });
  return {
    hits: hits.map(({ id, slug = '', title = '', _rankingScore = 0 }) => ({ id, slug, title, score: _rankingScore })),
    total: estimatedTotalHits ?? hits.length,
  };
}

async function find(server: MeiliServer, collection: Collection, parsed: ParsedQuery, page: Paging): Promise<Found> {
  const filter = filterOf(parsed);
  if (parsed.hosts.length > 0) {
    // A whole address names its company; half an address or a misspelt one is searched as words.
    const named = await ask(server, collection, '', {
      ...page,
      filter: [...filter, `host IN ${JSON.stringify(parsed.hosts)}`],
    });
    if (named.total > 0) return named;
  }
  const q = indexWords(parsed.words).join(' ');
  return q === '' && !parsed.blank ? { hits: [], total: 0 } : ask(server, collection, q, { ...page, filter });
}

/** The index on a Meilisearch server. Text is folded here as for PostgreSQL; typos and ranking are the server's. */
export function meilisearchIndex(options: MeiliOptions): SearchIndex {
  const server = new MeiliServer(options);
  const put = (collection: Collection, entries: IndexEntry[]): Promise<void> =>
    server.put(
      server.live(collection),
      entries.map((entry) => toMeiliDocument(entry, Date.now())),
    );
  const remove = (collection: Collection, ids: readonly string[]): Promise<void> =>
    server.put(
      server.live(collection),
      ids.map((id) => tombstone(id.toLowerCase(), Date.now())),
    );
  const results = async (collection: Collection, q: string, page: Paging, filters = {}): Promise<SearchResult> => {
    const { hits, total } = await find(server, collection, parseQuery(q, filters), page);
    return { hits: hits.map(({ id, score }) => ({ id, score })), total };
  };
  const count = async (collection: Collection): Promise<number> =>
    (await server.live(collection).search('', { filter: 'removed = false', hitsPerPage: 0 })).totalHits;
  const stored = async (collection: Collection): Promise<number> =>
    (await server.live(collection).getStats()).numberOfDocuments;

  return {
    setup: async () => {
      for (const collection of COLLECTIONS) await server.ensure(server.uid(collection));
      return { needsReindex: (await stored('companies')) === 0 };
    },
    upsertCompanies: async (companies) => {
      await put('companies', companies.filter(({ hidden }) => !hidden).map(companyEntry));
      await remove(
        'companies',
        companies.filter(({ hidden }) => hidden).map(({ id }) => id),
      );
    },
    removeCompanies: (ids) => remove('companies', ids),
    upsertProducts: (products) => put('products', products.map(productEntry)),
    removeProducts: (ids) => remove('products', ids),
    searchCompanies: ({ q, kind, country, city, category, ...page }) =>
      results('companies', q, pageOf(page), { kind, country, city, category }),
    searchProducts: ({ q, companyId, ...page }) => results('products', q, pageOf(page), { company: companyId }),
    suggest: async (prefix, limit = SUGGESTIONS) => {
      if (prefix.trim() === '') return [];
      const { hits } = await find(server, 'companies', parseQuery(prefix), pageOf({ limit }));
      return hits.map(({ id, slug, title }) => ({ id, slug, name: title }));
    },
    reindex: (source) => rebuild(server, source),
    health: async () => ({
      adapter: 'meilisearch',
      companies: await count('companies'),
      products: await count('products'),
    }),
    close: async () => undefined,
  };
}
