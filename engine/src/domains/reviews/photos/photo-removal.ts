import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import { PHOTO_SIZE_NAMES } from './photo-sizes.ts';
import { addReviewEvent } from '../lifecycle/repo.ts';
import { reviewPhotos } from '../schema-photos.ts';
import type { REVIEW_ACTORS } from '../schema.ts';

/** The storage key of one file of a photo. */
export const photoKey = (id: string, size: string): string => `photos/${id}/${size}.webp`;

/**
 * Hides a photo at once; `sweepPhotos` deletes its files. A moderator's removal can be undone for 30 days.
 * @returns false if the photo does not exist or is removed already
 */
export async function removePhoto(tx: Tx, id: string, actor: (typeof REVIEW_ACTORS)[number]): Promise<boolean> {
  const [removed] = await tx
    .update(reviewPhotos)
    .set({ state: 'removed', removedBy: actor, removedAt: actor === 'moderator' ? sql`engine.app_now()` : null })
    .where(and(eq(reviewPhotos.id, id), ne(reviewPhotos.state, 'removed')))
    .returning({
      reviewId: reviewPhotos.reviewId,
      companyId: reviewPhotos.companyId,
      now: sql<string>`engine.app_now()`,
    });
  if (!removed) return false;
  const { reviewId, companyId, now } = removed;
  if (reviewId) {
    await addReviewEvent(tx, { id: reviewId, companyId }, 'photo_removed', actor, new Date(now), { photoId: id });
    await notifyCaches(tx, companyId);
  }
  return true;
}

/** Undoes a moderator's removal, e.g. after an appeal. @returns false if the files are deleted already */
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
  await addReviewEvent(tx, { id: reviewId, companyId }, 'photo_shown', 'moderator', new Date(now), { photoId: id });
  await notifyCaches(tx, companyId);
  return true;
}

/** A photo not attached to a review by then is abandoned. */
const UNATTACHED_HOURS = 24;
/** A moderator's removal can be undone for as long. */
const RESTORABLE_DAYS = 30;
const BATCH = 100;

/**
 * Deletes photos that were removed, that belong to deleted or erased reviews, or whose form was never sent. Files are
 * deleted before their rows, so that a crash in between leaves no unknown files.
 * @returns how many were deleted
 */
export async function sweepPhotos(app: AppContext): Promise<number> {
  await app.db.queries.execute(sql`
    update engine.review_photos set state = 'removed', removed_by = 'system', removed_at = null
    where review_id is null and state <> 'removed' and created_at < engine.app_now() - make_interval(hours => ${UNATTACHED_HOURS})`);
  // From here on these removals cannot be undone.
  const { rows } = await app.db.queries.execute<{ id: string }>(sql`
    update engine.review_photos set removed_at = null where id in (
      select p.id from engine.review_photos p left join engine.reviews r on r.id = p.review_id
      where p.state = 'removed' and (p.removed_at is null or p.removed_at < engine.app_now() - make_interval(days => ${RESTORABLE_DAYS})
        or r.state = 'deleted' or r.erased_at is not null)
      limit ${BATCH} for update of p skip locked)
    returning id`);
  const deleted: string[] = [];
  for (const { id } of rows) {
    try {
      for (const size of PHOTO_SIZE_NAMES) await app.storage.delete(photoKey(id, size));
      deleted.push(id);
    } catch (error) {
      app.log.error({ err: error, photoId: id }, 'deleting a photo failed');
    }
  }
  if (deleted.length > 0) await app.db.queries.delete(reviewPhotos).where(inArray(reviewPhotos.id, deleted));
  return deleted.length;
}
