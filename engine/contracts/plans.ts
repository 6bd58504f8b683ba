/** What a plan may have or lack. */
export const FEATURES = [
  'import',
  'own_hints',
  'questions',
  'open_api',
  'surveys',
  'review_translation',
  'product_mediation',
  'qr_codes',
  /** Features of products that reviewers are asked about. */
  'attributes',
  /** What reviewers say of themselves, asked per category. */
  'user_features',
  /** Reviews of products as a file for Google Shopping. */
  'google_shopping',
  /** Texts of posts for social networks, made from a review. */
  'post_generator',
  /** A set share of customers is sent to other sites, by chance alone. */
  'splitter',
  /** Named experts who answer questions and add notes to reviews. */
  'expert_module',
  /** A member of staff who looks after the company. */
  'dedicated_manager',
  /** Reviews of a product shown in another shop. */
  'review_sharing',
  /** Countries with their own language, website, currency and time zone, under one profile. */
  'multi_market',
  /** Notifications on devices, and invitations that open in a merchant's own app. */
  'mobile_support',
] as const;
export type Feature = (typeof FEATURES)[number];

export const PLAN_NAMES = ['trustStart', 'trustPro', 'enterprise'] as const;
export type PlanName = (typeof PLAN_NAMES)[number];

/** Days or months that are paid at once: 30 days, or 12 months at a discount. */
export const TERMS = ['month', 'year'] as const;

/** What plans are called, in every language. */
export const PLAN_TITLES: Record<PlanName, string> = { trustStart: 'Start', trustPro: 'Pro', enterprise: 'Enterprise' };

export interface Plan {
  name: PlanName;
  /** US dollars a month in cents, net; `from` = the least. */
  monthlyPrice: number;
  from: boolean;
  /** Invitations a month; null = by contract. */
  invitations: number | null;
  features: readonly Feature[];
}

const START: readonly Feature[] = [];
const PRO: readonly Feature[] = [
  ...START,
  'import',
  'own_hints',
  'questions',
  'product_mediation',
  'qr_codes',
  'attributes',
  'user_features',
  'google_shopping',
  'post_generator',
  'splitter',
  'expert_module',
  'dedicated_manager',
];
const ENTERPRISE: readonly Feature[] = [
  ...PRO,
  'open_api',
  'surveys',
  'review_translation',
  'review_sharing',
  'multi_market',
  'mobile_support',
];

/** The one table of plans: prices, limits and features. The engine goes by it, and the site shows it. */
export const PLANS: Record<PlanName, Plan> = {
  trustStart: { name: 'trustStart', monthlyPrice: 2900, from: false, invitations: 100, features: START },
  trustPro: { name: 'trustPro', monthlyPrice: 9900, from: false, invitations: 2000, features: PRO },
  enterprise: { name: 'enterprise', monthlyPrice: 29900, from: true, invitations: null, features: ENTERPRISE },
};
export const PLAN_CURRENCY = 'USD' as const;

export const TRIAL_DAYS = 90;
export const TRIAL_INVITATIONS = 500;

/** Discount in per cent for paying 12 months at once. */
export const YEAR_DISCOUNT_PERCENT = 20;

/** Twelve months paid at once, in cents, and what that is a month. */
export function yearPrice({ monthlyPrice }: Pick<Plan, 'monthlyPrice'>): { total: number; perMonth: number } {
  const perMonth = Math.round((monthlyPrice * (100 - YEAR_DISCOUNT_PERCENT)) / 100);
  return { total: perMonth * 12, perMonth };
}

/** What hotels can add to a plan: net prices in the hundredth part of their currency. */
export const HOTEL_EXTRAS = {
  currency: 'PLN' as const,
  /** For each language that reviews are translated into. */
  translation: 5000,
  textMessages: { price: 15_000, messages: 1000 },
} as const;
