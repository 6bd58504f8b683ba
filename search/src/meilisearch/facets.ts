import { facetValues } from '../facets.ts';
import { FACETS, type FacetName, type Facets } from '../port.ts';
import { facetAttribute } from './documents.ts';

type Filters = [name: string, value: string][];

/**
 * What is asked in one request: first the search itself, with the facets that nothing is chosen of; then, for each that
 * something is chosen of, the same without its own filter.
 */
export function facetQuestions(filters: Filters): { filters: Filters; facets: string[] }[] {
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

/** The answers put together. The server counts all that match, however many. */
export function facetsFrom(answers: readonly (Distribution | undefined)[]): Facets {
  const counts: Distribution = Object.assign({}, ...answers);
  const valuesOf = (facet: FacetName) => facetValues(Object.entries(counts[facetAttribute(facet)] ?? {}));
  return {
    ...(Object.fromEntries(FACETS.map((facet) => [facet, valuesOf(facet)])) as Omit<Facets, 'exact'>),
    exact: true,
  };
}
