import type { INVITATION_EVENTS } from '@app/contracts/invitations';
import { domainError } from '../../kernel/errors.ts';
import type { invitations } from './schema.ts';

export type InvitationState = (typeof invitations.$inferSelect)['state'];
export type InvitationEvent = (typeof INVITATION_EVENTS)[number];

/** Commands on an invitation. Creation is not one of them: an invitation begins as `scheduled`. */
export const INVITATION_COMMANDS = [
  'postpone',
  'advance',
  'keep_for_later',
  'release',
  'send',
  'remind',
  'bounce',
  'opt_out',
  'cancel',
  'complete',
  'expire',
] as const;
export type InvitationCommand = (typeof INVITATION_COMMANDS)[number];

/** One row of the table: from these states the command leads to `to`; without `to` the state stays. */
interface Transition {
  command: InvitationCommand;
  from: readonly InvitationState[];
  to?: InvitationState;
  event: InvitationEvent;
}

/** Nothing has been sent to the customer yet. */
const WAITING = ['scheduled', 'over_limit'] as const;

/** The state machine of an invitation. `docs/states.md` is generated from it. */
export const TRANSITIONS: readonly Transition[] = [
  { command: 'postpone', from: ['scheduled'], event: 'postponed' },
  // The company does not want to wait for the configured delay.
  { command: 'advance', from: ['scheduled'], event: 'advanced' },
  // The monthly limit or a new sender's daily allowance is used up, no text messages are left, the subscription is
  // suspended, or staff have stopped the sender. Released later, oldest first.
  { command: 'keep_for_later', from: ['scheduled'], to: 'over_limit', event: 'over_limit' },
  { command: 'release', from: ['over_limit'], to: 'scheduled', event: 'released' },
  { command: 'send', from: ['scheduled'], to: 'sent', event: 'sent' },
  { command: 'remind', from: ['sent'], event: 'reminded' },
  { command: 'bounce', from: ['scheduled', 'sent'], to: 'bounced', event: 'bounced' },
  // Sent invitations keep their state and their link; they only get no more reminders.
  { command: 'opt_out', from: WAITING, to: 'opted_out', event: 'opted_out' },
  // Not after sending: a company must not prevent a review that is being written.
  { command: 'cancel', from: WAITING, to: 'cancelled', event: 'cancelled' },
  // Also from states in which the message has arrived although the state does not show it.
  {
    command: 'complete',
    from: ['scheduled', 'over_limit', 'sent', 'opted_out', 'bounced'],
    to: 'completed',
    event: 'completed',
  },
  { command: 'expire', from: ['sent'], to: 'expired', event: 'expired' },
];

/** The command is not allowed in the invitation's state. */
export class InvitationActRefused extends domainError('invitation_act_refused', 409) {}

const transitionOf = (command: InvitationCommand): Transition => {
  const transition = TRANSITIONS.find((row) => row.command === command);
  if (!transition) throw new Error(`no transition for ${command}`);
  return transition;
};

export interface Decision {
  state: InvitationState;
  event: InvitationEvent;
}

/** The state and event that a command leads to. @throws InvitationActRefused if the table has no such transition */
export function decideTransition(state: InvitationState, command: InvitationCommand): Decision {
  const transition = transitionOf(command);
  if (!transition.from.includes(state)) throw new InvitationActRefused({ command, state });
  return { state: transition.to ?? state, event: transition.event };
}

/** Whether the command is allowed in this state. */
export const isCommandAllowed = (state: InvitationState, command: InvitationCommand): boolean =>
  transitionOf(command).from.includes(state);

/** The transition of a command, for statements that update many rows. */
export function bulkTransition(command: InvitationCommand): {
  from: readonly InvitationState[];
  to: InvitationState;
  event: InvitationEvent;
} {
  const { from, to, event } = transitionOf(command);
  if (!to) throw new Error(`${command} does not change the state`);
  return { from, to, event };
}
