import type { NpsForm, SurveyForm, SurveyOpening, SurveyQuestion } from '@app/contracts/surveys';

const HEAD = {
  company: { slug: 'oak-cafe', name: 'Oak Café' },
  state: 'open',
  title: { en: 'Your last visit', pl: 'Ostatnia wizyta' },
  intro: { en: 'Help us to brew better.' },
  defaultLanguage: 'en',
  submittedAt: null,
} as const satisfies Partial<SurveyForm>;

const question = (own: Pick<SurveyQuestion, 'id' | 'kind' | 'question'> & Partial<SurveyQuestion>): SurveyQuestion => ({
  required: false,
  choices: [],
  ...own,
});

/** One question of each type; two of them are required. */
export const QUESTIONS: SurveyQuestion[] = [
  question({ id: 'better', kind: 'open', question: { en: 'What could be better?', pl: 'Co poprawić?' } }),
  question({ id: 'again', kind: 'closed', question: { en: 'Have you been here before?' } }),
  question({
    id: 'drink',
    kind: 'single_choice',
    required: true,
    question: { en: 'What did you order?' },
    choices: [
      { id: 'tea', words: { en: 'Tea', pl: 'Herbatę' } },
      { id: 'coffee', words: { en: 'Coffee' } },
    ],
  }),
  question({
    id: 'liked',
    kind: 'multiple_choice',
    question: { en: 'What did you like?' },
    choices: [
      { id: 'taste', words: { en: 'The taste' } },
      { id: 'place', words: { en: 'The place' } },
      { id: 'people', words: { en: 'The people' } },
    ],
  }),
  question({
    id: 'return',
    kind: 'scored',
    required: true,
    question: { en: 'Will you come back?' },
    scale: { from: 0, to: 10, low: { en: 'never' }, high: { en: 'tomorrow' } },
  }),
];

/** Builds a survey form; tests override what matters. */
export const aSurveyForm = (own: Partial<SurveyForm> = {}): SurveyForm => ({
  ...HEAD,
  thanks: {},
  questions: QUESTIONS,
  named: true,
  answers: {},
  ...own,
});

export const anOpening = (own: Partial<SurveyOpening> = {}): SurveyOpening => ({
  ...HEAD,
  questionCount: 5,
  named: true,
  formToken: null,
  ...own,
});

export const anNpsForm = (own: Partial<NpsForm> = {}): NpsForm => ({
  ...HEAD,
  thanks: {},
  score: null,
  comment: null,
  ...own,
});
