import { LOCALES } from '@app/contracts/common';
import { readEntries } from '../matching/entry.ts';
import { allowedEntries } from './allowed-phrases.ts';
import { clicheEntries } from './cliches.ts';
import { comparisonEntries } from './comparisons.ts';
import { insultEntries } from './insults.ts';
import { harmlessWords, packageWords } from './package-words.ts';
import { phraseEntries } from './phrases.ts';
import { prejudiceEntries } from './prejudice.ts';
import { stereotypeEntries } from './stereotypes.ts';
import { threatEntries } from './threats.ts';
import { violenceEntries } from './violence.ts';
import { wishEntries } from './wishes.ts';
import { WORD_LISTS } from './word-lists.ts';

const entriesOf = (language: (typeof LOCALES)[number]): string[] => {
  const { everywhere, offensive, hate, threats, mild, allow } = WORD_LISTS[language];
  const [prejudice, cliches] = [prejudiceEntries(language), clicheEntries(language)];
  return [
    ...everywhere,
    ...offensive,
    ...hate,
    ...threats,
    ...mild,
    ...allow,
    ...violenceEntries(language),
    ...prejudice.hate,
    ...prejudice.offensive,
    ...cliches.hate,
    ...cliches.offensive,
    ...cliches.threats,
    ...comparisonEntries(language),
    ...threatEntries(language),
    ...stereotypeEntries(language),
    ...allowedEntries(language),
    ...insultEntries(language),
    ...Object.values(phraseEntries(language)).flat(),
    ...Object.values(wishEntries(language)).flat(),
  ];
};

describe('word lists', () => {
  test.each([...LOCALES])('every entry of the word lists of %s has a word to look for', (language) => {
    const empty = entriesOf(language).filter((line) => readEntries(line, 'offensive', language).length === 0);
    expect(empty).toEqual([]);
  });

  test.each([...LOCALES])('every bracket in the word lists of %s is closed', (language) => {
    const broken = entriesOf(language).filter(
      (line) => line.split('(').length !== line.split(')').length || /[|(]{2}|\|\)|\(\||\)\(/.test(line),
    );
    expect(broken).toEqual([]);
  });

  test.each([...LOCALES])('no beginning of a word in the lists of %s is shorter than three letters', (language) => {
    const short = [...WORD_LISTS[language].everywhere, ...WORD_LISTS[language].offensive].filter((line) =>
      /^\p{L}{1,2}[*~]$/u.test(line),
    );
    expect(short).toEqual([]);
  });

  test('the package naughty-words has words for 17 of our languages, and none that we found harmless is used', () => {
    expect(LOCALES.filter((language) => packageWords(language).length > 0).sort()).toEqual([
      'cs',
      'da',
      'de',
      'en',
      'es',
      'fi',
      'fr',
      'hu',
      'it',
      'ja',
      'nl',
      'no',
      'pl',
      'pt',
      'ru',
      'sv',
      'tr',
    ]);
    expect(packageWords('en')).not.toContain('dirty pillows');
    for (const language of LOCALES) {
      const kept = new Set(packageWords(language));
      expect(harmlessWords(language).filter((word) => kept.has(word))).toEqual([]);
    }
  });
});
