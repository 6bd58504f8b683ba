import type { Locale } from '@app/contracts/common';
import { anyOf } from './alternatives.ts';
import { readWords } from './read-words.ts';

/**
 * Words of threats in any order: what is done, to which part of the body, to whom. “I'd love to knock the owner's teeth
 * out” and the like have too many orders to be listed as phrases.
 *
 * - `hurt`: hurting: counts together with a part of the body and a person.
 * - `kill`: killing: counts together with a person. Only forms in which somebody wants to or says they will.
 * - `body`: parts of the body.
 * - `people`: people whom a review can threaten, and the reader.
 * - `weapons`: entries: what nobody brings to a hotel, with the word for “with”.
 */
const SECTIONS = ['hurt', 'kill', 'body', 'people', 'weapons'] as const;

const WORDS = readWords('violence', SECTIONS, { without: ['el', 'et', 'fi', 'ja', 'lt', 'lv', 'sl'] });

/** Entries made of these words for a language's list of threats, in every order. */
export function violenceEntries(language: Locale): string[] {
  const words = WORDS.get(language);
  if (!words) return [];
  const [hurt, kill, body, people] = [anyOf(words.hurt), anyOf(words.kill), anyOf(words.body), anyOf(words.people)];
  return [
    `${hurt} .. ${body} .. ${people}`,
    `${hurt} .. ${people} .. ${body}`,
    `${people} .. ${hurt} .. ${body}`,
    `${people} .. ${body} .. ${hurt}`,
    `${body} .. ${people} .. ${hurt}`,
    `${kill} ... ${people}`,
    `${people} ... ${kill}`,
    ...words.weapons,
  ];
}
