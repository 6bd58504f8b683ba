export { gradeColumns, gradeCtes, gradeReport, noGrades, presentGrades } from './aggregates-reading.ts';
export type { GradeRow } from './aggregates-reading.ts';
export { notifyCaches } from './aggregates.ts';
export { recount } from './aggregates-recount.ts';
export { sendAuthorLink, sendConfirmation } from './confirmation-mails.ts';
export { sweepUnconfirmed } from './confirmations.ts';
export {
  countsChanged,
  leftMediation,
  mediationOpened,
  reviewPublished,
  reviewRevised,
  reviewsChanged,
  reviewsSubmitted,
  revisionPassed,
} from './events.ts';
export { act, lockReview } from './life.ts';
export type { Act, Acted, NewRevision } from './life.ts';
export { mediatedReviews, noteMediationOutcome } from './mediated.ts';
export type { MediatedReview } from './mediated.ts';
export { ReviewActRefused, ReviewNotFound, isNegative } from './model.ts';
export type { ReviewCommand, ReviewEvent, ReviewState } from './model.ts';
export { addEvent, lockWaiting, recentBodies } from './repo.ts';
export type { Review, Waiting } from './repo.ts';
export { productReviewPage, reviewPage } from './reading.ts';
export { readReceipt, receiptReviewId, textDigest } from './receipt.ts';
export { reviewRoutes } from './router.ts';
export { applyScreening, foldCompany, foldLeftOvers } from './service.ts';
export type { ScreenedReview, ScreeningOutcome } from './service.ts';
