import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { defineEvent } from '../../platform/job.ts';

/** A submission with its device: the hash of the cookie, and hashes of address and browser. */
export const ReviewSubmission = z.object({
  submissionId: Id,
  companyId: Id,
  deviceHash: z.string().nullable(),
  // The previous release queued events without it.
  addressHashes: z.array(z.string()).default([]),
});
/** The reviews of one submission wait for screening. */
export const reviewsSubmitted = defineEvent('reviews.submitted', ReviewSubmission);
/** An edit waits for screening. */
export const reviewRevised = defineEvent('reviews.revised', z.object({ companyId: Id, reviewId: Id }));
/** A company's public reviews have changed; its counts follow later. */
export const reviewsChanged = defineEvent('reviews.changed', z.object({ companyId: Id }));
/** The counts of a company, and of these of its products, have been updated. */
export const countsChanged = defineEvent(
  'reviews.counts-changed',
  z.object({ companyId: Id, productIds: z.array(Id) }),
);
/** A review became public: for the first time, with another text, or with other photos. */
export const reviewPublished = defineEvent(
  'reviews.published',
  z.object({ companyId: Id, reviewId: Id, grade: z.int(), first: z.boolean() }),
);
/** The company and its customer may negotiate before this review is published. */
export const mediationOpened = defineEvent('reviews.mediation-opened', z.object({ companyId: Id, reviewId: Id }));
/** An edit of a review in mediation has passed screening; the review is still hidden. */
export const revisionPassed = defineEvent('reviews.revision-passed', z.object({ companyId: Id, reviewId: Id }));
/** The seller has requested the withdrawal of a product review. */
export const withdrawalRequested = defineEvent(
  'reviews.withdrawal-requested',
  z.object({ companyId: Id, reviewId: Id }),
);
/** A review has left mediation other than by its regular end. */
export const leftMediation = defineEvent(
  'reviews.left-mediation',
  z.object({ companyId: Id, reviewId: Id, event: z.string() }),
);
/** A company's answer waits for screening; see `lockPendingAnswer`. */
export const reviewAnswered = defineEvent('reviews.answered', z.object({ companyId: Id, reviewId: Id }));
/** Imported reviews wait for screening; they have no device. */
export const reviewsImported = defineEvent('reviews.imported', z.object({ submissionId: Id, companyId: Id }));
