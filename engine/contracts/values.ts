/** Apart from the schemas: pages that are read need these at once, and the library of the schemas never or later. */

export const CONTACT_TOPICS = ['contact', 'pricing', 'partner', 'press'] as const;

export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 4000;
/** People need longer for the form, in milliseconds; the site waits so long before it sends. */
export const LEAST_OPEN_MS = 3000;

/** Why somebody reports a review. */
export const REPORT_REASONS = [
  'offensive',
  'personal_data',
  'advertising',
  'not_genuine',
  'conflict_of_interest',
  'illegal',
  'wrong_company',
  'other',
] as const;
/** What is against the law has to be explained (Digital Services Act, article 16): in so many characters at least. */
export const ILLEGAL_TEXT_MIN = 20;

/** Hits that are counted and shown at most: more of them want better words, or a filter. */
export const SEARCH_DEPTH = 1000;

/** Whole positions on the line from a feature's one end to the other. */
export const FEATURE_POSITIONS = 5;
