import { editDistance, typosAllowed } from '../text/edits.ts';
import type { ParsedQuery } from '../text/query.ts';
import { type WordChoice, asTyped, tsquery, wholeWords } from './terms.ts';

/** One reading of what was typed; the next one is only tried when this one finds too little. */
export interface Plan {
  /** Multiplies the score of what it finds. */
  factor: number;
  /** Null: everything. */
  query: string | null;
  /** The same, found in the name alone. */
  nameQuery: string | null;
  /** The same with every word in full, none as a beginning. */
  wholeQuery: string | null;
  /** Whole names without gaps, as they would be if this reading were meant. */
  compacts: string[];
  hosts: string[];
}

const MOST_READINGS = 24;
/** Least letters of a word that may stand for a longer one wherever it is. */
const SHORTENED = 3;

function planOf(choices: readonly WordChoice[], parsed: ParsedQuery, factor: number, compacts: string[]): Plan {
  // One word alone is its own whole name.
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

/** The query as it stands; null when it has nothing in it that could be found (`!?`). */
export function typedPlan(parsed: ParsedQuery): Plan | null {
  if (parsed.blank) return { factor: 1, query: null, nameQuery: null, wholeQuery: null, compacts: [], hosts: [] };
  if (parsed.words.length === 0) return null;
  const choices = parsed.words.map((word, i) => asTyped(word, i === parsed.words.length - 1));
  return planOf(choices, parsed, 1, parsed.compacts);
}

/** Which words of the index could be meant by each typed word. */
export type Lookalikes = ReadonlyMap<string, readonly string[]>;

/** A run of n letters with one wrong: all pairs of letters but the two that it is in. */
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
  // People shorten other words than the last one, too.
  const choice = asTyped(word, last || word.text.length >= SHORTENED);
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
      // A corrected last word may go on as well.
      prefixes: [...choice.prefixes, ...(last ? corrected : []).map(({ candidate }) => candidate)],
      pairs: [],
    },
    readings: [word.text, ...corrected.map(({ candidate }) => candidate)],
  };
}

/** All combinations of the words' readings, the first of each word first, at most so many. */
function combine(readings: readonly string[][]): string[] {
  return readings.reduce<string[]>(
    (begun, next) => next.flatMap((word) => begun.map((text) => text + word)).slice(0, MOST_READINGS),
    [''],
  );
}

function planWithTypos(parsed: ParsedQuery, typos: number, lookalikes: Lookalikes, factor: number): Plan {
  const forms = parsed.words.map((word, i) => withTypos(word, i === parsed.words.length - 1, typos, lookalikes));
  const compacts = [...new Set([...parsed.compacts, ...combine(forms.map(({ readings }) => readings))])];
  // Gaps may be what is wrong: the whole, gaps taken out, is misspelt as one word too.
  const whole = { text: parsed.compacts.at(-1) ?? '', unspaced: false };
  const joined = forms.length === 2 ? withTypos(whole, true, typos, lookalikes).readings : [];
  return planOf(
    forms.map(({ choice }) => choice),
    parsed,
    factor,
    [...new Set([...compacts, ...joined])].slice(0, 2 * MOST_READINGS),
  );
}

/** Readings with one and with two changes per word. */
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
