import { z } from 'zod';
import { Instant } from '../common.ts';

/** `GET …/product-review-feed`: reviews of products for Google Merchant Center. */
export const ProductReviewFeed = z
  .object({
    url: z.string().nullable().meta({ description: 'Secret address of the file; null until it is made' }),
    createdAt: Instant.nullable(),
    reviews: z.int().meta({ description: 'In the file now' }),
    withoutAddress: z.int().meta({ description: 'Left out: the product has no page in the shop' }),
    imported: z.int().meta({ description: 'Left out: written on another site' }),
    products: z.int().meta({ description: 'With reviews in the file' }),
    withGtin: z.int().meta({ description: 'Of those, with a GTIN' }),
  })
  .meta({ id: 'ProductReviewFeed' });
export type ProductReviewFeed = z.infer<typeof ProductReviewFeed>;
