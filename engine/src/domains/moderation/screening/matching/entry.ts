import type { Locale } from '@app/contracts/common';
import { bareForm } from '../text/homoglyphs.ts';
import { isEnding } from './suffixes.ts';
import type { Word } from '../text/words.ts';

/** What a listed word or phrase means for the review. `allow` takes back what a wider entry caught. */
export const WORD_KINDS = ['offensive', 'hate', 'threat', 'mild', 'allow'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

export type AtomMode = 'exact' | 'prefix' | 'suffix' | 'contains' | 'inflected';

/** One way to write one word of an entry. */
export interface Atom {
  mode: AtomMode;
  bare: string;
  /** Set when the diacritics count. */
  plain: string | null;
}

type Step = { gap: true } | { gap: false; atoms: Atom[] };

/** A compiled line of a word list. */
export interface Entry {
  source: string;
  kind: WordKind;
  language: Locale | 'any';
  /** Ways to write the first word. */
  first: Atom[];
  rest: Step[];
  /** Belongs to texts of every language. */
  everywhere: boolean;
}

/** Words that a gap (`..`) may pass over. */
const GAP_WORDS = 3;
const MAX_ALTERNATIVES = 60;

const readAtom = (text: string, exact: boolean): Atom => {
  const lead = text.startsWith('*');
  const tail = text.endsWith('*');
  const inflected = text.endsWith('~');
  const stem = text.slice(lead ? 1 : 0, tail || inflected ? -1 : undefined).toLowerCase().normalize('NFC');
  const mode: AtomMode = lead ? (tail ? 'contains' : 'suffix') : tail ? 'prefix' : inflected ? 'inflected' : 'exact';
  return { mode, bare: bareForm(stem), plain: exact ? stem : null };
};

const readStep = (text: string, exactList: boolean): Step => {
  if (text === '..') return { gap: true };
  const exact = exactList || text.startsWith('=');
  const body = text.startsWith('=') ? text.slice(1) : text;
  const group = /^\((.*)\)$/.exec(body);
  const words = group ? group[1]!.split('|') : [body];
  return { gap: false, atoms: words.slice(0, MAX_ALTERNATIVES).map((word) => readAtom(word, exact)) };
};

/**
 * Reads one line of a word list; null when nothing is left to look for.
 * `word` as it stands, `stem~` with an ending of its language, `stem*` with any continuation, `*stem`, `*stem*`;
 * `=word` counts diacritics; `(a|b~)` alternatives; `..` up to three words between two others.
 * Apostrophes and hyphens part words, as in the text.
 */
export function readEntry(
  source: string,
  kind: WordKind,
  language: Locale | 'any',
  { exact = false, everywhere = false } = {},
): Entry | null {
  const parts = source.trim().replaceAll(/['’\-](?=[\p{L}\p{N}(=])/gu, ' ').split(/\s+/u).filter(Boolean);
  const [first, ...rest] = parts.map((part) => readStep(part, exact));
  if (!first || first.gap) return null;
  const atoms = first.atoms.filter(({ bare }) => bare !== '');
  if (atoms.length === 0) return null;
  return { source, kind, language, first: atoms, rest, everywhere };
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
    for (let skipped = 0; skipped <= GAP_WORDS; skipped += 1) {
      const end = matchRest(entry, words, at + skipped, step + 1);
      if (end >= 0) return end;
      if (words[at + skipped]?.startsSentence) return -1;
    }
    return -1;
  }
  const word = words[at];
  if (!word || word.startsSentence) return -1;
  const found = wanted.atoms.some((atom) => word.readings.some((reading) => atomMatches(atom, reading, word.plain, entry.language)));
  return found ? matchRest(entry, words, at + 1, step + 1) : -1;
}
