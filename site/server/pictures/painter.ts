import { Worker } from 'node:worker_threads';
import type { PictureWords } from './words.ts';

/** So many pictures may wait; whoever comes then is asked to come again. */
const MAX_WAITING = 30;

/** Nothing that is drawn takes so long, also behind all the others: the thread hangs, and another one is started. */
const PATIENCE_MS = 30_000;

/** Raised when too many pictures wait to be drawn, or one could not be. */
export class PictureUnavailable extends Error {}

interface Waiting {
  resolve(png: Buffer): void;
  reject(error: Error): void;
}

/** Draws pictures one after the other in a thread that starts with the first of them. */
export class Painter {
  #worker: Worker | null = null;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @throws PictureUnavailable */
  async draw(words: PictureWords): Promise<Buffer> {
    if (this.#waiting.size >= MAX_WAITING) throw new PictureUnavailable('too many pictures wait to be drawn');
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#last;
    const hanging = setTimeout(() => void worker.terminate(), PATIENCE_MS);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        worker.postMessage({ id, words });
      });
    } finally {
      clearTimeout(hanging);
    }
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    // Node reads these few files by itself; a loader would have to be loaded first.
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [] });
    worker.on('message', ({ id, png, error }: { id: number; png?: Uint8Array; error?: string }) => {
      const one = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (png) one?.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
      else one?.reject(new PictureUnavailable(error));
    });
    worker.on('error', (error) => this.#ended(worker, error));
    worker.on('exit', () => this.#ended(worker, new Error('the drawing thread has ended')));
    // Nobody waits for it at the end.
    worker.unref();
    return worker;
  }

  #ended(worker: Worker, error: Error): void {
    // One that failed ends as well, when another one may draw already.
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new PictureUnavailable(error.message));
    this.#waiting.clear();
  }
}
