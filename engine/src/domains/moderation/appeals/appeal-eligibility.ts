import type { AppealSide, STATEMENT_EFFECTS } from '@app/contracts/moderation';
import type { ReviewState } from '../../reviews/public.ts';

/** Six months and some days: the minimum of the Digital Services Act (article 20) for a complaint. */
export const APPEAL_DAYS = 190;
const DAY_MS = 24 * 3600 * 1000;

/** What decides whether an appeal is possible. */
export interface AppealFacts {
  side: AppealSide;
  effect: (typeof STATEMENT_EFFECTS)[number];
  statedAt: Date;
  /** A second moderator has decided already. */
  final: boolean;
  /** This side has appealed against this statement, or has an open appeal about the review. */
  appealed: boolean;
  reviewState: ReviewState;
  /** The text has been erased at its author's request. */
  erased: boolean;
  /** State of the text that the statement is about; null when it is no longer the author's newest. */
  revisionState: 'pending' | 'passed' | 'held' | 'rejected' | 'dropped' | null;
  /** The file of the removed photo still exists. */
  photoRestorable: boolean;
}

/** Whether this side still has an appeal, and one that could change something. */
export function mayAppeal(facts: AppealFacts, now: Date): boolean {
  const { side, effect, reviewState, revisionState } = facts;
  if (facts.final || facts.appealed || facts.erased || reviewState === 'deleted') return false;
  if (now.getTime() - facts.statedAt.getTime() > APPEAL_DAYS * DAY_MS) return false;
  if (side !== 'author') return effect === 'kept' && (reviewState === 'published' || reviewState === 'in_mediation');
  if (effect === 'held' || effect === 'rejected') return revisionState === 'held' || revisionState === 'rejected';
  if (effect === 'photo_removed') return facts.photoRestorable;
  if (effect === 'withdrawn') return reviewState === 'withdrawn';
  return effect === 'removed' && reviewState === 'rejected';
}
