import { SURVEY_ANSWER_MAX } from '@app/contracts/surveys';
import type { SurveyAnswer, SurveyAnswers, SurveyQuestion } from '@app/contracts/surveys';
import { z } from 'zod';

/** What the form holds by a question's id: words as they were typed, and what has been chosen. */
export type Answers = Readonly<Record<string, SurveyAnswer>>;

/** What is kept on the device: looser than the contract, so that unfinished words come back too. */
export const KeptAnswers: z.ZodType<Answers> = z.record(
  z.string(),
  z.union([z.string().max(50_000), z.boolean(), z.int(), z.array(z.string()).max(12)]),
);

/** What stands under an id. Ids are the company's: `constructor` is one that every object seems to have. */
export const under = <T>(byId: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(byId, id) ? byId[id] : undefined;

/** Has a question been answered? */
export const isAnswered = (answer: SurveyAnswer | undefined): boolean =>
  typeof answer === 'string' ? answer.trim() !== '' : Array.isArray(answer) ? answer.length > 0 : answer !== undefined;

/** The answers with another one to a question; `undefined` takes it back. */
export function answering(answers: Answers, id: string, answer: SurveyAnswer | undefined): Answers {
  const { [id]: _, ...others } = answers;
  return answer === undefined || answer === '' ? others : { ...others, [id]: answer };
}

export type AnswerFault = 'required' | 'tooLong';

/** What is wrong, by the question's id. Counted as the API counts: without the spaces around. */
export function faultsOf(questions: readonly SurveyQuestion[], answers: Answers): Record<string, AnswerFault> {
  return Object.fromEntries(
    questions.flatMap(({ id, required }): [string, AnswerFault][] => {
      const answer = under(answers, id);
      if (required && !isAnswered(answer)) return [[id, 'required']];
      return typeof answer === 'string' && answer.trim().length > SURVEY_ANSWER_MAX ? [[id, 'tooLong']] : [];
    }),
  );
}

/** The answers as the API takes them: what was left out is not in them. */
export function toSend(questions: readonly SurveyQuestion[], answers: Answers): SurveyAnswers {
  return Object.fromEntries(
    questions.flatMap(({ id }): [string, SurveyAnswer][] => {
      const answer = under(answers, id);
      if (answer === undefined || !isAnswered(answer)) return [];
      return [[id, typeof answer === 'string' ? answer.trim() : answer]];
    }),
  );
}
