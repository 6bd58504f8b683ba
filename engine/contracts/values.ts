/** Apart from the schemas: pages that are read need these at once, and the library of the schemas never or later. */

export const CONTACT_TOPICS = ['contact', 'pricing', 'partner', 'press'] as const;

export const MESSAGE_MIN = 10;
export const MESSAGE_MAX = 4000;
/** Milliseconds that people need at least for the form; the site waits until then before it sends. */
export const LEAST_OPEN_MS = 3000;

/** Reasons for reporting a review. */
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
/**
 * What is against the law has to be explained (Digital Services Act, article 16): with at least this many characters.
 */
export const ILLEGAL_TEXT_MIN = 20;

/** Hits that are counted and shown at most: more of them want better words, or a filter. */
export const SEARCH_DEPTH = 1000;

/** Kinds that people look for where they are. */
export const NEAR_KINDS: readonly string[] = ['hotels', 'restaurants'];

/** Orders of a list: by rank, by number of reviews, by the newest review, by the distance from a point. */
export const LIST_SORTS = ['rating', 'count', 'newest', 'distance'] as const;

/** Least average ratings that a list can be narrowed to, the highest first. */
export const LIST_RATINGS = [4.5, 4, 3] as const;

/** Whole positions on the line from a feature's one end to the other. */
export const FEATURE_POSITIONS = 5;

/** What a live event is about. It carries ids only: its receivers request what they may see. */
export const LIVE_KINDS = [
  'review',
  'mediation',
  'question',
  /** Told at most once in `LIVE_REST_SECONDS`: a worker sends thousands in an hour. */
  'invitation',
  'order_import',
  'review_import',
  'export',
  'bulk',
  'badge',
  'notification',
  'billing',
  'team',
  /** Settings and lists that members keep: keys, codes, markets, experts, widgets … */
  'company',
] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** After an event about invitations, what follows within this time is not told: readers look once more after it. */
export const LIVE_REST_SECONDS = 5;

/** Lengths of the periods that the dashboard compares, in days. */
export const DASHBOARD_DAYS = [30, 90, 365] as const;

/** Steps from an invitation to a public review of the company. */
export const FUNNEL_STAGES = ['sent', 'opened', 'written', 'published'] as const;
