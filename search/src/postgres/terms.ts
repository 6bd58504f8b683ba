import type { IndexEntry } from '../documents.ts';
import type { ParsedQuery } from '../text/query.ts';
import { pairsOf } from '../text/words.ts';

/** A lexeme as tsvector and tsquery literals spell it. */
export const lexeme = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Filters are lexemes too, so that one walk through one index answers words and filters together. */
const filterLexeme = (name: string, value: string): string => lexeme(`${name}=${value}`);

/** The literal of an entry's tsvector: names weigh A, places B, filters stand without a weight. */
export function termsOf(entry: IndexEntry): string {
  const places = new Map<string, string[]>();
  const put = (word: string, place: string): void => void places.set(word, [...(places.get(word) ?? []), place]);
  for (const word of entry.nameWords) put(word, '1A');
  for (const word of entry.placeWords) put(word, '2B');
  return [
    ...[...places].map(([word, at]) => `${lexeme(word)}:${at.join(',')}`),
    ...Object.entries(entry.filters).map(([name, value]) => filterLexeme(name, value)),
  ].join(' ');
}

/** Words of letters only: guessing at numbers helps nobody. */
const TYPO_WORD = /^\p{L}{3,40}$/u;
const PAIR_SCRIPTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;
const LONGEST_JOINED = 14;

/**
 * Words that a misspelt one is compared with. Names of two words also count joined, as people write them so; joining
 * longer ones would make a dictionary of whole names.
 */
export const typoWords = ({ words, compact, nameWords, placeWords }: IndexEntry): string[] => {
  const joined = words.length === 2 && compact.length <= LONGEST_JOINED;
  return [...nameWords, ...placeWords].filter(
    (word) => (word !== compact || joined || words.length === 1) && TYPO_WORD.test(word) && !PAIR_SCRIPTS.test(word),
  );
};

/** A word of a query with its alternatives. */
export interface WordChoice {
  /** As written in the index. */
  words: string[];
  /** Beginnings of words. */
  prefixes: string[];
  /** Pairs of letters that must all be there; several lists are alternatives. */
  pairs: string[][];
}

/** The word as typed; `last`: it may be a prefix. */
export function asTyped({ text, unspaced }: { text: string; unspaced: boolean }, last: boolean): WordChoice {
  if (unspaced && [...text].length > 1) return { words: [], prefixes: [], pairs: [pairsOf(text)] };
  return last || unspaced ? { words: [], prefixes: [text], pairs: [] } : { words: [text], prefixes: [], pairs: [] };
}

const anyOf = (parts: string[]): string => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`);

function choiceQuery({ words, prefixes, pairs }: WordChoice, weight: '' | 'A'): string {
  const mark = weight && `:${weight}`;
  return anyOf([
    ...words.map((word) => lexeme(word) + mark),
    ...prefixes.map((word) => `${lexeme(word)}:*${weight}`),
    ...pairs.map((all) => `(${all.map((pair) => lexeme(pair) + mark).join(' & ')})`),
  ]);
}

/** Every word in one of its forms, or one of the whole names or hosts as a prefix; `weight` A: in the name. */
export function tsquery(choices: readonly WordChoice[], wholes: readonly string[], weight: '' | 'A' = ''): string {
  const alternatives = wholes.map((whole) => `${lexeme(whole)}:*${weight}`);
  const all = choices.map((choice) => choiceQuery(choice, weight)).join(' & ');
  return anyOf(all ? [`(${all})`, ...alternatives] : alternatives);
}

/** Every word as a whole, not as a prefix. */
export const wholeWords = (choices: readonly WordChoice[]): string =>
  tsquery(
    choices.map(({ words, prefixes, pairs }) => ({ words: [...words, ...prefixes], prefixes: [], pairs })),
    [],
  );

/** Null without filters. */
export function filterQuery({ filters }: ParsedQuery): string | null {
  return filters.map(([name, value]) => filterLexeme(name, value)).join(' & ') || null;
}
