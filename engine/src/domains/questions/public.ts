import { sendAnswer, sendAsked, sendAskedTo, sendConfirmation } from './mailing.ts';

export { eraseQuestions } from './erasure.ts';
export { forgetAskers } from './retention.ts';
export {
  act as actOnQuestion,
  dropAnswerTo,
  holdAnswerTo,
  pendingAnswerTo,
  publishAnswerTo,
  questionAnswered,
  questionAsked,
} from './life.ts';
export { letterToAsker, toldQuestion } from './mailing.ts';
export { QuestionNotFound } from './model.ts';
export { askerOf, countsOfProduct, lockQuestion } from './repo.ts';
export type { Question } from './repo.ts';
export { questionRoutes } from './router.ts';
export const questionJobs = [sendConfirmation, sendAnswer, sendAsked, sendAskedTo];
