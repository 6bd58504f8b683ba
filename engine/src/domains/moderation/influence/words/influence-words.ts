/**
 * How a language speaks of buying, forcing or leading away somebody who has written a review, in the notation of
 * `screening/matching/entry.ts`.
 */
export interface InfluenceWords {
  /** What is worth money: refunds, vouchers, gifts, and “in return”. */
  money: string[];
  /** Names of a review, its grade and its text. */
  reviews: string[];
  /** What a reader is asked to do to it: delete, change, raise. Not what a company says of its own acts. */
  changes: string[];
  /** Takes the condition away: “you need not”, “regardless of whether”. */
  free: string[];
  /** Brings it back: “but”. */
  but: string[];
  /** Who speaks, where verbs do not show it: “we change our packaging” asks for nothing. */
  we?: string[];
  /** Makes a request a threat: “otherwise we”, “or else”, “if you do not”. */
  ultimatum: string[];
  /** Makes it a condition: “only after”, “as long as”. Alone it may be about anything. */
  onlyIf?: string[];
  /** What a company owes anyway, and may not make conditional on a change: complaints, repairs, answers. */
  owed?: string[];
  /** Threats with lawyers, the police, employers, what is known of the reader. */
  pressure: string[];
  /** Invitations to talk where nobody sees it. */
  contact: string[];
}
