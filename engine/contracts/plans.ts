/** What a plan may have or lack; which plan has what stands in the engine's one table of plans. */
export const FEATURES = [
  'import',
  'own_hints',
  'questions',
  'open_api',
  'surveys',
  'review_translation',
  'product_mediation',
  'qr_codes',
] as const;
export type Feature = (typeof FEATURES)[number];
