import type { ProgressCell } from '../../schemas.ts';

/** Sums over one or more cells; unused texts do not count. */
export interface CellSum {
  total: number;
  done: number;
  outdated: number;
  draft: number;
  missing: number;
}

export function sumCells(cells: readonly ProgressCell[]): CellSum {
  const sum = { total: 0, done: 0, outdated: 0, draft: 0, missing: 0 };
  for (const { done, outdated, draft, missing } of cells) {
    sum.done += done;
    sum.outdated += outdated;
    sum.draft += draft;
    sum.missing += missing;
    sum.total += done + outdated + draft + missing;
  }
  return sum;
}

/** From 0 (nothing done) to 5 (everything done, or no texts at all). */
export const heatLevel = ({ total, done }: CellSum): number => (done === total ? 5 : Math.floor((done / total) * 5));

/** The query that a cell links to: missing texts, else drafts, else outdated ones, else all. */
export function cellQuery(locale: string, namespace: string | undefined, sum: CellSum): string {
  const state = (['missing', 'draft', 'outdated'] as const).find((one) => sum[one] > 0);
  const search = new URLSearchParams({ locale });
  if (namespace) search.set('namespace', namespace);
  if (state) search.set('state', state);
  return search.toString();
}
