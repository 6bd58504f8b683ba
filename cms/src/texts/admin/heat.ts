import type { ProgressCell } from '../types.ts';

/** Texts of one or more cells; unused ones do not count. */
export interface Sum {
  total: number;
  done: number;
  outdated: number;
  missing: number;
}

export function summed(cells: readonly ProgressCell[]): Sum {
  const sum = { total: 0, done: 0, outdated: 0, missing: 0 };
  for (const { done, outdated, missing } of cells) {
    sum.done += done;
    sum.outdated += outdated;
    sum.missing += missing;
    sum.total += done + outdated + missing;
  }
  return sum;
}

/** 0 for nothing done to 5 for everything; nothing to do counts as everything. Only what is whole is 5. */
export const heatOf = ({ total, done }: Sum): number => (done === total ? 5 : Math.floor((done / total) * 5));

/** What a cell leads to: what is to be done first, else all texts. */
export function cellQuery(locale: string, namespace: string | undefined, { missing, outdated }: Sum): string {
  const state = missing > 0 ? 'missing' : outdated > 0 ? 'outdated' : '';
  const search = new URLSearchParams({ locale });
  if (namespace) search.set('namespace', namespace);
  if (state) search.set('state', state);
  return search.toString();
}
