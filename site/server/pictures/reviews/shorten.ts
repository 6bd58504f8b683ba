const ELLIPSIS = '…';

/** Where a text may be cut, as lengths of what is left: after words, or after letters where one word is all there is. */
function cuts(text: string, language: string): number[] {
  const after: number[] = [];
  for (const { segment, index, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text))
    if (isWordLike) after.push(index + segment.length);
  // A text of signs, or one endless word.
  if (after.length > 1) return after;
  return [...new Intl.Segmenter(language, { granularity: 'grapheme' }).segment(text)].map(
    ({ index, segment }) => index + segment.length,
  );
}

/**
 * The whole text if it fits, or as many of its words as fit, with an ellipsis. `fits` is asked about a dozen texts at most,
 * and is expected to be true of every shorter one than one that fits. Empty if not even the first word fits.
 */
export async function shorten(
  text: string,
  language: string,
  fits: (text: string) => Promise<boolean>,
): Promise<string> {
  if (await fits(text)) return text;
  const lengths = cuts(text, language).filter((length) => length < text.length);
  let [low, high] = [0, lengths.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (await fits(text.slice(0, lengths[middle - 1]) + ELLIPSIS)) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? '' : text.slice(0, lengths[low - 1]) + ELLIPSIS;
}
