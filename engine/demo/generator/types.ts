import type { CompanyKind, Grade, Locale } from '@app/contracts/common';
import type { Ratings, ReviewOrigin, ReviewSource } from '@app/contracts/reviews';
import type { Category, Facility } from '@app/contracts/company/categories';

/** The eight markets of the specification. */
export const MARKET_COUNTRIES = ['PL', 'GB', 'DE', 'RO', 'HU', 'CZ', 'SK', 'BG'] as const;
export type MarketCountry = (typeof MARKET_COUNTRIES)[number];

/** Languages that the demo has texts in: those of the markets and four that guests and buyers from abroad write. */
// prettier-ignore
export const DEMO_LANGUAGES = [
  'pl', 'en', 'de', 'ro', 'hu', 'cs', 'sk', 'bg', 'fr', 'es', 'it', 'uk',
] as const satisfies readonly Locale[];
export type DemoLanguage = (typeof DEMO_LANGUAGES)[number];

export interface DemoOptions {
  /** The same seed and `now` give the same demo, byte for byte. */
  seed: string;
  companies: number;
  /** How many of them are services, hotels and restaurants with a few reviews, most in the larger towns; none unless given. */
  local?: number;
  reviews: number;
  /** Everything lies before this moment, most of it in the three years before. */
  now: Date;
}

/** Opening hours of one ISO weekday (1 = Monday); both null on a closed day. */
export interface DemoOpeningHours {
  weekday: number;
  opens: string | null;
  closes: string | null;
  /** Later opening times of the day. */
  moreHours?: { opens: string; closes: string }[];
}

export interface DemoCompany {
  id: string;
  slug: string;
  name: string;
  kind: CompanyKind;
  category: Category;
  /** Language of the market: texts, invitations and most reviews. */
  language: DemoLanguage;
  description: string;
  website: string;
  email: string;
  /** E.164. */
  phone: string;
  taxId: string;
  street: string;
  postcode: string;
  city: string;
  region: string;
  country: MarketCountry;
  latitude: number;
  longitude: number;
  timeZone: string;
  openingHours: DemoOpeningHours[];
  facilities: Facility[];
  /** The day the first review was asked for. */
  cooperationStart: Date;
  /** How many reviews this company has, those about its products included. */
  reviewCount: number;
  /** Target mean of its reviews, 3.2 to 4.9. */
  quality: number;
}

export interface DemoProduct {
  id: string;
  companyId: string;
  slug: string;
  /** The merchant's own number of it. */
  externalId: string;
  name: string;
  url: string;
  createdAt: Date;
}

export interface DemoAnswer {
  id: string;
  body: string;
  publishedAt: Date;
}

export interface DemoReview {
  id: string;
  /** Shared by the reviews of one form: of the company and of what was bought. */
  submissionId: string;
  companyId: string;
  /** Null: about the company. A product's review has the order of a company review written with it. */
  productId: string | null;
  grade: Grade;
  origin: ReviewOrigin;
  /** Where it was taken over from; of external ones only. */
  source: ReviewSource | null;
  language: DemoLanguage;
  authorName: string;
  body: string;
  /** Detailed ratings; of the company's reviews only. */
  ratings: Ratings;
  /** The merchant's order number; null when the purchase is not proven. */
  orderReference: string | null;
  submittedAt: Date;
  publishedAt: Date;
  answer: DemoAnswer | null;
  helpful: { up: number; down: number };
  pinned: boolean;
}

export interface Demo {
  companies: DemoCompany[];
  products: DemoProduct[];
  /** All reviews, company by company, oldest first, in batches; starts over on every call. */
  reviews: () => Iterable<DemoReview[]>;
}
