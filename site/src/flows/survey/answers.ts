import { SURVEY_ANSWER_MAX } from '@app/contracts/surveys';
import type { SurveyAnswer, SurveyAnswers, SurveyQuestion } from '@app/contracts/surveys';
import { z } from 'zod';

/** Values of the form by question id: typed text and chosen options. */
export type Answers = Readonly<Record<string, SurveyAnswer>>;

/** Draft on the device: looser than the contract, so that unfinished text is restored too. */
export const AnswersDraft: z.ZodType<Answers> = z.record(
  z.string(),
  z.union([z.string().max(50_000), z.boolean(), z.int(), z.array(z.string()).max(12)]),
);

/** Own-property lookup. Companies choose ids: `constructor` would be inherited from every object. */
export const ownValue = <T>(byId: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(byId, id) ? byId[id] : undefined;

/** Whether a question has been answered. */
export const isAnswered = (answer: SurveyAnswer | undefined): boolean =>
  typeof answer === 'string' ? answer.trim() !== '' : Array.isArray(answer) ? answer.length > 0 : answer !== undefined;

/** Answers with one replaced; `undefined` clears it. */
export function withAnswer(answers: Answers, id: string, answer: SurveyAnswer | undefined): Answers {
  const { [id]: _, ...others } = answers;
  return answer === undefined || answer === '' ? others : { ...others, [id]: answer };
}

export type AnswerError = 'required' | 'tooLong';

/** Errors by question id. Length is counted like the API, after trimming. */
export function answerErrors(questions: readonly SurveyQuestion[], answers: Answers): Record<string, AnswerError> {
  return Object.fromEntries(
    questions.flatMap(({ id, required }): [string, AnswerError][] => {
      const answer = ownValue(answers, id);
      if (required && !isAnswered(answer)) return [[id, 'required']];
      return typeof answer === 'string' && answer.trim().length > SURVEY_ANSWER_MAX ? [[id, 'tooLong']] : [];
    }),
  );
}

/** Converts to the API's request, without unanswered questions. */
export function toSubmission(questions: readonly SurveyQuestion[], answers: Answers): SurveyAnswers {
  return Object.fromEntries(
    questions.flatMap(({ id }): [string, SurveyAnswer][] => {
      const answer = ownValue(answers, id);
      if (answer === undefined || !isAnswered(answer)) return [];
      return [[id, typeof answer === 'string' ? answer.trim() : answer]];
    }),
  );
}
