import type { Locale } from '@app/contracts/common';
import { bg, ru, uk } from './cyrillic.ts';
import { de, en, nl } from './english-german-dutch.ts';
import { hu } from './hungarian.ts';
import type { InfluenceWords } from './influence-words.ts';
import { da, et, fi, no, sv } from './nordic.ts';
import { el, ja, tr, vi } from './other.ts';
import { es, fr, it, pt, ro } from './romance.ts';
import { hr, lt, lv, sl } from './south-slavic-baltic.ts';
import { cs, pl, sk } from './west-slavic.ts';

export type { InfluenceWords } from './influence-words.ts';

/** Every language of the interface. */
// prettier-ignore
export const INFLUENCE_WORDS: Record<Locale, InfluenceWords> = {
  pl, en, bg, bs: hr, cs, da, de, el, es, et, fi, fr, hr, hu, it, ja, lt, lv, nl, no, pt, ro, ru, sk, sl, sr: hr, sv, tr, uk, vi,
};
