import { BADGES } from '@app/contracts/badges';
import type { RequiredDataFromCollectionSlug } from 'payload';
import { PLAN_NAMES } from '../collections/plan-cards.ts';
import type { ExportedClaim, PlanName } from '../export/types.ts';
import { BRAND_NAME } from '../locales.ts';
import { byKey, linkByKey } from './ensure.ts';

/** The claims of the marketing texts, with live counts where the engine has them. */
const CLAIMS: (Omit<ExportedClaim, 'live'> & { live?: NonNullable<ExportedClaim['live']> })[] = [
  { name: 'stores', value: 13_000, unit: 'count', live: 'companies' },
  { name: 'interfaceLanguages', value: 20, unit: 'count', live: 'languages' },
  { name: 'salesUplift', value: 35, unit: 'percent' },
  { name: 'clickThroughUplift', value: 35, unit: 'percent' },
  { name: 'googleShoppingTraffic', value: 40, unit: 'percent' },
  { name: 'mediationSuccess', value: 68, unit: 'percent' },
  { name: 'reviewLengthWithHints', value: 230, unit: 'characters' },
  { name: 'reviewLengthWithoutHints', value: 60, unit: 'characters' },
];

export const settings = {
  claims: CLAIMS,
  links: {},
  contact: { email: 'contact@demo.example', companyName: BRAND_NAME, country: 'PL' },
};

/** A link with a label of the header, also used in the footer. */
const nav = (name: string, href: string) => linkByKey(`common:nav.${name}`, href);
const foot = (name: string, href: string) => linkByKey(`footer:links.${name}`, href);

const categories = linkByKey('category:categories', '/categories');
/** Links to the best companies of each kind. */
const kinds = (['shops', 'services', 'hotels', 'restaurants'] as const).map((kind) =>
  linkByKey(`category:kinds.${kind}`, `/${kind}`),
);

export const navigation = {
  _status: 'published' as const,
  header: [
    { ...nav('findCompany', '/find-company'), children: [...kinds, categories] },
    {
      label: byKey('common:nav.product'),
      children: [
        nav('collectReviews', '/collecting-reviews'),
        nav('surveys', '/surveys'),
        nav('productPolls', '/product-polls'),
        nav('google', '/google'),
        nav('reviewTranslate', '/review-translate'),
        nav('integrations', '/integrations'),
        nav('badges', '/badges'),
      ],
    },
    {
      label: byKey('common:nav.forBusiness'),
      children: [
        nav('onlineShops', '/increase-sales'),
        nav('crossBorder', '/crossborder-sales'),
        nav('hotels', '/hotel'),
        nav('localBusiness', '/gmb-masters'),
        nav('agencies', '/partnership'),
        foot('register', '/register'),
      ],
    },
    {
      label: byKey('common:nav.resources'),
      children: [
        nav('whyUs', '/why-us'),
        nav('references', '/references'),
        nav('caseStudy', '/use-case/rgol'),
        nav('howVerified', '/trust/how-reviews-are-verified'),
        foot('howComputed', '/trust/how-grades-are-computed'),
        nav('changelog', '/changelog'),
      ],
    },
    nav('pricing', '/pricing'),
    nav('logIn', '/login'),
  ],
  footer: [
    {
      title: byKey('footer:columns.readers'),
      links: [
        foot('findCompany', '/find-company'),
        foot('howVerified', '/trust/how-reviews-are-verified'),
        foot('howComputed', '/trust/how-grades-are-computed'),
        foot('transparency', '/trust/transparency'),
        foot('checkReceipt', '/trust/receipt'),
        nav('badges', '/badges'),
        foot('help', '/client-contact'),
        foot('yourData', '/privacy/request'),
      ],
    },
    { title: byKey('category:index.title'), links: [...kinds, categories] },
    {
      title: byKey('footer:columns.companies'),
      links: [
        nav('whyUs', '/why-us'),
        nav('collectReviews', '/review-collection'),
        nav('pricing', '/pricing'),
        nav('references', '/references'),
        nav('agencies', '/partnership'),
        foot('register', '/register'),
        foot('logIn', '/login'),
        foot('panel', '/panel'),
      ],
    },
    {
      title: byKey('footer:columns.company'),
      links: [
        foot('team', '/our-team'),
        foot('jobs', '/jobs'),
        foot('ourReviews', '/our-reviews'),
        nav('contact', '/contact'),
        foot('euProjects', '/projekty-ue'),
        foot('companyInfo', '/SA-info'),
      ],
    },
    {
      title: byKey('footer:columns.developers'),
      links: [nav('integrations', '/integrations'), foot('api', '/api/docs'), nav('changelog', '/changelog')],
    },
  ],
  legal: [
    foot('regulations', '/regulations'),
    foot('userRegulations', '/user-regulations'),
    foot('privacyPolicy', '/privacy-policy'),
  ],
};

export const badges: RequiredDataFromCollectionSlug<'badges'>[] = BADGES.map((type) => ({
  _status: 'published',
  type,
  name: byKey(`badges:${type}.name`),
  text: byKey(`badges:${type}.text`),
}));

/** What there is of a plan today; the comparison also names what is coming. */
const PLAN_FEATURES: Record<PlanName, string[]> = {
  trustStart: ['invitations', 'profile', 'mediation'],
  trustPro: ['customHints', 'productMediation', 'questions', 'import', 'qrCodes'],
  enterprise: ['api', 'surveys', 'translations'],
};

export const planCards: RequiredDataFromCollectionSlug<'plan-cards'>[] = PLAN_NAMES.map((plan) => ({
  _status: 'published',
  plan,
  name: byKey(`pricing:plans.${plan}.name`),
  tagline: byKey(`pricing:plans.${plan}.tagline`),
  features: PLAN_FEATURES[plan].map((feature) => ({ words: byKey(`pricing:plans.${plan}.features.${feature}`) })),
  button: linkByKey(`pricing:plans.${plan}.button`, plan === 'enterprise' ? '/contact' : '/register'),
  highlighted: plan === 'trustPro',
}));
