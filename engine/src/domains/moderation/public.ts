import { screenAnswer, sendAnswerStatement } from './answers.ts';
import { settleBurst } from './burst-release.ts';
import { screenImported, screenRevision, screenSubmission } from './jobs.ts';
import { queuePhotos } from './photos.ts';
import { screenQuestion, screenQuestionAnswer, sendQuestionDecision } from './questions.ts';
import { sendReportAnswer, sendReportReceived } from './report-mailing.ts';
import { sendStatement } from './statement-mailing.ts';
import { sendWithdrawalDecision, sendWithdrawalReversal } from './withdrawal-mailing.ts';
import { examineWithdrawal, stateWithdrawal } from './withdrawals.ts';

export { DUPLICATE_SIMILARITY as ALMOST_EQUAL, fingerprint, isComparable, similarity } from './screening/similarity.ts';
export { blockingRoutes } from './blocking-router.ts';
export { sweepBursts } from './bursts.ts';
export { forgetDevices } from './device-marks.ts';
// The words of a mediation are looked at with the same lists.
export { openScreener } from './screener.ts';
export { createWording } from './merchant-words/faults.ts';
export { openInfluenceCase } from './influence/case.ts';
export type { Influence, InfluenceKind } from './influence/find.ts';
export { sweepMoot } from './moot.ts';
export { forgetReporters } from './report-mailing.ts';
export { moderationRoutes } from './router.ts';
export { queuePhotos, screenAnswer, screenImported, screenRevision, screenSubmission, examineWithdrawal };
export { screenQuestion, screenQuestionAnswer };
export const moderationJobs = [
  screenSubmission,
  screenImported,
  screenRevision,
  screenAnswer,
  queuePhotos,
  settleBurst,
  sendStatement,
  sendReportReceived,
  sendReportAnswer,
  sendAnswerStatement,
  screenQuestion,
  screenQuestionAnswer,
  sendQuestionDecision,
  examineWithdrawal,
  stateWithdrawal,
  sendWithdrawalDecision,
  sendWithdrawalReversal,
];
