import type { Locale } from '@app/contracts/common';
import { HINTS } from './hints-1.ts';
import { MORE_HINTS } from './hints-2.ts';
import { LAST_HINTS } from './hints-3.ts';

/**
 * What is meant without a word that says it. Each field is a set of beginnings of words and phrases (`|` between them,
 * `=` before a word that must end there); a hint is two sets in one sentence, in any order (`matching/together.ts`).
 */
export interface HintWords {
  /** To know, to have found out, to have seen. */
  know: string;
  /** When and by which way somebody goes home, where they live, park, whom they love. */
  life: string;
  /** It would be a pity, let us hope that nothing. */
  pity: string;
  /** Fire, accident, broken windows: what befalls a house or a person. */
  harm: string;
  /** Brakes, life insurance, a good hospital: advice that is a threat by itself. */
  advice: string;
  /** Groups by origin or faith, beside those of `prejudice.ts`. */
  groups: string;
  /** What is said of a group to despise it without a slur. */
  slight: string;
  /** Women, the old, the sick, those who love otherwise. */
  kinds: string;
  /** Where they are told to stay, and that a job is not for them. */
  place: string;
  /** Mind, brain, face. */
  mind: string;
  /** What a mind is as small as. */
  small: string;
  /** “He had better be nicer”: a threat beside somebody's children or way home. */
  better: string;
  /** What says by itself that somebody is stupid. */
  jibe: string;
  /** Free, half the price, a code, money at once. */
  offer: string;
  /** Come to us, ask for Mr Green, I write reviews. */
  lure: string;
}

const MODEL: Partial<Record<Locale, Locale>> = { bs: 'hr', sr: 'hr' };

const ALL = { ...HINTS, ...MORE_HINTS, ...LAST_HINTS };

/** The hints of a language. */
export const hintWords = (language: Locale): HintWords | undefined => ALL[MODEL[language] ?? language];
