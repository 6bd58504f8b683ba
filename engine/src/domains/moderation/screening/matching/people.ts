import type { Locale } from '@app/contracts/common';
import { readWordFile } from '../../phrases/word-file.ts';
import { bareForm } from '../text/homoglyphs.ts';
import { peopleWords } from '../words/comparisons.ts';
import { PERSON_INSULTS } from '../words/person-insults.ts';
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
    .map((word) => bareForm(word))
    .map((word) => (word.endsWith('*') ? String.raw`${word.slice(0, -1)}\p{L}*` : word));
  const pattern = people.length === 0 ? null : new RegExp(String.raw`(?<!\p{L})(?:${ways.join('|')})(?!\p{L})`, 'u');
  compiled.set(language, pattern);
  return pattern;
}

const personInsults = PERSON_INSULTS.map((stem) => bareForm(stem));
/** “Even an idiot can put it together”: nobody is called one. In all languages at once, as the last words before it. */
const ANYBODY_WORDS = readWordFile(new URL('../words/anybody.txt', import.meta.url), ['before', 'articles']);
const ANYBODY = new RegExp(
  String.raw`(?:${ANYBODY_WORDS.before.join('|')})\s+(?:(?:${ANYBODY_WORDS.articles.join('|')})\s+)?(?:\p{L}+\s+)?$`,
  'u',
);

/** Whether a single listed word stands in a text that speaks of nobody: there it may be a thing's name, or a sigh. */
export function isAlone(text: string, { entry, how, start, end }: WordMatch, languages: ReadonlySet<Locale>): boolean {
  const word = bareForm(text.slice(start, end));
  const insults = personInsults.some((stem) => word.startsWith(stem));
  if (insults && !ANYBODY.test(text.slice(0, start))) return false;
  if (how !== 'plain' || entry.kind !== 'offensive' || entry.rest.length > 0 || !LONE.has(entry.part)) return false;
  const patterns = [...languages].map(patternOf).filter((pattern) => pattern !== null);
  const bare = bareForm(text);
  return patterns.length > 0 && !patterns.some((pattern) => pattern.test(bare));
}
