import { LRUCache } from 'lru-cache';
import type { Db, Queries } from './db.ts';

interface KeyedOptions<Key> {
  milliseconds: number;
  /** Beyond it the least recently used key is dropped. */
  maxKeys: number;
  cacheKey(key: Key): string;
}

/** Caches promises, so that concurrent callers share one query. Failures, and results not to `keep`, are dropped. */
function cachedPromises<Key, Value>(
  { milliseconds, maxKeys, cacheKey }: KeyedOptions<Key>,
  read: (queries: Queries, key: Key) => Promise<Value>,
  keep: (value: Value) => boolean,
): (db: Db, key: Key) => Promise<Value> {
  const caches = new WeakMap<Db, LRUCache<string, Promise<Value>>>();
  return (db, key) => {
    const cache = caches.get(db) ?? new LRUCache<string, Promise<Value>>({ max: maxKeys, ttl: milliseconds });
    caches.set(db, cache);
    const id = cacheKey(key);
    const known = cache.get(id);
    if (known) return known;
    const value = read(db.queries, key);
    const forget = (): void => {
      if (cache.peek(id) === value) cache.delete(id);
    };
    cache.set(id, value);
    value.then((found) => keep(found) || forget(), forget);
    return value;
  };
}

/**
 * Caches the result of `read` for `milliseconds` in this process, per database: for aggregates that a single change
 * hardly affects. Concurrent callers share one query; failures are not cached.
 */
export function cached<Value>(
  milliseconds: number,
  read: (queries: Queries) => Promise<Value>,
): (db: Db) => Promise<Value> {
  const get = cachedPromises<undefined, Value>({ milliseconds, maxKeys: 1, cacheKey: () => '' }, read, () => true);
  return (db) => get(db, undefined);
}

/**
 * Like `cached`, per key. Failures and empty results are not cached, so that new rows are visible at once.
 */
export const cachedByKey = <Key, Value>(
  options: KeyedOptions<Key>,
  read: (queries: Queries, key: Key) => Promise<Value[]>,
): ((db: Db, key: Key) => Promise<Value[]>) => cachedPromises(options, read, (found) => found.length > 0);
