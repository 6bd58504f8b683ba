import type { OfferedHints } from '@app/contracts/review-forms';

/** A text and the caret's position. */
export interface EditedText {
  text: string;
  caret: number;
}

const sentenceEnds = (text: string): boolean => /[.!?…。！？]["”’)»]?$/u.test(text);
const startsCapital = (phrase: string): boolean => /^\p{Lu}/u.test(phrase);

/**
 * Inserts a phrase at the caret with the spaces and the full stop it needs: a phrase that begins a sentence closes the
 * one before it.
 */
export function insertHint(text: string, caret: number, phrase: string): EditedText {
  const before = text.slice(0, caret);
  const after = text.slice(caret);
  const trimmed = before.trimEnd();
  const gap = before.slice(trimmed.length);
  const stop =
    trimmed !== '' && startsCapital(phrase) && /[\p{L}\p{N})]$/u.test(trimmed) && !gap.includes('\n') ? '.' : '';
  const space = trimmed === '' ? '' : gap || (/[。！？]$/u.test(trimmed) ? '' : ' ');
  const head = trimmed + stop + space + phrase;
  const joins = after === '' || /^[\s.,!?;:)…]/u.test(after);
  return { text: head + (joins ? '' : ' ') + after, caret: head.length };
}

/** Whether the text contains the phrase, whose chip is then shown as used. */
export function usesHint(text: string, phrase: string): boolean {
  return text.includes(phrase);
}

/** Removes the phrase's last occurrence with one adjacent space. */
export function removeHint(text: string, phrase: string): EditedText {
  const at = text.lastIndexOf(phrase);
  if (at < 0) return { text, caret: text.length };
  let end = at + phrase.length;
  if (!sentenceEnds(phrase) && text[end] === '.') end++;
  const before = text.slice(0, at);
  const after = text.slice(end);
  const cut = before === '' || /\s$/u.test(before) ? after.replace(/^ +/u, '') : after;
  const head = cut === '' ? before.trimEnd() : before;
  return { text: head + cut, caret: head.length };
}

/** The phrases offered with a grade. */
export const phrasesFor = (hints: OfferedHints, grade: number | null): readonly string[] =>
  hints.find((hint) => hint.grade === grade)?.phrases ?? [];
