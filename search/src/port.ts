/** A company document. The engine builds it from its tables, which search never reads. */
export interface CompanyDocument {
  /** UUID. */
  id: string;
  slug: string;
  name: string;
  /** Web address in any spelling: with or without scheme, `www.` and path. */
  website: string | null;
  kind: string;
  /** Key of the category: only a filter, its words are not searched. */
  category: string;
  city: string | null;
  /** What the city is called in other languages: searched, not shown. */
  cityNames?: readonly string[];
  region: string | null;
  /** ISO 3166-1 alpha-2, any case. */
  country: string;
  /** Published reviews. */
  count: number;
  /** Bayesian mean of the grades, up to 5, and 0 without reviews: orders what matches equally well. */
  rank: number;
  /** A hidden company is never in the index: upserting one removes it. */
  hidden?: boolean;
}

export interface ProductDocument {
  /** UUID. */
  id: string;
  /** UUID of the company that sells it. */
  companyId: string;
  companySlug: string;
  slug: string;
  name: string;
  count: number;
  rank: number;
}

export interface Page {
  /** 1 to 100, 10 by default. */
  limit?: number;
  /** From 0; what lies beyond the thousandth hit is never shown. */
  offset?: number;
}

export interface CompanyQuery extends Page {
  /** A name, a part of it, a web address, a city; empty lists everything that passes the filters, best rank first. */
  q: string;
  kind?: string;
  country?: string;
  /** In any spelling that folds to the same letters: `Krakow` is `Kraków`. */
  city?: string;
  category?: string;
  /** Also counts the facets' values. */
  facets?: boolean;
}

/** Facets of companies, each with a filter of the same name. */
export const FACETS = ['kind', 'category', 'country', 'city'] as const;
export type FacetName = (typeof FACETS)[number];

export interface FacetValue {
  /** The documents' spelling; of several spellings of a city the most frequent. Countries are upper case. */
  value: string;
  count: number;
}

/**
 * Per facet its values, the most frequent first. Counted among what passes the filters of the other facets, so that
 * each value says how many there are when it is chosen in place of the present one.
 */
export interface Facets extends Record<FacetName, FacetValue[]> {
  /** False if there are too many matches to count them all: then the counts only order the values. */
  exact: boolean;
}

export interface ProductQuery extends Page {
  q: string;
  companyId?: string;
}

export interface Hit {
  id: string;
  /** 0 to 1, higher is better. Only comparable within one answer. */
  score: number;
}

export interface SearchResult {
  hits: Hit[];
  /** How many match, an estimate; 1,000 stands for that many or more. */
  total: number;
  /** If they were requested. */
  facets?: Facets;
}

/** All documents, read in batches, for a new index. Both are called only after the new index exists. */
export interface ReindexSource {
  companies(): AsyncIterable<CompanyDocument[]>;
  products(): AsyncIterable<ProductDocument[]>;
}

export interface Health {
  adapter: 'postgres' | 'meilisearch';
  companies: number;
  products: number;
}

/**
 * The company and product index. It holds nothing that cannot be rebuilt with `reindex`.
 *
 * A write has happened when its promise resolves, and then it is found. Writes may be repeated and may come in any
 * order for different documents; of one document the last write wins, so a feeder reads the document's row in the job
 * that writes it and not earlier.
 */
export interface SearchIndex {
  /**
   * Creates what is missing, safe to run from several processes at once and on every start.
   * `needsReindex`: the index is new, or of another layout and so emptied; run `reindex`.
   */
  setup(): Promise<{ needsReindex: boolean }>;
  upsertCompanies(companies: readonly CompanyDocument[]): Promise<void>;
  /** Unknown ids are no error. The products of a company are removed on their own. */
  removeCompanies(ids: readonly string[]): Promise<void>;
  upsertProducts(products: readonly ProductDocument[]): Promise<void>;
  removeProducts(ids: readonly string[]): Promise<void>;
  /** Exact name or host, then beginning of the name, then words of the name, then words of the place, then typos. */
  searchCompanies(query: CompanyQuery): Promise<SearchResult>;
  searchProducts(query: ProductQuery): Promise<SearchResult>;
  /**
   * Builds a new index beside the one in use and swaps them at once: searches see the old one until then. Writes
   * that arrive meanwhile, from any process, are in the new one. A failure leaves the old one in use.
   * @throws ReindexRunning when another one is under way
   */
  reindex(source: ReindexSource): Promise<{ companies: number; products: number }>;
  /** Throws when the index cannot be reached or was never set up. */
  health(): Promise<Health>;
  /** Ends the connections that this index opened itself. */
  close(): Promise<void>;
}

export class ReindexRunning extends Error {
  override name = 'ReindexRunning';
  constructor() {
    super('A reindex is already running');
  }
}
