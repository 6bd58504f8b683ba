import { z } from 'zod';
import { Cursor, Id, Instant, pageOf } from '../common.ts';
import { CompanyReviewFilter } from './list.ts';

/** Reviews of one bulk answer. */
export const MAX_BULK_ANSWERS = 10_000;
/** Seconds in which a bulk answer can be undone: until then nothing is sent. */
export const BULK_UNDO_SECONDS = 60;

/** Answers many reviews, each with the template in its own language. */
export const CreateBulkAnswer = z
  .object({
    reviewIds: z.array(Id).min(1).max(1000).optional().meta({ description: 'These reviews; or `filter`' }),
    filter: CompanyReviewFilter.optional().meta({ description: 'All reviews that match; or `reviewIds`' }),
    templateIds: z.array(Id).min(1).max(30).meta({ description: 'At most one template of each language' }),
  })
  .refine(({ reviewIds, filter }) => (reviewIds === undefined) !== (filter === undefined), {
    path: ['filter'],
    params: { code: 'required' },
  })
  .meta({ id: 'CreateBulkAnswer' });
export type CreateBulkAnswer = z.infer<typeof CreateBulkAnswer>;

export const BULK_ANSWER_STATES = ['scheduled', 'running', 'done', 'undone'] as const;
/** Why a review got no answer. `answered`: it has one already; `not_public`: it is not published. */
export const BULK_SKIP_REASONS = ['answered', 'not_public', 'no_template', 'phishing', 'suspended'] as const;
export type BulkSkipReason = (typeof BULK_SKIP_REASONS)[number];

export const BulkAnswer = z
  .object({
    id: Id,
    state: z.enum(BULK_ANSWER_STATES),
    total: z.int(),
    answered: z.int(),
    skipped: z.int(),
    createdAt: Instant,
    /** Can be undone until then. */
    undoUntil: Instant,
    finishedAt: Instant.nullable(),
  })
  .meta({ id: 'BulkAnswer' });
export type BulkAnswer = z.infer<typeof BulkAnswer>;
/** The newest 20. */
export const BulkAnswerList = z.object({ items: z.array(BulkAnswer) }).meta({ id: 'BulkAnswerList' });
export type BulkAnswerList = z.infer<typeof BulkAnswerList>;

export const SkippedReview = z
  .object({ reviewId: Id, reason: z.enum(BULK_SKIP_REASONS) })
  .meta({ id: 'SkippedReview' });
export type SkippedReview = z.infer<typeof SkippedReview>;
export const SkippedReviewQuery = z.object({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type SkippedReviewQuery = z.infer<typeof SkippedReviewQuery>;
export const SkippedReviewPage = pageOf(SkippedReview).meta({ id: 'SkippedReviewPage' });
export type SkippedReviewPage = z.infer<typeof SkippedReviewPage>;
