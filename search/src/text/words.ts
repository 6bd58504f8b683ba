import { fold } from './fold.ts';
import { toLatin } from './transliterate.ts';

/** Scripts without spaces: their runs are split into pairs of letters, as word boundaries are unknown. */
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Khmer}\\p{Script=Lao}';
const RUNS = new RegExp(`[${UNSPACED}]+|[\\p{L}\\p{N}\\p{M}](?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}])*`, 'gu');
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');

/** `o.o.`, `S.A.`, `s.r.o.` are one word each. */
const ABBREVIATION = /(?<![\p{L}\p{N}.])\p{L}(?:\.\p{L})+\.?(?![\p{L}\p{N}])/gu;
const APOSTROPHES = /(?<=\p{L})['’ʼ`´](?=\p{L})/gu;

export interface Run {
  text: string;
  /** Written without spaces around words. */
  unspaced: boolean;
}

/** Text in folded Latin (or its own script if that is neither Cyrillic nor Greek), split into words and runs. */
export function runsOf(text: string): Run[] {
  const joined = fold(text.replace(APOSTROPHES, '').replace(ABBREVIATION, (all) => all.replaceAll('.', '')));
  return (toLatin(joined).match(RUNS) ?? []).map((run) => ({ text: run, unspaced: IS_UNSPACED.test(run) }));
}

/** `寿司銀座` → `寿司`, `司銀`, `銀座`. One letter stays one letter. */
export function pairsOf(run: string): string[] {
  const letters = [...run];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, i) => `${letters[i] ?? ''}${letter}`);
}

const LONGEST_COMPACT = 200;

/** The text without gaps: `H&M` equals `hm`, and `Media Rynek` equals `mediarynek`. Limited in length. */
export const compactOf = (runs: readonly Run[]): string =>
  runs
    .map((run) => run.text)
    .join('')
    .slice(0, LONGEST_COMPACT);

/** A filter's value in the index's spelling. */
export const filterValue = (text: string): string => compactOf(runsOf(text));

/** Words for the index. The last letter of an unspaced run is added alone, as it begins no pair. */
export function indexWords(runs: readonly Run[]): string[] {
  return runs.flatMap(({ text, unspaced }) => (unspaced ? [...pairsOf(text), ...[...text].slice(-1)] : [text]));
}

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
];

/** The script of a text before transliteration, to distinguish names that are then equal. */
export const scriptOf = (text: string): string => SCRIPTS.find(([, letters]) => letters.test(text))?.[0] ?? '';
