import type { Locale } from '@app/contracts/common';
import type { Survey, SurveyQuestion, SurveyQuestionKind, WriteSurvey } from '@app/contracts/surveys';

type Words = Partial<Record<Locale, string>>;

/** An empty survey in this language, with one question. */
export const newSurvey = (defaultLanguage: Locale): WriteSurvey => ({
  kind: 'survey',
  title: {},
  intro: {},
  thanks: {},
  defaultLanguage,
  questions: [newQuestion('open', [])],
  anonymous: false,
});

/** What can be changed of a survey. */
export const draftOf = ({
  kind,
  title,
  intro,
  thanks,
  defaultLanguage,
  questions,
  anonymous,
}: Survey): WriteSurvey => ({
  kind,
  title,
  intro,
  thanks,
  defaultLanguage,
  questions,
  anonymous,
});

/** The first of `q1`, `q2` … that is free. */
const freeId = (prefix: string, taken: readonly { id: string }[]): string => {
  let n = taken.length + 1;
  while (taken.some(({ id }) => id === prefix + n)) n++;
  return prefix + n;
};

export const newChoice = (choices: SurveyQuestion['choices']) => ({ id: freeId('c', choices), words: {} });

export function newQuestion(kind: SurveyQuestionKind, questions: readonly { id: string }[]): SurveyQuestion {
  return { id: freeId('q', questions), required: false, question: {}, ...shapeOf(kind, []) };
}

/** What a kind of question has besides its words; choices are kept while the kind is tried out. */
export function shapeOf(kind: SurveyQuestionKind, choices: SurveyQuestion['choices']) {
  const hasChoices = kind === 'single_choice' || kind === 'multiple_choice';
  const two = [
    { id: 'c1', words: {} },
    { id: 'c2', words: {} },
  ];
  return {
    kind,
    choices: hasChoices ? (choices.length > 0 ? choices : two) : [],
    scale: kind === 'scored' ? { from: 1, to: 5 } : undefined,
  };
}

const filled = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== ''));

/** As it is sent: without empty words; an NPS survey asks its one question only. */
export const toSend = (draft: WriteSurvey): WriteSurvey => ({
  ...draft,
  title: filled(draft.title),
  intro: filled(draft.intro),
  thanks: filled(draft.thanks),
  anonymous: draft.kind === 'survey' && draft.anonymous,
  questions:
    draft.kind === 'nps'
      ? []
      : draft.questions.map((question) => ({
          ...question,
          question: filled(question.question),
          choices: question.choices.map((choice) => ({ ...choice, words: filled(choice.words) })),
        })),
});
