import type { Db, Queries } from '../../platform/db.ts';

/** Keeps what `read` finds per key, the oldest of too many dropped; what it finds nothing under is not kept. */
interface Options<Key> {
  milliseconds: number;
  most: number;
  name(key: Key): string;
}

/**
 * Like `recent`, for many readings: each is kept for so long in this process, per database. Several at once wait for
 * the same reading; failures and empty answers are not kept, so that what appears is seen at once.
 */
export function recentBy<Key, Value>(
  { milliseconds, most, name }: Options<Key>,
  read: (queries: Queries, key: Key) => Promise<Value[]>,
): (db: Db, key: Key) => Promise<Value[]> {
  const known = new WeakMap<Db, Map<string, { value: Promise<Value[]>; until: number }>>();
  return (db, key) => {
    const ofDb = known.get(db) ?? new Map<string, { value: Promise<Value[]>; until: number }>();
    known.set(db, ofDb);
    const id = name(key);
    const kept = ofDb.get(id);
    if (kept && performance.now() < kept.until) return kept.value;
    const value = read(db.read, key);
    const entry = { value, until: performance.now() + milliseconds };
    const forget = (): void => {
      if (ofDb.get(id) === entry) ofDb.delete(id);
    };
    ofDb.delete(id);
    ofDb.set(id, entry);
    if (ofDb.size > most) ofDb.delete(ofDb.keys().next().value ?? id);
    value.then((found) => found.length === 0 && forget(), forget);
    return value;
  };
}
