import { facetValues } from '../facets.ts';
import { FACETS, type FacetName, type Facets } from '../port.ts';
import { facetAttribute } from './documents.ts';

type Filters = [name: string, value: string][];

/**
 * The queries of one request: first the search itself with the facets without a chosen value, then for each chosen
 * facet the same without its own filter.
 */
export function facetQueries(filters: Filters): { filters: Filters; facets: string[] }[] {
  const chosen = FACETS.filter((facet) => filters.some(([name]) => name === facet));
  const open = FACETS.filter((facet) => !chosen.includes(facet));
  return [
    { filters, facets: open.map(facetAttribute) },
    ...chosen.map((facet) => ({
      filters: filters.filter(([name]) => name !== facet),
      facets: [facetAttribute(facet)],
    })),
  ];
}

type Distribution = Record<string, Record<string, number>>;

/** Combines the results. The server counts all matches, however many. */
export function facetsFrom(answers: readonly (Distribution | undefined)[]): Facets {
  const counts: Distribution = Object.assign({}, ...answers);
  const valuesOf = (facet: FacetName) => facetValues(Object.entries(counts[facetAttribute(facet)] ?? {}));
  return {
    ...(Object.fromEntries(FACETS.map((facet) => [facet, valuesOf(facet)])) as Omit<Facets, 'exact'>),
    exact: true,
  };
}
