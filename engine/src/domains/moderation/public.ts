import { moderationRoutes as visitorRoutes } from './router.ts';
import { staffRoutes } from './staff-router.ts';

export const moderationRoutes = [...staffRoutes, ...visitorRoutes];
export { DUPLICATE_SIMILARITY, fingerprint, isComparable, similarity } from './screening/similarity.ts';
export { blockingRoutes } from './blocking/blocking-router.ts';
export { sweepBursts } from './bursts/bursts.ts';
export { forgetDevices } from './devices/device-marks.ts';
// Messages of a mediation are screened with the same lists.
export { openScreener } from './screener.ts';
export { createWording } from './merchant-words/wording.ts';
export { openInfluenceCase } from './influence/influence-case.ts';
export type { Influence, InfluenceKind } from './influence/find-influence.ts';
export { sweepPlannedDecisions } from './decisions/bulk-decisions.ts';
export { sweepObsoleteCases } from './cases/obsolete-cases.ts';
export { forgetReporters } from './reports/report-mailing.ts';
export { moderationJobs } from './jobs.ts';
// Jobs that events trigger: see `entry/domains.ts`.
export { screenAnswer } from './answers/screen-answer.ts';
export { openPhotoCases } from './cases/photo-cases.ts';
export { screenQuestion, screenQuestionAnswer } from './questions/screen-question.ts';
export { screenImported, screenRevision, screenSubmission } from './submissions/screen-reviews.ts';
export { screenWithdrawalRequest } from './withdrawals/withdrawals.ts';
