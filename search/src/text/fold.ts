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
const MARK_RANGES = [
  '0300-036f',
  '0483-0489',
  '0591-05c7',
  '064b-065f',
  '0670-0670',
  '1ab0-1aff',
  '1dc0-1dff',
  '20d0-20ff',
];
const MARKS = new RegExp(
  `[${MARK_RANGES.map((range) => range.replace(/(\w+)-(\w+)/u, '\\u$1-\\u$2')).join('')}]`,
  'gu',
);

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
