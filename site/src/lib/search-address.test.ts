import { MAX_PHRASE, phraseOf, searchPath } from './search-address.ts';

it.each([
  ['  Media   Rynek ', 'Media Rynek'],
  ['https://www.mediarynek.pl/kontakt?x=1#top', 'www.mediarynek.pl/kontakt'],
  ['https:/www.mediarynek.pl/kontakt', 'www.mediarynek.pl/kontakt'],
  ['HTTP://HTTPS://sklep.pl', 'sklep.pl'],
  ['//https://sklep.pl', 'sklep.pl'],
  [`https://sklep.pl/${'a'.repeat(100)}`, `sklep.pl/${'a'.repeat(91)}`],
  [`https:/sklep.pl/${'a'.repeat(100)} b`, `sklep.pl/${'a'.repeat(84)}`],
  ['https: nothing', 'https: nothing'],
  ['sklep.pl/', 'sklep.pl'],
  ['100% bawełny?', '100 bawełny'],
  ['../panel', 'panel'],
  ['a/../../b', 'a/b'],
  ['//evil.example', 'evil.example'],
  ['?!', '!'],
  ['..', ''],
  ['C++ & R&B', 'C++ & R&B'],
  ['銀座すし', '銀座すし'],
])('%s is looked for as %s', (typed, phrase) => expect(phraseOf(typed)).toBe(phrase));

/** Whatever has a meaning of its own in an address, on a file system or in a text, in every order. */
const PIECES = [
  'a',
  'é',
  'e\u0301',
  '銀',
  '😀',
  '\ud83d',
  ' ',
  '\u0000',
  '/',
  '\\',
  '.',
  '..',
  '%',
  '%2e',
  '?',
  '#',
  'https://',
  'http:/x.pl',
  '+&=',
];
const ANYTHING = PIECES.flatMap((one) => PIECES.flatMap((two) => PIECES.map((three) => one + two + three)));

it('a phrase is its own phrase, and stands whole in an address', () => {
  const wrong = ANYTHING.flatMap((text) => [text, `x${text}y`, text.repeat(40)]).filter((typed) => {
    const phrase = phraseOf(typed);
    const { origin, pathname } = new URL(searchPath('de', phrase || 'x'), 'https://site.example');
    return (
      phraseOf(phrase) !== phrase ||
      phrase.length > MAX_PHRASE ||
      origin !== 'https://site.example' ||
      decodeURIComponent(pathname) !== `/de/search/${phrase || 'x'}`
    );
  });
  expect(wrong).toEqual([]);
});

it('filters stand behind it in one order', () => {
  expect(searchPath('pl', 'nova', { city: 'Kraków', kind: 'hotels', category: '' })).toBe(
    '/search/nova?kind=hotels&city=Krak%C3%B3w',
  );
});
