import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { bareForm } from '../text/homoglyphs.ts';
import { writingOf } from '../text/writing.ts';
import type { Writing } from '../text/writing.ts';
import { HINT_WORDS } from '../words/hints.ts';
import type { HintSet } from '../words/hints.ts';
import type { ReadWord } from './entry.ts';

export type HintKind = 'threat' | 'hate' | 'offensive' | 'advert';

/** Which sets make a hint when they stand in one sentence, in any order. */
const TOGETHER: readonly { kind: HintKind; sets: readonly HintSet[] }[] = [
  { kind: 'threat', sets: ['know', 'life'] },
  { kind: 'threat', sets: ['better', 'life'] },
  { kind: 'threat', sets: ['pity', 'harm'] },
  { kind: 'threat', sets: ['advice'] },
  { kind: 'hate', sets: ['groups', 'slight'] },
  { kind: 'hate', sets: ['kinds', 'place'] },
  { kind: 'offensive', sets: ['mind', 'small'] },
  { kind: 'offensive', sets: ['jibe'] },
  { kind: 'advert', sets: ['offer', 'lure'] },
];

/** A hint in a text; `start` and `end` in units of the normalised text. */
export interface Hint {
  kind: HintKind;
  sets: string;
  start: number;
  end: number;
}

const bare = (phrase: string): string => phrase.trim().split(/\s+/u).map(bareForm).join(' ');

/** Beginnings of words, or whole words after `=`; in a language without spaces anywhere. */
function compile(phrases: readonly string[], writing: Writing): RegExp {
  const ways = phrases.map((phrase) => {
    const whole = phrase.startsWith('=');
    const text = whole ? phrase.slice(1) : phrase;
    if (writing !== 'endings') return text.trim().toLowerCase();
    return whole ? `${bare(text)}(?= |$)` : bare(text);
  });
  const any = `(?:${ways.join('|')})`;
  if (writing === 'unspaced') return new RegExp(any, 'gu');
  return new RegExp(writing === 'whole' ? `(?<=^| )${any}(?= |$)` : `(?<=^| )${any}[^ ]*`, 'gu');
}

type Compiled = Record<HintSet, RegExp>;
const compiled = new Map<Locale, Compiled | null>();

function patternsOf(language: Locale): Compiled | null {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const words = HINT_WORDS.get(language);
  const patterns =
    words &&
    (Object.fromEntries(
      Object.entries(words).map(([set, phrases]) => [set, compile(phrases, writingOf(language))]),
    ) as Compiled);
  compiled.set(language, patterns ?? null);
  return patterns ?? null;
}

/** A stretch of text to search, and how its places lead back to the normalised one. */
interface Sentence {
  text: string;
  back: (from: number, to: number) => { start: number; end: number };
}

function sentencesOf(words: readonly ReadWord[], form: 'bare' | 'plain'): Sentence[] {
  const sentences: ReadWord[][] = [];
  for (const word of words) {
    if (word.startsSentence || sentences.length === 0) sentences.push([]);
    sentences.at(-1)!.push(word);
  }
  return sentences.map((own) => {
    const starts: number[] = [];
    let length = 0;
    for (const word of own) {
      starts.push(length);
      length += word[form].length + 1;
    }
    const wordAt = (at: number): ReadWord => own[starts.findLastIndex((start) => start <= at)]!;
    return {
      text: own.map((word) => word[form]).join(' '),
      back: (from, to) => ({ start: wordAt(from).start, end: wordAt(to - 1).end }),
    };
  });
}

const unspaced = (text: string): Sentence[] =>
  Array.from(text.matchAll(/[^。！？!?\n]+/gu), ({ 0: sentence, index }) => ({
    text: sentence,
    back: (from, to) => ({ start: index + from, end: index + to }),
  }));

interface Place {
  from: number;
  to: number;
}

/** Every set's places in a sentence, looked up when a hint asks for them. */
function finder({ text }: Sentence, patterns: Compiled): (set: HintSet) => Place[] {
  const found = new Map<HintSet, Place[]>();
  return (set) => {
    const known = found.get(set);
    if (known) return known;
    const places = Array.from(text.matchAll(patterns[set]), ({ 0: words, index }) => ({
      from: index,
      to: index + words.length,
    }));
    found.set(set, places);
    return places;
  };
}

/** A place of each set; one word is not two sets. */
function together([first = [], second]: Place[][]): Place | undefined {
  for (const one of first) {
    if (!second) return one;
    const other = second.find(({ from, to }) => from >= one.to || to <= one.from);
    if (other) return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
  }
  return undefined;
}

/** Hints of a text: two sets of words that together mean what neither says. */
export function findHints(text: string, words: readonly ReadWord[], languages: ReadonlySet<Locale>): Hint[] {
  const hints: Hint[] = [];
  for (const language of LOCALES.filter((one) => languages.has(one))) {
    const patterns = patternsOf(language);
    if (!patterns) continue;
    const writing = writingOf(language);
    for (const sentence of writing === 'unspaced'
      ? unspaced(text)
      : sentencesOf(words, writing === 'whole' ? 'plain' : 'bare')) {
      const find = finder(sentence, patterns);
      for (const { kind, sets } of TOGETHER) {
        const place = together(sets.map(find));
        if (place) hints.push({ kind, sets: sets.join('+'), ...sentence.back(place.from, place.to) });
      }
    }
  }
  return hints;
}
