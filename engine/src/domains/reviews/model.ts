import { domainError } from '../../kernel/errors.ts';
import type { REVIEW_EVENTS, REVIEW_STATES } from './schema.ts';

export type ReviewState = (typeof REVIEW_STATES)[number];
export type ReviewEvent = (typeof REVIEW_EVENTS)[number];

/**
 * What may be done to a review. `pass`, `hold`, `release` and `reject` are about its pending revision: the first text
 * or an edit that waits to become public.
 */
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

/** One line of the machine: from these states the command leads to `to`, or leaves the state when there is none. */
interface Transition {
  command: ReviewCommand;
  from: readonly ReviewState[];
  to?: ReviewState;
  /** Where it leads instead when the company mediates this review. */
  mediated?: 'in_mediation';
  /** What happens to the revision that waits. */
  pending?: 'opened' | 'passed' | 'held' | 'rejected' | 'refused' | 'dropped';
  /** The command is about a pending revision: without one it is refused. */
  needsPending?: true;
  /** Refused once its author has had the words erased. */
  unlessErased?: true;
  event: ReviewEvent;
}

const PUBLIC_OR_HIDDEN = ['published', 'in_mediation'] as const;
const UNJUDGED = ['awaiting_confirmation', 'screening', 'held'] as const;
const ALIVE = [...UNJUDGED, 'published', 'in_mediation', 'rejected', 'withdrawn'] as const;

/** The state machine of a review: every way there is. `docs/states.md` is drawn from it. */
export const TRANSITIONS: readonly Transition[] = [
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
  // The refused first text stays the one that would become public: `reinstate` brings it back.
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
  // Erasing takes the text and the name, never the grade: the state stays, unless nobody has judged the text yet.
  { command: 'erase', from: UNJUDGED, to: 'deleted', pending: 'dropped', event: 'erased' },
  { command: 'erase', from: PUBLIC_OR_HIDDEN, pending: 'dropped', event: 'erased' },
  // A refused first text stays the one that `reinstate` brings back, as a grade without words.
  { command: 'erase', from: ['rejected', 'withdrawn', 'deleted'], event: 'erased' },
];

/** No such review, or none that the caller may know of. */
export class ReviewNotFound extends domainError('review_not_found', 404) {}
/** People could read it once, and cannot any more. */
export class ReviewGone extends domainError('review_gone', 410) {}
/** The review is not in a state in which this may be done to it. */
export class ReviewActRefused extends domainError('review_act_refused', 409) {}

/** What the machine asks about a review. */
export interface ReviewFacts {
  state: ReviewState;
  /** A revision waits to become public. */
  pending: boolean;
  /** The company mediates this review: low grade, switched on, its plan has it, never mediated before. */
  mediates: boolean;
  /** Its author has had the words erased. */
  erased: boolean;
}

export interface Decision {
  state: ReviewState;
  event: ReviewEvent;
  pending: Transition['pending'];
  /** Mediation begins with it. */
  opensMediation: boolean;
}

const wayOf = (facts: ReviewFacts, command: ReviewCommand): Transition | undefined =>
  TRANSITIONS.find(
    (line) =>
      line.command === command &&
      line.from.includes(facts.state) &&
      (!line.needsPending || facts.pending) &&
      (!line.unlessErased || !facts.erased),
  );

/** What becomes of a review by a command. @throws ReviewActRefused when the machine has no such way. */
export function decide(facts: ReviewFacts, command: ReviewCommand): Decision {
  const way = wayOf(facts, command);
  if (!way) throw new ReviewActRefused({ command, state: facts.state });
  const opensMediation = facts.mediates && way.mediated !== undefined;
  return {
    state: opensMediation ? 'in_mediation' : (way.to ?? facts.state),
    event: way.event,
    pending: facts.pending || way.pending === 'opened' ? way.pending : undefined,
    opensMediation,
  };
}

/** Whether the command is possible now, for showing what can be done. */
export const allows = (facts: ReviewFacts, command: ReviewCommand): boolean => wayOf(facts, command) !== undefined;

/** States in which people can read a review, and in which it is counted. */
export const isPublic = ({ state }: { state: ReviewState }): boolean => state === 'published';

/** Grades that a company may mediate, and that count as negative. */
export const NEGATIVE_GRADE = 3;
export const isNegative = (grade: number): boolean => grade <= NEGATIVE_GRADE;

/** The address of a review written on a profile must be confirmed within so many days. */
export const CONFIRMATION_DAYS = 30;
