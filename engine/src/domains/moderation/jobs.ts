import { sendAnswerStatement } from './answers/answer-statements.ts';
import { screenAnswer } from './answers/screen-answer.ts';
import { settleBurst } from './bursts/settle-burst.ts';
import { openPhotoCases } from './cases/photo-cases.ts';
import { sendQuestionDecision } from './questions/question-decision-mailing.ts';
import { screenQuestion, screenQuestionAnswer } from './questions/screen-question.ts';
import { sendReportAnswer, sendReportReceived } from './reports/report-mailing.ts';
import { sendStatement } from './statements/statement-mailing.ts';
import { screenImported, screenRevision, screenSubmission } from './submissions/screen-reviews.ts';
import { sendWithdrawalDecision, sendWithdrawalReversal } from './withdrawals/withdrawal-mailing.ts';
import { screenWithdrawalRequest, addSellerWithdrawalStatement } from './withdrawals/withdrawals.ts';

/** All jobs of the domain. */
export const moderationJobs = [
  screenSubmission,
  screenImported,
  screenRevision,
  screenAnswer,
  openPhotoCases,
  settleBurst,
  sendStatement,
  sendReportReceived,
  sendReportAnswer,
  sendAnswerStatement,
  screenQuestion,
  screenQuestionAnswer,
  sendQuestionDecision,
  screenWithdrawalRequest,
  addSellerWithdrawalStatement,
  sendWithdrawalDecision,
  sendWithdrawalReversal,
];
