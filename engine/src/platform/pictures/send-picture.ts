import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { NotFound } from '../../kernel/errors.ts';
import type { AppContext } from '../context.ts';

export interface SentPicture {
  /** Key in the storage. */
  key: string;
  contentType: 'image/webp' | 'image/png';
  /** Anybody may see it; otherwise no cache keeps it. */
  public: boolean;
  /** How long caches may show a removed picture; then browsers revalidate and mostly get 304. */
  maxAgeSeconds: number;
  /** Identifies the file, which never changes. */
  etag: string;
}

/** Sends a stored picture with headers that make any file harmless. @throws NotFound without its file */
export async function sendPicture(app: AppContext, req: Request, res: Response, picture: SentPicture): Promise<void> {
  res.set({
    'Content-Type': picture.contentType,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': picture.public ? 'cross-origin' : 'same-origin',
    'Cache-Control': picture.public ? `public, max-age=${picture.maxAgeSeconds}, must-revalidate` : 'private, no-store',
    ...(picture.public && { ETag: `"${picture.etag}"` }),
  });
  if (picture.public && req.fresh) {
    res.status(304).end();
    return;
  }
  const stored = await app.storage.stream(picture.key);
  if (!stored) throw new NotFound();
  res.set('Content-Length', String(stored.bytes));
  if (req.method === 'HEAD') {
    stored.body.destroy();
    res.end();
    return;
  }
  // A client that disconnects is not an error.
  await pipeline(stored.body, res).catch((error: unknown) => app.log.debug({ err: error }, 'a picture was cut off'));
}
