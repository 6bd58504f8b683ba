import { and, eq, sql } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { NotFound } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import { sendPicture } from '../../../platform/pictures/send-picture.ts';
import { isViewToken } from '../../../platform/pictures/view-token.ts';
import { isOwnedBy, resolvePhotoOwner } from './photo-owner.ts';
import { photoKey } from './photo-removal.ts';
import { PHOTO_SIZE_NAMES } from './photo-sizes.ts';
import { reviewPhotos } from '../schema-photos.ts';
import { reviews } from '../schema.ts';

/** On the common origin, but outside the API: pages contain this address. */
export const PHOTO_PATH = '/uploads/photos/:id/:file';

const Address = z.object({ id: Id, file: z.enum(PHOTO_SIZE_NAMES.map((size) => `${size}.webp`)) });
/** Short, so that a removed photo is gone from caches too. */
const MAX_AGE_SECONDS = 60;

/** Undefined for a removed photo as for an unknown one. */
async function findPhoto(app: AppContext, id: string): Promise<{ public: boolean } | undefined> {
  const { rows } = await app.db.queries.execute<{ public: boolean }>(sql`
    select coalesce(p.state = 'approved' and r.state = 'published' and c.state = 'active'
      and c.presentation = 'shown', false) as public
    from engine.review_photos p join engine.companies c on c.id = p.company_id left join engine.reviews r on r.id = p.review_id
    where p.id = ${id} and p.state <> 'removed'`);
  return rows[0];
}

/** Whether the holder of a link uploaded this photo, and may see it before it is public. */
async function ownsPhoto(app: AppContext, id: string, token: string): Promise<boolean> {
  const owner = await resolvePhotoOwner(app, app.db.queries, token).catch(() => undefined);
  if (!owner) return false;
  const found = await app.db.queries
    .select({ id: reviewPhotos.id })
    .from(reviewPhotos)
    .leftJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotos.id, id), isOwnedBy(owner)));
  return found.length > 0;
}

async function mayPreview(app: AppContext, id: string, token: unknown): Promise<boolean> {
  if (typeof token !== 'string' || token.length > 100) return false;
  const now = await app.db.tx((tx) => app.clock.now(tx));
  return isViewToken(app, token, id, now) || ownsPhoto(app, id, token);
}

/**
 * Serves a photo's files: to anybody once its review is public, before that to its author and to moderators by token.
 * The database is queried each time, so that a removed photo is gone at once.
 */
export function servePhoto(app: AppContext): RequestHandler {
  return async (req, res) => {
    const address = Address.safeParse(req.params);
    if (!address.success) throw new NotFound();
    const { id, file } = address.data;
    const photo = await findPhoto(app, id);
    if (!photo || !(photo.public || (await mayPreview(app, id, req.query['token'])))) throw new NotFound();
    await sendPicture(app, req, res, {
      key: photoKey(id, file.slice(0, -'.webp'.length)),
      contentType: 'image/webp',
      public: photo.public,
      maxAgeSeconds: MAX_AGE_SECONDS,
      etag: `${id}.${file}`,
    });
  };
}
