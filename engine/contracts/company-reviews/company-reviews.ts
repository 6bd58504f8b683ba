import { z } from 'zod';
import { Grade, Id, Instant, Token } from '../common.ts';
import { EntryKind, ReviewCard, WITHDRAWAL_DECIDERS, WITHDRAWAL_REASONS, WITHDRAWAL_STATES } from '../reviews.ts';

/** Opens the review form on the company's profile. */
export const EntryCode = z
  .object({
    id: Id,
    kind: EntryKind,
    label: z.string(),
    market: z
      .object({ code: z.string(), name: z.string() })
      .nullable()
      .meta({ description: 'Whose reviews are written with it; null: the main market' }),
    /** For a widget. */
    code: Token,
    /** For a QR code or business card. */
    url: z.string(),
    createdAt: Instant,
    /** Its form is closed since then. */
    revokedAt: Instant.nullable(),
    /** `written` with it, confirmed or not, and of those now `published`. */
    reviews: z.object({ written: z.int(), published: z.int() }),
  })
  .meta({ id: 'EntryCode' });
export type EntryCode = z.infer<typeof EntryCode>;
export const EntryCodeList = z.object({ items: z.array(EntryCode) }).meta({ id: 'EntryCodeList' });
export type EntryCodeList = z.infer<typeof EntryCodeList>;
export const CreateEntryCode = z
  .object({
    kind: EntryKind,
    label: z.string().trim().min(1).max(80),
    market: z
      .string()
      .trim()
      .max(300)
      .optional()
      .meta({ description: 'Code or website of one of the markets; without one the main market', example: 'de' }),
  })
  .meta({ id: 'CreateEntryCode' });
export type CreateEntryCode = z.infer<typeof CreateEntryCode>;

/** The company's public answer to a review. */
export const AnswerReview = z.object({ body: z.string().trim().min(2).max(3000) }).meta({ id: 'AnswerReview' });
export type AnswerReview = z.infer<typeof AnswerReview>;

/**
 * A seller's request to withdraw a product review; company reviews are never withdrawn. `explanation` is shown to the
 * moderator who decides, and mailed to the author if the request is granted.
 */
export const WithdrawReview = z
  .object({ reason: z.enum(WITHDRAWAL_REASONS), explanation: z.string().trim().min(10).max(1000) })
  .meta({ id: 'WithdrawReview' });
export type WithdrawReview = z.infer<typeof WithdrawReview>;

/**
 * A review as its company sees it in the panel, without e-mail address. Of a held or rejected one only the state: its text
 * may be illegal, and its author should not be pressed to delete it.
 */
export const CompanyReview = ReviewCard.omit({ publishedAt: true, grade: true, evidence: true })
  .extend({
    grade: Grade.nullable(),
    publishedAt: Instant.nullable(),
    submittedAt: Instant,
    state: z.string(),
    orderId: z.string().nullable(),
    pendingAnswer: z.string().nullable(),
    answerHeld: z.boolean(),
    /** A moderator has refused the last answer, and none has been sent since. */
    answerRejected: z.boolean(),
    mediation: z.enum(['open', 'ended']).nullable(),
    /** The company's request to withdraw it, if any. */
    withdrawal: z
      .object({
        reason: z.enum(WITHDRAWAL_REASONS),
        state: z.enum(WITHDRAWAL_STATES),
        requestedAt: Instant,
        decidedAt: Instant.nullable(),
        decidedBy: z.enum(WITHDRAWAL_DECIDERS).nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'CompanyReview' });
export type CompanyReview = z.infer<typeof CompanyReview>;
