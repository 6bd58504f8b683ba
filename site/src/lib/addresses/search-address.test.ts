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
  ['   ', ''],
  ['%', '％'],
  ['?? #', '？？＃'],
  ['\\', '＼'],
  ['C++ & R&B', 'C++ & R&B'],
  ['銀座すし', '銀座すし'],
])('the input %s is searched as %s', (typed, phrase) => expect(phraseOf(typed)).toBe(phrase));

/** Characters with a special meaning in URLs, file systems or text, in every order. */
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

it('cleaning a phrase is idempotent, and it survives in an address', () => {
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

it('filters follow the phrase in a fixed order', () => {
  expect(searchPath('pl', 'nova', { city: 'Kraków', kind: 'hotels', category: '' })).toBe(
    '/search/nova?kind=hotels&city=Krak%C3%B3w',
  );
});
