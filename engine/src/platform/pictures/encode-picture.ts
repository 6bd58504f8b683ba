import sharp from 'sharp';
import { withDecodedPicture } from './decode-picture.ts';
import type { DecodeOptions, Pixels } from './decode-picture.ts';

/** Longest side in pixels, by size; the largest comes last. */
export type Sizes<Size extends string> = Record<Size, number>;

/** WebP files without metadata, by size; width and height are those of the largest. */
export interface EncodedPicture<Size extends string> {
  width: number;
  height: number;
  files: Record<Size, Buffer>;
}

/** Of photos; flat colours and letters need more. */
const PHOTO_QUALITY = 80;

/**
 * Re-encodes a picture in several sizes, upright and never enlarged. Only pixels are kept, no metadata such as location,
 * camera or colour profile.
 * @throws as `withDecodedPicture`
 */
export function encodePicture<Size extends string>(
  bytes: Buffer,
  sizes: Sizes<Size>,
  options: Omit<DecodeOptions, 'longestSide'> = {},
): Promise<EncodedPicture<Size>> {
  const longestSide = Math.max(...Object.values<number>(sizes));
  return withDecodedPicture(bytes, { ...options, longestSide }, (pixels) => encodePixels(pixels, sizes));
}

/** Encodes decoded pixels in several sizes. */
export async function encodePixels<Size extends string>(
  { data, width, height, channels }: Pixels,
  sizes: Sizes<Size>,
  quality = PHOTO_QUALITY,
): Promise<EncodedPicture<Size>> {
  const files = {} as Record<Size, Buffer>;
  for (const size of Object.keys(sizes) as Size[])
    files[size] = await sharp(data, { raw: { width, height, channels } })
      .resize({ width: sizes[size], height: sizes[size], fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
  return { width, height, files };
}
