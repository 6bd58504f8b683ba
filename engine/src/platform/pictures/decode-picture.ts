import pLimit from 'p-limit';
import sharp from 'sharp';
import { domainError } from '../../kernel/errors.ts';

/** Not in a picture format that is accepted. */
export class PictureUnreadable extends domainError('photo_unreadable', 422) {}
/** Its header is fine, but its pixels cannot be decoded. */
export class PictureDamaged extends domainError('photo_damaged', 422) {}
/** More pixels than any camera produces: a small file can contain billions. */
export class PictureTooManyPixels extends domainError('photo_too_many_pixels', 422) {}
export class PictureTooSmall extends domainError('photo_too_small', 422) {}
export class PictureAnimated extends domainError('photo_animated', 422) {}

/** Decoded pixels, upright, in sRGB: nothing else of the file is left. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  /** 1 or 2 for grey, 3 or 4 for colour; the even ones with transparency. */
  channels: 1 | 2 | 3 | 4;
}

export interface DecodeOptions {
  /** Larger pictures are scaled down to this longest side. */
  longestSide: number;
  /** Pixels that the longest side must have. */
  minimum?: number;
  /** Of an animation the first frame is kept, unless it is refused. */
  refuseAnimation?: boolean;
}

const MEGAPIXELS = 50;
const SECONDS = 20;
/** Pictures decoded at the same time per process: decoding takes up to four bytes a pixel. */
const MAX_CONCURRENT = 2;

// Whatever a file's name, only these decoders are loaded: SVG, PDF, TIFF and others would widen the attack surface.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// Every picture is decoded once: a cache would never be hit.
sharp.cache(false);

const limitConcurrency = pLimit(MAX_CONCURRENT);

const READABLE = new Set(['jpeg', 'png', 'webp']);

/**
 * Decodes a picture from an untrusted file and does `work` with its pixels; at most two at a time.
 * @throws PictureUnreadable, PictureDamaged, PictureTooManyPixels, PictureTooSmall, PictureAnimated
 */
export function withDecodedPicture<Result>(
  bytes: Buffer,
  options: DecodeOptions,
  work: (pixels: Pixels) => Promise<Result>,
): Promise<Result> {
  return limitConcurrency(async () => {
    await checkHeader(bytes, options);
    let pixels: Pixels;
    try {
      pixels = await decode(bytes, options);
    } catch {
      throw new PictureDamaged();
    }
    return work(pixels);
  });
}

/** Reads the file's header only. */
async function checkHeader(bytes: Buffer, { minimum = 1, refuseAnimation = false }: DecodeOptions): Promise<void> {
  // Without sharp's own limit, so that the error can name ours.
  const header = bytes.length
    ? await sharp(bytes, { limitInputPixels: false })
        .metadata()
        .catch(() => undefined)
    : undefined;
  const readable =
    header && (READABLE.has(header.format) || (header.format === 'heif' && header.compression === 'av1'));
  if (!readable) throw new PictureUnreadable();
  if (refuseAnimation && (header.pages ?? 1) > 1) throw new PictureAnimated();
  const height = header.pageHeight ?? header.height;
  if (header.width * height > MEGAPIXELS * 1_000_000) throw new PictureTooManyPixels({ megapixels: MEGAPIXELS });
  if (Math.max(header.width, height) < minimum) throw new PictureTooSmall({ pixels: minimum });
}

async function decode(bytes: Buffer, { longestSide }: DecodeOptions): Promise<Pixels> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MEGAPIXELS * 1_000_000,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, width, height, channels };
}
