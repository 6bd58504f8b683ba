import type { Db, Queries } from '../../platform/db.ts';

/**
 * Keeps what `read` finds for `milliseconds` in this process, per database: for sums over everything that one more
 * review hardly moves. Several at once wait for the same reading; a failure is not kept.
 */
export function recent<T>(milliseconds: number, read: (queries: Queries) => Promise<T>): (db: Db) => Promise<T> {
  const known = new WeakMap<Db, { value: Promise<T>; until: number }>();
  return (db) => {
    const kept = known.get(db);
    if (kept && performance.now() < kept.until) return kept.value;
    const value = read(db.read);
    known.set(db, { value, until: performance.now() + milliseconds });
    value.catch(() => known.delete(db));
    return value;
  };
}
