import { cutAt, cutsOf } from '@app/contracts/sharing/shorten';

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
  const lengths = cutsOf(text, language);
  let [low, high] = [0, lengths.length];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (await fits(cutAt(text, lengths[middle - 1] ?? 0))) low = middle;
    else high = middle - 1;
  }
  return low === 0 ? '' : cutAt(text, lengths[low - 1] ?? 0);
}
