import type {
  SurveyAnswer,
  SurveyAnswers,
  SurveyQuestion,
  SurveyResults,
  SurveyState,
  WriteSurvey,
} from '@app/contracts/surveys';
import { NPS_MAX } from '@app/contracts/surveys';
import { domainError } from '../../kernel/errors.ts';
import type { FieldError } from '../../kernel/errors.ts';

export class SurveyNotFound extends domainError('survey_not_found', 404) {}
/** A survey can be changed only before it is first opened. */
export class SurveyNotDraft extends domainError('survey_not_draft', 409) {}
/** Somebody was invited or has answered: answers and mailed links must be kept. */
export class SurveyInUse extends domainError('survey_in_use', 409) {}
/** The survey takes no answers: it is not open, or its company may not survey at the moment. */
export class SurveyClosed extends domainError('survey_closed', 409) {}
/** The mailed link is too old to begin a form. */
export class SurveyExpired extends domainError('survey_expired', 410) {}

/** Days after sending for which a mailed link can begin a form. */
export const LINK_DAYS = 180;
/** Retention of forms that were begun but not submitted. */
export const UNSUBMITTED_DAYS = 30;
/** Retention of names, addresses and free text, counted from the message. */
export const ADDRESS_DAYS = 400;
const DAY_MS = 24 * 3600 * 1000;

export type SurveyCommand = 'open' | 'close';

/** State machine; other transitions are refused. */
export const TRANSITIONS: Readonly<Record<SurveyState, Partial<Record<SurveyCommand, SurveyState>>>> = {
  draft: { open: 'open' },
  open: { close: 'closed' },
  closed: { open: 'open' },
};

/** Whether a mailed link is too old to begin a form. */
export const isExpired = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && now.getTime() - sentAt.getTime() > LINK_DAYS * DAY_MS;

const firstRepeated = (ids: string[]): number => ids.findIndex((id, index) => ids.indexOf(id) !== index);
const isChoice = ({ kind }: SurveyQuestion): boolean => kind === 'single_choice' || kind === 'multiple_choice';

/** Errors that the schema alone cannot find. */
export function surveyErrors({ kind, title, defaultLanguage, questions, anonymous }: WriteSurvey): FieldError[] {
  const errors: FieldError[] = [];
  const addError = (path: string, code: string, params: FieldError['params'] = {}) =>
    errors.push({ path, code, params });
  const requireDefaultText = (path: string, words: object) => {
    if (!(defaultLanguage in words)) addError(`${path}.${defaultLanguage}`, 'words_missing');
  };
  requireDefaultText('title', title);
  if (kind === 'nps') {
    if (questions.length > 0) addError('questions', 'list_too_big', { maximum: 0 });
    if (anonymous) addError('anonymous', 'invalid');
    return errors;
  }
  if (questions.length === 0) addError('questions', 'list_too_small', { minimum: 1 });
  const repeated = firstRepeated(questions.map(({ id }) => id));
  if (repeated >= 0) addError(`questions.${repeated}.id`, 'repeated_question');
  for (const [index, question] of questions.entries()) {
    const at = `questions.${index}`;
    const { choices, scale } = question;
    requireDefaultText(`${at}.question`, question.question);
    for (const [position, { words }] of choices.entries()) requireDefaultText(`${at}.choices.${position}.words`, words);
    if (isChoice(question)) {
      if (choices.length < 2) addError(`${at}.choices`, 'choices_missing');
      if (firstRepeated(choices.map(({ id }) => id)) >= 0) addError(`${at}.choices`, 'invalid');
    } else if (choices.length > 0) addError(`${at}.choices`, 'list_too_big', { maximum: 0 });
    if (question.kind === 'scored') {
      if (!scale) addError(`${at}.scale`, 'required');
      for (const end of ['low', 'high'] as const)
        if (scale?.[end]) requireDefaultText(`${at}.scale.${end}`, scale[end]);
    } else if (scale) addError(`${at}.scale`, 'invalid');
  }
  return errors;
}

/** Errors of a form's answers, checked against the questions. */
export function answerErrors(questions: SurveyQuestion[], answers: SurveyAnswers): FieldError[] {
  const asked = new Set(questions.map(({ id }) => id));
  const given = new Map(Object.entries(answers));
  return [
    ...[...given.keys()].flatMap((id) => (asked.has(id) ? [] : error(id, 'unknown_question'))),
    ...questions.flatMap((question) => {
      const answer = given.get(question.id);
      if (answer !== undefined) return answerError(question, answer);
      return question.required ? error(question.id, 'required') : [];
    }),
  ];
}

const error = (id: string, code: string, params: FieldError['params'] = {}): FieldError[] => [
  { path: `answers.${id}`, code, params },
];

function answerError({ id, kind, choices, scale }: SurveyQuestion, answer: SurveyAnswer): FieldError[] {
  const expects = (expected: string) => error(id, 'invalid_type', { expected });
  const offered = new Set(choices.map((choice) => choice.id));
  if (kind === 'open') return typeof answer === 'string' ? [] : expects('string');
  if (kind === 'closed') return typeof answer === 'boolean' ? [] : expects('boolean');
  if (kind === 'scored') {
    if (typeof answer !== 'number' || !scale) return expects('number');
    if (answer < scale.from) return error(id, 'number_too_small', { minimum: scale.from });
    return answer > scale.to ? error(id, 'number_too_big', { maximum: scale.to }) : [];
  }
  if (kind === 'single_choice') {
    if (typeof answer !== 'string') return expects('string');
    return offered.has(answer) ? [] : error(id, 'unknown_choice');
  }
  if (!Array.isArray(answer)) return expects('array');
  if (firstRepeated(answer) >= 0) return error(id, 'invalid');
  return answer.every((choice) => offered.has(choice)) ? [] : error(id, 'unknown_choice');
}

/** How often an answer was given to a question; with `given` null, how often the question was answered at all. */
export interface AnswerCount {
  question: string;
  given: string | null;
  times: number;
}

/** All answers that could be given, as keys of `counts`. */
function possibleAnswers({ kind, choices, scale }: SurveyQuestion): string[] {
  if (kind === 'closed') return ['yes', 'no'];
  if (kind === 'scored' && scale)
    return Array.from({ length: scale.to - scale.from + 1 }, (_, step) => String(scale.from + step));
  return choices.map(({ id }) => id);
}

const NAMES: Record<string, string> = { true: 'yes', false: 'no' };

/** Results of each question, in order; answers that nobody gave count 0. */
export function tally(questions: SurveyQuestion[], counted: AnswerCount[]): SurveyResults['questions'] {
  return questions.map((question) => {
    const { id, kind } = question;
    const own = counted.filter((one) => one.question === id);
    const counts = Object.fromEntries(possibleAnswers(question).map((given) => [given, 0]));
    for (const { given, times } of own) {
      if (given === null || kind === 'open') continue;
      counts[kind === 'closed' ? (NAMES[given] ?? given) : given] = times;
    }
    const answered = own.find(({ given }) => given === null)?.times ?? 0;
    const sum = Object.entries(counts).reduce((total, [point, times]) => total + Number(point) * times, 0);
    return { id, kind, answered, counts, mean: kind === 'scored' && answered > 0 ? sum / answered : null };
  });
}

/**
 * Net promoter score (F. Reichheld, Harvard Business Review, 2003): the percentage of 9 and 10 minus the percentage of 0
 * to 6, rounded. `distribution[n]`: how often n was given.
 */
export function netPromoter(distribution: number[]): NonNullable<SurveyResults['nps']> {
  const between = (from: number, to: number) => distribution.slice(from, to + 1).reduce((sum, n) => sum + n, 0);
  const [detractors, passives, promoters] = [between(0, 6), between(7, 8), between(9, NPS_MAX)];
  const all = detractors + passives + promoters;
  // Rounded half away from zero, so that swapping promoters and detractors only changes the sign.
  const share = all === 0 ? null : (100 * (promoters - detractors)) / all;
  const score = share === null ? null : Math.sign(share) * Math.round(Math.abs(share)) + 0;
  return { score, promoters, passives, detractors, distribution };
}
