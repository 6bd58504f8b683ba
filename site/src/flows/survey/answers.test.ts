import { SURVEY_ANSWER_MAX, SurveyAnswers } from '@app/contracts/surveys';
import { QUESTIONS } from '../../../testing/surveys.ts';
import { AnswersDraft, withAnswer, answerErrors, isAnswered, toSubmission, ownValue } from './answers.ts';
import { textFor } from './localized-text.ts';

it.each([
  [undefined, false],
  ['  ', false],
  [[], false],
  ['x', true],
  [['a'], true],
  [false, true],
  [0, true],
])('%j counts as an answer: %s', (answer, expected) => expect(isAnswered(answer)).toBe(expected));

it('the form’s data reports missing answers and excess length', () => {
  expect(answerErrors(QUESTIONS, { better: ` ${'x'.repeat(SURVEY_ANSWER_MAX)} `, return: 0 })).toEqual({
    drink: 'required',
  });
  expect(answerErrors(QUESTIONS, { better: 'x'.repeat(SURVEY_ANSWER_MAX + 1), drink: 'tea', return: 3 })).toEqual({
    better: 'tooLong',
  });
});

it('the form’s data sends valid answers only', () => {
  const answers = { better: ' More light ', again: false, drink: 'tea', liked: [], return: 0, gone: 'x' };
  const sent = toSubmission(QUESTIONS, answers);
  expect(sent).toEqual({ better: 'More light', again: false, drink: 'tea', return: 0 });
  expect(SurveyAnswers.parse(sent)).toEqual(sent);
});

it('the form’s data finds nothing under an id that every object inherits', () => {
  const asked = { ...QUESTIONS[0]!, id: 'constructor', required: true };
  expect(ownValue({}, 'constructor')).toBeUndefined();
  expect(answerErrors([asked], {})).toEqual({ constructor: 'required' });
  expect(toSubmission([asked], {})).toEqual({});
  expect(toSubmission([asked], withAnswer({}, 'constructor', 'Light'))).toEqual({ constructor: 'Light' });
});

it('the form’s data clears an answer', () => {
  expect(withAnswer({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  expect(withAnswer({ a: 'x' }, 'a', '')).toEqual({});
  expect(withAnswer({ a: 1 }, 'b', false)).toEqual({ a: 1, b: false });
});

it('the form’s data restores unfinished text from the draft, and ignores broken drafts', () => {
  expect(AnswersDraft.parse({ better: '  ' })).toEqual({ better: '  ' });
  expect(AnswersDraft.safeParse({ better: { x: 1 } }).success).toBe(false);
});

it('the form’s data returns the reader’s text, or the company’s first one with its language', () => {
  expect(textFor({ pl: 'Tak', en: 'Yes' }, 'pl', 'en')).toEqual({ text: 'Tak', lang: undefined });
  expect(textFor({ no: 'Ja' }, 'pl', 'no')).toEqual({ text: 'Ja', lang: 'nb' });
  expect(textFor({ en: 'Yes' }, 'en', 'en')).toEqual({ text: 'Yes', lang: undefined });
  expect(textFor({}, 'pl', 'en')).toEqual({ text: '', lang: undefined });
});
