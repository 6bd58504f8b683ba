import type { Locale } from '@app/contracts/common';
import { bareForm } from '../text/homoglyphs.ts';
import { peopleWords } from '../words/likenings.ts';
import type { ListPart } from './entry.ts';
import type { WordMatch } from './matcher.ts';

/** Parts whose single words err more often than one time in twenty where nobody is spoken of. */
const LONE: ReadonlySet<ListPart> = new Set<ListPart>(['swearing', 'words', 'insults']);
const compiled = new Map<Locale, RegExp | null>();

/** Words for people in a language, its staff and “you”; null where none are listed. */
function patternOf(language: Locale): RegExp | null {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const people = peopleWords(language);
  const ways = people
    .split('|')
    .map((word) => bareForm(word.trim()))
    .map((word) => (word.endsWith('*') ? String.raw`${word.slice(0, -1)}\p{L}*` : word));
  const pattern = people === '' ? null : new RegExp(String.raw`(?<!\p{L})(?:${ways.join('|')})(?!\p{L})`, 'u');
  compiled.set(language, pattern);
  return pattern;
}

/** Whether a single listed word stands in a text that speaks of nobody: there it may be a thing's name, or a sigh. */
export function isAlone(text: string, { entry, how }: WordMatch, languages: ReadonlySet<Locale>): boolean {
  if (how !== 'plain' || entry.kind !== 'offensive' || entry.rest.length > 0 || !LONE.has(entry.part)) return false;
  const patterns = [...languages].map(patternOf).filter((pattern) => pattern !== null);
  const bare = bareForm(text);
  return patterns.length > 0 && !patterns.some((pattern) => pattern.test(bare));
}
