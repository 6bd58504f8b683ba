/** Letters that Unicode does not take apart into a letter and a mark, and what they are found by. */
const ALIKE: readonly (readonly [string, string])[] = [
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ı', 'i'],
  ['ħ', 'h'],
  ['ß', 's'],
];
const FROM = ALIKE.map(([letter]) => letter).join('');
const TO = ALIKE.map(([, letter]) => letter).join('');
const MARKS = /[\u0300-\u036F]/g;

/** A text without case and diacritics, as `folded` has it in SQL. */
export const fold = (text: string): string =>
  ALIKE.reduce(
    (folding, [letter, alike]) => folding.replaceAll(letter, alike),
    text.toLowerCase().normalize('NFD').replace(MARKS, ''),
  );

/** The SQL of a text without case and diacritics. ICU's rules, because the database's own may be those of C. */
export const folded = (sql: string): string =>
  `translate(regexp_replace(normalize(lower((${sql}) collate "und-x-icu"), NFD), '[\\u0300-\\u036F]', '', 'g'), '${FROM}', '${TO}')`;
