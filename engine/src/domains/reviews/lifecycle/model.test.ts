import {
  REVIEW_COMMANDS,
  REVIEW_TRANSITIONS,
  ReviewActRefused,
  allowsReviewCommand,
  decideReviewTransition,
} from './model.ts';
import type { ReviewFacts, ReviewState } from './model.ts';
import { REVIEW_EVENTS, REVIEW_STATES } from '../schema.ts';

const INITIAL_STATES: ReviewState[] = ['awaiting_confirmation', 'screening'];

const facts = (given: Partial<ReviewFacts>): ReviewFacts => ({
  state: 'screening',
  pending: true,
  mediates: false,
  erased: false,
  ...given,
});

const everyCase: [ReviewState, boolean, boolean, boolean][] = REVIEW_STATES.flatMap((state) =>
  [true, false].flatMap((pending) =>
    [true, false].flatMap((mediates) =>
      [true, false].map((erased): [ReviewState, boolean, boolean, boolean] => [state, pending, mediates, erased]),
    ),
  ),
);

it('every state of a review is reachable, and every state but the last can be left', () => {
  const reached = new Set(INITIAL_STATES);
  for (let before = 0; before !== reached.size;) {
    before = reached.size;
    for (const { from, to, mediated } of REVIEW_TRANSITIONS)
      if (from.some((state) => reached.has(state))) for (const next of [to, mediated]) if (next) reached.add(next);
  }
  expect([...reached].sort()).toEqual([...REVIEW_STATES].sort());
  for (const state of REVIEW_STATES)
    if (state !== 'deleted')
      expect(REVIEW_TRANSITIONS.some(({ from, to }) => from.includes(state) && to && to !== state)).toBe(true);
});

it('the transition table has at most one row per command and state, and only known events', () => {
  for (const command of REVIEW_COMMANDS) {
    const lines = REVIEW_TRANSITIONS.filter((line) => line.command === command);
    expect(lines.length).toBeGreaterThan(0);
    const from = lines.flatMap((line) => line.from);
    expect(new Set(from).size).toBe(from.length);
  }
  for (const { event } of REVIEW_TRANSITIONS) expect(REVIEW_EVENTS).toContain(event);
});

it('every command is decided or refused in every case, as allowsReviewCommand says', () => {
  for (const [state, pending, mediates, erased] of everyCase) {
    for (const command of REVIEW_COMMANDS) {
      const given = facts({ state, pending, mediates, erased });
      if (allowsReviewCommand(given, command))
        expect(REVIEW_STATES).toContain(decideReviewTransition(given, command).state);
      else expect(() => decideReviewTransition(given, command)).toThrow(ReviewActRefused);
    }
  }
});

it('only screening, a moderator or the end of a mediation publishes a review', () => {
  for (const { command, to } of REVIEW_TRANSITIONS)
    if (to === 'published') expect(['pass', 'release', 'reinstate', 'end_mediation']).toContain(command);
});

it('a public review is removed by people only, or goes into mediation by an edit that passed', () => {
  const gone = REVIEW_TRANSITIONS.filter(({ from, to }) => from.includes('published') && to && to !== 'published');
  expect(gone.map(({ command }) => command).sort()).toEqual(['delete', 'remove', 'withdraw']);
  const hidden = REVIEW_TRANSITIONS.filter(({ from, mediated }) => from.includes('published') && mediated);
  expect(hidden.map(({ command }) => command).sort()).toEqual(['pass', 'release']);
});

it('an erased review cannot be revised', () => {
  expect(allowsReviewCommand(facts({ state: 'published' }), 'revise')).toBe(true);
  expect(allowsReviewCommand(facts({ state: 'published', erased: true }), 'revise')).toBe(false);
});
