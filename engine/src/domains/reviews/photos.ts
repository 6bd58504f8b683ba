import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { MAX_PHOTOS } from '@app/contracts/reviews';
import type { Photo } from '@app/contracts/reviews';
import { NotFound, ValidationFailed, domainError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import type { RequestContext } from '../../platform/route.ts';
import { lockReview } from './life.ts';
import { photoView } from './photo-view.ts';
import { ownedBy, ownerOfToken } from './photos-owner.ts';
import type { PhotoOwner } from './photos-owner.ts';
import { photoKey, removePhoto } from './photos-removal.ts';
import { SIZE_NAMES } from './photos-sizes.ts';
import { addEvent } from './repo.ts';
import { reviewPhotos } from './schema-photos.ts';
import { reviews } from './schema.ts';

/** The link has as many photos waiting for their form as a review may have. */
export class PhotoLimit extends domainError('photo_limit', 409) {}

/**
 * Takes a photo for a form that is still being filled in; nobody but the holder of the link sees it until the form is
 * sent. The row comes first: files without a row would never be found again, a row without files goes after a day.
 * @throws TokenInvalid, PhotoLimit, PhotoUnreadable, PhotoTooManyPixels
 */
export async function uploadPhoto(ctx: RequestContext, token: string, bytes: Buffer): Promise<Photo> {
  const owner = await ownerOfToken(ctx, ctx.db.read, token);
  await ctx.db.tx(async (tx) => {
    owner.assertMayAdd(await ctx.clock.now(tx));
    await assertRoom(tx, owner);
  });
  // The image library is loaded with the first photo.
  const { encodePhoto } = await import('./photos-encode.ts');
  const { width, height, files } = await encodePhoto(bytes);
  const photo = { id: newId(), width, height };
  await ctx.db.tx(async (tx) => {
    // Two uploads at once are counted one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${owner.uploadedWith}, 3))`);
    await assertRoom(tx, owner);
    await tx.insert(reviewPhotos).values({
      ...photo,
      ...{ companyId: owner.companyId, uploadedWith: owner.uploadedWith, state: 'awaiting_approval' as const },
      createdAt: await ctx.clock.now(tx),
    });
  });
  try {
    for (const size of SIZE_NAMES) await ctx.storage.put(photoKey(photo.id, size), files[size], 'image/webp');
  } catch (error) {
    await ctx.db.read.update(reviewPhotos).set({ state: 'removed' }).where(eq(reviewPhotos.id, photo.id));
    throw error;
  }
  return photoView(photo);
}

/** A shared link cannot be full: its holders are counted by device and address instead, see the router. */
async function assertRoom(tx: Tx, { uploadedWith, shared }: PhotoOwner): Promise<void> {
  if (shared) return;
  const { rows } = await tx.execute<{ loose: number }>(sql`
    select count(*)::int as loose from engine.review_photos
    where uploaded_with = ${uploadedWith} and review_id is null and state <> 'removed'`);
  if ((rows[0]?.loose ?? 0) >= MAX_PHOTOS) throw new PhotoLimit({ maximum: MAX_PHOTOS });
}

/** The author takes a photo back. @throws TokenInvalid; NotFound for somebody else's as for none */
export async function discardPhoto(ctx: RequestContext, id: string, token: string): Promise<void> {
  const owner = await ownerOfToken(ctx, ctx.db.read, token);
  await ctx.db.tx(async (tx) => {
    const [found] = await tx
      .select({ reviewId: reviewPhotos.reviewId })
      .from(reviewPhotos)
      .leftJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
      .where(and(eq(reviewPhotos.id, id), ne(reviewPhotos.state, 'removed'), ownedBy(owner)));
    if (!found) throw new NotFound();
    // The review before its photos, as everywhere: an edit at the same moment is not waited for in a circle.
    if (found.reviewId) await lockReview(tx, found.reviewId);
    await removePhoto(tx, id, 'reviewer');
  });
}

export interface PhotosOfReview {
  reviewId: string;
  /** Which invitation, submission or entry code new ones came with. */
  uploadedWith: string;
  /** In the order in which they are shown; what is not among them is removed. */
  photoIds: string[];
  now: Date;
}

/**
 * Makes these the review's photos: by sending them with the form, its author approves them.
 * @throws ValidationFailed for a photo that was not uploaded with this link, or belongs to another review.
 */
export async function attachPhotos(tx: Tx, { reviewId, uploadedWith, photoIds, now }: PhotosOfReview): Promise<void> {
  const [review] = await tx
    .select({ id: reviews.id, companyId: reviews.companyId })
    .from(reviews)
    .where(eq(reviews.id, reviewId));
  if (!review) throw new Error('photos of a review that is not there');
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
  const unknown = photoIds.flatMap((id, at) =>
    known.has(id) ? [] : [{ path: `photoIds.${at}`, code: 'unknown_photo' }],
  );
  if (unknown.length > 0) throw new ValidationFailed({}, unknown);
  for (const [position, id] of wanted.entries()) {
    const approvedAt = known.get(id)?.approvedAt ?? now;
    await tx
      .update(reviewPhotos)
      .set({ reviewId, position, state: 'approved', approvedAt })
      .where(eq(reviewPhotos.id, id));
    if (known.get(id)?.reviewId !== reviewId)
      await addEvent(tx, review, 'photo_shown', 'reviewer', now, { photoId: id });
  }
  for (const { id } of found) if (!wanted.includes(id)) await removePhoto(tx, id, 'reviewer');
  await notifyCaches(tx, review.companyId);
}

/** Photos of reviews as their readers see them, by review; in the order that the author gave them. */
export async function photosOf(queries: Queries, reviewIds: string[]): Promise<Map<string, Photo[]>> {
  const photos = new Map<string, Photo[]>();
  if (reviewIds.length === 0) return photos;
  const rows = await queries
    .select()
    .from(reviewPhotos)
    .where(and(inArray(reviewPhotos.reviewId, reviewIds), eq(reviewPhotos.state, 'approved')))
    .orderBy(reviewPhotos.position, reviewPhotos.id);
  for (const { reviewId, ...photo } of rows)
    if (reviewId) photos.set(reviewId, [...(photos.get(reviewId) ?? []), photoView(photo)]);
  return photos;
}
