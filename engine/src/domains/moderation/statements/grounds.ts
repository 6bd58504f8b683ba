import type { DecisionGround } from '@app/contracts/moderation';
import type { WITHDRAWAL_REASONS } from '@app/contracts/reviews';
import type { HoldingRule } from '@app/contracts/screening-rules';

/** The ground that a statement of reasons gives for a rule's finding, most serious first. */
export const GROUND_OF_RULE: Readonly<Record<HoldingRule, DecisionGround>> = {
  'words.threat': 'threat',
  'words.hate': 'hate',
  'words.offensive': 'offensive',
  'words.mild': 'offensive',
  'personal.email': 'personal_data',
  'personal.phone': 'personal_data',
  'personal.iban': 'personal_data',
  'personal.card': 'personal_data',
  'personal.national_id': 'personal_data',
  'personal.address': 'personal_data',
  'links.url': 'link',
  'links.obfuscated': 'link',
  'links.handle': 'link',
  'links.advert': 'link',
  'staff.pattern': 'staff_pattern',
  'text.near_duplicate': 'duplicate',
  own_company: 'conflict_of_interest',
  device: 'same_device',
  burst: 'burst',
  'text.contradicts_grade': 'contradiction',
  // Never states a ground: it holds nothing by itself.
  'statistics.abuse': 'offensive',
};
const RULES = Object.keys(GROUND_OF_RULE) as HoldingRule[];

/** The ground of the most serious of these rules. */
export function groundOfRules(rules: readonly string[]): DecisionGround {
  const mostSerious = RULES.find((rule) => rules.includes(rule));
  if (!mostSerious) throw new Error(`held by no known rule: ${rules.join(', ')}`);
  return GROUND_OF_RULE[mostSerious];
}

/** The ground that corresponds to a seller's reason for a withdrawal. */
export const GROUND_OF_WITHDRAWAL: Readonly<Record<(typeof WITHDRAWAL_REASONS)[number], DecisionGround>> = {
  complaint_item: 'seller_complaint_item',
  not_about_product: 'seller_not_about_product',
};
