import type { Locale } from '@app/contracts/common';
import { readWordFile } from '../../phrases/word-file.ts';
import { bareForm } from '../text/homoglyphs.ts';
import { SELF_REFERENCE_WORDS } from '../words/self-reference.ts';

const JAPANESE = readWordFile(new URL('../words/self-reference-ja.txt', import.meta.url), ['i', 'particles', 'me']);
const JAPANESE_BEFORE = new RegExp(
  String.raw`(?:${JAPANESE.i.join('|')})(?:${JAPANESE.particles.join('|')})?[^。！？\n]{0,6}$`,
  'u',
);
const JAPANESE_AFTER = new RegExp(String.raw`^[^。！？\n]{0,4}(?:${JAPANESE.me.join('|')})`, 'u');

interface Compiled {
  before: RegExp;
  after: RegExp;
}
const compiled = new Map<Locale, Compiled>();
const WORDS_BETWEEN = String.raw`(?:[ ,]{1,2}[\p{L}']+)`;

function compile(language: Locale): Compiled | null {
  const words = SELF_REFERENCE_WORDS.get(language);
  if (!words) return null;
  const known = compiled.get(language);
  if (known) return known;
  const [i, am, like, me] = [words.i, words.am, words.like, words.me].map((list) => list.join('|'));
  const pattern = {
    before: new RegExp(
      String.raw`(?<![\p{L}])(?:(?:${i})${WORDS_BETWEEN}?|(?:${am})${WORDS_BETWEEN}{0,4}|(?:${i}|${am})${WORDS_BETWEEN}{0,6} (?:${like})${WORDS_BETWEEN}?)[ ,'’-]{1,2}$`,
      'u',
    ),
    after: new RegExp(String.raw`^\p{L}*${WORDS_BETWEEN}{0,1}[ ,]{1,2}(?:${me})(?!\p{L})`, 'u'),
  };
  compiled.set(language, pattern);
  return pattern;
}

/** “I'm” is listed as “i m”. */
const spaced = (text: string): string => bareForm(text).replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, ' ');

const REACH = 48;
/** Whether authors say the words at a place of a normalised text of themselves. */
export function isSelfReference(text: string, start: number, end: number, languages: ReadonlySet<Locale>): boolean {
  const lead = /[^.!?;:\n]*$/u.exec(text.slice(Math.max(0, start - REACH), start))![0];
  const tail = /^[^.!?;:\n]*/u.exec(text.slice(end, end + REACH))![0];
  if (languages.has('ja') && (JAPANESE_BEFORE.test(lead) || JAPANESE_AFTER.test(tail))) return true;
  for (const language of languages) {
    const pattern = compile(language);
    if (pattern && (pattern.before.test(spaced(lead)) || pattern.after.test(spaced(tail)))) return true;
  }
  return false;
}
