const ELLIPSIS = '…';

/** Where a text may be cut, as lengths of what is left: after words, or after letters where one word is all there is. */
export function cutsOf(text: string, language: string): number[] {
  const after: number[] = [];
  for (const { segment, index, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    if (isWordLike && index + segment.length < text.length) after.push(index + segment.length);
  // A text of signs, or one endless word.
  if (after.length > 0) return after;
  return [...new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(text)]
    .map(({ index, segment }) => index + segment.length)
    .filter((length) => length < text.length);
}

/** The beginning of a text up to a number of letters, with an ellipsis. */
export const cutAt = (text: string, length: number): string => text.slice(0, length) + ELLIPSIS;

/**
 * The whole text if it fits, or as many of its words as fit, with an ellipsis; empty if not even the first fits. `fits` is
 * asked about a dozen texts at most, and is expected to be true of every shorter one than one that fits.
 */
export function shortened(text: string, language: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const lengths = cutsOf(text, language);
  let [low, high] = [0, lengths.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(cutAt(text, lengths[middle - 1] ?? 0))) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? '' : cutAt(text, lengths[low - 1] ?? 0);
}
