import { homoglyphReadings, serbianLatin } from '../text/homoglyphs.ts';
import type { Normalised } from '../text/normalise.ts';
import { splitWords } from '../text/words.ts';
import { digitReadings, findDisguises, squeezedReadings } from './disguises.ts';
import type { Disguise } from './disguises.ts';
import { isInflected, matchRest } from './entry.ts';
import type { Entry, ReadWord } from './entry.ts';
import { walkPlaces } from './trie.ts';
import type { Leaf, Place, Trie } from './trie.ts';

/** The word lists of one language, or of all: words by their beginning, and stems that may lie inside a word. */
export interface WordIndex {
  starts: Trie;
  inside: Trie;
  /** Words of languages that part no words by spaces: they may begin and end anywhere. */
  unspaced: Trie;
}

/** An entry found in a text; `start` and `end` in units of the normalised text. */
export interface WordMatch {
  entry: Entry;
  start: number;
  end: number;
  how: 'plain' | Disguise['how'];
}

const SENTENCE_END = /[.!?;:…\n。！？]/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The words of a text with all their readings. `serbian` reads Cyrillic words as Latin ones too. */
export function readWords(text: string, serbian: boolean): ReadWord[] {
  let previousEnd = 0;
  let previousLength = 0;
  return splitWords(text).map((word) => {
    const gap = text.slice(previousEnd, word.start);
    // A dot between a lone letter and the next shortens a word: “s.o.b.”.
    const shortened = gap === '.' && previousLength === 1;
    const startsSentence = previousEnd > 0 && !shortened && SENTENCE_END.test(gap);
    previousEnd = word.end;
    previousLength = word.end - word.start;
    const readings = [
      word.bare,
      ...homoglyphReadings(word.plain),
      ...digitReadings(word.bare),
      ...squeezedReadings(word.bare),
    ];
    if (serbian && CYRILLIC.test(word.plain)) readings.push(serbianLatin(word.plain));
    return { ...word, readings, startsSentence };
  });
}

const leafFits = ({ entry, atom }: Leaf, word: ReadWord, reading: string, from: number, end: number): boolean => {
  if (atom.plain !== null) {
    const at = word.plain.indexOf(atom.plain);
    if (at < 0 || (atom.mode !== 'contains' && atom.mode !== 'suffix' && at !== 0)) return false;
    if (atom.mode === 'exact') return word.plain === atom.plain;
    if (atom.mode === 'suffix') return word.plain.endsWith(atom.plain);
    if (atom.mode === 'inflected') return isInflected(entry.language, word.plain.slice(atom.plain.length));
    return true;
  }
  if (atom.mode === 'exact') return from === 0 && end === reading.length;
  if (atom.mode === 'suffix') return end === reading.length;
  if (atom.mode === 'inflected') return isInflected(entry.language, reading.slice(end));
  return true;
};

function* plainMatches(words: readonly ReadWord[], indexes: readonly WordIndex[]): Generator<WordMatch> {
  for (const [at, word] of words.entries()) {
    const found: WordMatch[] = [];
    for (const reading of word.readings) {
      const visit =
        (from: number) =>
        (leaf: Leaf, end: number): void => {
          if (!leafFits(leaf, word, reading, from, end)) return;
          const last = matchRest(leaf.entry, words, at + 1);
          if (last >= 0) found.push({ entry: leaf.entry, start: word.start, end: words[last]!.end, how: 'plain' });
        };
      for (const { starts, inside } of indexes) {
        starts.walk(reading, 0, visit(0));
        if (inside.size > 0)
          for (let from = 0; from < reading.length; from += 1) inside.walk(reading, from, visit(from));
      }
    }
    yield* found;
  }
}

/** Letters of the places from `at` on, where each can be one letter only; null when one is hidden. */
const plainTail = (places: readonly Place[], at: number): string | null => {
  let tail = '';
  for (const { units } of places.slice(at)) {
    if (!units) return null;
    tail += String.fromCharCode(units[0]!);
  }
  return tail;
};

/** Whether the letters from `from` on are those of the word with its marks, where they can be seen. */
const showsMarks = (plain: string, { letters }: Disguise, from: number): boolean =>
  Array.from(plain).every((letter, at) => letters[from + at] === null || letters[from + at] === letter);

const disguiseFits = ({ entry, atom }: Leaf, disguise: Disguise, from: number, end: number): boolean => {
  const { places, minStem, anyStart } = disguise;
  if (atom.bare.length < minStem) return false;
  // Of a phrase its first word alone may be hidden, by signs inside it.
  if (entry.rest.length > 0 && (disguise.how !== 'symbols' || end < places.length)) return false;
  if (atom.plain !== null && atom.plain !== atom.bare && !showsMarks(atom.plain, disguise, from)) return false;
  const spaced = disguise.how === 'spaced' && entry.kind === 'mild' && from === 0 && end === places.length;
  if (!spaced && entry.kind !== 'offensive' && entry.kind !== 'hate' && entry.kind !== 'allow') return false;
  if (anyStart)
    return (
      atom.bare.length >= 4 || places.length === atom.bare.length || (atom.plain !== null && atom.plain !== atom.bare)
    );
  if (atom.mode === 'exact' || atom.mode === 'suffix') return end === places.length;
  if (atom.mode !== 'inflected') return true;
  const tail = plainTail(places, end);
  return tail === null ? places.length - end <= 3 : isInflected(entry.language, tail);
};

function* disguisedMatches(
  text: string,
  words: readonly ReadWord[],
  indexes: readonly WordIndex[],
): Generator<WordMatch> {
  for (const disguise of findDisguises(text, words)) {
    const found: WordMatch[] = [];
    const { places, starts, ends, how } = disguise;
    const lastPlace = ({ atom }: Leaf, end: number): number =>
      (disguise.anyStart || atom.mode === 'contains' ? end : places.length) - 1;
    const visit =
      (from: number) =>
      (leaf: Leaf, end: number): void => {
        if (!disguiseFits(leaf, disguise, from, end)) return;
        const { entry } = leaf;
        const place = ends[lastPlace(leaf, end)]!;
        if (entry.rest.length === 0) {
          found.push({ entry, start: starts[from]!, end: place, how });
          return;
        }
        const following = words.findIndex(({ start }) => start >= place);
        const last = following < 0 ? -1 : matchRest(entry, words, following);
        if (last >= 0) found.push({ entry, start: starts[from]!, end: words[last]!.end, how });
      };
    for (const index of indexes) {
      for (let from = 0; from < (disguise.anyStart ? places.length - 2 : 1); from += 1)
        walkPlaces(index.starts, places, from, visit(from));
      if (index.inside.size > 0)
        for (let from = 0; from < places.length - 2; from += 1) walkPlaces(index.inside, places, from, visit(from));
    }
    yield* found;
  }
}

/** A space or sign put between two such letters to hide a word: “死 ね”. */
const CJK_GAP =
  /(?<=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー])[\s.・*_\-/|、]{1,2}(?=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー])/gu;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
const CJK = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

function* unspacedMatches(text: string, index: WordIndex): Generator<WordMatch> {
  const gaps = Array.from(text.matchAll(CJK_GAP), ({ index: at, 0: gap }) => ({ at, length: gap.length }));
  const closed = gaps.length > 0 ? text.replaceAll(CJK_GAP, '') : text;
  const back = (at: number): number => gaps.reduce((sum, gap) => (gap.at < sum ? sum + gap.length : sum), at);
  for (const [version, toText] of gaps.length > 0
    ? ([
        [text, (at: number) => at],
        [closed, back],
      ] as const)
    : ([[text, (at: number) => at]] as const)) {
    const found: WordMatch[] = [];
    for (let from = 0; from < version.length; from += 1) {
      // A word in katakana begins where katakana begins: “クソ” is none in “ロックソング”.
      if (from > 0 && KATAKANA.test(version[from]!) && KATAKANA.test(version[from - 1]!)) continue;
      index.unspaced.walk(version, from, ({ entry }, end) => {
        found.push({
          entry,
          start: toText(from),
          end: toText(end - 1) + 1,
          how: version === text ? 'plain' : 'spaced',
        });
      });
    }
    yield* found;
  }
}

/**
 * Every listed word in a text, honest or disguised, without those that lie wholly inside a match of an `allow` entry.
 * At most one match a kind and place.
 */
export function matchWords({ text }: Normalised, indexes: readonly WordIndex[], { serbian = false } = {}): WordMatch[] {
  const words = readWords(text, serbian);
  const matches = [...plainMatches(words, indexes), ...disguisedMatches(text, words, indexes)];
  if (CJK.test(text)) {
    for (const index of indexes) if (index.unspaced.size > 0) matches.push(...unspacedMatches(text, index));
  }
  const allowed = matches.filter(({ entry }) => entry.kind === 'allow');
  const seen = new Set<string>();
  return matches
    .filter(
      ({ entry, start, end }) =>
        entry.kind !== 'allow' && !allowed.some((allow) => allow.start <= start && end <= allow.end),
    )
    .filter(({ entry, start }) => {
      const key = `${entry.kind}:${start}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort((a, b) => a.start - b.start);
}
