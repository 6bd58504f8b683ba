import type { Grade, Locale } from '@app/contracts/common';
import type { TEXT_RULES } from '@app/contracts/screening-rules';

/** A rule of the text's screening. The device rule and bursts look elsewhere and have ids of their own. */
export type RuleId = (typeof TEXT_RULES)[number];

/**
 * `hold`: enough alone. `look`: the text is published, and a moderator looks at it within the day. `second_sign`: nothing
 * alone. Any two signs of different rules hold together.
 */
export type Weight = 'hold' | 'look' | 'second_sign';

/** Half-open, in UTF-16 units of the field as the reviewer wrote it. */
export interface Span {
  start: number;
  end: number;
}

export type Detail = Record<string, string | number | boolean>;

/** What one rule found, before it is given its id, version and weight. */
export interface Hit {
  span: Span;
  detail: Detail;
  weight?: Weight;
}

export interface Finding {
  rule: RuleId;
  version: number;
  field: 'body' | 'author_name';
  span: Span;
  /** The words in the span, at most 80 characters; for moderators only, since it may hold personal data. */
  excerpt?: string;
  weight: Weight;
  detail: Detail;
}

/** A body that the company received lately, to compare with. */
export interface RecentBody {
  id: string;
  body: string;
}

export interface ScreenInput {
  body: string;
  grade: Grade;
  authorName?: string;
  formLanguage?: Locale;
  recentBodies?: readonly RecentBody[];
  /** Also look for what reads like an attack by its statistics: for words that a moderator can look at afterwards. */
  statistics?: boolean;
}

export interface ScreenResult {
  /** Language of the text; null when the text shows none, such as “10/10 !!!”. */
  language: Locale | null;
  findings: Finding[];
}
