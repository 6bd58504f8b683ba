import { z } from 'zod';
import { Cursor, Grade, Id, Instant, Token, pageOf } from './common.ts';
import { EntryKind, ReviewCard, WITHDRAWAL_DECIDERS, WITHDRAWAL_REASONS, WITHDRAWAL_STATES } from './reviews.ts';

/** A code of a company that opens the form on its profile. */
export const EntryCode = z
  .object({
    id: Id,
    kind: EntryKind,
    label: z.string(),
    /** Goes into a widget. */
    code: Token,
    /** Goes into a QR code or onto a business card. */
    url: z.string(),
    createdAt: Instant,
  })
  .meta({ id: 'EntryCode' });
export type EntryCode = z.infer<typeof EntryCode>;
export const EntryCodeList = z.object({ items: z.array(EntryCode) }).meta({ id: 'EntryCodeList' });
export type EntryCodeList = z.infer<typeof EntryCodeList>;
export const CreateEntryCode = z
  .object({ kind: EntryKind, label: z.string().trim().min(1).max(80) })
  .meta({ id: 'CreateEntryCode' });
export type CreateEntryCode = z.infer<typeof CreateEntryCode>;

/** The company's public answer to a review. */
export const AnswerReview = z.object({ body: z.string().trim().min(2).max(3000) }).meta({ id: 'AnswerReview' });
export type AnswerReview = z.infer<typeof AnswerReview>;

/**
 * A seller's request that a review of a product be withdrawn; company reviews are never withdrawn. `explanation` goes to
 * the author when it is granted, and to the moderator who decides.
 */
export const WithdrawReview = z
  .object({ reason: z.enum(WITHDRAWAL_REASONS), explanation: z.string().trim().min(10).max(1000) })
  .meta({ id: 'WithdrawReview' });
export type WithdrawReview = z.infer<typeof WithdrawReview>;

/**
 * A review as its company sees it in the panel: never an address. Of one that was held or refused only the state: it may
 * hold what nobody should read, and its author should not be asked to withdraw it.
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
    mediation: z.enum(['open', 'ended']).nullable(),
    /** What became of the company's request that it be withdrawn; null without one. */
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
export const CompanyReviewQuery = z.object({
  state: z.enum(['published', 'in_mediation', 'held', 'rejected', 'withdrawn']).optional(),
  subject: z.enum(['company', 'products']).optional(),
  grade: z.coerce.number().int().min(1).max(5).optional(),
  answered: z.enum(['yes', 'no']).optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type CompanyReviewQuery = z.infer<typeof CompanyReviewQuery>;
export const CompanyReviewPage = pageOf(CompanyReview).meta({ id: 'CompanyReviewPage' });
export type CompanyReviewPage = z.infer<typeof CompanyReviewPage>;
