import { bareForm } from './homoglyphs.ts';

/** One word of a normalised text: letters and digits without a break. */
export interface Word {
  /** With its diacritics. */
  plain: string;
  /** Without them. */
  bare: string;
  /** In units of the normalised text. */
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a normalised text. Apostrophes and hyphens part words: “l'idiot” is “l” and “idiot”. */
export function splitWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const plain = match[0];
    words.push({ plain, bare: bareForm(plain), start: match.index, end: match.index + plain.length });
  }
  return words;
}
