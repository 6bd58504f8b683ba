import { INVITATION_STATES } from '@app/contracts/invitations';
import {
  INVITATION_COMMANDS,
  InvitationActRefused,
  TRANSITIONS,
  isCommandAllowed,
  bulkTransition,
  decideTransition,
} from './model.ts';

const pairs = INVITATION_STATES.flatMap((state) => INVITATION_COMMANDS.map((command) => [state, command] as const));

it('every command has one transition, and every state is reachable from the first', () => {
  expect(TRANSITIONS.map(({ command }) => command)).toEqual([...INVITATION_COMMANDS]);
  const reached = new Set<string>(['scheduled']);
  for (let before = 0; before !== reached.size;) {
    before = reached.size;
    for (const { from, to } of TRANSITIONS) if (to && from.some((state) => reached.has(state))) reached.add(to);
  }
  expect([...reached].sort()).toEqual([...INVITATION_STATES].sort());
});

it.each(pairs)('%s, %s: a transition of the table or a refusal', (state, command) => {
  const way = TRANSITIONS.find((line) => line.command === command && line.from.includes(state));
  expect(isCommandAllowed(state, command)).toBe(way !== undefined);
  if (way) expect(decideTransition(state, command)).toEqual({ state: way.to ?? state, event: way.event });
  else expect(() => decideTransition(state, command)).toThrow(InvitationActRefused);
});

it('final states have no transitions', () => {
  for (const state of ['completed', 'cancelled', 'expired'] as const)
    for (const command of INVITATION_COMMANDS) expect(isCommandAllowed(state, command)).toBe(false);
});

it('a company can cancel only what has not been sent', () => {
  expect(INVITATION_STATES.filter((state) => isCommandAllowed(state, 'cancel'))).toEqual(['scheduled', 'over_limit']);
  expect(bulkTransition('opt_out')).toEqual({ from: ['scheduled', 'over_limit'], to: 'opted_out', event: 'opted_out' });
});

it('only sent invitations can be reminded of', () => {
  expect(INVITATION_STATES.filter((state) => isCommandAllowed(state, 'remind'))).toEqual(['sent']);
});
