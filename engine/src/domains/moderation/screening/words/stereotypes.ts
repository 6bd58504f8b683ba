import type { Locale } from '@app/contracts/common';
import { anyOf, withoutNesting } from './alternatives.ts';
import { readWords } from './read-words.ts';

/**
 * What is said of peoples, faiths and other groups as a whole: “typical X”, “X steal”, “X out”. A group alone is no
 * insult, and adjectives are left out: a Jewish bakery and gypsy music are neutral.
 *
 * - `groups`: the groups, as nouns.
 * - `lead`: before the group: “typical”, “what do you expect from”, “infested with”.
 * - `after`: right after it: “you X, you”.
 * - `said`: said of it, before or after, within a sentence.
 * - `out`: that it should go, or be let nowhere.
 * - `disgust`: disgust at the mere sight of a group, in the same sentence.
 */
const SECTIONS = ['groups', 'lead', 'after', 'said', 'out', 'disgust'] as const;

const WORDS = readWords('stereotypes', SECTIONS, { optional: ['lead', 'after'], without: ['ja'] });

/** Entries made of these words for a language's list of hate. */
export function stereotypeEntries(language: Locale): string[] {
  const words = WORDS.get(language);
  if (!words) return [];
  const groups = anyOf(words.groups);
  return [
    // A lead may itself hold groups, which do not nest: each is an entry.
    ...words.lead.map((phrase) => `${phrase} ${groups}`),
    `${groups} .... ${anyOf(words.disgust)}`,
    ...(words.after.length > 0 ? [`${groups} ${anyOf(words.after)}`] : []),
    ...[words.said, words.out].flatMap((list) =>
      withoutNesting(list).flatMap((phrase) => [`${groups} .... ${phrase}`, `${phrase} .. ${groups}`]),
    ),
  ];
}
