/** Pairs of colours in `mark.module.css`. */
export const TONES = 5;

/** The tone of a mark: always the same for an id. */
export const toneOf = (id: string): number =>
  Array.from(id).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7) % TONES;
