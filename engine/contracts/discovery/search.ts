import { z } from 'zod';
import { CompanyKind, Id, Locale, PictureUrls, Slug } from '../common.ts';
import { CompanyHit } from '../companies.ts';
import { SEARCH_DEPTH } from '../values.ts';

/** Letters of a query. */
export const MAX_PHRASE = 100;

const Phrase = z.string().trim().min(1).max(MAX_PHRASE);
/** Any text from an address: an unknown value finds nothing instead of being an error. */
const Filter = z.string().max(100).optional();

/** `GET /search/companies`. */
export const CompanySearchQuery = z.object({
  q: Phrase.meta({ description: 'A name, a part of it, a web address, a city; typos are forgiven' }),
  kind: CompanyKind.optional(),
  category: Filter,
  country: Filter.meta({ description: 'ISO 3166, in small or capital letters' }),
  city: Filter.meta({ description: 'Its name in any spelling that differs in case and marks only' }),
  facets: z.literal('yes').optional().meta({ description: 'Count what the result could be narrowed down to' }),
  page: z.coerce.number().int().min(1).max(SEARCH_DEPTH).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});
export type CompanySearchQuery = z.infer<typeof CompanySearchQuery>;

/** Values of a filter, the most frequent first. */
const Facet = z.array(z.object({ value: z.string(), companies: z.int() }));

/** Each facet is counted under the filters of the other facets. */
export const SearchFacets = z.object({
  kind: Facet,
  category: Facet,
  country: Facet,
  city: Facet,
  /** False where too many companies match to count them all: then the numbers order the values and say no more. */
  exact: z.boolean(),
});
export type SearchFacets = z.infer<typeof SearchFacets>;

export const CompanySearchResult = z
  .object({
    items: z.array(CompanyHit),
    query: z.string(),
    total: z.int().meta({ description: `How many match; ${SEARCH_DEPTH} stands for that many or more` }),
    page: z.int(),
    pages: z.int(),
    facets: SearchFacets.nullable().meta({ description: 'Null unless asked for' }),
  })
  .meta({ id: 'CompanySearchResult' });
export type CompanySearchResult = z.infer<typeof CompanySearchResult>;

/** `GET /search/suggestions`: for a box that is being typed in. */
export const SuggestionQuery = z.object({
  q: Phrase,
  language: Locale.optional().meta({ description: 'Of the names of categories; else that of the request' }),
  limit: z.coerce.number().int().min(1).max(10).default(5).meta({ description: 'Of each sort' }),
});
export type SuggestionQuery = z.infer<typeof SuggestionQuery>;

/** A list of the directory that the words name: of a kind, in a category, in a city. */
const SuggestedList = z.object({
  name: z.string().meta({ example: 'Hotels in Kraków' }),
  kind: CompanyKind,
  category: z.string().nullable(),
  country: z.string().length(2).nullable(),
  /** Parts of the list's address. */
  region: z.string().nullable(),
  city: z.string().nullable(),
  companies: z.int(),
});
export type SuggestedList = z.infer<typeof SuggestedList>;

export const SuggestedProduct = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  picture: PictureUrls.nullable(),
  company: z.object({ id: Id, name: z.string() }),
  count: z.int(),
  average: z.number().nullable(),
});
export type SuggestedProduct = z.infer<typeof SuggestedProduct>;

export const Suggestions = z
  .object({
    query: z.string(),
    companies: z.array(CompanyHit),
    products: z.array(SuggestedProduct),
    lists: z.array(SuggestedList),
  })
  .meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof Suggestions>;
