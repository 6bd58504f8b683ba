import { normalise } from './text/normalise.ts';
import { splitWords } from './text/words.ts';

/** Share of common trigrams from which two texts count as one text sent twice. */
export const DUPLICATE_SIMILARITY = 0.8;
/** From here on it is a second sign. */
export const ALIKE_SIMILARITY = 0.6;
/** Shorter texts say the same by chance: “Super, polecam!” is exempt. */
export const COMPARED_WORDS = 8;
export const COMPARED_LETTERS = 40;

const GRAM = 3;
const MAX_GRAMS = 1_500;

/** A text as the set of its letter trigrams. */
export interface Fingerprint {
  grams: ReadonlySet<string>;
  words: number;
  letters: number;
}

/** Fingerprints made lately: the same recent reviews are compared with each new one of their company. */
const known = new Map<string, Fingerprint>();
const KNOWN_LIMIT = 2_000;

/** Fingerprint of a body: case, marks, punctuation and spacing do not count. */
export function fingerprint(body: string): Fingerprint {
  const before = known.get(body);
  if (before) return before;
  const made = makeFingerprint(body);
  if (known.size >= KNOWN_LIMIT) known.delete(known.keys().next().value!);
  known.set(body, made);
  return made;
}

function makeFingerprint(body: string): Fingerprint {
  const words = splitWords(normalise(body).text).map(({ bare }) => bare);
  const text = words.join(' ');
  const grams = new Set<string>();
  for (let at = 0; at + GRAM <= text.length && grams.size < MAX_GRAMS; at += 1) grams.add(text.slice(at, at + GRAM));
  return { grams, words: words.length, letters: text.length };
}

/** Whether a text is long enough for likeness to mean anything. Japanese has no words: its letters count. */
export const isComparable = ({ words, letters }: Fingerprint): boolean =>
  letters >= COMPARED_LETTERS && (words >= COMPARED_WORDS || letters >= COMPARED_LETTERS * 2);

/** Jaccard's index of two texts' trigrams: 0 (nothing in common) to 1. */
export function similarity(one: Fingerprint, other: Fingerprint): number {
  const [few, many] = one.grams.size <= other.grams.size ? [one.grams, other.grams] : [other.grams, one.grams];
  if (few.size === 0) return 0;
  // The index cannot exceed the ratio of the sizes: most pairs end here.
  if (few.size / many.size < ALIKE_SIMILARITY) return 0;
  let common = 0;
  for (const gram of few) if (many.has(gram)) common += 1;
  return common / (few.size + many.size - common);
}
