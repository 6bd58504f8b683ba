import { z } from 'zod';
import { Id, PictureUrls } from '../common.ts';
import { Photo } from '../reviews.ts';

/** Pictures that a company may show beside its logo, and bytes of each upload, at most. */
export const MAX_PICTURES = 12;
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
export const ALTERNATIVE_TEXT_MAX = 200;

/** Longest side in pixels, by size. A logo is a square. */
export const LOGO_SIZES = { small: 96, medium: 256, large: 640 } as const;
export const PRODUCT_SIZES = { small: 160, medium: 480, large: 1200 } as const;
export const PORTRAIT_SIZES = { small: 128, medium: 320, large: 640 } as const;
/** Pixels that the longest side of an upload must have. */
export const PICTURE_MINIMUM = { logo: 128, picture: 480, product: 160, portrait: 128 } as const;

/** Why the picture that an order names could not be fetched. */
export const IMAGE_FAILURES = ['unreachable', 'missing', 'forbidden', 'too_large', 'unusable', 'too_small'] as const;
export const ImageFailure = z.enum(IMAGE_FAILURES);
export type ImageFailure = z.infer<typeof ImageFailure>;

/** A picture that a company shows of itself. */
export const CompanyPicture = Photo.extend({
  alt: z.string().meta({ description: 'What it shows, in the company’s words; empty if it has none' }),
}).meta({ id: 'CompanyPicture' });
export type CompanyPicture = z.infer<typeof CompanyPicture>;

/** `GET …/pictures`: what the panel shows. */
export const CompanyPictures = z
  .object({ logo: Photo.nullable(), pictures: z.array(CompanyPicture) })
  .meta({ id: 'CompanyPictures' });
export type CompanyPictures = z.infer<typeof CompanyPictures>;

/** `PUT …/pictures/order`: all pictures, the first one first. */
export const OrderPictures = z.object({ pictureIds: z.array(Id).max(MAX_PICTURES) }).meta({ id: 'OrderPictures' });
export type OrderPictures = z.infer<typeof OrderPictures>;

/** `PUT …/pictures/{pictureId}/text`. */
export const DescribePicture = z
  .object({ alt: z.string().trim().max(ALTERNATIVE_TEXT_MAX) })
  .meta({ id: 'DescribePicture' });
export type DescribePicture = z.infer<typeof DescribePicture>;

/** A product's picture in the panel. */
export const ProductPicture = z
  .object({
    urls: PictureUrls.nullable(),
    /** Uploaded by a member: what orders name does not replace it. */
    uploaded: z.boolean(),
    /** The one that orders name is still to be fetched. */
    awaited: z.boolean(),
    failure: ImageFailure.nullable(),
  })
  .meta({ id: 'ProductPicture' });
export type ProductPicture = z.infer<typeof ProductPicture>;
