import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './renderer.ts';

/** A rendered page as it is kept and sent. */
export interface CachedPage extends Omit<RenderedPage, 'html'> {
  etag: string;
  body: Buffer;
  /** The same compressed, made when first asked for. */
  encoded: Map<string, Buffer>;
  /** Filtered, searched, looked into: one of countless addresses of what is there. */
  oneOfMany?: boolean;
}

export interface Entry {
  page: CachedPage;
  /** 0: too old, whatever its time. */
  storedAt: number;
  /** Dropped by a purge: still good enough when the engine is down, never otherwise. */
  purged: boolean;
  /** When a rendering failed that was to take its place; forgotten with the next purge, which may be of better days. */
  failedAt: number | null;
}

export type Missing = Pick<Entry, 'page' | 'storedAt'>;

/** Anybody can ask for pages that are not there, and make up addresses of those that are: they get no more than this. */
const SHARE_OF_MISSING = 1 / 16;
const SHARE_OF_MANY = 1 / 8;

export const isMissing = ({ status }: CachedPage): boolean => status >= 400;
/** A wrong address of a page that has moved is made up as easily as a filter. */
const isOneOfMany = ({ oneOfMany, location }: CachedPage): boolean => oneOfMany === true || location !== undefined;

/** Pages in memory, the last asked for of each sort: those with one address, those with many, those that are not there. */
export class KeptPages {
  readonly #pages: LRUCache<string, Entry>;
  readonly #ofMany: LRUCache<string, Entry>;
  /** Pages that say that there is nothing, not or no longer; dropped for good by a purge. */
  readonly #missing: LRUCache<string, Missing>;

  /** `maxBytes`: of all together. */
  constructor(maxBytes: number) {
    const sizeCalculation = ({ page }: Missing) => Math.ceil(page.body.length * 1.5) + 500;
    const missing = Math.ceil(maxBytes * SHARE_OF_MISSING);
    const ofMany = Math.ceil(maxBytes * SHARE_OF_MANY);
    this.#missing = new LRUCache<string, Missing>({ maxSize: missing, sizeCalculation });
    this.#ofMany = new LRUCache<string, Entry>({ maxSize: ofMany, sizeCalculation });
    this.#pages = new LRUCache<string, Entry>({ maxSize: maxBytes - missing - ofMany, sizeCalculation });
  }

  get(key: string): Entry | undefined {
    return this.#pages.get(key) ?? this.#ofMany.get(key);
  }

  /** The same without counting as being asked for. */
  peek(key: string): Entry | undefined {
    return this.#pages.peek(key) ?? this.#ofMany.peek(key);
  }

  missing(key: string): Missing | undefined {
    return this.#missing.get(key);
  }

  /** In place of whatever is kept under the key. */
  keep(key: string, entry: Entry): void {
    const [of, other] = isOneOfMany(entry.page) ? [this.#ofMany, this.#pages] : [this.#pages, this.#ofMany];
    this.#missing.delete(key);
    other.delete(key);
    of.set(key, entry);
  }

  keepMissing(key: string, missing: Missing): void {
    this.#pages.delete(key);
    this.#ofMany.delete(key);
    this.#missing.set(key, missing);
  }

  purge(isMeant: (page: CachedPage) => boolean): void {
    for (const entries of [this.#pages, this.#ofMany])
      for (const entry of entries.values()) {
        if (!isMeant(entry.page)) continue;
        entry.purged = true;
        entry.failedAt = null;
      }
    for (const [key, { page }] of this.#missing.entries()) if (isMeant(page)) this.#missing.delete(key);
  }

  outdate(): void {
    for (const entries of [this.#pages, this.#ofMany])
      for (const entry of entries.values()) {
        entry.storedAt = 0;
        entry.failedAt = null;
      }
    this.#missing.clear();
  }
}
