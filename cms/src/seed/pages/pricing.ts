import { contactForm, hero, page, pricing, questions } from '../blocks.ts';
import type { Draft } from '../blocks.ts';
import { byKey } from '../ensure.ts';
import type { CellKind } from '../../export/types.ts';

const START: CellKind[] = ['yes', 'yes', 'yes'];
const PRO: CellKind[] = ['no', 'yes', 'yes'];
const ENTERPRISE: CellKind[] = ['no', 'no', 'yes'];

/** Names of plans and features are those of the plan cards; other features have texts of their own. */
const ofCard = (plan: string, feature: string) => `pricing:plans.${plan}.features.${feature}`;
const own = (feature: string) => `pricing:page.compare.rows.${feature}`;

const ROWS: [key: string, cells: CellKind[]][] = [
  [ofCard('trustStart', 'invitations'), START],
  [own('shops'), START],
  [ofCard('trustStart', 'profile'), START],
  [own('badges'), START],
  [ofCard('trustStart', 'widgets'), START],
  [ofCard('trustStart', 'mediation'), START],
  [ofCard('trustPro', 'customHints'), PRO],
  [ofCard('trustPro', 'productMediation'), PRO],
  [ofCard('trustPro', 'questions'), PRO],
  [own('attributes'), PRO],
  [ofCard('trustPro', 'import'), PRO],
  [ofCard('trustPro', 'qrCodes'), PRO],
  [ofCard('trustPro', 'googleShopping'), PRO],
  [own('social'), PRO],
  [own('manager'), PRO],
  [ofCard('enterprise', 'surveys'), ENTERPRISE],
  // Hotels can add it to the smaller plans.
  [ofCard('enterprise', 'translations'), ['partly', 'partly', 'yes']],
  [ofCard('enterprise', 'markets'), ENTERPRISE],
  [ofCard('enterprise', 'sharing'), ENTERPRISE],
  [ofCard('enterprise', 'api'), ENTERPRISE],
  [ofCard('enterprise', 'mobile'), ENTERPRISE],
];

const compare: Draft = () => ({
  blockType: 'comparison',
  title: byKey('pricing:page.compare.title'),
  lead: byKey('pricing:page.compare.lead'),
  columns: ['trustStart', 'trustPro', 'enterprise'].map((plan) => ({ title: byKey(`pricing:plans.${plan}.name`) })),
  rows: ROWS.map(([key, cells]) => ({ label: byKey(key), cells: cells.map((kind) => ({ kind })) })),
});

export const pricingPages = [
  page({ path: '/pricing', name: 'Pricing', key: 'pricing:page' }, [
    hero({ primary: '/register', secondary: '/trust/how-grades-are-computed' }),
    pricing('plans'),
    compare,
    questions('faq', ['trial', 'limit', 'payment', 'grades', 'hotels', 'leaving']),
    contactForm('contact', 'pricing'),
  ]),
];
