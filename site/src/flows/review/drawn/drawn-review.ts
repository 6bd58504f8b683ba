import type { Problem } from '@app/contracts/common';
import type { InvitationForm } from '@app/contracts/review-forms';
import type { IssueKey } from '../../../lib/forms/issue-key.ts';
import type { SentReview } from '../thank-you/sent-review.ts';
import type { ReviewValues } from '../values/form-values.ts';

/** A refusal of the engine, as it is written into a page. */
export type DrawnProblem = Pick<Problem, 'status' | 'code'> & Partial<Problem>;

/** Error of a field: the engine's words, or a key of ours. */
export interface Fault extends Partial<IssueKey> {
  /** Dotted path in `ReviewValues`. */
  path: string;
  message?: string;
}

/** The form, drawn before any script runs. */
export interface DrawnForm {
  kind: 'form';
  invitation: InvitationForm;
  values: ReviewValues;
  /** The first step alone, as scripts would show it, or all that is asked on one page. */
  part: 'grade' | 'words' | 'whole';
  faults: Fault[];
  /** Why it could not be sent, if no field is to blame. */
  failure: DrawnProblem | null;
  idempotencyKey: string;
  /** The values were sent by the reader: they are newer than a draft. */
  typed: boolean;
}

/** What the front door puts into the context of an invitation's page. */
export type DrawnReview =
  | DrawnForm
  | { kind: 'closed'; slug: string; problem: DrawnProblem }
  | { kind: 'sent'; review: SentReview };
