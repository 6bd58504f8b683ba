import { pipeline } from 'node:stream/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { NotFound } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import { opensPhoto, ownedBy, ownerOfToken } from './photos-owner.ts';
import { photoKey } from './photos-removal.ts';
import { SIZE_NAMES } from './photos-sizes.ts';
import { reviewPhotos } from './schema-photos.ts';
import { reviews } from './schema.ts';

/** Below the one origin, outside the API: the address stands in pages. */
export const PHOTO_PATH = '/uploads/photos/:id/:file';

const Address = z.object({ id: Id, file: z.enum(SIZE_NAMES.map((size) => `${size}.webp`)) });
/** As long a removed photo may still be shown from a cache; browsers then ask again and mostly get 304. */
const MAX_AGE_SECONDS = 60;

/** What is known of a photo that somebody asks for by its address; `token` opens those that are not public. */
async function photoToShow(app: AppContext, id: string): Promise<{ public: boolean } | undefined> {
  const { rows } = await app.db.read.execute<{ public: boolean }>(sql`
    select coalesce(p.state = 'approved' and r.state = 'published' and c.state = 'active'
      and c.presentation = 'shown', false) as public
    from engine.review_photos p join engine.companies c on c.id = p.company_id left join engine.reviews r on r.id = p.review_id
    where p.id = ${id} and p.state <> 'removed'`);
  return rows[0];
}

/** Whether the holder of a link may see this photo before anybody else does. */
async function ownsPhoto(app: AppContext, id: string, token: string): Promise<boolean> {
  const owner = await ownerOfToken(app, app.db.read, token).catch(() => undefined);
  if (!owner) return false;
  const found = await app.db.read
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .leftJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.id, id), ownedBy(owner)));
  return found.length > 0;
}

async function mayPreview(app: AppContext, id: string, token: unknown): Promise<boolean> {
  if (typeof token !== 'string' || token.length > 100) return false;
  const now = await app.db.tx((tx) => app.clock.now(tx));
  return opensPhoto(app, token, id, now) || ownsPhoto(app, id, token);
}

/**
 * Serves a photo's files. Anybody gets those of public reviews; its author (by the link it was sent with) and moderators
 * (by a link that runs out) get it before. The database is asked each time, so that a removed photo is gone at once.
 */
export function servePhoto(app: AppContext): RequestHandler {
  return async (req, res) => {
    const address = Address.safeParse(req.params);
    if (!address.success) throw new NotFound();
    const { id, file } = address.data;
    const photo = await photoToShow(app, id);
    if (!photo || !(photo.public || (await mayPreview(app, id, req.query['token'])))) throw new NotFound();
    res.set({
      'Content-Type': 'image/webp',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': photo.public ? 'cross-origin' : 'same-origin',
      'Cache-Control': photo.public ? `public, max-age=${MAX_AGE_SECONDS}, must-revalidate` : 'private, no-store',
      // A photo never changes: its address says it all.
      ...(photo.public && { ETag: `"${id}.${file}"` }),
    });
    if (photo.public && req.fresh) {
      res.status(304).end();
      return;
    }
    const stored = await app.storage.stream(photoKey(id, file.slice(0, -'.webp'.length)));
    if (!stored) throw new NotFound();
    res.set('Content-Length', String(stored.bytes));
    if (req.method === 'HEAD') {
      stored.body.destroy();
      res.end();
      return;
    }
    // Who goes away while it is sent is no failure of ours.
    await pipeline(stored.body, res).catch((error: unknown) => app.log.debug({ err: error }, 'a photo was cut off'));
  };
}
