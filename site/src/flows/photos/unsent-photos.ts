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
