import { FACETS, type FacetName, type Facets, type FacetValue } from './port.ts';
import { filterValue } from './text/words.ts';

/** Maximum number of values of a facet. */
export const MOST_VALUES = 50;

/** Facet values of documents, and how many documents share them. */
export interface FacetCell {
  shown: Partial<Record<FacetName, string>>;
  count: number;
}

/** Values with their counts, most frequent first; spellings of one filter value are merged. */
export function facetValues(counts: Iterable<readonly [shown: string, count: number]>): FacetValue[] {
  const values = new Map<string, { value: string; most: number; count: number }>();
  for (const [shown, count] of counts) {
    if (count === 0) continue;
    const key = filterValue(shown);
    const known = values.get(key) ?? { value: shown, most: 0, count: 0 };
    values.set(key, known);
    known.count += count;
    if (count > known.most || (count === known.most && shown < known.value)) [known.value, known.most] = [shown, count];
  }
  return [...values.values()]
    .map(({ value, count }) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MOST_VALUES);
}

/** Counts each facet among the cells that pass the filters of the others. */
export function countFacets(
  cells: readonly FacetCell[],
  filters: readonly (readonly [name: string, value: string])[],
): Omit<Facets, 'exact'> {
  const folded = new Map<string, string>();
  const foldedOf = (shown: string): string => {
    const known = folded.get(shown) ?? filterValue(shown);
    folded.set(shown, known);
    return known;
  };
  const valuesOf = (facet: FacetName): FacetValue[] => {
    const others = filters.filter(([name]) => name !== facet);
    const counts = new Map<string, number>();
    for (const { shown, count } of cells) {
      const own = shown[facet];
      const passes = others.every(([name, value]) => foldedOf(shown[name as FacetName] ?? '') === value);
      if (own && passes) counts.set(own, (counts.get(own) ?? 0) + count);
    }
    return facetValues(counts);
  };
  return Object.fromEntries(FACETS.map((facet) => [facet, valuesOf(facet)])) as Record<FacetName, FacetValue[]>;
}
