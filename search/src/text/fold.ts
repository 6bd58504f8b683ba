/** Letters that Unicode does not take apart, by what people type for them; the dot is that of Catalan's `col·legi`. */
// prettier-ignore
const LETTERS = new Map(
  Object.entries({
    ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ĸ: 'q', ŋ: 'n', ŧ: 't', ə: 'a',
    ƀ: 'b', ƃ: 'b', ɓ: 'b', ƈ: 'c', ȼ: 'c', ƌ: 'd', ȡ: 'd', ɖ: 'd', ɗ: 'd', ȸ: 'db', ɇ: 'e', ɛ: 'e', ƒ: 'f', ǥ: 'g',
    ɠ: 'g', ƕ: 'hv', ɨ: 'i', ɩ: 'i', ȷ: 'j', ɉ: 'j', ƙ: 'k', ƚ: 'l', ȴ: 'l', ỻ: 'll', ƞ: 'n', ɲ: 'n', ȵ: 'n', ɔ: 'o',
    ƣ: 'oi', ƥ: 'p', ȹ: 'qp', ɍ: 'r', ʀ: 'r', ȿ: 's', ẜ: 's', ẝ: 's', ƫ: 't', ƭ: 't', ʈ: 't', ȶ: 't', ⱦ: 't', ʉ: 'u',
    ʋ: 'v', ỽ: 'v', ƴ: 'y', ɏ: 'y', ỿ: 'y', ƶ: 'z', ȥ: 'z', ɀ: 'z', ⱥ: 'a', ς: 'σ', 'ʾ': '', 'ʼ': '', '·': '',
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
