import { REVIEW_COMMANDS, TRANSITIONS, ReviewActRefused, allows, decide } from './model.ts';
import type { ReviewFacts, ReviewState } from './model.ts';
import { REVIEW_EVENTS, REVIEW_STATES } from './schema.ts';

const FIRST: ReviewState[] = ['awaiting_confirmation', 'screening'];

const facts = (of: Partial<ReviewFacts>): ReviewFacts => ({
  ...{ state: 'screening', pending: true, mediates: false, erased: false },
  ...of,
});

const everyCase: [ReviewState, boolean, boolean, boolean][] = REVIEW_STATES.flatMap((state) =>
  [true, false].flatMap((pending) =>
    [true, false].flatMap((mediates) =>
      [true, false].map((erased): [ReviewState, boolean, boolean, boolean] => [state, pending, mediates, erased]),
    ),
  ),
);

it('leads from how reviews come in to every state, and out of every state but the last', () => {
  const reached = new Set(FIRST);
  for (let before = 0; before !== reached.size;) {
    before = reached.size;
    for (const { from, to, mediated } of TRANSITIONS)
      if (from.some((state) => reached.has(state))) for (const next of [to, mediated]) if (next) reached.add(next);
  }
  expect([...reached].sort()).toEqual([...REVIEW_STATES].sort());
  for (const state of REVIEW_STATES)
    if (state !== 'deleted')
      expect(TRANSITIONS.some(({ from, to }) => from.includes(state) && to && to !== state)).toBe(true);
});

it('has one line at most for a command in a state, and an event that the log knows', () => {
  for (const command of REVIEW_COMMANDS) {
    const lines = TRANSITIONS.filter((line) => line.command === command);
    expect(lines.length).toBeGreaterThan(0);
    const from = lines.flatMap((line) => line.from);
    expect(new Set(from).size).toBe(from.length);
  }
  for (const { event } of TRANSITIONS) expect(REVIEW_EVENTS).toContain(event);
});

it('decides or refuses every command in every case, as it says beforehand', () => {
  for (const [state, pending, mediates, erased] of everyCase) {
    for (const command of REVIEW_COMMANDS) {
      const given = facts({ state, pending, mediates, erased });
      if (allows(given, command)) expect(REVIEW_STATES).toContain(decide(given, command).state);
      else expect(() => decide(given, command)).toThrow(ReviewActRefused);
    }
  }
});

it('shows nothing that has not passed screening or a moderator', () => {
  for (const { command, to } of TRANSITIONS)
    if (to === 'published') expect(['pass', 'release', 'reinstate', 'end_mediation']).toContain(command);
});

it('takes what is public away by acts of people alone, or into mediation by an edit that passed', () => {
  const gone = TRANSITIONS.filter(({ from, to }) => from.includes('published') && to && to !== 'published');
  expect(gone.map(({ command }) => command).sort()).toEqual(['delete', 'remove', 'withdraw']);
  const hidden = TRANSITIONS.filter(({ from, mediated }) => from.includes('published') && mediated);
  expect(hidden.map(({ command }) => command).sort()).toEqual(['pass', 'release']);
});

it('does not let an erased review be written again', () => {
  expect(allows(facts({ state: 'published' }), 'revise')).toBe(true);
  expect(allows(facts({ state: 'published', erased: true }), 'revise')).toBe(false);
});
