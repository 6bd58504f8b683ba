import { SURVEY_ANSWER_MAX, SurveyAnswers } from '@app/contracts/surveys';
import { QUESTIONS } from '../../../testing/surveys.ts';
import { KeptAnswers, answering, faultsOf, isAnswered, toSend, under } from './answers.ts';
import { wordsFor } from './words.ts';

it.each([
  [undefined, false],
  ['  ', false],
  [[], false],
  ['x', true],
  [['a'], true],
  [false, true],
  [0, true],
])('%j counts as an answer: %s', (answer, expected) => expect(isAnswered(answer)).toBe(expected));

it('asks for what is required, and for fewer words', () => {
  expect(faultsOf(QUESTIONS, { better: ` ${'x'.repeat(SURVEY_ANSWER_MAX)} `, return: 0 })).toEqual({
    drink: 'required',
  });
  expect(faultsOf(QUESTIONS, { better: 'x'.repeat(SURVEY_ANSWER_MAX + 1), drink: 'tea', return: 3 })).toEqual({
    better: 'tooLong',
  });
});

it('sends what has been answered, as the contract has it', () => {
  const answers = { better: ' More light ', again: false, drink: 'tea', liked: [], return: 0, gone: 'x' };
  const sent = toSend(QUESTIONS, answers);
  expect(sent).toEqual({ better: 'More light', again: false, drink: 'tea', return: 0 });
  expect(SurveyAnswers.parse(sent)).toEqual(sent);
});

it('finds nothing under an id that only every object has', () => {
  const asked = { ...QUESTIONS[0]!, id: 'constructor', required: true };
  expect(under({}, 'constructor')).toBeUndefined();
  expect(faultsOf([asked], {})).toEqual({ constructor: 'required' });
  expect(toSend([asked], {})).toEqual({});
  expect(toSend([asked], answering({}, 'constructor', 'Light'))).toEqual({ constructor: 'Light' });
});

it('takes an answer back', () => {
  expect(answering({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  expect(answering({ a: 'x' }, 'a', '')).toEqual({});
  expect(answering({ a: 1 }, 'b', false)).toEqual({ a: 1, b: false });
});

it('takes unfinished words back from the device, and nothing broken', () => {
  expect(KeptAnswers.parse({ better: '  ' })).toEqual({ better: '  ' });
  expect(KeptAnswers.safeParse({ better: { x: 1 } }).success).toBe(false);
});

it('gives the reader’s words, else the company’s first with their language', () => {
  expect(wordsFor({ pl: 'Tak', en: 'Yes' }, 'pl', 'en')).toEqual({ text: 'Tak', lang: undefined });
  expect(wordsFor({ no: 'Ja' }, 'pl', 'no')).toEqual({ text: 'Ja', lang: 'nb' });
  expect(wordsFor({ en: 'Yes' }, 'en', 'en')).toEqual({ text: 'Yes', lang: undefined });
  expect(wordsFor({}, 'pl', 'en')).toEqual({ text: '', lang: undefined });
});
