import { createHash } from 'node:crypto';

/** Scripts without spaces between words, as in `engine.search_words`. */
const UNSPACED = /^[\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]/;
/** Letters of a word that are in its key. */
const KEY_LETTERS = 40;

/**
 * What a text must contain as it is stored: the beginning of a word, which stands behind a space, or characters anywhere
 * in a script without spaces. `folded`: a word as `engine.search_words` returns it. Undefined without letters.
 */
export function phraseOf(folded: string): string | undefined {
  const phrase = folded.trim();
  if (phrase === '') return undefined;
  return UNSPACED.test(phrase) ? phrase : ` ${phrase}`;
}

/** Keys of one phrase; a key ending in `:*` is the beginning of one. */
function keysOf(phrase: string): string[] {
  const words = phrase.trim().split(' ');
  return words.flatMap((word, index) => {
    const last = index === words.length - 1;
    const characters = [...word];
    if (!UNSPACED.test(word)) {
      const key = characters.slice(0, KEY_LETTERS).join('');
      return [last && characters.length <= KEY_LETTERS ? `${quote(key)}:*` : quote(key)];
    }
    // A single character is the beginning of every pair that it begins.
    if (characters.length === 1) return [`${quote(word)}:*`];
    return characters.slice(1).map((character, at) => quote(`${characters[at] ?? ''}${character}`));
  });
}

const quote = (key: string): string => `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The query of `engine.word_keys` for texts with all phrases, and one of each group of properties. */
export function keyQuery(companyId: string, phrases: string[], properties: string[][]): string {
  const prefix = createHash('md5').update(companyId).digest('hex').slice(0, 8);
  const own = (key: string): string => `'${prefix}${key.slice(1)}`;
  const all = [
    ...phrases.flatMap(keysOf).map(own),
    ...properties.map((group) => `(${group.map((key) => own(quote(key))).join(' | ')})`),
  ];
  return all.join(' & ');
}
