import { screenAnswer, sendAnswerDecision } from './answers.ts';
import { settleBurst } from './burst-release.ts';
import { screenRevision, screenSubmission } from './jobs.ts';
import { queuePhotos } from './photos.ts';
import { sendReportAnswer, sendReportReceived } from './report-mailing.ts';
import { sendStatement } from './statement-mailing.ts';

export { sweepBursts } from './bursts.ts';
export { forgetDevices } from './jobs.ts';
// The words of a mediation are looked at with the same lists.
export { compiledLists } from './lists.ts';
export { sweepMoot } from './moot.ts';
export { forgetReporters } from './report-mailing.ts';
export { moderationRoutes } from './router.ts';
export { screen } from './screening/index.ts';
export { queuePhotos, screenAnswer, screenRevision, screenSubmission };
export const moderationJobs = [
  screenSubmission,
  screenRevision,
  screenAnswer,
  queuePhotos,
  settleBurst,
  sendStatement,
  sendReportReceived,
  sendReportAnswer,
  sendAnswerDecision,
];
