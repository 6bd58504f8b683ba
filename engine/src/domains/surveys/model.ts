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
/** What has been open is not changed any more. */
export class SurveyNotDraft extends domainError('survey_not_draft', 409) {}
/** Somebody has been asked, or has answered: the answers are kept, and so are the links of his mail. */
export class SurveyInUse extends domainError('survey_in_use', 409) {}
/** It takes no answers: it is not open, or its company may not ask at the moment. */
export class SurveyClosed extends domainError('survey_closed', 409) {}
/** The mailed link is too old to begin with. */
export class SurveyExpired extends domainError('survey_expired', 410) {}

/** A mailed link begins a survey for so long after sending. */
export const LINK_DAYS = 180;
/** Forms that were begun and never sent in are kept so long. */
export const BEGUN_DAYS = 30;
/** Names, addresses and words of who was asked are kept so long after the message. */
export const ADDRESS_DAYS = 400;
const DAY_MS = 24 * 3600 * 1000;

export type SurveyCommand = 'open' | 'close';

/** What leads from where to where; all else is refused. */
export const TRANSITIONS: Readonly<Record<SurveyState, Partial<Record<SurveyCommand, SurveyState>>>> = {
  draft: { open: 'open' },
  open: { close: 'closed' },
  closed: { open: 'open' },
};

/** Whether a mailed link is too old to begin with. */
export const isExpired = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && now.getTime() - sentAt.getTime() > LINK_DAYS * DAY_MS;

const twice = (ids: string[]): number => ids.findIndex((id, index) => ids.indexOf(id) !== index);
const isChoice = ({ kind }: SurveyQuestion): boolean => kind === 'single_choice' || kind === 'multiple_choice';

/** What is wrong with a survey that each of its fields alone does not show. */
export function faultsOf({ kind, title, defaultLanguage, questions, anonymous }: WriteSurvey): FieldError[] {
  const faults: FieldError[] = [];
  const fault = (path: string, code: string, params: FieldError['params'] = {}) => faults.push({ path, code, params });
  const spoken = (path: string, words: object) => {
    if (!(defaultLanguage in words)) fault(`${path}.${defaultLanguage}`, 'words_missing');
  };
  spoken('title', title);
  if (kind === 'nps') {
    if (questions.length > 0) fault('questions', 'list_too_big', { maximum: 0 });
    if (anonymous) fault('anonymous', 'invalid');
    return faults;
  }
  if (questions.length === 0) fault('questions', 'list_too_small', { minimum: 1 });
  const repeated = twice(questions.map(({ id }) => id));
  if (repeated >= 0) fault(`questions.${repeated}.id`, 'repeated_question');
  for (const [index, question] of questions.entries()) {
    const at = `questions.${index}`;
    const { choices, scale } = question;
    spoken(`${at}.question`, question.question);
    for (const [position, { words }] of choices.entries()) spoken(`${at}.choices.${position}.words`, words);
    if (isChoice(question)) {
      if (choices.length < 2) fault(`${at}.choices`, 'choices_missing');
      if (twice(choices.map(({ id }) => id)) >= 0) fault(`${at}.choices`, 'invalid');
    } else if (choices.length > 0) fault(`${at}.choices`, 'list_too_big', { maximum: 0 });
    if (question.kind === 'scored') {
      if (!scale) fault(`${at}.scale`, 'required');
      for (const end of ['low', 'high'] as const) if (scale?.[end]) spoken(`${at}.scale.${end}`, scale[end]);
    } else if (scale) fault(`${at}.scale`, 'invalid');
  }
  return faults;
}

/** Answers of a form against what was asked. */
export function wrongAnswers(questions: SurveyQuestion[], answers: SurveyAnswers): FieldError[] {
  const asked = new Set(questions.map(({ id }) => id));
  const given = new Map(Object.entries(answers));
  return [
    ...[...given.keys()].flatMap((id) => (asked.has(id) ? [] : wrong(id, 'unknown_question'))),
    ...questions.flatMap((question) => {
      const answer = given.get(question.id);
      if (answer !== undefined) return wrongAnswer(question, answer);
      return question.required ? wrong(question.id, 'required') : [];
    }),
  ];
}

const wrong = (id: string, code: string, params: FieldError['params'] = {}): FieldError[] => [
  { path: `answers.${id}`, code, params },
];

function wrongAnswer({ id, kind, choices, scale }: SurveyQuestion, answer: SurveyAnswer): FieldError[] {
  const expects = (expected: string) => wrong(id, 'invalid_type', { expected });
  const offered = new Set(choices.map((choice) => choice.id));
  if (kind === 'open') return typeof answer === 'string' ? [] : expects('string');
  if (kind === 'closed') return typeof answer === 'boolean' ? [] : expects('boolean');
  if (kind === 'scored') {
    if (typeof answer !== 'number' || !scale) return expects('number');
    if (answer < scale.from) return wrong(id, 'number_too_small', { minimum: scale.from });
    return answer > scale.to ? wrong(id, 'number_too_big', { maximum: scale.to }) : [];
  }
  if (kind === 'single_choice') {
    if (typeof answer !== 'string') return expects('string');
    return offered.has(answer) ? [] : wrong(id, 'unknown_choice');
  }
  if (!Array.isArray(answer)) return expects('array');
  if (twice(answer) >= 0) return wrong(id, 'invalid');
  return answer.every((choice) => offered.has(choice)) ? [] : wrong(id, 'unknown_choice');
}

/** How often something was given as the answer to a question; `given` null: how often it was answered at all. */
export interface Counted {
  question: string;
  given: string | null;
  times: number;
}

/** Everything that could have been given, as `counts` names it. */
function possible({ kind, choices, scale }: SurveyQuestion): string[] {
  if (kind === 'closed') return ['yes', 'no'];
  if (kind === 'scored' && scale)
    return Array.from({ length: scale.to - scale.from + 1 }, (_, step) => String(scale.from + step));
  return choices.map(({ id }) => id);
}

const NAMES: Record<string, string> = { true: 'yes', false: 'no' };

/** Results of each question, in their order; what nobody gave counts 0. */
export function tally(questions: SurveyQuestion[], counted: Counted[]): SurveyResults['questions'] {
  return questions.map((question) => {
    const { id, kind } = question;
    const own = counted.filter((one) => one.question === id);
    const counts = Object.fromEntries(possible(question).map((given) => [given, 0]));
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
 * Net promoter score (F. Reichheld, Harvard Business Review, 2003): the share of 9 and 10 less the share of 0 to 6, in
 * whole points. `distribution[n]`: how often n was given.
 */
export function netPromoter(distribution: number[]): NonNullable<SurveyResults['nps']> {
  const between = (from: number, to: number) => distribution.slice(from, to + 1).reduce((sum, n) => sum + n, 0);
  const [detractors, passives, promoters] = [between(0, 6), between(7, 8), between(9, NPS_MAX)];
  const all = detractors + passives + promoters;
  // Halves away from zero, so that turning all grades round turns the sign alone.
  const share = all === 0 ? null : (100 * (promoters - detractors)) / all;
  const score = share === null ? null : Math.sign(share) * Math.round(Math.abs(share)) + 0;
  return { score, promoters, passives, detractors, distribution };
}
