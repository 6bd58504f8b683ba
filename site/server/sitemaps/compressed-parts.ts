import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A part of a sitemap is half a megabyte compressed, about thirty uncompressed. */
const MAX_BYTES = 32 * 1024 * 1024;
const KEPT_MS = 3_600_000;

/** Cache of long generated texts, gzipped. Each is generated once for all who ask for it within the hour. */
export class CompressedParts {
  readonly #cache = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length + 100,
    ttl: KEPT_MS,
  });
  readonly #running = new Map<string, Promise<Buffer>>();

  /** The gzipped lines under a hash of their content. */
  async get(tag: string, lines: () => Iterable<string>): Promise<Buffer> {
    const cached = this.#cache.get(tag);
    if (cached) return cached;
    const running = this.#running.get(tag);
    if (running) return running;
    const made = this.#make(tag, lines()).finally(() => this.#running.delete(tag));
    this.#running.set(tag, made);
    return made;
  }

  async #make(tag: string, lines: Iterable<string>): Promise<Buffer> {
    const text = Readable.from(lines);
    const zip = createGzip();
    text.on('error', (error) => zip.destroy(error));
    const made = await buffer(text.pipe(zip));
    this.#cache.set(tag, made);
    return made;
  }
}
