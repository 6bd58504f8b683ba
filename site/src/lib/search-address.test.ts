import fc from 'fast-check';
import { MAX_PHRASE, phraseOf, searchPath } from './search-address.ts';

it.each([
  ['  Media   Rynek ', 'Media Rynek'],
  ['https://www.mediarynek.pl/kontakt?x=1#top', 'www.mediarynek.pl/kontakt'],
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

it('a phrase is its own phrase, and stands whole in an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 250 }), (typed) => {
      const phrase = phraseOf(typed);
      expect(phraseOf(phrase)).toBe(phrase);
      expect(phrase.length).toBeLessThanOrEqual(MAX_PHRASE);
      const { origin, pathname } = new URL(searchPath('de', phrase || 'x'), 'https://site.example');
      expect([origin, decodeURIComponent(pathname)]).toEqual(['https://site.example', `/de/search/${phrase || 'x'}`]);
    }),
  );
});

it('filters stand behind it in one order', () => {
  expect(searchPath('pl', 'nova', { city: 'Kraków', kind: 'hotels', category: '' })).toBe(
    '/search/nova?kind=hotels&city=Krak%C3%B3w',
  );
});
