import type { CompanyKind } from '@app/contracts/common';

/** What a review is about: a company of some kind, or a product. */
export type Subject = CompanyKind | 'product';
export type Mood = 'positive' | 'mixed' | 'negative';

/** Whole sentences on one aspect, by what they say of it. */
export interface AspectPhrases {
  positive: readonly string[];
  negative: readonly string[];
}

/**
 * The phrases of one language. Every entry is one or more whole sentences that stand beside any other of the same
 * mood. Two notations keep the stock short:
 * - `[one|two]`: any of these words;
 * - `{he/she}`: masculine or feminine form by the author's gender, where the language has both.
 */
export interface PhraseStock {
  names: { female: readonly string[]; male: readonly string[]; initials: string };
  /** How it was on the whole. */
  opening: Record<Mood, readonly string[]>;
  /** Why the writer was there, without judging. */
  occasion: Record<Subject, readonly string[]>;
  aspects: Record<Subject, readonly AspectPhrases[]>;
  /** Small complaints that fit a good grade too. */
  blemish: Record<Subject, readonly string[]>;
  ending: Record<Mood, readonly string[]>;
  /** A company's answer: to a good review thanks and a close; to a bad one an apology, a step and a close. */
  answer: {
    thanks: readonly string[];
    close: readonly string[];
    apology: readonly string[];
    step: readonly string[];
    closeAfterApology: readonly string[];
  };
}
