export { gradeColumns, gradeCtes, gradeReport, noGrades, presentGrades } from './aggregates-reading.ts';
export type { GradeRow } from './aggregates-reading.ts';
export { recount } from './aggregates-recount.ts';
export {
  act,
  leftMediation,
  lockReview,
  mediationOpened,
  reviewPublished,
  reviewRevised,
  reviewsChanged,
} from './life.ts';
export type { Act, Acted, NewRevision } from './life.ts';
export { ReviewActRefused, ReviewNotFound, isNegative } from './model.ts';
export type { ReviewCommand, ReviewEvent, ReviewState } from './model.ts';
export { addEvent, lockWaiting, recentBodies } from './repo.ts';
export type { Review, Waiting } from './repo.ts';
export { reviewPage } from './reading.ts';
export { reviewRoutes } from './router.ts';
export { applyScreening, countsChanged, foldCompany, foldLeftOvers, reviewsSubmitted } from './service.ts';
export type { ScreenedReview, ScreeningOutcome } from './service.ts';
