import { z } from 'zod';
import { Id, Instant } from '../common.ts';
import { CompanyReview } from './company-reviews.ts';
import { CHANNELS } from '../invitations.ts';
import { MEDIATION_OUTCOMES, MEDIATION_STATES } from '../mediation.ts';

/** What a company may know of a review's history. The name of each is its text’s key: `panel:reviews.events.<type>`. */
export const COMPANY_REVIEW_EVENTS = [
  'submitted',
  'imported',
  'confirmed',
  'published',
  'edited',
  'hidden',
  'withdrawal_requested',
  'withdrawal_refused',
  'withdrawn',
  'reinstated',
  'mediation_opened',
  'mediation_ended',
  'answered',
  'answer_held',
  'answer_removed',
  'note_written',
  'note_removed',
  'pinned',
  'unpinned',
  'reported',
  'erased',
] as const;
export type CompanyReviewEvent = (typeof COMPANY_REVIEW_EVENTS)[number];

/** `GET /panel/companies/{companyId}/reviews/{reviewId}`. Of a held or rejected review everything is empty. */
export const CompanyReviewDetail = CompanyReview.extend({
  /** Where its translation into the language of the request is read, below the API's root; null where none is offered. */
  translationPath: z.string().nullable().meta({ example: '/reviews/{reviewId}/translations/de' }),
  /** The texts that were public one after another, oldest first. */
  revisions: z.array(z.object({ revision: z.int(), at: Instant, grade: z.int() })),
  /** Answers to the company’s own questions. */
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Positions of the product: feature → 1 to 5, with its name as far as it is known. */
  features: z.array(z.object({ id: z.string(), name: z.string().nullable(), position: z.int() })),
  /** The invitation behind it. */
  invitation: z
    .object({
      id: Id,
      channel: z.enum(CHANNELS),
      language: z.string(),
      sentAt: Instant.nullable(),
      openedAt: Instant.nullable(),
      clickedAt: Instant.nullable(),
      reminders: z.int(),
      completedAt: Instant.nullable(),
    })
    .nullable(),
  /** Other reviews of the same order. */
  siblings: z.array(z.object({ id: Id, product: z.string().nullable(), state: z.string() })),
  timeline: z.array(
    z.object({ type: z.enum(COMPANY_REVIEW_EVENTS), at: Instant, by: z.enum(['reviewer', 'company', 'platform']) }),
  ),
  /** This company’s reports. */
  reports: z.array(
    z.object({
      id: Id,
      reason: z.string(),
      state: z.enum(['open', 'accepted', 'dismissed']),
      at: Instant,
      decidedAt: Instant.nullable(),
    }),
  ),
  mediationSummary: z
    .object({
      state: z.enum(MEDIATION_STATES),
      outcome: z.enum(MEDIATION_OUTCOMES).nullable(),
      gradeBefore: z.int(),
      openedAt: Instant,
      answerBy: Instant,
      endsAt: Instant,
      endedAt: Instant.nullable(),
      messages: z.int(),
    })
    .nullable(),
  /** Only of a public review. */
  share: z
    .object({
      /** The review on the company’s profile. */
      url: z.string(),
      /** The picture that networks show beside the link: the company's, or the product's. */
      picture: z.string(),
    })
    .nullable(),
  /** Whether visitors are offered translations of it. */
  translatable: z.boolean(),
}).meta({ id: 'CompanyReviewDetail' });
export type CompanyReviewDetail = z.infer<typeof CompanyReviewDetail>;
