import { MEDIATION_DAYS, MEDIATION_MERCHANT_HOURS } from '@app/contracts/mediation';
import type { MediationOutcome, MediationState } from '@app/contracts/mediation';
import { domainError } from '../../kernel/errors.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * What may be done to a mediation. `revise` sends a change of the review to be checked, `revision_passes` is its
 * passing; `fall_due` is time's own command; `leave` is the review's leaving by moderation or withdrawal.
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

type Moment = 'answerBy' | 'endsAt';

/** One line of the machine: from these states the command leads to `to`, or leaves the state when there is none. */
interface Transition {
  command: MediationCommand;
  from: readonly MediationState[];
  to?: MediationState;
  /** How it ends by this way. */
  outcome?: MediationOutcome;
  /** Possible from this moment on. */
  since?: Moment;
  /** Possible before this moment only. */
  until?: Moment;
  /** Asks whether the reviewer has opened the page since the merchant first wrote. */
  read?: boolean;
  /** Not while a change of the review waits to be checked: the review stays hidden until it has been. */
  unlessEdited?: true;
}

const OPEN = ['awaiting_merchant', 'talking'] as const;

/** The state machine of a mediation: every way there is, the first line that fits. `docs/states.md` is drawn from it. */
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

/** The mediation has ended, or its time for this has run out. */
export class MediationClosed extends domainError('mediation_closed', 409) {}
/** The company has not written yet: there is nothing to answer. */
export class MediationNotBegun extends domainError('mediation_not_begun', 409) {}
/** A change of the review is being checked; it stays hidden until that is done. */
export class MediationEditWaits extends domainError('mediation_edit_waits', 409) {}

/** What the machine asks about a mediation. */
export interface MediationFacts {
  state: MediationState;
  answerBy: Date;
  endsAt: Date;
  readAt: Date | null;
  /** A change of the review waits for screening or a moderator. */
  editWaits: boolean;
}

export interface Decision {
  state: MediationState;
  /** Present when it ends. */
  outcome: MediationOutcome | null;
}

function wayOf(facts: MediationFacts, command: MediationCommand, now: Date): Transition | undefined {
  return TRANSITIONS.find(
    (line) =>
      line.command === command &&
      line.from.includes(facts.state) &&
      (!line.since || facts[line.since] <= now) &&
      (!line.until || now < facts[line.until]) &&
      (line.read === undefined || line.read === (facts.readAt !== null)) &&
      (!line.unlessEdited || !facts.editWaits),
  );
}

/** Whether the command is possible now. */
export const allows = (facts: MediationFacts, command: MediationCommand, now: Date): boolean =>
  wayOf(facts, command, now) !== undefined;

/** What becomes of a mediation by a command. @throws MediationClosed, MediationNotBegun, MediationEditWaits */
export function decide(facts: MediationFacts, command: MediationCommand, now: Date): Decision {
  const way = wayOf(facts, command, now);
  if (way) return { state: way.to ?? facts.state, outcome: way.outcome ?? null };
  if (facts.state !== 'ended' && now < facts.endsAt) {
    if (command === 'reviewer_writes') throw new MediationNotBegun();
    if (command === 'publish') throw new MediationEditWaits();
  }
  throw new MediationClosed();
}

/** The two deadlines, counted from the moment the review went into mediation: hours and days of the clock, not dates. */
export function deadlines(openedAt: Date): { answerBy: Date; endsAt: Date } {
  return {
    answerBy: new Date(openedAt.getTime() + MEDIATION_MERCHANT_HOURS * HOUR_MS),
    endsAt: new Date(openedAt.getTime() + MEDIATION_DAYS * DAY_MS),
  };
}

/** How a mediation ended whose review has left it by another way: taken back by its author, or removed. */
export const commandOfLeaving = (reviewState: string): 'delete' | 'leave' =>
  reviewState === 'deleted' ? 'delete' : 'leave';
