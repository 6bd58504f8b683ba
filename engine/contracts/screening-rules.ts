/** Apart from the schemas: the page about the verification of reviews has an entry for each. */

/** Every rule of the text's screening. */
export const TEXT_RULES = [
  'words.offensive',
  'words.hate',
  'words.threat',
  'words.mild',
  'personal.email',
  'personal.phone',
  'personal.iban',
  'personal.card',
  'personal.national_id',
  'personal.address',
  'links.url',
  'links.obfuscated',
  'links.handle',
  'links.advert',
  'text.near_duplicate',
  'text.contradicts_grade',
  'staff.pattern',
  'statistics.abuse',
] as const;

/** Every rule that may hold a review; the last three look elsewhere than in its text, and at no imported one. */
export const HOLDING_RULES = [...TEXT_RULES, 'own_company', 'device', 'burst'] as const;
export type HoldingRule = (typeof HOLDING_RULES)[number];
