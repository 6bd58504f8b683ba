/** Letters of other scripts that look like a Latin one (lower case; capitals are lowered before). */
const TO_LATIN: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ё: 'e',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  і: 'i',
  ї: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  һ: 'h',
  ӏ: 'l',
  г: 'r',
  п: 'n',
  и: 'u',
  ь: 'b',
  б: 'b',
  з: '3',
  α: 'a',
  β: 'b',
  γ: 'y',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
};

/** Latin letters that stand for a Cyrillic one. */
const TO_CYRILLIC: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'і',
  j: 'ј',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  r: 'г',
  s: 'ѕ',
  t: 'т',
  u: 'и',
  x: 'х',
  y: 'у',
  n: 'п',
};

const TO_GREEK: Record<string, string> = {
  a: 'α',
  b: 'β',
  e: 'ε',
  h: 'η',
  i: 'ι',
  k: 'κ',
  m: 'μ',
  n: 'η',
  o: 'ο',
  p: 'ρ',
  t: 'τ',
  u: 'υ',
  v: 'ν',
  w: 'ω',
  x: 'χ',
  y: 'υ',
  z: 'ζ',
};

/** Latin look-alikes inside the Latin script, which compatibility normalisation leaves alone. */
const LATIN_VARIANTS: Record<string, string> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ı: 'i',
  ħ: 'h',
  þ: 'th',
  ŧ: 't',
  ƒ: 'f',
  ɑ: 'a',
  ɡ: 'g',
  ɩ: 'i',
  ɪ: 'i',
  ʏ: 'y',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ᴢ: 'z',
  ƙ: 'k',
  ʋ: 'v',
  ɯ: 'w',
  ɾ: 'r',
  ɲ: 'n',
  ʂ: 's',
  ʈ: 't',
  ɗ: 'd',
  ɓ: 'b',
  ɛ: 'e',
  ɔ: 'o',
  ə: 'e',
};

const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const GREEK = /\p{Script=Greek}/u;
const KANA_OR_HAN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const MARKS = /\p{Mn}/gu;

const isAscii = (word: string): boolean => {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) > 0x7f) return false;
  return true;
};

const fold = (word: string, table: Record<string, string>): string => {
  let folded = '';
  for (const letter of word) folded += table[letter] ?? letter;
  return folded;
};

/**
 * The word without diacritics and Latin variants: “gówno” → “gowno”, “größe” → “grosse”. Kana keep their marks, which
 * are letters of their own there. The length may change, so a bare form has no map back to the text.
 */
export function bareForm(word: string): string {
  if (isAscii(word) || KANA_OR_HAN.test(word)) return word;
  return fold(word.normalize('NFD').replace(MARKS, ''), LATIN_VARIANTS).normalize('NFC');
}

/**
 * Other readings of a word whose letters were taken from two scripts, or that is spelt wholly in look-alikes of
 * another script. Empty for an honest word of one script, apart from the rare one made of look-alikes only.
 */
export function homoglyphReadings(word: string): string[] {
  if (isAscii(word)) return [];
  const latin = LATIN.test(word);
  const cyrillic = CYRILLIC.test(word);
  const greek = GREEK.test(word);
  if (!cyrillic && !greek) return [];
  if (latin) {
    const readings = [fold(word, TO_LATIN)];
    if (cyrillic) readings.push(fold(word, TO_CYRILLIC));
    if (greek) readings.push(fold(word, TO_GREEK));
    return readings;
  }
  const read = fold(word, TO_LATIN);
  return word.length >= 4 && isAscii(read) ? [read] : [];
}

const SERBIAN_LATIN: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ђ: 'd',
  е: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'c',
  џ: 'dz',
  ш: 's',
};

/** A Serbian word in Cyrillic as it is written, bare, in Latin letters; the same word when it is in Latin already. */
export const serbianLatin = (word: string): string => fold(word, SERBIAN_LATIN);
