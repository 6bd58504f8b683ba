import { domainError } from '../../../kernel/errors.ts';
import type { REVIEW_EVENTS, REVIEW_STATES } from '../schema.ts';

export type ReviewState = (typeof REVIEW_STATES)[number];
export type ReviewEvent = (typeof REVIEW_EVENTS)[number];

/** `pass`, `hold`, `release` and `reject` apply to the pending revision: the first text, or an edit of it. */
export const REVIEW_COMMANDS = [
  'confirm',
  'lapse',
  'revise',
  'pass',
  'hold',
  'release',
  'reject',
  'remove',
  'reinstate',
  'withdraw',
  'end_mediation',
  'delete',
  'erase',
] as const;
export type ReviewCommand = (typeof REVIEW_COMMANDS)[number];

/** A row of the transition table; without `to` the state stays the same. */
interface Transition {
  command: ReviewCommand;
  from: readonly ReviewState[];
  to?: ReviewState;
  /** Target state if the company mediates this review. */
  mediated?: 'in_mediation';
  /** What happens to the pending revision. */
  pending?: 'opened' | 'passed' | 'held' | 'rejected' | 'refused' | 'dropped';
  /** Refused without a pending revision. */
  needsPending?: true;
  /** Refused once the author has had the text erased. */
  unlessErased?: true;
  event: ReviewEvent;
}

const PUBLIC_OR_HIDDEN = ['published', 'in_mediation'] as const;
const UNJUDGED = ['awaiting_confirmation', 'screening', 'held'] as const;
const ALIVE = [...UNJUDGED, 'published', 'in_mediation', 'rejected', 'withdrawn'] as const;

/** Every allowed transition of a review; `docs/states.md` is generated from it. */
export const REVIEW_TRANSITIONS: readonly Transition[] = [
  { command: 'confirm', from: ['awaiting_confirmation'], to: 'screening', event: 'confirmed' },
  { command: 'lapse', from: ['awaiting_confirmation'], to: 'deleted', pending: 'dropped', event: 'lapsed' },
  {
    command: 'revise',
    from: ['screening', 'held', 'published', 'in_mediation'],
    unlessErased: true,
    pending: 'opened',
    event: 'revised',
  },
  {
    command: 'pass',
    from: ['screening', 'held'],
    to: 'published',
    mediated: 'in_mediation',
    pending: 'passed',
    needsPending: true,
    event: 'published',
  },
  {
    command: 'pass',
    from: ['published'],
    mediated: 'in_mediation',
    pending: 'passed',
    needsPending: true,
    event: 'revision_passed',
  },
  { command: 'pass', from: ['in_mediation'], pending: 'passed', needsPending: true, event: 'revision_passed' },
  { command: 'hold', from: ['screening', 'held'], to: 'held', pending: 'held', needsPending: true, event: 'held' },
  { command: 'hold', from: PUBLIC_OR_HIDDEN, pending: 'held', needsPending: true, event: 'revision_held' },
  {
    command: 'release',
    from: ['held'],
    to: 'published',
    mediated: 'in_mediation',
    pending: 'passed',
    needsPending: true,
    event: 'released',
  },
  {
    command: 'release',
    from: ['published'],
    mediated: 'in_mediation',
    pending: 'passed',
    needsPending: true,
    event: 'revision_released',
  },
  { command: 'release', from: ['in_mediation'], pending: 'passed', needsPending: true, event: 'revision_released' },
  // A rejected first text stays the pending revision, so that `reinstate` can publish it.
  { command: 'reject', from: ['held'], to: 'rejected', pending: 'refused', needsPending: true, event: 'rejected' },
  { command: 'reject', from: PUBLIC_OR_HIDDEN, pending: 'rejected', needsPending: true, event: 'revision_rejected' },
  { command: 'remove', from: PUBLIC_OR_HIDDEN, to: 'rejected', pending: 'dropped', event: 'removed' },
  {
    command: 'reinstate',
    from: ['rejected', 'withdrawn'],
    to: 'published',
    mediated: 'in_mediation',
    pending: 'passed',
    event: 'reinstated',
  },
  { command: 'withdraw', from: PUBLIC_OR_HIDDEN, to: 'withdrawn', pending: 'dropped', event: 'withdrawn' },
  { command: 'end_mediation', from: ['in_mediation'], to: 'published', event: 'mediation_ended' },
  { command: 'delete', from: ALIVE, to: 'deleted', pending: 'dropped', event: 'deleted' },
  // Erasing removes text and name, never the grade: the state stays, unless the text has not been judged yet.
  { command: 'erase', from: UNJUDGED, to: 'deleted', pending: 'dropped', event: 'erased' },
  { command: 'erase', from: PUBLIC_OR_HIDDEN, pending: 'dropped', event: 'erased' },
  // A rejected first text stays pending here too: `reinstate` publishes its grade without text.
  { command: 'erase', from: ['rejected', 'withdrawn', 'deleted'], event: 'erased' },
];

/** The review does not exist, or the caller may not know of it. */
export class ReviewNotFound extends domainError('review_not_found', 404) {}
/** The review was public and no longer is. */
export class ReviewGone extends domainError('review_gone', 410) {}
/** The review’s state does not allow this command. */
export class ReviewActRefused extends domainError('review_act_refused', 409) {}

/** What a transition depends on. */
export interface ReviewFacts {
  state: ReviewState;
  /** A revision waits to be published. */
  pending: boolean;
  /** Publishing it opens mediation: negative grade, enabled by the company and its plan, never mediated before. */
  mediates: boolean;
  /** Its author has had the text erased. */
  erased: boolean;
}

export interface TransitionDecision {
  state: ReviewState;
  event: ReviewEvent;
  pending: Transition['pending'];
  opensMediation: boolean;
}

const findTransition = (facts: ReviewFacts, command: ReviewCommand): Transition | undefined =>
  REVIEW_TRANSITIONS.find(
    (transition) =>
      transition.command === command &&
      transition.from.includes(facts.state) &&
      (!transition.needsPending || facts.pending) &&
      (!transition.unlessErased || !facts.erased),
  );

/** The outcome of a command. @throws ReviewActRefused if the table has no transition for it */
export function decideReviewTransition(facts: ReviewFacts, command: ReviewCommand): TransitionDecision {
  const transition = findTransition(facts, command);
  if (!transition) throw new ReviewActRefused({ command, state: facts.state });
  const opensMediation = facts.mediates && transition.mediated !== undefined;
  return {
    state: opensMediation ? 'in_mediation' : (transition.to ?? facts.state),
    event: transition.event,
    pending: facts.pending || transition.pending === 'opened' ? transition.pending : undefined,
    opensMediation,
  };
}

/** Whether the command is allowed now, for showing what an author can do. */
export const allowsReviewCommand = (facts: ReviewFacts, command: ReviewCommand): boolean =>
  findTransition(facts, command) !== undefined;

/** Whether visitors can read the review; only then is it counted. */
export const isPublic = ({ state }: { state: ReviewState }): boolean => state === 'published';

/** The highest grade that counts as negative and can be mediated. */
export const NEGATIVE_GRADE = 3;
export const isNegative = (grade: number): boolean => grade <= NEGATIVE_GRADE;

/** Days in which the e-mail address of a review written on a profile must be confirmed. */
export const CONFIRMATION_DAYS = 30;
