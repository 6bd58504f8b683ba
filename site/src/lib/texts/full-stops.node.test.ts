import { formatDate } from './format.ts';
import { withOneFullStop } from './full-stops.ts';

it.each([
  ['bg', 'Платен до 16 юни 2027 г.'],
  ['hu', 'Платен до 2027. június 16.'],
  ['pl', 'Платен до 16 czerwca 2027.'],
] as const)('a sentence that ends with a date has one full stop (%s)', (locale, sentence) => {
  const date = formatDate(locale, '2027-06-16');
  expect(withOneFullStop(`Платен до ${date}.`, { date })).toBe(sentence);
});

it('within a sentence, and in dots that somebody typed, nothing changes', () => {
  const date = '16 юни 2027 г.';
  expect(withOneFullStop(`До ${date} е платен. Още..`, { date })).toBe(`До ${date} е платен. Още..`);
  expect(withOneFullStop(`„${date}...“`, { date })).toBe(`„${date}...“`);
  expect(withOneFullStop('Wait...', { words: 'Wait..' })).toBe('Wait...');
  expect(withOneFullStop('Plain..', undefined)).toBe('Plain..');
});
