import type { Locale } from '@app/contracts/common';
import { bareForm } from '../text/homoglyphs.ts';
import { AMBIGUOUS_WORDS } from '../words/ambiguous-words.ts';
import type { AmbiguousSection } from '../words/ambiguous-words.ts';
import type { ListPart } from './entry.ts';
import type { WordMatch } from './matcher.ts';

type Compiled = Record<AmbiguousSection, RegExp>;
const compiled = new Map<Locale, Compiled | null>();

function patternsOf(language: Locale): Compiled | null {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const words = AMBIGUOUS_WORDS.get(language);
  const compile = (beginnings: readonly string[]): RegExp => {
    const ways = beginnings.map(bareForm);
    // The shortest are whole words: “pig” is not a beginning of “pigment”.
    const own = ways.map((way) => (way.length < 4 ? String.raw`${way}(?:s|n|en|e|a|y|i|u|o)?(?!\p{L})` : way));
    return new RegExp(language === 'ja' ? ways.join('|') : String.raw`(?<!\p{L})(?:${own.join('|')})`, 'u');
  };
  const patterns = words && {
    insults: compile(words.insults),
    topics: compile(words.topics),
    hazards: compile(words.hazards),
  };
  compiled.set(language, patterns ?? null);
  return patterns ?? null;
}

/** Parts of the lists whose lines are single words. */
const AMBIGUOUS: ReadonlySet<ListPart> = new Set<ListPart>([
  'swearing',
  'words',
  'phrases',
  'insults',
  'package',
  'families',
]);
/** Languages that write several words as one. */
const COMPOUNDING: ReadonlySet<Locale> = new Set<Locale>(['de', 'nl', 'da', 'sv', 'no', 'fi', 'et', 'hu', 'cs', 'sk']);
const COMPOUND_REST = 5;

/** Whether a beginning of the lists has found a far longer word: “Transexpress”. */
const isCompound = ({ first }: WordMatch['entry'], found: string): boolean =>
  first.some(
    ({ mode, bare: stem }) =>
      mode === 'prefix' && found.startsWith(stem) && found.length - stem.length >= COMPOUND_REST,
  );

const SENTENCE = 160;

/** The sentence around a place of a normalised text, without the place itself. */
function around(text: string, start: number, end: number): string {
  const lead = /[^.!?\n。！？]*$/u.exec(text.slice(Math.max(0, start - SENTENCE), start))![0];
  const tail = /^[^.!?\n。！？]*/u.exec(text.slice(end, end + SENTENCE))![0];
  return `${lead} ${tail}`;
}

/**
 * Whether the words found have another meaning that their sentence speaks of: a bitch beside puppies, a warning beside
 * stairs. Words that have only one meaning never do.
 */
export function hasOtherMeaning(
  text: string,
  { entry, start, end, how }: WordMatch,
  languages: ReadonlySet<Locale>,
): boolean {
  if (how !== 'plain' || entry.kind === 'allow') return false;
  // What a line says of a person, or in several words, has one meaning.
  if (entry.kind !== 'threat' && (entry.rest.length > 2 || !AMBIGUOUS.has(entry.part))) return false;
  const found = bareForm(text.slice(start, end));
  const sentence = bareForm(around(text, start, end));
  for (const language of languages) {
    const patterns = patternsOf(language);
    if (!patterns) continue;
    const compound = COMPOUNDING.has(language) && isCompound(entry, found) && patterns.topics.test(sentence);
    if (compound) return true;
    if (entry.kind === 'threat' ? patterns.hazards.test(sentence) : isAmbiguous(patterns, found, sentence)) return true;
  }
  return false;
}

const isAmbiguous = ({ insults, topics }: Compiled, found: string, sentence: string): boolean =>
  found.split(/\s+/u).some((word) => insults.test(word)) && topics.test(sentence);
