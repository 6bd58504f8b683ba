import { MIN_PHRASES, phraseFindings, MAX_PHRASE_LENGTH, shownPhrases } from './phrases.ts';

test('empty phrases are not shown', () => {
  expect(shownPhrases(['Fast ', '', '  ', 'Kind'])).toEqual(['Fast', 'Kind']);
  expect(shownPhrases(undefined)).toEqual([]);
});

test('findings of phrases: too few, duplicates, too long for one line', () => {
  const enough = Array.from({ length: MIN_PHRASES }, (_, index) => `Phrase ${index}`);
  expect(phraseFindings(enough)).toEqual({ few: false, twice: [], long: [] });
  const long = 'x'.repeat(MAX_PHRASE_LENGTH + 1);
  expect(phraseFindings(['Fast  delivery', 'fast delivery', long])).toEqual({
    few: false,
    twice: ['fast delivery'],
    long: [long],
  });
  expect(phraseFindings(enough.slice(1))).toMatchObject({ few: true });
});
