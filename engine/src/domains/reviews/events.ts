import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { defineEvent } from '../../platform/job.ts';

/** A submission, with the device that it came from: the hash of its cookie, and those of its address and browser. */
export const SubmittedReviews = z.object({
  submissionId: Id,
  companyId: Id,
  deviceHash: z.string().nullable(),
  // The version before this one queued them without.
  addressHashes: z.array(z.string()).default([]),
});
/** Reviews of one submission wait for screening. */
export const reviewsSubmitted = defineEvent('reviews.submitted', SubmittedReviews);
/** A text waits for screening: an edit of this review. */
export const reviewRevised = defineEvent('reviews.revised', z.object({ companyId: Id, reviewId: Id }));
/** A company's public reviews have changed; its counts are about to follow. */
export const reviewsChanged = defineEvent('reviews.changed', z.object({ companyId: Id }));
/** The counts of a company, and of these products of it, have followed. */
export const countsChanged = defineEvent(
  'reviews.counts-changed',
  z.object({ companyId: Id, productIds: z.array(Id) }),
);
/** A review became public, for the first time, with another text or with other photos. */
export const reviewPublished = defineEvent(
  'reviews.published',
  z.object({ companyId: Id, reviewId: Id, grade: z.int(), first: z.boolean() }),
);
/** The company and its customer may talk before this review is shown. */
export const mediationOpened = defineEvent('reviews.mediation-opened', z.object({ companyId: Id, reviewId: Id }));
/** A change of a review in mediation has passed the check: the review is still hidden, with the new text. */
export const revisionPassed = defineEvent('reviews.revision-passed', z.object({ companyId: Id, reviewId: Id }));
/** The seller has asked that a review of a product be withdrawn. */
export const withdrawalRequested = defineEvent(
  'reviews.withdrawal-requested',
  z.object({ companyId: Id, reviewId: Id }),
);
/** A review in mediation has left it by another way than the mediation's own end. */
export const leftMediation = defineEvent(
  'reviews.left-mediation',
  z.object({ companyId: Id, reviewId: Id, event: z.string() }),
);
