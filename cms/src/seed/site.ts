import { BADGES } from '@app/contracts/badges';
import type { RequiredDataFromCollectionSlug } from 'payload';
import { PLAN_NAMES } from '../collections/plan-cards.ts';
import type { ExportedClaim, PlanName } from '../export/types.ts';
import { BRAND_NAME } from '../locales.ts';
import { byKey, linkByKey } from './ensure.ts';

/** What the marketing texts claim. Live counts stand in where the engine knows them. */
const CLAIMS: (Omit<ExportedClaim, 'live'> & { live?: NonNullable<ExportedClaim['live']> })[] = [
  { name: 'stores', value: 13_000, unit: 'count', live: 'companies' },
  { name: 'interfaceLanguages', value: 20, unit: 'count', live: 'languages' },
  { name: 'salesUplift', value: 35, unit: 'percent' },
  { name: 'clickThroughUplift', value: 35, unit: 'percent' },
  { name: 'googleShoppingTraffic', value: 40, unit: 'percent' },
  { name: 'mediationSuccess', value: 68, unit: 'percent', live: 'mediationSuccess' },
  { name: 'reviewLengthWithHints', value: 230, unit: 'characters' },
  { name: 'reviewLengthWithoutHints', value: 60, unit: 'characters' },
];

export const settings = {
  brandName: BRAND_NAME,
  claims: CLAIMS,
  links: {},
  contact: { email: 'contact@demo.example', companyName: BRAND_NAME, country: 'PL' },
};

export const navigation = {
  header: [
    linkByKey('common:nav.findCompany', '/find-company'),
    linkByKey('common:nav.howVerified', '/trust/how-reviews-are-verified'),
    linkByKey('common:nav.forBusiness', '/register'),
  ],
  footer: [
    {
      title: byKey('footer:columns.readers'),
      links: [
        linkByKey('footer:links.findCompany', '/find-company'),
        linkByKey('footer:links.howVerified', '/trust/how-reviews-are-verified'),
        linkByKey('footer:links.howComputed', '/trust/how-grades-are-computed'),
      ],
    },
    {
      title: byKey('footer:columns.companies'),
      links: [
        linkByKey('footer:links.register', '/register'),
        linkByKey('footer:links.logIn', '/login'),
        linkByKey('footer:links.panel', '/panel'),
      ],
    },
    { title: byKey('footer:columns.developers'), links: [linkByKey('footer:links.api', '/api/docs')] },
  ],
};

export const badges: RequiredDataFromCollectionSlug<'badges'>[] = BADGES.map((type) => ({
  type,
  name: byKey(`badges:${type}.name`),
  text: byKey(`badges:${type}.text`),
}));

const PLAN_FEATURES: Record<PlanName, string[]> = {
  trustStart: ['invitations', 'profile', 'widgets', 'mediation'],
  trustPro: ['customHints', 'productMediation', 'questions', 'import', 'qrCodes', 'googleShopping'],
  enterprise: ['api', 'surveys', 'markets', 'translations', 'sharing', 'mobile'],
};

export const planCards: RequiredDataFromCollectionSlug<'plan-cards'>[] = PLAN_NAMES.map((plan) => ({
  plan,
  name: byKey(`pricing:plans.${plan}.name`),
  tagline: byKey(`pricing:plans.${plan}.tagline`),
  features: PLAN_FEATURES[plan].map((feature) => ({ words: byKey(`pricing:plans.${plan}.features.${feature}`) })),
  button: linkByKey(`pricing:plans.${plan}.button`, plan === 'enterprise' ? '/contact' : '/register'),
  highlighted: plan === 'trustPro',
}));
