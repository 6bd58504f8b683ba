import { LOCALES } from '@app/contracts/common';
import { readEntries } from '../matching/entry.ts';
import { baseWords } from './base.ts';
import { clicheLines } from './cliches.ts';
import { HARMLESS } from './harmless.ts';
import { WORD_LISTS } from './index.ts';
import { familyLines } from './families.ts';
import { insultLines } from './insults.ts';
import { likeningLines } from './likenings.ts';
import { menaceLines } from './menaces.ts';
import { ordinaryLines } from './ordinary.ts';
import { prejudiceLines } from './prejudice.ts';
import { stereotypeLines } from './stereotypes.ts';
import { violenceLines } from './violence.ts';
import { wishLines } from './wishes.ts';

const listed = (language: (typeof LOCALES)[number]): string[] => {
  const { everywhere, offensive, hate, threats, mild, allow } = WORD_LISTS[language];
  const [prejudice, cliches] = [prejudiceLines(language), clicheLines(language)];
  return [
    ...everywhere,
    ...offensive,
    ...hate,
    ...threats,
    ...mild,
    ...allow,
    ...violenceLines(language),
    ...prejudice.hate,
    ...prejudice.offensive,
    ...cliches.hate,
    ...cliches.offensive,
    ...cliches.threats,
    ...likeningLines(language),
    ...menaceLines(language),
    ...stereotypeLines(language),
    ...ordinaryLines(language),
    ...insultLines(language),
    ...Object.values(familyLines(language)).flat(),
    ...Object.values(wishLines(language)).flat(),
  ];
};

describe('word lists', () => {
  test.each([...LOCALES])('every line of %s says something', (language) => {
    const empty = listed(language).filter((line) => readEntries(line, 'offensive', language).length === 0);
    expect(empty).toEqual([]);
  });

  test.each([...LOCALES])('the brackets of %s are closed', (language) => {
    const broken = listed(language).filter(
      (line) => line.split('(').length !== line.split(')').length || /[|(]{2}|\|\)|\(\||\)\(/.test(line),
    );
    expect(broken).toEqual([]);
  });

  test.each([...LOCALES])('no unmarked prefix of %s is shorter than three letters', (language) => {
    const short = [...WORD_LISTS[language].everywhere, ...WORD_LISTS[language].offensive].filter((line) =>
      /^\p{L}{1,2}[*~]$/u.test(line),
    );
    expect(short).toEqual([]);
  });

  test('the package gives words for 17 of our languages, and none that we found harmless', () => {
    expect(LOCALES.filter((language) => baseWords(language).length > 0).sort()).toEqual([
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
    expect(baseWords('en')).not.toContain('dirty pillows');
    for (const [language, words] of Object.entries(HARMLESS)) {
      const kept = new Set(baseWords(language as (typeof LOCALES)[number]));
      expect(words.filter((word) => kept.has(word))).toEqual([]);
    }
  });
});
