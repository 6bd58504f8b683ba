import type { MultiSearchParams } from 'meilisearch';
import { companyEntry, type IndexEntry, productEntry } from '../documents.ts';
import { MOST_HITS, pageOf } from '../page.ts';
import type { SearchIndex, SearchResult } from '../port.ts';
import { parseQuery, type ParsedQuery } from '../text/query.ts';
import { indexWords } from '../text/words.ts';
import { type MeiliDocument, tombstone, toMeiliDocument } from './documents.ts';
import { facetsFrom, facetQueries } from './facets.ts';
import { rebuild } from './reindex.ts';
import { COLLECTIONS, type Collection, type MeiliOptions, MeiliServer } from './server.ts';

type Paging = { limit: number; offset: number; facets?: boolean };

interface Question {
  q: string;
  page: Paging;
  parsed: ParsedQuery;
  /** Only companies of these hosts, in this order. */
  hosts?: string[];
}

/** One request, also with facets: the server answers several queries at once. */
async function ask(server: MeiliServer, collection: Collection, question: Question): Promise<SearchResult> {
  const { q, parsed, hosts } = question;
  const { facets = false, ...page } = question.page;
  const own = ['removed = false', ...(hosts ? [`host IN ${JSON.stringify(hosts)}`] : [])];
  const shared = { indexUid: server.uid(collection), q, matchingStrategy: 'last' } as const;
  // The server cannot sort by host: all companies of a host are fetched, sorted and cut here.
  const wanted = hosts
    ? { offset: 0, limit: MOST_HITS, attributesToRetrieve: ['id', 'host'] }
    : { ...page, attributesToRetrieve: ['id'] };
  const first = { ...wanted, showRankingScore: true };
  const [asked, ...others] = facets ? facetQueries(parsed.filters) : [{ filters: parsed.filters, facets: undefined }];
  const write = ({ filters, facets: names }: NonNullable<typeof asked>) => ({
    ...shared,
    filter: [...own, ...filters.map(([name, value]) => `${name} = ${JSON.stringify(value)}`)],
    ...(names && { facets: names }),
  });
  if (!asked) return { hits: [], total: 0 };
  const queries = [{ ...write(asked), ...first }, ...others.map((other) => ({ ...write(other), limit: 0 }))];
  const { results } = await server.client.multiSearch<MultiSearchParams, MeiliDocument>({ queries });
  const { hits = [], estimatedTotalHits } = results[0] ?? {};
  const place = ({ host }: MeiliDocument): number => hosts?.indexOf(host ?? '') ?? 0;
  const shown = hosts
    ? hits.toSorted((a, b) => place(a) - place(b)).slice(page.offset, page.offset + page.limit)
    : hits;
  return {
    hits: shown.map(({ id, _rankingScore = 0 }) => ({ id, score: _rankingScore })),
    total: estimatedTotalHits ?? hits.length,
    ...(facets && { facets: facetsFrom(results.map(({ facetDistribution }) => facetDistribution)) }),
  };
}

async function find(
  server: MeiliServer,
  collection: Collection,
  parsed: ParsedQuery,
  page: Paging,
): Promise<SearchResult> {
  if (parsed.hosts.length > 0) {
    // A whole URL names its company; a partial or misspelt one is searched as words.
    const named = await ask(server, collection, { q: '', page, parsed, hosts: parsed.hosts });
    if (named.total > 0) return named;
  }
  const q = indexWords(parsed.words).join(' ');
  if (q === '' && !parsed.blank) return { hits: [], total: 0, ...(page.facets && { facets: facetsFrom([]) }) };
  return ask(server, collection, { q, page, parsed });
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
  const results = (collection: Collection, q: string, page: Paging, filters = {}): Promise<SearchResult> =>
    find(server, collection, parseQuery(q, filters), page);
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
    searchCompanies: ({ q, kind, country, city, category, facets = false, ...page }) =>
      results('companies', q, { ...pageOf(page), facets }, { kind, country, city, category }),
    searchProducts: ({ q, companyId, ...page }) => results('products', q, pageOf(page), { company: companyId }),
    reindex: (source) => rebuild(server, source),
    health: async () => ({
      adapter: 'meilisearch',
      companies: await count('companies'),
      products: await count('products'),
    }),
    close: async () => undefined,
  };
}
