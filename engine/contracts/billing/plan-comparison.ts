import { PLANS, PLAN_NAMES } from '../plans.ts';
import type { Feature, PlanName } from '../plans.ts';

/** What a plan has of a feature: it is `extra` where hotels can add it, and `coming` where it is not built yet. */
export type PlanStanding = 'yes' | 'no' | 'extra' | 'coming';

interface Row {
  /** Key of its words. */
  words: `pricing:${string}`;
  /** The feature that the engine checks; or else the least plan that has it. */
  by: { feature: Feature } | { from: PlanName };
  coming?: true;
  /** Hotels can add it to the other plans. */
  extra?: true;
}

const START = { from: 'trustStart' } as const;
const PRO = { from: 'trustPro' } as const;

/** Everything that plans differ in, and what all of them have. */
const ROWS: readonly Row[] = [
  { words: 'pricing:plans.trustStart.features.invitations', by: START },
  { words: 'pricing:plans.trustStart.features.profile', by: START },
  { words: 'pricing:page.compare.rows.badges', by: START },
  { words: 'pricing:plans.trustStart.features.mediation', by: START },
  { words: 'pricing:page.compare.rows.shops', by: START, coming: true },
  { words: 'pricing:plans.trustStart.features.widgets', by: START },
  { words: 'pricing:page.compare.rows.socialTab', by: START },
  { words: 'pricing:plans.trustPro.features.customHints', by: { feature: 'own_hints' } },
  { words: 'pricing:plans.trustPro.features.productMediation', by: { feature: 'product_mediation' } },
  { words: 'pricing:plans.trustPro.features.questions', by: { feature: 'questions' } },
  { words: 'pricing:page.compare.rows.attributes', by: { feature: 'attributes' } },
  { words: 'pricing:plans.trustPro.features.import', by: { feature: 'import' } },
  { words: 'pricing:plans.trustPro.features.qrCodes', by: { feature: 'qr_codes' } },
  { words: 'pricing:page.compare.rows.nfc', by: { feature: 'qr_codes' } },
  { words: 'pricing:page.compare.rows.expert', by: { feature: 'expert_module' } },
  { words: 'pricing:page.compare.rows.userFeatures', by: { feature: 'user_features' } },
  { words: 'pricing:plans.trustPro.features.googleShopping', by: { feature: 'google_shopping' } },
  { words: 'pricing:page.compare.rows.googleBusiness', by: PRO, coming: true },
  { words: 'pricing:page.compare.rows.posts', by: { feature: 'post_generator' } },
  { words: 'pricing:page.compare.rows.splitter', by: { feature: 'splitter' } },
  { words: 'pricing:page.compare.rows.manager', by: { feature: 'dedicated_manager' } },
  { words: 'pricing:plans.enterprise.features.surveys', by: { feature: 'surveys' } },
  { words: 'pricing:plans.enterprise.features.translations', by: { feature: 'review_translation' }, extra: true },
  { words: 'pricing:plans.enterprise.features.api', by: { feature: 'open_api' } },
  { words: 'pricing:plans.enterprise.features.markets', by: { feature: 'multi_market' } },
  { words: 'pricing:plans.enterprise.features.sharing', by: { feature: 'review_sharing' } },
  { words: 'pricing:plans.enterprise.features.mobile', by: { feature: 'mobile_support' } },
];

const has = (plan: PlanName, by: Row['by']): boolean =>
  'feature' in by ? PLANS[plan].features.includes(by.feature) : PLAN_NAMES.indexOf(plan) >= PLAN_NAMES.indexOf(by.from);

function standingOf(plan: PlanName, { by, coming, extra }: Row): PlanStanding {
  if (!has(plan, by)) return extra ? 'extra' : 'no';
  return coming ? 'coming' : 'yes';
}

export interface ComparedFeature {
  /** Key of its words. */
  words: Row['words'];
  /** In the order of `PLAN_NAMES`. */
  standings: PlanStanding[];
}

/** The comparison of plans, of the public page and of the panel: what the engine checks is read from its own table. */
export const COMPARED_FEATURES: readonly ComparedFeature[] = ROWS.map((row) => ({
  words: row.words,
  standings: PLAN_NAMES.map((plan) => standingOf(plan, row)),
}));

/** Features that the engine checks and that the comparison names. */
export const COMPARED_CHECKS: ReadonlySet<Feature> = new Set(
  ROWS.flatMap(({ by }) => ('feature' in by ? [by.feature] : [])),
);
