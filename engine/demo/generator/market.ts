import type { CompanyKind } from '@app/contracts/common';
import type { Category } from '@app/contracts/company/categories';
import type { DemoLanguage, MarketCountry } from './types.ts';

/** The words that companies of one market are made of. In names `*` stands for one of the stems. */
export interface Market {
  country: MarketCountry;
  language: DemoLanguage;
  /** Share of the companies, relative to the other markets. */
  weight: number;
  /** First part of the company's e-mail address. */
  mailbox: string;
  /** How a street and a number are written: `*` the street, `#` the number. */
  streetLine: string;
  streets: readonly string[];
  /** Invented or plain words of nature that fit behind any noun without bending. */
  stems: readonly string[];
  names: Record<Category, readonly string[]>;
  /** Kinds of things a shop sells; a model's name follows. Books are whole titles. */
  products: Record<Category<'shops'>, readonly string[]>;
  descriptions: Record<CompanyKind, readonly string[]>;
}
