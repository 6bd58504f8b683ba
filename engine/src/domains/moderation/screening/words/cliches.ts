import type { Locale } from '@app/contracts/common';
import { anyOf } from './alternatives.ts';
import { readWords } from './read-words.ts';

/**
 * Things that abusive texts say in every language, as sets of words that may come in any order.
 *
 * - `burn`, `place`: “Somebody should set fire to this hole.” Wishes and intentions, not reports of a fire.
 * - `women`, `belong`, `kitchen`: “Women like that belong in the kitchen.”
 * - `fat`, `animals`: “Looks like a fat hippo.”
 * - `shut`, `mouth`: “Shut your filthy mouth.” `mouth` is one entry with all that may stand before it.
 */
const SECTIONS = ['burn', 'place', 'women', 'belong', 'kitchen', 'fat', 'animals', 'shut', 'mouth'] as const;

const WORDS = readWords('cliches', SECTIONS, { without: ['el', 'et', 'fi', 'ja', 'lt', 'lv', 'sl'] });

/** Entries made of these words for a language's lists of insults, hate and threats. */
export function clicheEntries(language: Locale): { offensive: string[]; hate: string[]; threats: string[] } {
  const words = WORDS.get(language);
  if (!words) return { offensive: [], hate: [], threats: [] };
  const [women, belong, kitchen] = [anyOf(words.women), anyOf(words.belong), anyOf(words.kitchen)];
  const [burn, place] = [anyOf(words.burn), anyOf(words.place)];
  const [fat, animals, shut] = [anyOf(words.fat), anyOf(words.animals), anyOf(words.shut)];
  return {
    offensive: [`${fat} (*)? ${animals}`, `${animals} (*)? ${fat}`, ...words.mouth.map((mouth) => `${shut} ${mouth}`)],
    hate: [
      `${women} .. ${belong} .. ${kitchen}`,
      `${women} .. ${kitchen} .. ${belong}`,
      `${belong} .. ${women} .. ${kitchen}`,
      `${kitchen} .. ${belong} .. ${women}`,
      `${kitchen} .. ${women} .. ${belong}`,
    ],
    threats: [`${burn} ... ${place}`, `${place} ... ${burn}`],
  };
}
