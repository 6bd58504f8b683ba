import { Worker } from 'node:worker_threads';
import type { PictureTexts } from './picture-texts.ts';
import type { ReviewPicture } from './reviews/review-picture.ts';

/** Pictures that may wait; more are refused. */
const MAX_WAITING = 30;

/** No drawing takes this long, even behind a full queue: the thread hangs and is replaced. */
const PATIENCE_MS = 30_000;

/** What a picture is drawn from. */
export type Drawable = PictureTexts | ReviewPicture;

/** Thrown if too many pictures wait, or one cannot be drawn. */
export class PictureUnavailable extends Error {}

interface Waiting {
  resolve(png: Buffer): void;
  reject(error: Error): void;
}

/** Draws pictures one by one in a worker thread, started with the first. */
export class PictureThread {
  #worker: Worker | null = null;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** @throws PictureUnavailable */
  async draw(texts: Drawable, image: string | null = null): Promise<Buffer> {
    if (this.#waiting.size >= MAX_WAITING) throw new PictureUnavailable('too many pictures wait to be drawn');
    const worker = (this.#worker ??= this.#start());
    const id = ++this.#last;
    const hanging = setTimeout(() => void worker.terminate(), PATIENCE_MS);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        worker.postMessage({ id, texts, image });
      });
    } finally {
      clearTimeout(hanging);
    }
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    // Node strips the types of these few files itself, which is faster than loading a loader.
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { execArgv: [] });
    worker.on('message', ({ id, png, error }: { id: number; png?: Uint8Array; error?: string }) => {
      const one = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (png) one?.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
      else one?.reject(new PictureUnavailable(error));
    });
    worker.on('error', (error) => this.#ended(worker, error));
    worker.on('exit', () => this.#ended(worker, new Error('the drawing thread has ended')));
    // It must not keep the process alive.
    worker.unref();
    return worker;
  }

  #ended(worker: Worker, error: Error): void {
    // A failed thread also emits `exit`, when its successor may be working already.
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new PictureUnavailable(error.message));
    this.#waiting.clear();
  }
}
