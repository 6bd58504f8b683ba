import sharp from 'sharp';
import { LOGO_SIZES, PICTURE_MINIMUM, PORTRAIT_SIZES, PRODUCT_SIZES } from '@app/contracts/company/pictures';
import { PHOTO_SIZES } from '@app/contracts/reviews';
import { withDecodedPicture } from '../../platform/pictures/decode-picture.ts';
import { encodePixels } from '../../platform/pictures/encode-picture.ts';
import { squareLogo } from './encode-logo.ts';
import type { PictureFile, PictureUse } from './files.ts';

const SIZES = { logo: LOGO_SIZES, picture: PHOTO_SIZES, product: PRODUCT_SIZES, portrait: PORTRAIT_SIZES } as const;
const LOGO_QUALITY = 92;
/** Side of `share.png` in pixels. */
const SHARE = 256;

export interface EncodedUse {
  width: number;
  height: number;
  files: Record<PictureFile, Buffer>;
}

/** The files of a picture for its use. @throws as `withDecodedPicture` */
export function encodeForUse(use: PictureUse, bytes: Buffer): Promise<EncodedUse> {
  const sizes = SIZES[use];
  const options = { longestSide: sizes.large, minimum: PICTURE_MINIMUM[use], refuseAnimation: true };
  return withDecodedPicture(bytes, options, async (decoded) => {
    const pixels = use === 'logo' ? await squareLogo(decoded) : decoded;
    const { files } = await encodePixels(pixels, sizes, use === 'logo' ? LOGO_QUALITY : undefined);
    const { data, width, height, channels } = pixels;
    const share = await sharp(data, { raw: { width, height, channels } })
      .flatten({ background: '#ffffff' })
      .resize({ width: SHARE, height: SHARE, fit: 'contain', background: '#ffffff' })
      .png({ compressionLevel: 9 })
      .toBuffer();
    return {
      width: Math.min(width, sizes.large),
      height: Math.min(height, sizes.large),
      files: {
        'small.webp': files.small,
        'medium.webp': files.medium,
        'large.webp': files.large,
        'share.png': share,
      },
    };
  });
}
