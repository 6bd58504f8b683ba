import { sendAnswer, sendAskedToMembers, sendAskedToMember, sendConfirmation } from './mailing.ts';

export { eraseQuestions } from './erasure.ts';
export { applyQuestionRetention } from './retention.ts';
export {
  transitionQuestion,
  discardPendingAnswer,
  holdPendingAnswer,
  lockPendingAnswer,
  publishPendingAnswer,
  questionAnswered,
  questionAsked,
} from './transition.ts';
export { mailToAsker, questionForMail } from './mailing.ts';
export { QuestionNotFound } from './model.ts';
export { askerOf, productQuestionCounts, lockQuestion, questionsOfProduct } from './repo.ts';
export type { Question } from './repo.ts';
export { questionRoutes } from './router.ts';
export const questionJobs = [sendConfirmation, sendAnswer, sendAskedToMembers, sendAskedToMember];
