import { ENOUGH, findingsOf, LONG, shownPhrases } from './model.ts';

test('empty entries are not shown', () => {
  expect(shownPhrases(['Fast ', '', '  ', 'Kind'])).toEqual(['Fast', 'Kind']);
  expect(shownPhrases(undefined)).toEqual([]);
});

test('says what is too few, doubled or too long for one line', () => {
  const enough = Array.from({ length: ENOUGH }, (_, index) => `Phrase ${index}`);
  expect(findingsOf(enough)).toEqual({ few: false, twice: [], long: [] });
  const long = 'x'.repeat(LONG + 1);
  expect(findingsOf(['Fast  delivery', 'fast delivery', long])).toEqual({
    few: true,
    twice: ['fast delivery'],
    long: [long],
  });
});
