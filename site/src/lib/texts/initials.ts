/** First letters of the first and last word of a name, in any script. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? []);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? Array.from(name)[0]];
  // A letter may have two capitals: ß.
  return letters.map((letter) => Array.from((letter ?? '').toUpperCase())[0] ?? '').join('');
}
