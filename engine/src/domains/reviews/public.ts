export { recountCompany } from './aggregates/recount-company.ts';
export { doubledGradeWeight } from './aggregates/cells.ts';
export { foldCompany, foldLeftoverDeltas } from './aggregates/fold.ts';
export {
  emptyGrades,
  gradeColumns,
  gradeCtes,
  gradeReport,
  marketReport,
  presentGrades,
} from './aggregates/grade-report.ts';
export type { GradeRow } from './aggregates/grade-report.ts';
export { recountAggregates } from './aggregates/recount.ts';
export { tellAuthor } from './author/published-mailing.ts';
export { alertLowAverage, alertNegativeReview, mailAlert } from './company/alerts.ts';
export { holdAnswer, lockPendingAnswer, publishAnswer, rejectAnswer } from './company/answers.ts';
export { isHiddenFromCompany, loadCompanyReviews } from './company/company-reviews.ts';
export { sweepBulkAnswers } from './company/bulk/send-bulk-answers.ts';
export { runReviewExport } from './company/exports/export-job.ts';
export { sweepExports } from './company/exports/exports.ts';
export { countReviews, findReviews } from './company/list/find-reviews.ts';
export { countUnanswered } from './company/list/count-unanswered.ts';
export { sendAuthorLink, sendConfirmation } from './entries/confirmation-mails.ts';
export { addEntryCode, closeEntryCode, isEntryOpen } from './entries/entry-codes.ts';
export { sweepUnconfirmed } from './entries/confirmations.ts';
export {
  ReviewSubmission,
  countsChanged,
  leftMediation,
  mediationOpened,
  reviewAnswered,
  reviewPublished,
  reviewRevised,
  reviewsChanged,
  reviewsImported,
  reviewsSubmitted,
  revisionPassed,
  withdrawalRequested,
} from './events.ts';
export { mediatedReviews, saveMediationOutcome } from './lifecycle/mediated-reviews.ts';
export type { MediatedReview } from './lifecycle/mediated-reviews.ts';
export { ReviewActRefused, ReviewNotFound } from './lifecycle/model.ts';
export type { ReviewCommand, ReviewEvent, ReviewState } from './lifecycle/model.ts';
export { addReviewEvent, lockReview } from './lifecycle/repo.ts';
export type { Review } from './lifecycle/repo.ts';
export { findRevision } from './lifecycle/revisions.ts';
export { applyScreening, lockReviewsToScreen, recentBodies } from './lifecycle/screening.ts';
export type { ScreenedReview, ScreeningOutcome, ScreeningTarget } from './lifecycle/screening.ts';
export { transitionReview } from './lifecycle/transition.ts';
export type { NewRevision, TransitionInput, TransitionResult } from './lifecycle/transition.ts';
export { clientPhotos } from './photos/client-photos.ts';
export { privatePhotoUrl } from './photos/photo-owner.ts';
export { removePhoto, restorePhoto, sweepPhotos } from './photos/photo-removal.ts';
export { PHOTO_PATH, servePhoto } from './photos/serve-photo.ts';
export { productReviewPage, reviewPage } from './reading/review-lists.ts';
export { publicReview } from './reading/public-review.ts';
export { sourceName } from './reading/source-name.ts';
export { newestReviews } from './reading/newest-reviews.ts';
export {
  mayTranslateReviews,
  storedTranslations,
  translateReview,
  translateText,
  TranslationUnavailable,
} from './translations/translations.ts';
export { reviewRoutes } from './router.ts';
export { addImportedReviews } from './submission/imported-reviews.ts';
export type { ImportedReview } from './submission/imported-reviews.ts';
export type { ReceiptBody } from './submission/receipt.ts';
export { addWithdrawal, findWithdrawal, transitionWithdrawal } from './withdrawals/withdrawals.ts';
export type { Withdrawal } from './withdrawals/withdrawals.ts';
