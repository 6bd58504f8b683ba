import { POST_LIMITS } from './networks.ts';
import type { PostNetwork } from './networks.ts';

/** Code points that X counts once: Latin, Greek, Cyrillic and the like, and general punctuation. All others count twice. */
const COUNTED_ONCE: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];
/** X shortens links to this length, whatever theirs is. */
const LINK_LENGTH = 23;
const LINK = /https?:\/\/[^\s]+/g;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const weightOf = (code: number): number => (COUNTED_ONCE.some(([from, to]) => code >= from && code <= to) ? 1 : 2);

/** An emoji counts as two, however many code points it is made of. */
const weightOfLetter = (letter: string): number =>
  EMOJI.test(letter) ? 2 : [...letter].reduce((sum, part) => sum + weightOf(part.codePointAt(0) ?? 0), 0);

/**
 * The length of a text as X counts it by version 3 of its published rule: composed letters, two for most scripts of Asia
 * and for an emoji, 23 for a link. Where the rule leaves doubt (signs such as ©) it is the longer one.
 */
export function lengthOnX(text: string): number {
  const composed = text.normalize('NFC');
  const links = composed.match(LINK)?.length ?? 0;
  const rest = [...letters.segment(composed.replace(LINK, ''))];
  return rest.reduce((sum, { segment }) => sum + weightOfLetter(segment), LINK_LENGTH * links);
}

/** The length of a post as its network counts it, or longer. */
export const postLength = (network: PostNetwork, text: string): number =>
  network === 'x' ? lengthOnX(text) : text.length;

export const fitsPost = (network: PostNetwork, text: string): boolean =>
  postLength(network, text) <= POST_LIMITS[network];
