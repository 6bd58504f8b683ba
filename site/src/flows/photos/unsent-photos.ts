import type { ManagedReviews } from '@app/contracts/review-forms';
import type { Photo } from '@app/contracts/reviews';
import type { UploadedPhoto } from './use-photos.ts';

/**
 * Photos that a form begins with. They belong to the link: those of other devices are shown too, and those that the
 * engine has deleted are not. The draft of this device adds its order and its thumbnails.
 */
export function withUnsentPhotos<P extends UploadedPhoto>(
  kept: readonly P[],
  unsent: readonly Photo[] | undefined,
): (P | Photo)[] {
  if (!unsent) return [...kept];
  const there = new Set(unsent.map(({ id }) => id));
  const known = new Set(kept.map(({ id }) => id));
  return [...kept.filter(({ id }) => there.has(id)), ...unsent.filter(({ id }) => !known.has(id))];
}

/** Photos of the link that no review has: uploaded on any device for a change that was never saved. */
export const unsentOf = ({ unsentPhotos = [], reviews }: Pick<ManagedReviews, 'unsentPhotos' | 'reviews'>): Photo[] =>
  unsentPhotos.filter(({ id }) => !reviews.some(({ photos }) => photos.some((photo) => photo.id === id)));

/**
 * Photos of a begun change: those of the review that the draft still has, and all unsent ones, as a photo is taken off a
 * review by saving and off the link at once.
 */
export function photosOfDraft<P extends UploadedPhoto>(
  kept: readonly P[],
  ofReview: readonly Photo[],
  unsent: readonly Photo[],
): (P | Photo)[] {
  const saved = new Set(ofReview.map(({ id }) => id));
  return withUnsentPhotos(kept, [...kept.filter(({ id }) => saved.has(id)), ...unsent]);
}
