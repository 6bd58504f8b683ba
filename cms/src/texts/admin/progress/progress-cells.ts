import type { ProgressCell } from '../../schemas.ts';

/** Sums over one or more cells; unused texts do not count. */
export interface CellSum {
  total: number;
  done: number;
  outdated: number;
  missing: number;
}

export function sumCells(cells: readonly ProgressCell[]): CellSum {
  const sum = { total: 0, done: 0, outdated: 0, missing: 0 };
  for (const { done, outdated, missing } of cells) {
    sum.done += done;
    sum.outdated += outdated;
    sum.missing += missing;
    sum.total += done + outdated + missing;
  }
  return sum;
}

/** From 0 (nothing done) to 5 (everything done, or no texts at all). */
export const heatLevel = ({ total, done }: CellSum): number => (done === total ? 5 : Math.floor((done / total) * 5));

/** The query that a cell links to: missing texts, else outdated ones, else all. */
export function cellQuery(locale: string, namespace: string | undefined, { missing, outdated }: CellSum): string {
  const state = missing > 0 ? 'missing' : outdated > 0 ? 'outdated' : '';
  const search = new URLSearchParams({ locale });
  if (namespace) search.set('namespace', namespace);
  if (state) search.set('state', state);
  return search.toString();
}
