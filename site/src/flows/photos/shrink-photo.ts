import { MAX_PHOTO_BYTES } from '@app/contracts/reviews';
import { PHOTO_TYPES, isHeic } from './photo-error.ts';

/** Longest side after shrinking, in pixels: larger than the largest size that is shown. */
const SIDE = 2560;
const QUALITY = 0.88;
/** Smaller files are uploaded as they are. */
const LARGE_BYTES = 2 * 1024 * 1024;

/** Whether a file may be a photo: of an accepted type, or of one that some browsers can turn into one. */
export const mayBePhoto = (file: Pick<File, 'type' | 'name'>): boolean =>
  PHOTO_TYPES.includes(file.type) || isHeic(file);

/**
 * Draws a large photo, or one of a type that is not accepted, again as a smaller JPEG: phones take photos of 20 MB, and
 * mobile networks are slow. The file itself if the browser cannot decode it, or if that makes it no smaller.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  const accepted = PHOTO_TYPES.includes(file.type);
  if (accepted && file.size <= LARGE_BYTES) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    if (!drawn || drawn.size > MAX_PHOTO_BYTES || (accepted && drawn.size >= file.size)) return file;
    return new File([drawn], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
