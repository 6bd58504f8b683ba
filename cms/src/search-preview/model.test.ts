import { chosenText, cutTo, findingsOf, fullTitle, LENGTHS, widthOf, type Chosen } from './model.ts';

const BRAND = 'Opinara';
const nothing = { typed: '', own: null, baseTyped: null, base: null };
const typed = (text: string): Chosen => ({ text, from: 'typed' });
const good = typed('x'.repeat(LENGTHS.description[0]));

test('words are chosen as the site chooses them', () => {
  const all = { typed: 'T', own: 'O', baseTyped: 'BT', base: 'B' };
  expect(chosenText(all)).toEqual({ text: 'T', from: 'typed' });
  expect(chosenText({ ...all, typed: '  ' })).toEqual({ text: 'O', from: 'own' });
  expect(chosenText({ ...all, typed: '', own: null })).toEqual({ text: 'BT', from: 'base' });
  expect(chosenText({ ...nothing, base: 'B' })).toEqual({ text: 'B', from: 'base' });
  expect(chosenText(nothing)).toEqual({ text: '', from: 'nowhere' });
});

test('the name stands at the end of a title, once', () => {
  expect(fullTitle('Plans', BRAND)).toBe('Plans | Opinara');
  expect(fullTitle('Opinara: plans', BRAND)).toBe('Opinara: plans');
});

test('wide letters count twice, an emoji once', () => {
  expect([widthOf('abc'), widthOf('口コミ'), widthOf('👩‍👧')]).toEqual([3, 6, 1]);
});

test('is cut at a word, or within one that is too long', () => {
  expect(cutTo('one two three', 20)).toBe('one two three');
  expect(cutTo('one two three', 12)).toBe('one two …');
  expect(cutTo('Donaudampfschiff', 8)).toBe('Donauda …');
});

test('says what is missing, too short, too long, or not in the language', () => {
  expect(findingsOf({ title: typed('A title of a good length'), description: good }, BRAND)).toEqual([]);
  expect(findingsOf({ title: chosenText(nothing), description: good }, BRAND)).toMatchObject([
    { part: 'title', what: 'missing' },
  ]);
  expect(findingsOf({ title: typed('x'.repeat(70)), description: typed('Short') }, BRAND)).toMatchObject([
    { part: 'title', what: 'long', limit: 60 },
    { part: 'description', what: 'short', count: 5, limit: 70 },
  ]);
  expect(
    findingsOf({ title: { text: 'A title of a good length', from: 'base' }, description: good }, BRAND),
  ).toMatchObject([{ part: 'title', what: 'base' }]);
});
