import type { Locale } from '@app/contracts/common';
import { bareForm } from '../text/homoglyphs.ts';
import { isEnding } from './suffixes.ts';
import type { Word } from '../text/words.ts';

/** What a listed word or phrase means for the review. `allow` takes back what a wider entry caught. */
export const WORD_KINDS = ['offensive', 'hate', 'threat', 'mild', 'allow'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

/** Parts of the lists, by how their lines were made. `staff`: added in the cms. */
export const LIST_PARTS = [
  'swearing',
  'words',
  'phrases',
  'package',
  'insults',
  'likenings',
  'prejudice',
  'stereotypes',
  'cliches',
  'violence',
  'menaces',
  'wishes',
  'families',
  'staff',
] as const;
export type ListPart = (typeof LIST_PARTS)[number];

export type AtomMode = 'exact' | 'prefix' | 'suffix' | 'contains' | 'inflected';

/** One way to write one word of an entry. */
export interface Atom {
  mode: AtomMode;
  bare: string;
  /** Set when the diacritics count. */
  plain: string | null;
}

type Step = { gap: true; words: number } | { gap: false; atoms: Atom[] };

/** A compiled line of a word list. */
export interface Entry {
  source: string;
  kind: WordKind;
  /** Which part of the lists it stands in: each has a precision, and so a weight, of its own. */
  part: ListPart;
  language: Locale | 'any';
  /** Ways to write the first word. */
  first: Atom[];
  rest: Step[];
}

/** Words that a gap (`..`) and a long one (`...`) may pass over. */
const GAP_WORDS = 3;
const LONG_GAP_WORDS = 5;
/** What an entry with `....` passes over: most of a sentence. */
const SENTENCE_GAP_WORDS = 8;
const ANY_WORD: Atom = { mode: 'prefix', bare: '', plain: null };

/** A line whose groups hold phrases becomes several entries; more than this is a mistake in the list. */
const MAX_VARIANTS = 4_000;

const readAtom = (text: string, exact: boolean): Atom => {
  if (text === '*') return ANY_WORD;
  const lead = text.startsWith('*');
  const tail = text.endsWith('*');
  const inflected = text.endsWith('~');
  const stem = text
    .slice(lead ? 1 : 0, tail || inflected ? -1 : undefined)
    .toLowerCase()
    .normalize('NFC');
  const mode: AtomMode = lead ? (tail ? 'contains' : 'suffix') : tail ? 'prefix' : inflected ? 'inflected' : 'exact';
  return { mode, bare: bareForm(stem), plain: exact ? stem : null };
};

const INNER_BREAK = /['’-](?=[\p{L}\p{N}(=])/gu;
const split = (text: string): string[] => text.replaceAll(INNER_BREAK, ' ').split(/\s+/u).filter(Boolean);

const NESTED_GROUP = /\([^)]*\(/;

const isGap = (word: string | undefined): boolean => word !== undefined && /^\.{2,4}$/.test(word);

/** Alternatives of one place of the line, each a list of words: `(a|b c)` is [[a], [b, c]], `x` is [[x]]. */
const readPlace = (token: string): string[][] => {
  const optional = token.endsWith('?');
  const body = optional ? token.slice(0, -1) : token;
  const alternatives = body.startsWith('(') ? body.slice(1, -1).split('|').map(split) : [split(body)];
  return (optional ? [[], ...alternatives] : alternatives).filter((words) => words.length > 0 || optional);
};

/** Every way through the places, with one-word alternatives kept together as one step. */
const expand = (places: string[][][]): string[][][] => {
  let ways: string[][][] = [[]];
  for (const alternatives of places) {
    const single = alternatives.filter((words) => words.length === 1 && !isGap(words[0])).map(([word]) => word!);
    const steps = [
      ...(single.length > 0 ? [[single]] : []),
      ...alternatives
        .filter((words) => words.length !== 1 || isGap(words[0]))
        .map((words) => words.map((word) => [word])),
    ];
    ways = ways.flatMap((way) => steps.map((step) => [...way, ...step]));
    if (ways.length > MAX_VARIANTS) return [];
  }
  return ways;
};

const readStep = (words: string[], exactList: boolean): Step => {
  if (words[0] === '..') return { gap: true, words: GAP_WORDS };
  if (words[0] === '...') return { gap: true, words: LONG_GAP_WORDS };
  if (words[0] === '....') return { gap: true, words: SENTENCE_GAP_WORDS };
  return {
    gap: false,
    atoms: words
      .map((word) => readAtom(word.startsWith('=') ? word.slice(1) : word, exactList || word.startsWith('=')))
      .filter((atom) => atom.bare !== '' || atom === ANY_WORD),
  };
};

/**
 * Reads one line of a word list; nothing when no word is left to look for.
 * `word` as it stands, `stem~` with an ending of its language, `stem*` with any continuation, `*stem`, `*stem*`; a lone
 * `*` is any word; `=word` counts diacritics; `(a|b c)` alternatives, `(a)?` may be missing; `..` up to three words
 * between two others, `...` up to five, `....` up to eight. Apostrophes and hyphens part words, as in the text.
 * Groups do not nest: a line of the staff with nested ones is left out, as one without words is.
 * @throws Error for a built-in line with nested groups
 */
export function readEntries(
  source: string,
  kind: WordKind,
  language: Locale | 'any',
  { exact = false, part = 'staff' }: { exact?: boolean; part?: ListPart } = {},
): Entry[] {
  if (NESTED_GROUP.test(source)) {
    if (part === 'staff') return [];
    throw new Error(`groups do not nest: ${source}`);
  }
  const tokens = source.trim().match(/\([^)]*\)\??|[^\s()]+/gu) ?? [];
  const places = tokens.flatMap((token) =>
    token.startsWith('(') ? [readPlace(token)] : split(token).map((word) => [[word]]),
  );
  const found: Entry[] = [];
  // The ways through a line share most of their steps: read once, a long list of alternatives is kept once.
  const read = new Map<string, Step>();
  const stepOf = (words: string[]): Step => {
    const key = words.join('|');
    const known = read.get(key) ?? readStep(words, exact);
    read.set(key, known);
    return known;
  };
  for (const way of expand(places)) {
    const steps = way.map(stepOf);
    while (steps.at(-1)?.gap) steps.pop();
    const [first, ...rest] = steps;
    if (!first || first.gap) continue;
    const atoms = first.atoms.includes(ANY_WORD) ? first.atoms.filter((atom) => atom !== ANY_WORD) : first.atoms;
    // A word among others is surer than the word alone.
    const own = part === 'words' && rest.length > 0 ? 'phrases' : part;
    if (atoms.length > 0) found.push({ source, kind, part: own, language, first: atoms, rest });
  }
  return found;
}

/** Whether a word, in one of its readings, is what the atom looks for. */
export function atomMatches(atom: Atom, reading: string, plain: string, language: Locale | 'any'): boolean {
  const [text, stem] = atom.plain === null ? [reading, atom.bare] : [plain, atom.plain];
  if (atom.mode === 'exact') return text === stem;
  if (atom.mode === 'contains') return text.includes(stem);
  if (atom.mode === 'suffix') return text.endsWith(stem);
  if (!text.startsWith(stem)) return false;
  return atom.mode === 'prefix' || isInflected(language, text.slice(stem.length));
}

/** Whether `rest` may follow an inflected stem. Entries for any language take no endings. */
export const isInflected = (language: Locale | 'any', rest: string): boolean =>
  rest === '' || (language !== 'any' && isEnding(language, bareForm(rest)));

/** A word of the text with all that it may be read as, and whether a sentence ends before it. */
export interface ReadWord extends Word {
  readings: string[];
  startsSentence: boolean;
}

/** Index of the last word that the rest of an entry takes, from `at` on; -1 when it does not match. */
export function matchRest(entry: Entry, words: readonly ReadWord[], at: number, step = 0): number {
  const wanted = entry.rest[step];
  if (!wanted) return at - 1;
  if (wanted.gap) {
    for (let skipped = 0; skipped <= wanted.words; skipped += 1) {
      const end = matchRest(entry, words, at + skipped, step + 1);
      if (end >= 0) return end;
      if (words[at + skipped]?.startsSentence) return -1;
    }
    return -1;
  }
  const word = words[at];
  if (!word || word.startsSentence) return -1;
  const found = wanted.atoms.some((atom) =>
    word.readings.some((reading) => atomMatches(atom, reading, word.plain, entry.language)),
  );
  return found ? matchRest(entry, words, at + 1, step + 1) : -1;
}
