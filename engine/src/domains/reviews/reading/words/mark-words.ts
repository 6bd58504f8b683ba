import { formsPattern } from './inflections.ts';

/** As `engine.fold` in the database, for one character. */
const foldCharacter = (character: string): string =>
  character
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/[ßæœłđøıς]/gu, (letter) => FOLDED[letter] ?? letter);
const FOLDED: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ø: 'o', ı: 'i', ς: 'σ' };

export const foldWord = (word: string): string => [...word].map(foldCharacter).join('');

/** Words of a search, as the reader typed them; what stands in quotation marks is one of them. */
export const wordsOf = (search: string): string[] =>
  [...search.matchAll(/"([^"]+)"|(\S+)/gu)].map(([, phrase, word]) => phrase?.trim() ?? word ?? '').filter(Boolean);

const LETTER = /[\p{L}\p{N}\p{M}]/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

/** Folded text with the place in the original of each of its characters, and of its end. */
function folded(text: string): { text: string; places: number[] } {
  let result = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const letters = foldCharacter(character);
    for (let n = 0; n < letters.length; n++) places.push(at);
    result += letters;
    at += character.length;
  }
  return { text: result, places: [...places, at] };
}

/**
 * Where a text has the words of a search, in any of their forms in its language: beginnings and ends in UTF-16 units, in
 * order and without overlaps. Whole words are marked where words are divided by spaces.
 */
export function markWords(text: string, search: string, language: string): [number, number][] {
  const { text: inFolds, places } = folded(text);
  const found = wordsOf(search).flatMap((typed) => {
    const word = foldWord(typed);
    if (word === '') return [];
    const forms = formsPattern(word, language);
    const inFull = occurrences(inFolds, word).map(([from, to]) => wholeWord(inFolds, from, to));
    const inForms = forms ? [...inFolds.matchAll(new RegExp(`(?<!${L})${forms.pattern}(?!${L})`, 'gu'))] : [];
    return [...inFull, ...inForms.map((match) => [match.index, match.index + match[0].length] as [number, number])];
  });
  return joined(found).map(([from, to]) => [places[from] ?? 0, places[to] ?? text.length]);
}
const L = '[\\p{L}\\p{N}\\p{M}]';

function occurrences(text: string, word: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
    found.push([at, at + word.length]);
  return found;
}

function wholeWord(text: string, from: number, to: number): [number, number] {
  const belongs = (at: number) => LETTER.test(text[at] ?? '') && !UNSPACED.test(text[at] ?? '');
  let [start, end] = [from, to];
  if (belongs(start)) while (start > 0 && belongs(start - 1)) start--;
  if (belongs(end - 1)) while (end < text.length && belongs(end)) end++;
  return [start, end];
}

function joined(ranges: readonly [number, number][]): [number, number][] {
  const result: [number, number][] = [];
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
