import type { Locale } from '@app/contracts/common';
import { SHARED_CROATIAN } from '../../phrases/word-file.ts';
import { anyOf, withoutNesting } from './alternatives.ts';
import { readWords } from './read-words.ts';

/**
 * Harm that is wished upon somebody without a word for killing: lorries, illness, a roof that falls.
 *
 * - `wish`: “I hope”, “may”, “let”.
 * - `harm`: what should happen to them.
 * - `people`: whom a wish is for: the reader or somebody named before. `*` where a wish needs no person.
 * - `ethnic`, `vice`: a people's ways as a noun: “gypsy business”, “Jewish greed”; in full, with the adjective.
 * - `phrases`: threats whose words have an order of their own.
 */
const SECTIONS = ['wish', 'harm', 'people', 'ethnic', 'vice', 'phrases'] as const;

const WORDS = readWords('wishes', SECTIONS, {
  optional: ['phrases'],
  without: ['el', 'et', 'fi', 'ja', 'lt', 'lv', 'sl', 'uk'],
  sharedFiles: { ...SHARED_CROATIAN, no: 'da' },
});

/** Wishes that name their person themselves: “I hope you”. */
const NAMES_PERSON = /\((?:you|he|dir|ci|ti)\|/;

/** Entries made of these words for a language's lists of threats and of hate. */
export function wishEntries(language: Locale): { threats: string[]; hate: string[] } {
  const words = WORDS.get(language);
  if (!words) return { threats: [], hate: [] };
  const people = words.people[0] === '*' ? null : anyOf(words.people);
  const entriesOf = (wish: string, harm: string): string[] => {
    if (people === null) return [`${wish} ... ${harm}`];
    const complete = harm.includes('..') || NAMES_PERSON.test(wish);
    return [
      `${wish} .. ${people} .. ${harm}`,
      `${wish} .. ${harm} .. ${people}`,
      ...(complete ? [`${wish} .. ${harm}`] : []),
    ];
  };
  const harms = withoutNesting(words.harm);
  const [ethnic, vice] = [anyOf(words.ethnic), anyOf(words.vice)];
  return {
    threats: [
      ...words.phrases,
      ...withoutNesting(words.wish).flatMap((wish) => harms.flatMap((harm) => entriesOf(wish, harm))),
    ],
    hate: [`${ethnic} ${vice}`, `${vice} ${ethnic}`],
  };
}
