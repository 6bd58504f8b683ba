import { z } from 'zod';
import { Cursor, Email, Grade, Id, Instant, Locale, Slug, Token, pageOf } from './common.ts';

/** How a review came in. Weights in the average: `GRADE_WEIGHTS` in the engine's kernel. */
export const REVIEW_ORIGINS = ['verified', 'unverified', 'external'] as const;
export const ReviewOrigin = z.enum(REVIEW_ORIGINS);
export type ReviewOrigin = z.infer<typeof ReviewOrigin>;

export const REVIEW_BODY_MIN = 10;
export const REVIEW_BODY_MAX = 5000;
export const ReviewBody = z.string().trim().min(REVIEW_BODY_MIN).max(REVIEW_BODY_MAX);
export type ReviewBody = z.infer<typeof ReviewBody>;
export const AuthorName = z.string().trim().min(2).max(60);
export type AuthorName = z.infer<typeof AuthorName>;

/** What `GET /invitations/{token}` answers: all that the form needs. */
export const InvitationForm = z
  .object({
    company: z.object({ id: Id, slug: Slug, name: z.string(), website: z.string().nullable() }),
    locale: Locale,
    symbol: z.enum(['stars', 'hearts', 'smileys', 'thumbs', 'points']),
    bodyMin: z.int(),
    suggestedName: z.string().nullable(),
    products: z.array(z.object({ id: Id, name: z.string(), url: z.string().nullable() })),
    hints: z.array(z.object({ grade: Grade, phrases: z.array(z.string()) })),
    expiresAt: Instant,
  })
  .meta({ id: 'InvitationForm' });
export type InvitationForm = z.infer<typeof InvitationForm>;

export const SubmitReview = z
  .object({
    token: Token,
    grade: Grade,
    body: ReviewBody,
    authorName: AuthorName,
    language: Locale.optional().meta({ description: 'The form’s language; the text’s own language is detected' }),
    products: z
      .array(z.object({ productId: Id, grade: Grade, body: ReviewBody }))
      .max(20)
      .default([]),
    acceptTerms: z.literal(true),
  })
  .meta({ id: 'SubmitReview' });
export type SubmitReview = z.infer<typeof SubmitReview>;

export const SubmittedReview = z
  .object({
    reviewId: Id,
    company: z.object({ slug: Slug, name: z.string() }),
    state: z.enum(['screening', 'published', 'held', 'in_mediation']),
    submittedAt: Instant,
  })
  .meta({ id: 'SubmittedReview' });
export type SubmittedReview = z.infer<typeof SubmittedReview>;

/** A review as the public sees it: never an address, an order number or a device. */
export const ReviewCard = z
  .object({
    id: Id,
    grade: Grade,
    body: z.string(),
    authorName: z.string(),
    language: Locale,
    origin: ReviewOrigin,
    publishedAt: Instant,
    product: z.object({ id: Id, name: z.string(), slug: Slug }).nullable(),
    answer: z.object({ body: z.string(), publishedAt: Instant }).nullable(),
    helpful: z.object({ up: z.int(), down: z.int() }),
    pinned: z.boolean(),
    edited: z.boolean(),
  })
  .meta({ id: 'ReviewCard' });
export type ReviewCard = z.infer<typeof ReviewCard>;

export const ReviewListQuery = z.object({
  language: z.union([Locale, z.literal('any')]).default('any'),
  grade: z.coerce.number().int().min(1).max(5).optional(),
  origin: ReviewOrigin.optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});
export type ReviewListQuery = z.infer<typeof ReviewListQuery>;
export const ReviewPage = pageOf(ReviewCard).meta({ id: 'ReviewPage' });
export type ReviewPage = z.infer<typeof ReviewPage>;

/** `GET /reviews/latest`: newest published reviews with the company they are about. */
export const LatestReviews = z
  .object({ items: z.array(ReviewCard.extend({ company: z.object({ slug: Slug, name: z.string() }) })) })
  .meta({ id: 'LatestReviews' });
export type LatestReviews = z.infer<typeof LatestReviews>;

export const OptOutInfo = z
  .object({ company: z.object({ slug: Slug, name: z.string() }), maskedAddress: z.string(), optedOut: z.boolean() })
  .meta({ id: 'OptOutInfo' });
export type OptOutInfo = z.infer<typeof OptOutInfo>;
export const OptOutRequest = z.object({ token: Token }).meta({ id: 'OptOutRequest' });
export type OptOutRequest = z.infer<typeof OptOutRequest>;

export const ReviewerContact = z.object({ email: Email });
export type ReviewerContact = z.infer<typeof ReviewerContact>;
