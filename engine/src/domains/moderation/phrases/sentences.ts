import type { Span } from '../screening/types.ts';

const END = /[.!?…]+(?=\s|$)|[。！？]|\n+/gu;
const WORD = /[\p{L}\p{N}]+/gu;
const UNSPACED = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
/** Letters that count as one word in scripts without spaces. */
const LETTERS_PER_WORD = 3;

/** The sentences of a text, without surrounding spaces. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const add = (end: number): void => {
    const piece = text.slice(from, end);
    const start = from + piece.length - piece.trimStart().length;
    if (piece.trim() !== '') spans.push({ start, end: start + piece.trim().length });
    from = end;
  };
  for (const mark of text.matchAll(END)) add(mark.index + mark[0].length);
  add(text.length);
  return spans;
}

/** Number of words in a part of a text; 0 when it ends before it begins. */
export function wordsBetween(text: string, start: number, end: number): number {
  const piece = text.slice(start, Math.max(start, end));
  const unspaced = piece.match(UNSPACED)?.length ?? 0;
  return unspaced > 0 ? Math.ceil(unspaced / LETTERS_PER_WORD) : (piece.match(WORD)?.length ?? 0);
}

export const isWithin = (inner: Span, outer: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;
