export { gradeColumns, gradeCtes, gradeReport, noGrades, presentGrades } from './aggregates-reading.ts';
export type { GradeRow } from './aggregates-reading.ts';
export { halves as gradeHalves } from './aggregates.ts';
export { recount } from './aggregates-recount.ts';
export { clientPhotos } from './client-photos.ts';
export { addImported, reviewsImported } from './imported.ts';
export type { ImportedReview } from './imported.ts';
export { alertAverage, alertNegative, mailAlert } from './alerts.ts';
export { dropAnswer, holdAnswer, pendingAnswerOf, publishAnswer, reviewAnswered } from './company-acts-answer.ts';
export { companyActRoutes } from './company-acts-router.ts';
export { sendAuthorLink, sendConfirmation } from './confirmation-mails.ts';
export { sweepUnconfirmed } from './confirmations.ts';
export {
  SubmittedReviews,
  countsChanged,
  leftMediation,
  mediationOpened,
  reviewPublished,
  reviewRevised,
  reviewsChanged,
  reviewsSubmitted,
  revisionPassed,
  withdrawalRequested,
} from './events.ts';
export { act, lockReview } from './life.ts';
export { revisionOf } from './revisions.ts';
export type { Act, Acted, NewRevision } from './life.ts';
export { mediatedReviews, noteMediationOutcome } from './mediated.ts';
export type { MediatedReview } from './mediated.ts';
export { ReviewActRefused, ReviewNotFound } from './model.ts';
export type { ReviewCommand, ReviewEvent, ReviewState } from './model.ts';
export { isClosed as isClosedToCompany } from './panel-reviews.ts';
export { privatePhotoUrl } from './photos-owner.ts';
export { removePhoto, restorePhoto, sweepPhotos } from './photos-removal.ts';
export { photoRoutes } from './photos-router.ts';
export { PHOTO_PATH, servePhoto } from './photos-serving.ts';
export { addEvent, lockWaiting, recentBodies } from './repo.ts';
export type { Review, Waiting } from './repo.ts';
export { productReviewPage, reviewPage } from './reading.ts';
export type { ReceiptBody } from './receipt.ts';
export { reviewRoutes } from './router.ts';
export { applyScreening, foldCompany, foldLeftOvers } from './service.ts';
export type { ScreenedReview, ScreeningOutcome } from './service.ts';
export { translationRoutes } from './translations-router.ts';
export { voteRoutes } from './votes-router.ts';
export { addWithdrawal, settleWithdrawal, withdrawalOf } from './withdrawals.ts';
export type { Withdrawal } from './withdrawals.ts';
