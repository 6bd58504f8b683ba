import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { isFresh } from '../http/send-page.ts';
import { PictureThread } from './draw-thread.ts';
import type { Drawable } from './draw-thread.ts';

const IMAGE_MS = 3_000;

interface DrawnPicturesOptions {
  engineUrl: string;
  log: Pick<Logger, 'warn'>;
  /** Of pictures that are kept. */
  maxBytes: number;
}

/** Draws each picture once, in a thread of its own, and keeps it by the ETag of what it is drawn from. */
export class DrawnPictures {
  readonly #options: DrawnPicturesOptions;
  readonly #thread = new PictureThread();
  readonly #drawn: LRUCache<string, Buffer>;
  readonly #drawing = new Map<string, Promise<Buffer>>();

  constructor(options: DrawnPicturesOptions) {
    this.#options = options;
    this.#drawn = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: (png) => png.length });
  }

  /** A picture that is drawn. */
  get(etag: string): Buffer | undefined {
    return this.#drawn.get(etag);
  }

  /** Whether it is drawn or being drawn: asking for it costs nothing more. */
  has(etag: string): boolean {
    return this.#drawn.has(etag) || this.#drawing.has(etag);
  }

  /** Once for concurrent requests. @throws PictureUnavailable */
  async draw(etag: string, picture: Drawable): Promise<Buffer> {
    const known = this.#drawn.get(etag) ?? this.#drawing.get(etag);
    if (known) return known;
    const drawing = this.#drawNew(etag, picture).finally(() => this.#drawing.delete(etag));
    this.#drawing.set(etag, drawing);
    return drawing;
  }

  stop(): Promise<void> {
    return this.#thread.stop();
  }

  /** Kept, unless the logo or the product's picture is missing. */
  async #drawNew(etag: string, picture: Drawable): Promise<Buffer> {
    const image = await this.#image(picture.picture);
    const png = await this.#thread.draw(picture, image);
    if (image !== null || picture.picture === null) this.#drawn.set(etag, png);
    return png;
  }

  /** A picture of the engine as a `data:` address. Without it the rest is still drawn. */
  async #image(path: string | null): Promise<string | null> {
    if (path === null) return null;
    const { engineUrl, log } = this.#options;
    try {
      const answer = await fetch(new URL(path, engineUrl), { signal: AbortSignal.timeout(IMAGE_MS) });
      if (!answer.ok) return null;
      return `data:image/png;base64,${Buffer.from(await answer.arrayBuffer()).toString('base64')}`;
    } catch (error) {
      log.warn({ err: error }, 'the logo for a picture could not be fetched');
      return null;
    }
  }
}

/** Sends a picture, or that the client has it. `kept`: for how long, as `Cache-Control`. */
export async function sendPicture(
  req: Request,
  res: Response,
  etag: string,
  kept: string,
  draw: () => Promise<Buffer>,
): Promise<void> {
  const fresh = isFresh(req, etag);
  const png = fresh ? null : await draw();
  res.setHeader('Content-Type', 'image/png');
  res.setHeader('Cache-Control', kept);
  res.setHeader('ETag', `"${etag}"`);
  if (!png) {
    res.status(304).end();
    return;
  }
  res.setHeader('Content-Length', png.length);
  res.status(200).end(req.method === 'HEAD' ? undefined : png);
}
