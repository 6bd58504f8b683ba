import type { Locale } from '@app/contracts/common';
import type { ConfigQuestion } from '@app/contracts/invitations';
import type { AskedUserFeature } from '@app/contracts/company/user-features';
import type { AskedFeature, FeaturePositions } from '@app/contracts/product-features';
import { REVIEW_BODY_MIN } from '@app/contracts/reviews';
import type { FormAnswers, FormQuestion } from '@app/contracts/review-forms';
import type { Ratings } from '@app/contracts/reviews';
import type { FieldError } from '../../../kernel/errors.ts';
import type { QuestionAnswer } from '../schema.ts';

/** Minimum characters of a review; a company can only raise it. */
export const minimumBodyLength = (company: { bodyMin: number }): number => Math.max(REVIEW_BODY_MIN, company.bodyMin);

/** Checks the length that the company asks for; the contract checks the other bounds. */
export function checkBody(body: string, minimum: number, path = 'body'): FieldError[] {
  return body.length < minimum ? [{ path, code: 'text_too_small', params: { minimum } }] : [];
}

/** Accepts detailed ratings only for criteria that the form asks for. */
export function checkRatings(ratings: Ratings, criteria: readonly string[]): FieldError[] {
  return Object.keys(ratings)
    .filter((criterion) => !criteria.includes(criterion))
    .map((criterion) => ({ path: `ratings.${criterion}`, code: 'unknown_criterion' }));
}

/** Accepts positions only for features that the form asks for. */
export function checkFeatures(
  positions: FeaturePositions = {},
  asked: readonly AskedFeature[] = [],
  path = 'features',
): FieldError[] {
  const known = new Set(asked.map(({ id }) => id));
  return Object.keys(positions)
    .filter((id) => !known.has(id))
    .map((id) => ({ path: `${path}.${id}`, code: 'unknown_criterion' }));
}

/** Accepts choices only of user features that the form asks for, and one of each. */
export function checkUserChoices(
  choices: readonly string[] = [],
  asked: readonly AskedUserFeature[] = [],
  path = 'userChoices',
): FieldError[] {
  const featureOf = new Map(asked.flatMap(({ id, choices: offered }) => offered.map((one) => [one.id, id] as const)));
  const answered = new Set<string>();
  return choices.flatMap((choice, index) => {
    const feature = featureOf.get(choice);
    if (!feature) return [{ path: `${path}.${index}`, code: 'unknown_choice' }];
    if (answered.has(feature)) return [{ path: `${path}.${index}`, code: 'repeated_question' }];
    answered.add(feature);
    return [];
  });
}

/** Questions in the form's language, or else in the company's. */
export function formQuestions(questions: ConfigQuestion[], locale: Locale, fallback: Locale): FormQuestion[] {
  return questions.flatMap(({ id, kind, required, question, choices }) => {
    const text = question[locale] ?? question[fallback];
    if (!text) return [];
    return [{ id, kind, required, question: text, choices: choices.flatMap((c) => c[locale] ?? c[fallback] ?? []) }];
  });
}

/** @returns answers with the questions as they were asked, and errors of the others */
export function checkAnswers(
  given: FormAnswers,
  asked: FormQuestion[],
): { answers: QuestionAnswer[]; errors: FieldError[] } {
  const byId = new Map(asked.map((question) => [question.id, question]));
  const answered = new Set<string>();
  const errors: FieldError[] = [];
  const answers: QuestionAnswer[] = [];
  given.forEach(({ questionId, answer }, index) => {
    const path = `answers.${index}`;
    const question = byId.get(questionId);
    if (!question) errors.push({ path: `${path}.questionId`, code: 'unknown_question' });
    else if (answered.has(questionId)) errors.push({ path: `${path}.questionId`, code: 'repeated_question' });
    else if (!isChoice(question, answer)) errors.push({ path: `${path}.answer`, code: 'unknown_choice' });
    else answers.push({ questionId, question: question.question, answer });
    answered.add(questionId);
  });
  for (const { id, required } of asked)
    if (required && !answered.has(id)) errors.push({ path: `answers.${id}`, code: 'required' });
  return { answers, errors };
}

/** Choices are separated by line breaks; an open question takes any text. */
function isChoice({ kind, choices }: FormQuestion, answer: string): boolean {
  if (kind === 'open') return true;
  const chosen = answer.split('\n').map((line) => line.trim());
  return chosen.every((line) => choices.includes(line)) && (kind === 'multiple' || chosen.length === 1);
}
