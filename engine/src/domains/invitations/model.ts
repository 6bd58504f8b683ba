import { domainError } from '../../kernel/errors.ts';
import type { INVITATION_EVENTS, invitations } from './schema.ts';

export type InvitationState = (typeof invitations.$inferSelect)['state'];
export type InvitationEvent = (typeof INVITATION_EVENTS)[number];

/** What may be done to an invitation. Its making is no command: it begins as `scheduled`. */
export const INVITATION_COMMANDS = [
  'postpone',
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

/** One line of the machine: from these states the command leads to `to`, or leaves the state when there is none. */
interface Transition {
  command: InvitationCommand;
  from: readonly InvitationState[];
  to?: InvitationState;
  event: InvitationEvent;
}

/** Nothing has gone to the customer yet. */
const WAITING = ['scheduled', 'over_limit'] as const;

/** The state machine of an invitation: every way there is. `docs/states.md` is drawn from it. */
export const TRANSITIONS: readonly Transition[] = [
  { command: 'postpone', from: ['scheduled'], event: 'postponed' },
  // The month's invitations or a new sender's day are used up, the subscription is suspended, or staff have stopped the
  // sender: kept, and released oldest first.
  { command: 'keep_for_later', from: ['scheduled'], to: 'over_limit', event: 'over_limit' },
  { command: 'release', from: ['over_limit'], to: 'scheduled', event: 'released' },
  { command: 'send', from: ['scheduled'], to: 'sent', event: 'sent' },
  { command: 'remind', from: ['sent'], event: 'reminded' },
  { command: 'bounce', from: ['scheduled', 'sent'], to: 'bounced', event: 'bounced' },
  // What has been sent stays so: its link still writes, only nothing more is sent.
  { command: 'opt_out', from: WAITING, to: 'opted_out', event: 'opted_out' },
  // Not what has been sent: a company cannot take back a review that is being written.
  { command: 'cancel', from: WAITING, to: 'cancelled', event: 'cancelled' },
  // Also where the state does not know yet, or any more, that the message has arrived.
  {
    command: 'complete',
    from: ['scheduled', 'over_limit', 'sent', 'opted_out', 'bounced'],
    to: 'completed',
    event: 'completed',
  },
  { command: 'expire', from: ['sent'], to: 'expired', event: 'expired' },
];

/** The invitation is not in a state in which this may be done to it. */
export class InvitationActRefused extends domainError('invitation_act_refused', 409) {}

const wayOf = (command: InvitationCommand): Transition => {
  const way = TRANSITIONS.find((line) => line.command === command);
  if (!way) throw new Error(`no transition for ${command}`);
  return way;
};

export interface Decision {
  state: InvitationState;
  event: InvitationEvent;
}

/** What becomes of an invitation by a command. @throws InvitationActRefused when the machine has no such way. */
export function decide(state: InvitationState, command: InvitationCommand): Decision {
  const way = wayOf(command);
  if (!way.from.includes(state)) throw new InvitationActRefused({ command, state });
  return { state: way.to ?? state, event: way.event };
}

/** Whether the command is possible now. */
export const allows = (state: InvitationState, command: InvitationCommand): boolean =>
  wayOf(command).from.includes(state);

/** For acts on many rows in one statement: the states it is for, the one it leads to, its event. */
export function bulk(command: InvitationCommand): {
  from: readonly InvitationState[];
  to: InvitationState;
  event: InvitationEvent;
} {
  const { from, to, event } = wayOf(command);
  if (!to) throw new Error(`${command} leads nowhere`);
  return { from, to, event };
}
