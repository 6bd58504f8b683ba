import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import { SIZE_NAMES } from './photos-sizes.ts';
import { addEvent } from './repo.ts';
import { reviewPhotos } from './schema-photos.ts';
import type { REVIEW_ACTORS } from './schema.ts';

/** Where a photo's file lies in the storage. */
export const photoKey = (id: string, size: string): string => `photos/${id}/${size}.webp`;

/**
 * Takes a photo off its review at once; its files go soon after, a moderator's removal can be taken back for 30 days.
 * @returns whether there was such a photo to remove.
 */
export async function removePhoto(tx: Tx, id: string, by: (typeof REVIEW_ACTORS)[number]): Promise<boolean> {
  const [removed] = await tx
    .update(reviewPhotos)
    .set({ state: 'removed', removedBy: by, removedAt: by === 'moderator' ? sql`engine.app_now()` : null })
    .where(and(eq(reviewPhotos.id, id), ne(reviewPhotos.state, 'removed')))
    .returning({
      reviewId: reviewPhotos.reviewId,
      companyId: reviewPhotos.companyId,
      now: sql<string>`engine.app_now()`,
    });
  if (!removed) return false;
  const { reviewId, companyId, now } = removed;
  if (reviewId) {
    await addEvent(tx, { id: reviewId, companyId }, 'photo_removed', by, new Date(now), { photoId: id });
    await notifyCaches(tx, companyId);
  }
  return true;
}

/** Takes a moderator's removal back, e.g. after an appeal. @returns false when the files are gone already. */
export async function restorePhoto(tx: Tx, id: string): Promise<boolean> {
  const [restored] = await tx
    .update(reviewPhotos)
    .set({ state: 'approved', removedBy: null, removedAt: null })
    .where(
      and(
        eq(reviewPhotos.id, id),
        eq(reviewPhotos.state, 'removed'),
        eq(reviewPhotos.removedBy, 'moderator'),
        isNotNull(reviewPhotos.removedAt),
      ),
    )
    .returning({
      reviewId: reviewPhotos.reviewId,
      companyId: reviewPhotos.companyId,
      now: sql<string>`engine.app_now()`,
    });
  if (!restored?.reviewId) return false;
  const { reviewId, companyId, now } = restored;
  await addEvent(tx, { id: reviewId, companyId }, 'photo_shown', 'moderator', new Date(now), { photoId: id });
  await notifyCaches(tx, companyId);
  return true;
}

/** A photo whose form was not sent by then was left behind. */
const LOOSE_HOURS = 24;
/** A moderator's removal can be taken back as long. */
const KEPT_DAYS = 30;
const BATCH = 100;

/**
 * Deletes what is left of photos: of removed ones, of deleted and erased reviews, and of forms that were never sent.
 * Rows go after their files, so that a crash between leaves nothing behind that nobody knows of.
 * @returns how many went.
 */
export async function sweepPhotos(app: AppContext): Promise<number> {
  await app.db.read.execute(sql`
    update engine.review_photos set state = 'removed', removed_by = 'system', removed_at = null
    where review_id is null and state <> 'removed' and created_at < engine.app_now() - make_interval(hours => ${LOOSE_HOURS})`);
  // From here on no removal of these can be taken back.
  const { rows } = await app.db.read.execute<{ id: string }>(sql`
    update engine.review_photos set removed_at = null where id in (
      select p.id from engine.review_photos p left join engine.reviews r on r.id = p.review_id
      where p.state = 'removed' and (p.removed_at is null or p.removed_at < engine.app_now() - make_interval(days => ${KEPT_DAYS})
        or r.state = 'deleted' or r.erased_at is not null)
      limit ${BATCH} for update of p skip locked)
    returning id`);
  const gone: string[] = [];
  for (const { id } of rows) {
    try {
      for (const size of SIZE_NAMES) await app.storage.delete(photoKey(id, size));
      gone.push(id);
    } catch (error) {
      app.log.error({ err: error, photoId: id }, 'deleting a photo failed');
    }
  }
  if (gone.length > 0) await app.db.read.delete(reviewPhotos).where(inArray(reviewPhotos.id, gone));
  return gone.length;
}
