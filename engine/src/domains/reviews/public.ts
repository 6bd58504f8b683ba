export { ALL_TIME, cellsOf, recount } from './aggregates.ts';
export type { AllTimeCell, PeriodCell, WeekCell } from './aggregates.ts';
export { lockScreening, recentBodies } from './repo.ts';
export { reviewPage } from './reading.ts';
export { reviewRoutes } from './router.ts';
export {
  applyScreening,
  countsChanged,
  foldCompany,
  foldLeftOvers,
  reviewsChanged,
  reviewsSubmitted,
} from './service.ts';
export type { ScreenedReview, ScreeningOutcome } from './service.ts';
