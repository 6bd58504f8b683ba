import { readData } from '../read-data.ts';
import type { PhraseStock } from './phrase-stock.ts';
import { DEMO_LANGUAGES } from './types.ts';
import type { DemoLanguage } from './types.ts';

/** The phrase stocks by language: `data/phrases`. */
export const PHRASE_STOCKS = Object.fromEntries(
  DEMO_LANGUAGES.map((language) => [language, readData<PhraseStock>(`phrases/${language}`)]),
) as Record<DemoLanguage, PhraseStock>;
