import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { MAX_PHOTOS, PHOTO_SIZES } from '@app/contracts/reviews';
import type { Photo } from '@app/contracts/reviews';
import { NotFound, ValidationFailed, domainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { lockReview, addReviewEvent } from '../lifecycle/repo.ts';
import { presentPhoto } from './presenter.ts';
import { isOwnedBy, resolvePhotoOwner } from './photo-owner.ts';
import type { PhotoOwner } from './photo-owner.ts';
import { photoKey, removePhoto } from './photo-removal.ts';
import { PHOTO_SIZE_NAMES } from './photo-sizes.ts';
import { reviewPhotos } from '../schema-photos.ts';
import { reviews } from '../schema.ts';

/** The link already has as many unattached photos as a review may have. */
export class PhotoLimit extends domainError('photo_limit', 409) {}

/**
 * Stores a photo for a form that is being filled in; until it is submitted, only the holder of the link sees the photo.
 * The row is written first: files without a row would never be found again, a row without files is swept after a day.
 * @throws TokenInvalid, PhotoLimit, as `encodePicture`
 */
export async function uploadPhoto(ctx: RequestContext, token: string, bytes: Buffer): Promise<Photo> {
  const owner = await resolvePhotoOwner(ctx, ctx.db.queries, token);
  await ctx.db.tx(async (tx) => {
    owner.assertMayAdd(await ctx.clock.now(tx));
    await assertBelowLimit(tx, owner);
  });
  // Loads the image library with the first photo.
  const { encodePicture } = await import('../../../platform/pictures/encode-picture.ts');
  const { width, height, files } = await encodePicture(bytes, PHOTO_SIZES);
  const photo = { id: newId(), width, height };
  await ctx.db.tx(async (tx) => {
    // Serializes uploads with a link, so that the limit holds.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner.uploadedWith}, 3))`);
    await assertBelowLimit(tx, owner);
    await tx.insert(reviewPhotos).values({
      ...photo,
      companyId: owner.companyId,
      uploadedWith: owner.uploadedWith,
      state: 'awaiting_approval' as const,
      createdAt: await ctx.clock.now(tx),
    });
  });
  try {
    for (const size of PHOTO_SIZE_NAMES) await ctx.storage.put(photoKey(photo.id, size), files[size], 'image/webp');
  } catch (error) {
    await ctx.db.queries.update(reviewPhotos).set({ state: 'removed' }).where(eq(reviewPhotos.id, photo.id));
    throw error;
  }
  return presentPhoto(photo);
}

/** A shared link has no limit of its own: the router limits its holders by device and address. */
async function assertBelowLimit(tx: Tx, { uploadedWith, shared }: PhotoOwner): Promise<void> {
  if (shared) return;
  const { rows } = await tx.execute<{ unattached: number }>(sql`
    select count(*)::int as unattached from engine.review_photos
    where uploaded_with = ${uploadedWith} and review_id is null and state <> 'removed'`);
  if ((rows[0]?.unattached ?? 0) >= MAX_PHOTOS) throw new PhotoLimit({ maximum: MAX_PHOTOS });
}

/** Photos uploaded with an invitation, from any device, that were not sent with a form yet; oldest first. */
export async function listUnsentPhotos(
  queries: Queries,
  { id, companyId }: { id: string; companyId: string },
): Promise<Photo[]> {
  const rows = await queries
    .select()
    .from(reviewPhotos)
    .where(
      and(
        eq(reviewPhotos.uploadedWith, id),
        eq(reviewPhotos.companyId, companyId),
        isNull(reviewPhotos.reviewId),
        ne(reviewPhotos.state, 'removed'),
      ),
    )
    .orderBy(reviewPhotos.id);
  return rows.map(presentPhoto);
}

/** @throws TokenInvalid, NotFound also for somebody else's photo */
export async function deletePhoto(ctx: RequestContext, id: string, token: string): Promise<void> {
  const owner = await resolvePhotoOwner(ctx, ctx.db.queries, token);
  await ctx.db.tx(async (tx) => {
    const [found] = await tx
      .select({ reviewId: reviewPhotos.reviewId })
      .from(reviewPhotos)
      .leftJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
      .where(and(eq(reviewPhotos.id, id), ne(reviewPhotos.state, 'removed'), isOwnedBy(owner)));
    if (!found) throw new NotFound();
    // Locks the review before its photos, as everywhere, so that a concurrent edit causes no deadlock.
    if (found.reviewId) await lockReview(tx, found.reviewId);
    await removePhoto(tx, id, 'reviewer');
  });
}

export interface PhotosOfReview {
  reviewId: string;
  /** Id of the invitation, submission or entry code that new photos were uploaded with. */
  uploadedWith: string;
  /** In display order; the review's other photos are removed. */
  photoIds: string[];
  now: Date;
}

/**
 * Replaces the review's photos. Submitting them with the form approves them.
 * @throws ValidationFailed for a photo that was not uploaded with this link, or belongs to another review
 */
export async function attachPhotos(tx: Tx, { reviewId, uploadedWith, photoIds, now }: PhotosOfReview): Promise<void> {
  const [review] = await tx
    .select({ id: reviews.id, companyId: reviews.companyId })
    .from(reviews)
    .where(eq(reviews.id, reviewId));
  if (!review) throw new Error('photos of an unknown review');
  const wanted = [...new Set(photoIds)];
  const found = await tx
    .select()
    .from(reviewPhotos)
    .where(
      and(
        eq(reviewPhotos.companyId, review.companyId),
        ne(reviewPhotos.state, 'removed'),
        or(
          eq(reviewPhotos.reviewId, reviewId),
          and(
            eq(reviewPhotos.uploadedWith, uploadedWith),
            isNull(reviewPhotos.reviewId),
            inArray(reviewPhotos.id, wanted),
          ),
        ),
      ),
    )
    .orderBy(reviewPhotos.id)
    .for('update');
  const known = new Map(found.map((photo) => [photo.id, photo]));
  const unknown = photoIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `photoIds.${index}`, code: 'unknown_photo' }],
  );
  if (unknown.length > 0) throw new ValidationFailed({}, unknown);
  for (const [position, id] of wanted.entries()) {
    const approvedAt = known.get(id)?.approvedAt ?? now;
    await tx
      .update(reviewPhotos)
      .set({ reviewId, position, state: 'approved', approvedAt })
      .where(eq(reviewPhotos.id, id));
    if (known.get(id)?.reviewId !== reviewId)
      await addReviewEvent(tx, review, 'photo_shown', 'reviewer', now, { photoId: id });
  }
  for (const { id } of found) if (!wanted.includes(id)) await removePhoto(tx, id, 'reviewer');
  await notifyCaches(tx, review.companyId);
}

/** Approved photos by review, in their author's order. */
export async function approvedPhotosByReview(queries: Queries, reviewIds: string[]): Promise<Map<string, Photo[]>> {
  const photos = new Map<string, Photo[]>();
  if (reviewIds.length === 0) return photos;
  const rows = await queries
    .select()
    .from(reviewPhotos)
    .where(and(inArray(reviewPhotos.reviewId, reviewIds), eq(reviewPhotos.state, 'approved')))
    .orderBy(reviewPhotos.position, reviewPhotos.id);
  for (const { reviewId, ...photo } of rows)
    if (reviewId) photos.set(reviewId, [...(photos.get(reviewId) ?? []), presentPhoto(photo)]);
  return photos;
}
