import fc from 'fast-check';
import { SurveyAnswers, WriteSurvey } from '@app/contracts/surveys';
import { TRANSITIONS, surveyErrors, isExpired, netPromoter, tally, answerErrors } from './model.ts';
import { ANSWERS, EVERY_KIND, NPS } from './testing.ts';

const whole = WriteSurvey.parse(EVERY_KIND);
const { questions } = whole;
const codes = (faults: { path: string; code: string }[]) => faults.map(({ path, code }) => `${path}: ${code}`);
const changed = (at: number, change: object) => ({
  ...whole,
  questions: questions.map((question, index) => (index === at ? { ...question, ...change } : question)),
});

describe('a survey', () => {
  it('a survey with every kind of question is valid, and so is an NPS', () => {
    expect(surveyErrors(whole)).toEqual([]);
    expect(surveyErrors(WriteSurvey.parse(NPS))).toEqual([]);
  });

  it('ids may not be names of Object.prototype', () => {
    const named = (id: string) => WriteSurvey.safeParse(changed(0, { id })).success;
    expect(Object.getOwnPropertyNames(Object.prototype).filter(named)).toEqual([]);
    expect(['constructor-2', 'constructors'].map(named)).toEqual([true, true]);
    expect(SurveyAnswers.safeParse({ constructor: 'x' }).success).toBe(false);
  });

  it.each([
    ['without questions', { ...whole, questions: [] }, ['questions: list_too_small']],
    ['without a title in its language', { ...whole, title: { pl: 'Herbata' } }, ['title.en: words_missing']],
    ['that asks the same twice', changed(1, { id: 'words' }), ['questions.1.id: repeated_question']],
    [
      'with a question in another language',
      changed(0, { question: { pl: 'Co?' } }),
      ['questions.0.question.en: words_missing'],
    ],
    [
      'with one choice',
      changed(2, { choices: questions[2]!.choices.slice(1) }),
      ['questions.2.choices: choices_missing'],
    ],
    [
      'with a choice twice',
      changed(2, { choices: [questions[2]!.choices[0], questions[2]!.choices[0]] }),
      ['questions.2.choices: invalid'],
    ],
    [
      'with choices of an open question',
      changed(0, { choices: questions[2]!.choices }),
      ['questions.0.choices: list_too_big'],
    ],
    ['without a scale', changed(4, { scale: undefined }), ['questions.4.scale: required']],
    ['with a scale that nobody uses', changed(1, { scale: questions[4]!.scale }), ['questions.1.scale: invalid']],
    [
      'with an end of the scale in another language',
      changed(4, { scale: { from: 0, to: 5, low: { pl: 'źle' } } }),
      ['questions.4.scale.low.en: words_missing'],
    ],
    [
      'of kind NPS with questions and an anonymous link',
      { ...whole, kind: 'nps' as const },
      ['questions: list_too_big', 'anonymous: invalid'],
    ],
  ])('a survey is invalid: %s', (_name, survey, expected) => {
    expect(codes(surveyErrors(survey as WriteSurvey))).toEqual(expected);
  });

  it('a survey goes from draft to open, and between open and closed', () => {
    expect(TRANSITIONS).toEqual({ draft: { open: 'open' }, open: { close: 'closed' }, closed: { open: 'open' } });
  });

  it('a form can be begun for 180 days after the message', () => {
    const now = new Date('2026-07-01T12:00:00Z');
    const ago = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);
    expect([null, ago(179.9), ago(180.1)].map((sentAt) => isExpired(sentAt, now))).toEqual([false, false, true]);
  });
});

describe('answers', () => {
  it('valid answers are accepted, and optional ones may be left out', () => {
    expect(answerErrors(questions, ANSWERS)).toEqual([]);
    expect(answerErrors(questions, { again: false })).toEqual([]);
  });

  it.each([
    ['nothing where an answer is required', {}, ['again: required']],
    ['an unknown question', { again: true, other: 'x' }, ['other: unknown_question']],
    ['a number for words', { again: true, words: 4 }, ['words: invalid_type']],
    ['words for yes or no', { again: 'yes' }, ['again: invalid_type']],
    ['an unknown choice', { again: true, from: 'tv' }, ['from: unknown_choice']],
    ['several where one is asked', { again: true, from: ['ads'] }, ['from: invalid_type']],
    ['one where several are asked', { again: true, drinks: 'green' }, ['drinks: invalid_type']],
    ['an unknown one of several', { again: true, drinks: ['green', 'beer'] }, ['drinks: unknown_choice']],
    ['one of several twice', { again: true, drinks: ['green', 'green'] }, ['drinks: invalid']],
    ['a point below', { again: true, taste: 0 }, ['taste: number_too_small']],
    ['a point above', { again: true, taste: 6 }, ['taste: number_too_big']],
    ['yes for a point', { again: true, taste: true }, ['taste: invalid_type']],
  ])('an answer is refused: %s', (_name, answers, expected) => {
    const given = SurveyAnswers.parse(answers);
    expect(codes(answerErrors(questions, given))).toEqual(expected.map((one) => `answers.${one}`));
  });
});

describe('results', () => {
  it('results list every possible answer, but no free text', () => {
    const counted = [
      { question: 'words', given: null, times: 3 },
      { question: 'again', given: null, times: 4 },
      { question: 'again', given: 'true', times: 3 },
      { question: 'again', given: 'false', times: 1 },
      { question: 'drinks', given: null, times: 2 },
      { question: 'drinks', given: 'green', times: 2 },
      { question: 'drinks', given: 'none', times: 1 },
      { question: 'taste', given: null, times: 4 },
      { question: 'taste', given: '5', times: 3 },
      { question: 'taste', given: '2', times: 1 },
    ];
    expect(tally(questions, counted)).toEqual([
      { id: 'words', kind: 'open', answered: 3, counts: {}, mean: null },
      { id: 'again', kind: 'closed', answered: 4, counts: { yes: 3, no: 1 }, mean: null },
      { id: 'from', kind: 'single_choice', answered: 0, counts: { friends: 0, ads: 0 }, mean: null },
      { id: 'drinks', kind: 'multiple_choice', answered: 2, counts: { green: 2, black: 0, none: 1 }, mean: null },
      { id: 'taste', kind: 'scored', answered: 4, counts: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 3 }, mean: 4.25 },
    ]);
  });

  it.each([
    ['nobody', [], null],
    ['promoters alone', [9, 10, 10], 100],
    ['detractors alone', [0, 6], -100],
    ['the indifferent', [7, 8, 8], 0],
    ['as many of each', [10, 0], 0],
    ['two promoters, one detractor', [9, 9, 3], 33],
    ['one promoter, two detractors', [9, 1, 2], -33],
    ['a half, upwards', [9, 7, 7, 7, 7, 7, 7, 7], 13],
    ['a half, downwards', [1, 7, 7, 7, 7, 7, 7, 7], -13],
  ])('the NPS from %s', (_name, scores: number[], expected) => {
    const distribution = Array.from({ length: 11 }, (_, point) => scores.filter((score) => score === point).length);
    expect(netPromoter(distribution).score).toBe(expected);
  });

  it('an NPS is between -100 and 100 and changes sign when promoters and detractors are swapped', () => {
    const counts = fc.array(fc.nat({ max: 1000 }), { minLength: 11, maxLength: 11 });
    fc.assert(
      fc.property(counts, (distribution) => {
        const { score, promoters, passives, detractors } = netPromoter(distribution);
        expect(promoters + passives + detractors).toBe(distribution.reduce((sum, n) => sum + n, 0));
        if (score === null) return;
        expect(Math.abs(score)).toBeLessThanOrEqual(100);
        const turned = [promoters, 0, 0, 0, 0, 0, 0, passives, 0, detractors, 0];
        expect(netPromoter(turned).score).toBe(score === 0 ? 0 : -score);
      }),
    );
  });
});
