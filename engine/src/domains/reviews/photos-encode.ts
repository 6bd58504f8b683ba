import sharp from 'sharp';
import { PHOTO_SIZES } from '@app/contracts/reviews';
import { domainError } from '../../kernel/errors.ts';
import { SIZE_NAMES } from './photos-sizes.ts';
import type { PhotoSize } from './photos-sizes.ts';

/** What was sent is not a photo that can be read: another kind of file, or a damaged one. */
export class PhotoUnreadable extends domainError('photo_unreadable', 422) {}
/** More pixels than any camera makes; small files can hold billions of them. */
export class PhotoTooManyPixels extends domainError('photo_too_many_pixels', 422) {}

/** A photo in the sizes that are kept, each WebP without metadata; width and height are those of the largest. */
export interface EncodedPhoto {
  width: number;
  height: number;
  files: Record<PhotoSize, Buffer>;
}

const MEGAPIXELS = 50;
const SECONDS = 20;
const QUALITY = 80;
/** Decoding takes up to four bytes a pixel: so many at a time in one process. */
const AT_ONCE = 2;

// Only these decoders exist for us, however a file calls itself: SVG, PDF, TIFF and the like are no photos, and more to attack.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    ...['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    ...['VipsForeignLoadHeifBuffer'],
  ],
});
// Each photo is another: nothing to be gained by keeping decoded ones.
sharp.cache(false);

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const READABLE = new Set(['jpeg', 'png', 'webp']);

/**
 * Re-encodes a photo, the right way up, in three sizes; never larger than it came. Of a moving picture the first frame.
 * The pixels are all that is taken over: neither place, camera, colour profile nor anything else.
 * @throws PhotoUnreadable, PhotoTooManyPixels
 */
export function encodePhoto(bytes: Buffer): Promise<EncodedPhoto> {
  return inTurn(async () => {
    await check(bytes);
    try {
      return await encode(bytes);
    } catch {
      throw new PhotoUnreadable();
    }
  });
}

/** Looks at the head of the file only. */
async function check(bytes: Buffer): Promise<void> {
  // The limit is ours to judge here, so that the answer can name it.
  const head = bytes.length
    ? await sharp(bytes, { limitInputPixels: false })
        .metadata()
        .catch(() => undefined)
    : undefined;
  const known = head && (READABLE.has(head.format) || (head.format === 'heif' && head.compression === 'av1'));
  if (!known) throw new PhotoUnreadable();
  const height = head.pageHeight ?? head.height;
  if (head.width * height > MEGAPIXELS * 1_000_000) throw new PhotoTooManyPixels({ megapixels: MEGAPIXELS });
}

async function encode(bytes: Buffer): Promise<EncodedPhoto> {
  const box = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
  // Decoded once; the smaller ones are made of the largest.
  const { data, info } = await sharp(bytes, {
    ...{ limitInputPixels: MEGAPIXELS * 1_000_000, failOn: 'error', sequentialRead: true, pages: 1 },
  })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(box(PHOTO_SIZES.large))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files = {} as Record<PhotoSize, Buffer>;
  for (const size of SIZE_NAMES)
    files[size] = await sharp(data, { raw: { width, height, channels } })
      .resize(box(PHOTO_SIZES[size]))
      .webp({ quality: QUALITY })
      .toBuffer();
  return { width, height, files };
}
