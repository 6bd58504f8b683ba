import type { Settings } from 'meilisearch';
import type { IndexEntry } from '../documents.ts';
import { MOST_VALUES } from '../facets.ts';
import { MOST_HITS } from '../page.ts';
import { FACETS, type FacetName } from '../port.ts';

/**
 * To be raised when the documents, the meaning of their fields, the settings or the folding of text change: new indexes
 * are then filled from scratch.
 */
export const LAYOUT = 4;

/** The field with a facet's value in its original spelling; the field named like the facet is folded. */
export type FacetAttribute = `${FacetName}Shown`;
export const facetAttribute = (facet: FacetName): FacetAttribute => `${facet}Shown`;

/** A document as Meilisearch keeps it. A type, not an interface: the client asks for an index signature. */
export type MeiliDocument = {
  id: string;
  /** Milliseconds; a reindex carries over what was written after it began. */
  indexedAt: number;
  /** The remainder of a removed document until the next reindex, which must know of the removal. */
  removed: boolean;
  slug?: string;
  title?: string;
  /** The folded name, its words apart. */
  name?: string;
  compact?: string;
  host?: string | null;
  /** `mediamarkt pl`: the host as a phrase, so that a whole address is an exact match. */
  address?: string | null;
  place?: string;
  count?: number;
  rank?: number;
  kind?: string;
  country?: string;
  city?: string;
  category?: string;
  company?: string;
} & { [Facet in FacetAttribute]?: string };

export const toMeiliDocument = (entry: IndexEntry, indexedAt: number): MeiliDocument => ({
  id: entry.id,
  indexedAt,
  removed: false,
  slug: entry.slug,
  title: entry.name,
  name: entry.words.join(' '),
  compact: entry.compact,
  host: entry.host,
  address: entry.host?.replaceAll(/[.-]/gu, ' ') ?? null,
  place: [...entry.spellings, ...entry.placeWords].join(' '),
  count: entry.count,
  rank: entry.rank,
  ...entry.filters,
  ...Object.fromEntries(FACETS.map((facet) => [facetAttribute(facet), entry.shown[facet]])),
});

export const tombstone = (id: string, indexedAt: number): MeiliDocument => ({ id, indexedAt, removed: true });

/** Order of attributes and rules says the same as the PostgreSQL adapter's classes: exact, beginning, name, place, typo. */
export const SETTINGS: Settings = {
  searchableAttributes: ['name', 'compact', 'address', 'place'],
  filterableAttributes: [
    'kind',
    'country',
    'city',
    'category',
    'company',
    'host',
    'id',
    'removed',
    'indexedAt',
    ...FACETS.map(facetAttribute),
  ],
  // Spellings of one city are merged afterwards, so twice as many are requested.
  faceting: { maxValuesPerFacet: 2 * MOST_VALUES, sortFacetValuesBy: { '*': 'count' } },
  sortableAttributes: ['rank', 'count'],
  rankingRules: ['words', 'typo', 'exactness', 'attribute', 'proximity', 'sort', 'rank:desc', 'count:desc', 'id:asc'],
  typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
  pagination: { maxTotalHits: MOST_HITS },
};
