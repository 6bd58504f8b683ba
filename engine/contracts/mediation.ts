import { z } from 'zod';
import { Cursor, Grade, Id, Instant, Locale, Slug, pageOf } from './common.ts';
import { AuthorName, ReviewBody } from './reviews.ts';

/** Hours in which the merchant must write first; otherwise the review is published. */
export const MEDIATION_MERCHANT_HOURS = 72;
/** The longest that mediation hides a review. */
export const MEDIATION_DAYS = 21;
export const MEDIATION_MESSAGE_MAX = 2000;
/** Hours before the merchant's deadline at which they are reminded. */
export const MERCHANT_REMINDER_HOURS = 24;
/** Days before the end at which the reviewer is reminded of an unread message. */
export const REVIEWER_REMINDER_DAYS = 3;

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

export const MediationMessage = z
  .object({
    id: Id,
    from: z.enum(['merchant', 'reviewer']),
    body: z.string().meta({ description: 'Empty once the reviewer has deleted the review' }),
    at: Instant,
    /** `contact`: the company proposes to talk elsewhere, which the reviewer need not do. */
    notice: z.enum(['contact']).nullable(),
  })
  .meta({ id: 'MediationMessage' });
export type MediationMessage = z.infer<typeof MediationMessage>;

const Dialogue = z.object({
  state: MediationState,
  outcome: MediationOutcome.nullable(),
  openedAt: Instant,
  /** Until when the merchant must have written first. */
  answerBy: Instant,
  endsAt: Instant,
  endedAt: Instant.nullable(),
});

/** What `GET /mediations/{token}` answers: the reviewer's side. */
export const ReviewerMediation = Dialogue.extend({
  company: z.object({ slug: Slug, name: z.string() }),
  product: z.object({ name: z.string() }).nullable(),
  /** The review as its author wrote it last. */
  review: z.object({
    id: Id,
    grade: Grade,
    body: z.string(),
    authorName: z.string(),
    /** A change that has not passed the check yet; the review stays hidden until it has, or the mediation ends. */
    pending: z.boolean(),
    /** … because the check stopped it and a moderator decides. */
    held: z.boolean(),
    state: z.enum(['in_mediation', 'published', 'deleted', 'hidden']),
  }),
  messages: z.array(MediationMessage),
  /** When the company last opened the dialogue; null = never. */
  readByCompanyAt: Instant.nullable(),
  symbol: z.enum(['stars', 'hearts', 'smileys', 'thumbs', 'points']),
  bodyMin: z.int(),
  locale: Locale,
}).meta({ id: 'ReviewerMediation' });
export type ReviewerMediation = z.infer<typeof ReviewerMediation>;

/** A mediation in the merchant's list: never an address. */
export const MerchantMediationRow = Dialogue.extend({
  reviewId: Id,
  orderId: z.string().nullable(),
  product: z.object({ id: Id, name: z.string() }).nullable(),
  /** The last text that passed the check. */
  grade: Grade,
  body: z
    .string()
    .meta({ description: 'Like the name empty once a moderator has taken the review down, or its author' }),
  authorName: z.string(),
  /** When the reviewer last opened the page; null = never. */
  readAt: Instant.nullable(),
  /** Newest message: who wrote it and when. */
  last: z.object({ from: z.enum(['merchant', 'reviewer']), at: Instant }).nullable(),
  /** Whether the reviewer's newest message has not been opened in the panel. */
  unread: z.boolean(),
}).meta({ id: 'MerchantMediationRow' });
export type MerchantMediationRow = z.infer<typeof MerchantMediationRow>;

/** The merchant's side with all that was said. */
export const MerchantMediation = MerchantMediationRow.extend({ messages: z.array(MediationMessage) }).meta({
  id: 'MerchantMediation',
});
export type MerchantMediation = z.infer<typeof MerchantMediation>;

/** Public counts on the profile. */
export const MediationCounts = z
  .object({ opened: z.int(), changed: z.int(), deletedByAuthor: z.int(), expired: z.int() })
  .meta({ id: 'MediationCounts' });
export type MediationCounts = z.infer<typeof MediationCounts>;

/** Whose turn it is in a mediation; the newest ended ones come first, of the others those with the next deadline. */
export const MEDIATION_FILTERS = ['waiting_for_company', 'waiting_for_reviewer', 'ended'] as const;
export type MediationFilter = (typeof MEDIATION_FILTERS)[number];

export const MediationListQuery = z.object({
  filter: z.enum(MEDIATION_FILTERS).optional().meta({ description: 'All, newest reviews first, if left out' }),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type MediationListQuery = z.infer<typeof MediationListQuery>;
export const MediationPage = pageOf(MerchantMediationRow)
  .extend({
    counts: z.object({ waitingForCompany: z.int(), waitingForReviewer: z.int(), ended: z.int(), unread: z.int() }),
    /** As on the public profile. */
    outcomes: MediationCounts,
  })
  .meta({ id: 'MediationPage' });
export type MediationPage = z.infer<typeof MediationPage>;

export const MediationWords = z
  .object({ body: z.string().trim().min(2).max(MEDIATION_MESSAGE_MAX) })
  .meta({ id: 'MediationWords' });
export type MediationWords = z.infer<typeof MediationWords>;

/** The reviewer changes grade or text out of the mediation. */
export const MediationRevision = z
  .object({ grade: Grade, body: ReviewBody, authorName: AuthorName.optional() })
  .meta({ id: 'MediationRevision' });
export type MediationRevision = z.infer<typeof MediationRevision>;
