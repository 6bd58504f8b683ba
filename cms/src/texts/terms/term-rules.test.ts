import { alternatives, splitAtTerms, type Term, usedTerms } from './term-rules.ts';

const term = (base: string, found: string, translation: string): Term => ({
  base,
  found: alternatives(found),
  translations: alternatives(translation),
  note: null,
});
const glossary = [
  term('opinia', 'opini', 'Bewertung'),
  term('ocena', 'ocen, oceń', 'Note, Sterne'),
  term('wizytówka', 'wizytów', ''),
];
const found = (base: string, own: string) => usedTerms(base, own, glossary).map((used) => [used.base, used.isMissing]);

describe('terms of a text', () => {
  test.each([
    ['Opinie klientów', 'Kundenbewertungen', [['opinia', false]]],
    ['Opinie klientów', 'Kundenmeinungen', [['opinia', true]]],
    ['Oceń zakup', 'Wie viele Sterne?', [['ocena', false]]],
    // Not translated yet: nothing can be missing, nor where the glossary has no translation.
    [
      'Opinie i wizytówki',
      '',
      [
        ['opinia', false],
        ['wizytówka', false],
      ],
    ],
    ['Wizytówki', 'Karten', [['wizytówka', false]]],
    // Neither inside another word nor in a placeholder.
    ['Doceniamy {{ocena}}', 'Wir danken', []],
  ])('%j, %j', (base, own, terms) => expect(found(base, own)).toEqual(terms));

  test('a term with signs of patterns is found as it is written', () => {
    expect(usedTerms('Wersja (beta)', 'x', [term('(beta)', '', 'Beta')])).toMatchObject([{ isMissing: true }]);
  });

  test('the words of a text that are terms are told from the others', () => {
    const parts = splitAtTerms('Oceń nasze opinie.', glossary).map(({ part, term: is }) => [part, is?.base]);
    expect(parts).toEqual([
      ['Oceń', 'ocena'],
      [' nasze ', undefined],
      ['opinie', 'opinia'],
      ['.', undefined],
    ]);
    expect(splitAtTerms('Nic', glossary)).toEqual([{ part: 'Nic' }]);
  });
});
