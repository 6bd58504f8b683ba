import { INVITATION_STATES } from '@app/contracts/invitations';
import { INVITATION_COMMANDS, InvitationActRefused, TRANSITIONS, allows, bulk, decide } from './model.ts';

const pairs = INVITATION_STATES.flatMap((state) => INVITATION_COMMANDS.map((command) => [state, command] as const));

it('every command has one line, and every state can be reached from the first one', () => {
  expect(TRANSITIONS.map(({ command }) => command)).toEqual([...INVITATION_COMMANDS]);
  const reached = new Set<string>(['scheduled']);
  for (let before = 0; before !== reached.size;) {
    before = reached.size;
    for (const { from, to } of TRANSITIONS) if (to && from.some((state) => reached.has(state))) reached.add(to);
  }
  expect([...reached].sort()).toEqual([...INVITATION_STATES].sort());
});

it.each(pairs)('%s, %s: either a way of the table or a refusal', (state, command) => {
  const way = TRANSITIONS.find((line) => line.command === command && line.from.includes(state));
  expect(allows(state, command)).toBe(way !== undefined);
  if (way) expect(decide(state, command)).toEqual({ state: way.to ?? state, event: way.event });
  else expect(() => decide(state, command)).toThrow(InvitationActRefused);
});

it('nothing leads out of what is over', () => {
  for (const state of ['completed', 'cancelled', 'expired'] as const)
    for (const command of INVITATION_COMMANDS) expect(allows(state, command)).toBe(false);
});

it('a company takes back only what has not been sent', () => {
  expect(INVITATION_STATES.filter((state) => allows(state, 'cancel'))).toEqual(['scheduled', 'over_limit']);
  expect(bulk('opt_out')).toEqual({ from: ['scheduled', 'over_limit'], to: 'opted_out', event: 'opted_out' });
});

it('reminds only of what was sent and not answered', () => {
  expect(INVITATION_STATES.filter((state) => allows(state, 'remind'))).toEqual(['sent']);
});
