import { MEDIATION_DAYS, MEDIATION_MERCHANT_HOURS } from '@app/contracts/mediation';
import type { MediationOutcome, MediationState } from '@app/contracts/mediation';
import { domainError } from '../../kernel/errors.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Commands of a mediation. `revise` submits a change of the review, `revision_passes` follows when it passes screening;
 * `fall_due` comes from the sweep; `leave` follows when the review is removed or withdrawn.
 */
export const MEDIATION_COMMANDS = [
  'merchant_writes',
  'reviewer_reads',
  'reviewer_writes',
  'revise',
  'revision_passes',
  'publish',
  'delete',
  'fall_due',
  'leave',
] as const;
export type MediationCommand = (typeof MEDIATION_COMMANDS)[number];

type Deadline = 'answerBy' | 'endsAt';

/** From these states the command leads to `to`; without `to` the state stays. */
interface Transition {
  command: MediationCommand;
  from: readonly MediationState[];
  to?: MediationState;
  /** Set if the mediation ends. */
  outcome?: MediationOutcome;
  /** Allowed from this deadline on. */
  since?: Deadline;
  /** Allowed before this deadline only. */
  until?: Deadline;
  /** Whether the reviewer has opened the page since the merchant's first message. */
  read?: boolean;
  /** Not while an edit is being checked: the review stays hidden until then. */
  unlessEdited?: true;
}

const OPEN = ['awaiting_merchant', 'talking'] as const;

/** The state machine: the first matching transition applies. `docs/states.md` is generated from it. */
export const TRANSITIONS: readonly Transition[] = [
  { command: 'merchant_writes', from: ['awaiting_merchant'], to: 'talking', until: 'answerBy' },
  { command: 'merchant_writes', from: ['talking'], until: 'endsAt' },
  { command: 'reviewer_reads', from: ['talking'], until: 'endsAt' },
  { command: 'reviewer_writes', from: ['talking'], until: 'endsAt' },
  { command: 'revise', from: OPEN, until: 'endsAt' },
  { command: 'revision_passes', from: OPEN, to: 'ended', outcome: 'changed' },
  { command: 'publish', from: OPEN, to: 'ended', outcome: 'published_by_author', until: 'endsAt', unlessEdited: true },
  { command: 'delete', from: OPEN, to: 'ended', outcome: 'deleted_by_author' },
  {
    command: 'fall_due',
    from: ['awaiting_merchant'],
    to: 'ended',
    outcome: 'merchant_silent',
    since: 'answerBy',
    unlessEdited: true,
  },
  { command: 'fall_due', from: ['awaiting_merchant'], to: 'ended', outcome: 'merchant_silent', since: 'endsAt' },
  { command: 'fall_due', from: ['talking'], to: 'ended', outcome: 'kept', since: 'endsAt', read: true },
  { command: 'fall_due', from: ['talking'], to: 'ended', outcome: 'expired', since: 'endsAt', read: false },
  { command: 'leave', from: OPEN, to: 'ended', outcome: 'removed' },
];

/** The mediation has ended, or the deadline for the command is past. */
export class MediationClosed extends domainError('mediation_closed', 409) {}
/** The company has not written yet. */
export class MediationNotBegun extends domainError('mediation_not_begun', 409) {}
/** An edit of the review is being checked. */
export class MediationEditWaits extends domainError('mediation_edit_waits', 409) {}

/** What transitions depend on. */
export interface MediationFacts {
  state: MediationState;
  answerBy: Date;
  endsAt: Date;
  readAt: Date | null;
  /** An edit of the review waits for screening or a moderator. */
  editWaits: boolean;
}

export interface MediationDecision {
  state: MediationState;
  /** Set if the mediation ends. */
  outcome: MediationOutcome | null;
}

function findTransition(facts: MediationFacts, command: MediationCommand, now: Date): Transition | undefined {
  return TRANSITIONS.find(
    (transition) =>
      transition.command === command &&
      transition.from.includes(facts.state) &&
      (!transition.since || facts[transition.since] <= now) &&
      (!transition.until || now < facts[transition.until]) &&
      (transition.read === undefined || transition.read === (facts.readAt !== null)) &&
      (!transition.unlessEdited || !facts.editWaits),
  );
}

/** Whether the command is allowed now. */
export const allows = (facts: MediationFacts, command: MediationCommand, now: Date): boolean =>
  findTransition(facts, command, now) !== undefined;

/** Applies a command. @throws MediationClosed, MediationNotBegun, MediationEditWaits */
export function decideMediation(facts: MediationFacts, command: MediationCommand, now: Date): MediationDecision {
  const transition = findTransition(facts, command, now);
  if (transition) return { state: transition.to ?? facts.state, outcome: transition.outcome ?? null };
  if (facts.state !== 'ended' && now < facts.endsAt) {
    if (command === 'reviewer_writes') throw new MediationNotBegun();
    if (command === 'publish') throw new MediationEditWaits();
  }
  throw new MediationClosed();
}

/** Both deadlines, in elapsed time since the review went into mediation, not in calendar days. */
export function deadlines(openedAt: Date): { answerBy: Date; endsAt: Date } {
  return {
    answerBy: new Date(openedAt.getTime() + MEDIATION_MERCHANT_HOURS * HOUR_MS),
    endsAt: new Date(openedAt.getTime() + MEDIATION_DAYS * DAY_MS),
  };
}

/** The command for a mediation whose review was deleted by its author, or removed or withdrawn. */
export const commandForLeavingReview = (reviewState: string): 'delete' | 'leave' =>
  reviewState === 'deleted' ? 'delete' : 'leave';
