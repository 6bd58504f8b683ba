import type { Locale } from '@app/contracts/common';
import { readWordFile } from '../../phrases/word-file.ts';
import { anyOf } from './alternatives.ts';
import { insultsOfPeople } from './insults.ts';
import { readWords } from './read-words.ts';

/**
 * Who is called an animal, filth or an illness: “the cook is a filthy pig”. Animals without a person are a farm.
 *
 * - `people`: staff, owners, pronouns.
 * - `verbs`: “is”, “was like”.
 * - `animals`: what they are compared with.
 * - `phrases`: entries of their own that the other lists lack.
 */
const SECTIONS = ['people', 'verbs', 'animals', 'phrases'] as const;

const WORDS = readWords('comparisons', SECTIONS, {
  optional: SECTIONS,
  without: ['el', 'et', 'fi', 'lt', 'lv', 'sl'],
});

const PRONOUNS = new Set(readWordFile(new URL('pronouns.txt', import.meta.url), ['pronouns']).pronouns);

/** Entries made of these words for a language's list of insults. */
export function comparisonEntries(language: Locale): string[] {
  const words = WORDS.get(language);
  if (!words) return [];
  const { people, verbs, animals, phrases } = words;
  if (people.length === 0) return [...phrases];
  const named = anyOf(people.filter((word) => !PRONOUNS.has(word)));
  const insults = insultsOfPeople(language);
  return [
    ...phrases,
    `${anyOf(people)} (*)? ${anyOf(verbs)} (*)? (*)? ${anyOf(animals)}`,
    `${named} (*)? ${anyOf(verbs)} (*)? (*)? ${anyOf(insults.length > 0 ? insults : animals)}`,
    ...(language === 'en'
      ? [
          `${named} .. (looked|looks|acts|acted|behaves|behaved|smelled|smells) like (a|an)? (*)? ${anyOf([...animals, ...insults])}`,
        ]
      : []),
  ];
}

/** Words for people in a language. */
export const peopleWords = (language: Locale): readonly string[] => WORDS.get(language)?.people ?? [];
