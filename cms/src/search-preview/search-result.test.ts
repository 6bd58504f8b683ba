import { chosenText, cutTo, resultFindings, fullTitle, LENGTHS, widthOf, type ChosenText } from './search-result.ts';

const BRAND = 'Opinara';
const nothing = { typed: '', own: null, baseTyped: null, base: null };
const typed = (text: string): ChosenText => ({ text, from: 'typed' });
const good = typed('x'.repeat(LENGTHS.description[0]));

test('texts are chosen in the same order as by the site', () => {
  const all = { typed: 'T', own: 'O', baseTyped: 'BT', base: 'B' };
  expect(chosenText(all)).toEqual({ text: 'T', from: 'typed' });
  expect(chosenText({ ...all, typed: '  ' })).toEqual({ text: 'O', from: 'own' });
  expect(chosenText({ ...all, typed: '', own: null })).toEqual({ text: 'BT', from: 'base' });
  expect(chosenText({ ...nothing, base: 'B' })).toEqual({ text: 'B', from: 'base' });
  expect(chosenText(nothing)).toEqual({ text: '', from: 'nowhere' });
});

test('the brand is appended to a title that lacks it', () => {
  expect(fullTitle('Plans', BRAND)).toBe('Plans | Opinara');
  expect(fullTitle('Opinara: plans', BRAND)).toBe('Opinara: plans');
});

test('wide characters count twice, an emoji once', () => {
  expect([widthOf('abc'), widthOf('口コミ'), widthOf('👩‍👧')]).toEqual([3, 6, 1]);
});

test('a long text is cut at a word, or within a word that is too long', () => {
  expect(cutTo('one two three', 20)).toBe('one two three');
  expect(cutTo('one two three', 12)).toBe('one two …');
  expect(cutTo('Donaudampfschiff', 8)).toBe('Donauda …');
});

test('findings of a search result: missing, too short, too long, not in the language', () => {
  expect(resultFindings({ title: typed('A title of a good length'), description: good }, BRAND)).toEqual([]);
  expect(resultFindings({ title: chosenText(nothing), description: good }, BRAND)).toMatchObject([
    { part: 'title', what: 'missing' },
  ]);
  expect(resultFindings({ title: typed('x'.repeat(70)), description: typed('Short') }, BRAND)).toMatchObject([
    { part: 'title', what: 'long', limit: 60 },
    { part: 'description', what: 'short', count: 5, limit: 70 },
  ]);
  expect(
    resultFindings({ title: { text: 'A title of a good length', from: 'base' }, description: good }, BRAND),
  ).toMatchObject([{ part: 'title', what: 'base' }]);
});
