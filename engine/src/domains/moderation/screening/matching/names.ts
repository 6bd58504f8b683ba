import { readWordFile } from '../../phrases/word-file.ts';

const { titles } = readWordFile(new URL('../words/titles.txt', import.meta.url), ['titles']);
const ways = titles.flatMap((title) => [title, title.slice(0, 1).toUpperCase() + title.slice(1)]);
/** A title right before it, with a first name between them or none. */
const TITLED = new RegExp(
  String.raw`(?<!\p{L})(?:${ways.join('|')})\.?\s+(?<first>\p{Lu}\p{L}*\.?\s+)?(?<half>\p{Lu}\p{L}+-)?$`,
  'u',
);
/** The other half of a double name. */
const HALF_AFTER = /^\p{L}*-\p{Lu}\p{L}+/u;

/**
 * Whether a word found at a place of the original text is written as a surname: with a capital letter, after a title and
 * a first name, or after a title as half of a double name. People are called Kokot and Connard. A title alone makes no
 * name: “Mr Idiot”.
 */
export function isSurname(original: string, start: number, end: number): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(original.slice(start, end))) return false;
  const groups = TITLED.exec(original.slice(Math.max(0, start - 64), start))?.groups;
  if (!groups) return false;
  return Boolean(groups['first'] ?? groups['half']) || HALF_AFTER.test(original.slice(end));
}
