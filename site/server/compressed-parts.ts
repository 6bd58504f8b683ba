import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A part of a sitemap is half a megabyte compressed, some thirty otherwise. */
const MAX_BYTES = 32 * 1024 * 1024;
const KEPT_MS = 3_600_000;

/** Long texts as they were last made, compressed: each is made once for all who ask for it meanwhile and in the next hour. */
export class CompressedParts {
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length + 100,
    ttl: KEPT_MS,
  });
  readonly #running = new Map<string, Promise<Buffer>>();

  /** The lines under a tag of their content, as gzip. */
  async get(tag: string, lines: () => Iterable<string>): Promise<Buffer> {
    const kept = this.#kept.get(tag);
    if (kept) return kept;
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
    this.#kept.set(tag, made);
    return made;
  }
}
