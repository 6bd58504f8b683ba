import type { Locale } from '@app/contracts/common';

/** How the words of a language are told apart. `whole`: syllables stand alone, and their marks make them. */
export type Writing = 'endings' | 'whole' | 'unspaced';

export const writingOf = (language: Locale): Writing =>
  language === 'ja' ? 'unspaced' : language === 'vi' ? 'whole' : 'endings';
