import type { PoolClient } from 'pg';
import type { IndexEntry } from '../documents.ts';
import { type FacetCell, countFacets } from '../facets.ts';
import { FACETS, type Facets } from '../port.ts';

/** Maximum number of matches counted: reading more would take too long. */
const MOST_COUNTED = 3_000;
const SEPARATOR = '\t';

/** An entry's facet values, in the order of `FACETS`. */
export const facetsText = ({ shown }: IndexEntry): string =>
  FACETS.map((facet) => (shown[facet] ?? '').replaceAll(SEPARATOR, ' ')).join(SEPARATOR);

function cellOf({ facets, count }: { facets: string; count: number }): FacetCell {
  const values = facets.split(SEPARATOR);
  return { shown: Object.fromEntries(FACETS.map((facet, i) => [facet, values[i] ?? ''])), count };
}

/**
 * Counts the facets of a query's matches (null: of everything), without the filters. `counted`: the number of matches,
 * or a lower bound if there are too many.
 */
export async function readFacets(
  { client, table, filters }: { client: PoolClient; table: string; filters: [string, string][] },
  query: string | null,
): Promise<{ facets: Facets; counted: number }> {
  const { rows } = await client.query<{ facets: string; count: number }>(
    `SELECT facets, count(*)::int AS count FROM (
       SELECT facets FROM ${table} WHERE ${query ? 'terms @@ $1::tsquery' : '$1::text IS NULL'} LIMIT ${MOST_COUNTED + 1}
     ) AS matches GROUP BY facets`,
    [query],
  );
  const counted = rows.reduce((sum, { count }) => sum + count, 0);
  return { facets: { ...countFacets(rows.map(cellOf), filters), exact: counted <= MOST_COUNTED }, counted };
}
