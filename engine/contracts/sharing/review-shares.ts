import { z } from 'zod';
import { Id, Instant, Slug } from '../common.ts';
import { ReviewCard } from '../reviews.ts';

/** Other shops whose reviews a product may show, at most. */
export const MAX_SHARES_PER_PRODUCT = 5;
/** Requests and agreements of a company that shows reviews of others, at most. */
export const MAX_SHARES = 500;
/** Reviews of another shop on a product page; its own page has all of them. */
export const SHARED_REVIEWS = 3;

/** `requested` → `accepted` or `declined`; either company ends what is requested or accepted. */
export const SHARE_STATES = ['requested', 'accepted', 'declined', 'ended'] as const;
export type ShareState = (typeof SHARE_STATES)[number];

/** The company shows reviews of the other one, or the other one shows its reviews. */
export const SHARE_DIRECTIONS = ['shows', 'shown'] as const;

const SharedProduct = z.object({ id: Id, slug: Slug, name: z.string() });

/** An agreement of two companies about one product, as one of them sees it. */
export const ReviewShare = z
  .object({
    id: Id,
    direction: z.enum(SHARE_DIRECTIONS),
    state: z.enum(SHARE_STATES),
    other: z.object({ id: Id, slug: Slug, name: z.string() }).meta({ description: 'The other company' }),
    ownProduct: SharedProduct,
    otherProduct: SharedProduct,
    requestedAt: Instant,
    answeredAt: Instant.nullable(),
    endedAt: Instant.nullable(),
  })
  .meta({ id: 'ReviewShare' });
export type ReviewShare = z.infer<typeof ReviewShare>;

/** `GET …/review-shares`: of both directions, newest first. */
export const ReviewShares = z.object({ items: z.array(ReviewShare) }).meta({ id: 'ReviewShares' });
export type ReviewShares = z.infer<typeof ReviewShares>;

/** `POST …/review-shares`: asks another shop whether its reviews of the same product may be shown. */
export const RequestReviewShare = z
  .object({
    productId: Id.meta({ description: 'The company’s own product' }),
    sourceProductId: Id.meta({ description: 'The same product at the other shop' }),
  })
  .meta({ id: 'RequestReviewShare' });
export type RequestReviewShare = z.infer<typeof RequestReviewShare>;

/** `PUT …/review-shares/{shareId}/answer`. */
export const AnswerReviewShare = z.object({ accept: z.boolean() }).meta({ id: 'AnswerReviewShare' });
export type AnswerReviewShare = z.infer<typeof AnswerReviewShare>;

/** Reviews of the same product at another shop. No grade, count or rank of this product contains them. */
export const SharedReviews = z
  .object({
    company: z.object({ id: Id, slug: Slug, name: z.string(), timeZone: z.string() }),
    product: SharedProduct,
    grades: z
      .object({ count: z.int(), average: z.number().nullable() })
      .meta({ description: 'Of the product at that shop, all its reviews' }),
    reviews: z.array(ReviewCard).meta({ description: 'The newest, whatever their grade' }),
  })
  .meta({ id: 'SharedReviews' });
export type SharedReviews = z.infer<typeof SharedReviews>;
