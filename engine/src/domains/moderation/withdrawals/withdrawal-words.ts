import type { Locale } from '@app/contracts/common';
import { readWordFile } from '../phrases/word-file.ts';
import type { WordLists } from '../phrases/word-file.ts';

/**
 * Sections of `words/<locale>.txt`. An entry is a whole word or phrase; a final `*` stands for any ending. A short stem
 * such as the Danish `lever*` or `bud*` would match words of another meaning.
 *
 * - `delivery`: delivery and the shop's service.
 * - `complaint`: returns, exchanges, claims.
 * - `product`: what the product itself is like.
 * - `fault`: what else was wrong with it.
 * - `joint`: separates clauses where no comma does.
 */
export const WITHDRAWAL_SECTIONS = ['delivery', 'complaint', 'product', 'fault', 'joint'] as const;
export type WithdrawalSection = (typeof WITHDRAWAL_SECTIONS)[number];

export const withdrawalWords = (language: Locale): WordLists<WithdrawalSection> =>
  readWordFile(new URL(`words/${language}.txt`, import.meta.url), WITHDRAWAL_SECTIONS);
