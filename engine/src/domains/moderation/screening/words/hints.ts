import { readWords } from './read-words.ts';

/**
 * What is meant without a word that says it. Each section is a set of beginnings of words and phrases (`=` before a word
 * that must end there); a hint is two sets in one sentence, in any order (`matching/together.ts`).
 *
 * - `know`: to know, to have found out, to have seen.
 * - `life`: when and by which way somebody goes home, where they live, park, whom they love.
 * - `pity`: it would be a pity, let us hope that nothing.
 * - `harm`: fire, accident, broken windows: what happens to a house or a person.
 * - `advice`: brakes, life insurance, a good hospital: advice that is a threat by itself.
 * - `groups`: groups by origin or faith, beside those of `prejudice.ts`.
 * - `slight`: what is said of a group to despise it without a slur.
 * - `kinds`: women, the old, the sick, people who love their own sex.
 * - `place`: where they are told to stay, and that a job is not for them.
 * - `mind`: mind, brain, face.
 * - `small`: what a mind is compared with to call it small.
 * - `better`: “They had better be nicer”: a threat beside somebody's children or way home.
 * - `jibe`: what says by itself that somebody is stupid.
 * - `offer`: free, half the price, a code, money at once.
 * - `lure`: come to us, ask for Mr Green, I write reviews.
 */
const SECTIONS = [
  'know',
  'life',
  'pity',
  'harm',
  'advice',
  'groups',
  'slight',
  'kinds',
  'place',
  'mind',
  'small',
  'better',
  'jibe',
  'offer',
  'lure',
] as const;
export type HintSet = (typeof SECTIONS)[number];

export const HINT_WORDS = readWords('hints', SECTIONS);
