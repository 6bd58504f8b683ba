import type { CompanyReviewDetail, CompanyReviewEvent } from '@app/contracts/company-reviews/detail';
import type { ReviewEvent } from '../reviews/public.ts';

/** An event as the database has it. */
export interface EventRow {
  type: ReviewEvent;
  actor: 'reviewer' | 'screening' | 'moderator' | 'merchant' | 'visitor' | 'system';
  at: string;
  data: { from?: string };
}

/**
 * What the company learns of each event; left out: nothing, as of texts that were held or waited, and of reports and
 * appeals of others.
 */
const SHOWN: Partial<Record<ReviewEvent, CompanyReviewEvent>> = {
  submitted: 'submitted',
  imported: 'imported',
  confirmed: 'confirmed',
  published: 'published',
  released: 'published',
  revision_passed: 'edited',
  revision_released: 'edited',
  removed: 'hidden',
  withdrawal_requested: 'withdrawal_requested',
  withdrawal_refused: 'withdrawal_refused',
  withdrawn: 'withdrawn',
  reinstated: 'reinstated',
  mediation_opened: 'mediation_opened',
  mediation_ended: 'mediation_ended',
  answered: 'answered',
  answer_held: 'answer_held',
  answer_removed: 'answer_removed',
  note_written: 'note_written',
  note_removed: 'note_removed',
  pinned: 'pinned',
  unpinned: 'unpinned',
  erased: 'erased',
};

const SIDES = { reviewer: 'reviewer', merchant: 'company' } as const;
const isSide = (actor: string): actor is keyof typeof SIDES => actor in SIDES;

/** The review's history as its company may know it. */
export function companyTimeline(events: EventRow[]): CompanyReviewDetail['timeline'] {
  return events.flatMap(({ type, actor, at }) => {
    const shown = type === 'reported' && actor === 'merchant' ? 'reported' : SHOWN[type];
    if (!shown) return [];
    return [{ type: shown, at: new Date(at).toISOString(), by: isSide(actor) ? SIDES[actor] : 'platform' } as const];
  });
}
