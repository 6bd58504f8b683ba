/** Letters that Unicode does not take apart, by what people type for them. */
// prettier-ignore
const LETTERS = new Map(
  Object.entries({
    ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ĸ: 'q', ŋ: 'n', ŧ: 't', ə: 'a',
    ɓ: 'b', ƈ: 'c', ɖ: 'd', ɗ: 'd', ɛ: 'e', ƒ: 'f', ɠ: 'g', ɨ: 'i', ƙ: 'k', ƚ: 'l', ɲ: 'n', ɔ: 'o', ƥ: 'p', ʀ: 'r',
    ƭ: 't', ʉ: 'u', ʋ: 'v', ƴ: 'y', ƶ: 'z', ς: 'σ',
  }),
);
const UNDIVIDED = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

/**
 * Marks above and below letters in Latin, Greek, Cyrillic, Hebrew and Arabic writing. Not every `\p{M}`: in Indic and
 * Thai writing those are vowels, and in Japanese they make another syllable.
 */
const MARKS = /[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u064b-\u065f\u0670\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]/gu;

const KATAKANA = /[\u30a1-\u30f6]/gu;
const KATAKANA_TO_HIRAGANA = 0x60;

/**
 * The one spelling under which text is indexed and searched: no case, no marks, no width, no katakana. Used for
 * documents and queries alike, by every adapter, so neither the database's collation nor its extensions matter.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(UNDIVIDED, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFC')
    .replace(KATAKANA, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - KATAKANA_TO_HIRAGANA));
}
