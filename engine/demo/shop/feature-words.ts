import type { Category } from '@app/contracts/company/categories';
import type { MarketCountry } from '../generator/types.ts';
import { readData } from '../read-data.ts';

/** The languages of the markets: a merchant of the demo writes in all of them. */
export type MarketLanguage = 'pl' | 'en' | 'de' | 'ro' | 'hu' | 'cs' | 'sk' | 'bg';
export const LANGUAGE_OF: Record<MarketCountry, MarketLanguage> = {
  PL: 'pl',
  GB: 'en',
  DE: 'de',
  RO: 'ro',
  HU: 'hu',
  CZ: 'cs',
  SK: 'sk',
  BG: 'bg',
};
type Words = Record<MarketLanguage, string>;

/** A feature with its two ends: `[feature, one end, other end]` per language. */
type FeatureWords = Record<MarketLanguage, readonly [string, string, string]>;

type FeatureName = 'size' | 'finish' | 'use' | 'fit' | 'colour' | 'comfort' | 'pace' | 'reading';
const { size, finish, use, fit, colour, comfort, pace, reading } =
  readData<Record<FeatureName, FeatureWords>>('product-features');

const WORN: readonly FeatureWords[] = [fit, colour, comfort];
const USED: readonly FeatureWords[] = [size, finish, use];

/** What the shops of each category ask about. */
export const featuresFor = (category: Category): readonly FeatureWords[] =>
  category === 'fashion' || category === 'shoes' ? WORN : category === 'books' ? [pace, reading] : USED;

/** One of the three parts in every language. */
export const part = (words: FeatureWords, at: 0 | 1 | 2): Words =>
  Object.fromEntries(Object.entries(words).map(([language, parts]) => [language, parts[at]])) as Words;
