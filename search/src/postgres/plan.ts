import { editDistance, typosAllowed } from '../text/edits.ts';
import type { ParsedQuery } from '../text/query.ts';
import { type WordChoice, asTyped, tsquery, wholeWords } from './terms.ts';

/** One interpretation of the query; the next is only tried if it finds too little. */
export interface Plan {
  /** Multiplies the score of what it finds. */
  factor: number;
  /** Null: everything. */
  query: string | null;
  /** The same, in the name only. */
  nameQuery: string | null;
  /** The same with whole words only, no prefixes. */
  wholeQuery: string | null;
  /** Whole names without gaps under this interpretation. */
  compacts: string[];
  hosts: string[];
}

const MAX_READINGS = 24;
/** Minimum length of a word that may match as a prefix anywhere. */
const MIN_PREFIX_LENGTH = 3;

function planOf(choices: readonly WordChoice[], parsed: ParsedQuery, factor: number, compacts: string[]): Plan {
  // A single word is its own whole name.
  const wholes = [...(choices.length > 1 ? compacts : []), ...parsed.hosts];
  return {
    factor,
    query: tsquery(choices, wholes),
    nameQuery: tsquery(choices, wholes, 'A'),
    wholeQuery: wholeWords(choices),
    compacts,
    hosts: parsed.hosts,
  };
}

/** The query as typed; null if it contains nothing searchable (`!?`). */
export function typedPlan(parsed: ParsedQuery): Plan | null {
  if (parsed.blank) return { factor: 1, query: null, nameQuery: null, wholeQuery: null, compacts: [], hosts: [] };
  if (parsed.words.length === 0) return null;
  const choices = parsed.words.map((word, i) => asTyped(word, i === parsed.words.length - 1));
  return planOf(choices, parsed, 1, parsed.compacts);
}

/** Words of the index that each typed word may mean. */
export type Lookalikes = ReadonlyMap<string, readonly string[]>;

/** A run with one wrong letter: all pairs of letters except the two that contain it. */
function withoutOneLetter(pairs: string[]): string[][] {
  return pairs.length < 3 ? [] : pairs.slice(1).map((_, i) => pairs.filter((__, at) => at !== i && at !== i + 1));
}

/** `word` with up to `typos` changes, and what each form reads like. */
function withTypos(
  word: ParsedQuery['words'][number],
  last: boolean,
  typos: number,
  lookalikes: Lookalikes,
): { choice: WordChoice; readings: string[] } {
  // People also abbreviate words other than the last.
  const choice = asTyped(word, last || word.text.length >= MIN_PREFIX_LENGTH);
  if (word.unspaced) {
    const pairs = choice.pairs.flatMap((all) => [all, ...withoutOneLetter(all)]);
    return { choice: { ...choice, pairs }, readings: [word.text] };
  }
  const allowed = Math.min(typos, typosAllowed(word.text.length));
  const near = (lookalikes.get(word.text) ?? []).flatMap((candidate) => {
    const whole = editDistance(word.text, candidate);
    const begun = last ? editDistance(word.text, candidate, { prefix: true }) : whole;
    return Math.min(whole, begun) > allowed ? [] : [{ candidate, whole, begun }];
  });
  near.sort((a, b) => a.begun - b.begun || a.whole - b.whole);
  const [corrected, longer] = [
    near.filter(({ whole }) => whole <= allowed),
    near.filter(({ whole }) => whole > allowed),
  ];
  return {
    choice: {
      words: [...choice.words, ...(last ? longer : near).map(({ candidate }) => candidate)],
      // A corrected last word may also be a prefix.
      prefixes: [...choice.prefixes, ...(last ? corrected : []).map(({ candidate }) => candidate)],
      pairs: [],
    },
    readings: [word.text, ...corrected.map(({ candidate }) => candidate)],
  };
}

/** Combinations of the words' readings, best first, up to a limit. */
function combine(readings: readonly string[][]): string[] {
  return readings.reduce<string[]>(
    (begun, next) => next.flatMap((word) => begun.map((text) => text + word)).slice(0, MAX_READINGS),
    [''],
  );
}

function planWithTypos(parsed: ParsedQuery, typos: number, lookalikes: Lookalikes, factor: number): Plan {
  const forms = parsed.words.map((word, i) => withTypos(word, i === parsed.words.length - 1, typos, lookalikes));
  const compacts = [...new Set([...parsed.compacts, ...combine(forms.map(({ readings }) => readings))])];
  // The gaps may be wrong: the query without gaps is also tried as one misspelt word.
  const whole = { text: parsed.compacts.at(-1) ?? '', unspaced: false };
  const joined = forms.length === 2 ? withTypos(whole, true, typos, lookalikes).readings : [];
  return planOf(
    forms.map(({ choice }) => choice),
    parsed,
    factor,
    [...new Set([...compacts, ...joined])].slice(0, 2 * MAX_READINGS),
  );
}

/** Interpretations with one and with two changes per word. */
export function typoPlans(parsed: ParsedQuery, lookalikes: Lookalikes): Plan[] {
  return [planWithTypos(parsed, 1, lookalikes, 0.6), planWithTypos(parsed, 2, lookalikes, 0.4)];
}

/** Fewer and fewer words: first without those that nothing in the index resembles, then from the end. */
export function shorterPlans(parsed: ParsedQuery, lookalikes: Lookalikes): Plan[] {
  const known = parsed.words.filter((word) => word.unspaced || (lookalikes.get(word.text) ?? []).length > 0);
  const start = known.length > 0 && known.length < parsed.words.length ? known : parsed.words.slice(0, -1);
  return start.map((_, dropped) => {
    const words = start.slice(0, start.length - dropped);
    const compacts = [words.map(({ text }) => text).join('')];
    return planWithTypos({ ...parsed, words, compacts, hosts: [] }, 2, lookalikes, 0.2);
  });
}

/** Words worth looking up for `typoPlans`. */
export function wordsToLookUp({ words, compacts }: ParsedQuery): string[] {
  const single = words.filter(({ unspaced }) => !unspaced).map(({ text }) => text);
  const whole = words.length === 2 && words.every(({ unspaced }) => !unspaced) ? compacts.slice(-1) : [];
  return [...new Set([...single, ...whole])].filter((word) => word.length >= 3 && word.length <= 40);
}
