import { z } from 'zod';
import { Grade, Id, Instant, Locale, Slug } from './common.ts';
import { AuthorName, ReviewBody } from './reviews.ts';

/** The merchant writes first within so many hours, or the review is published. */
export const MEDIATION_MERCHANT_HOURS = 72;
/** A mediated review is hidden so long at most. */
export const MEDIATION_DAYS = 21;
export const MEDIATION_MESSAGE_MAX = 2000;

/** How a mediation ended. None of them erases a review but its author's own wish. */
export const MEDIATION_OUTCOMES = [
  'changed',
  'kept',
  'published_by_author',
  'deleted_by_author',
  'merchant_silent',
  'expired',
  'removed',
] as const;
export const MediationOutcome = z.enum(MEDIATION_OUTCOMES);
export type MediationOutcome = z.infer<typeof MediationOutcome>;

export const MEDIATION_STATES = ['awaiting_merchant', 'talking', 'ended'] as const;
export const MediationState = z.enum(MEDIATION_STATES);
export type MediationState = z.infer<typeof MediationState>;

export const MediationMessage = z.object({
  id: Id,
  from: z.enum(['merchant', 'reviewer']),
  body: z.string(),
  at: Instant,
});
export type MediationMessage = z.infer<typeof MediationMessage>;

const Dialogue = z.object({
  state: MediationState,
  outcome: MediationOutcome.nullable(),
  openedAt: Instant,
  endsAt: Instant,
  messages: z.array(MediationMessage),
});

/** What `GET /mediations/{token}` answers: the reviewer's side. */
export const ReviewerMediation = Dialogue.extend({
  company: z.object({ slug: Slug, name: z.string() }),
  product: z.object({ name: z.string() }).nullable(),
  review: z.object({
    id: Id,
    grade: Grade,
    body: z.string(),
    authorName: z.string(),
    pending: z.boolean(),
    held: z.boolean(),
  }),
  locale: Locale,
}).meta({ id: 'ReviewerMediation' });
export type ReviewerMediation = z.infer<typeof ReviewerMediation>;

/** The merchant's side: never an address. */
export const MerchantMediation = Dialogue.extend({
  reviewId: Id,
  orderId: z.string().nullable(),
  product: z.object({ id: Id, name: z.string() }).nullable(),
  grade: Grade,
  body: z.string(),
  authorName: z.string(),
  /** Until when the merchant must have written first. */
  answerBy: Instant.nullable(),
  /** When the reviewer last opened the page. */
  readAt: Instant.nullable(),
}).meta({ id: 'MerchantMediation' });
export type MerchantMediation = z.infer<typeof MerchantMediation>;

export const MediationWords = z
  .object({ body: z.string().trim().min(2).max(MEDIATION_MESSAGE_MAX) })
  .meta({ id: 'MediationWords' });
export type MediationWords = z.infer<typeof MediationWords>;

/** The reviewer changes grade or text out of the mediation. */
export const MediationRevision = z
  .object({ grade: Grade, body: ReviewBody, authorName: AuthorName.optional() })
  .meta({ id: 'MediationRevision' });
export type MediationRevision = z.infer<typeof MediationRevision>;

/** Public counts on the profile. */
export const MediationCounts = z
  .object({ opened: z.int(), changed: z.int(), deletedByAuthor: z.int(), expired: z.int() })
  .meta({ id: 'MediationCounts' });
export type MediationCounts = z.infer<typeof MediationCounts>;
