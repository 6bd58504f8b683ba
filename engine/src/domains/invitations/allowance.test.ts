import { STEPS, allowanceOf, isHealthy } from './allowance.ts';
import type { SendingRecord } from './allowance.ts';

const record = (given: Partial<SendingRecord> = {}): SendingRecord => ({
  days: 0,
  sent: 0,
  bounced: 0,
  optedOut: 0,
  ...given,
});

it.each([
  [0, 50],
  [6, 50],
  [7, 100],
  [13, 100],
  [14, 200],
  [29, 200],
  [30, 500],
  [59, 500],
  [60, 1_000],
  [4_000, 1_000],
])('after %i healthy days a new sender may send %i messages a day', (days, aDay) => {
  expect(allowanceOf(record({ days, sent: 5_000 }), 50)).toBe(aDay);
});

it('grows with every step and never stops sending altogether', () => {
  const allowed = STEPS.map(({ fromDay }) => allowanceOf(record({ days: fromDay }), 50));
  expect(allowed).toEqual(allowed.toSorted((a, b) => a - b));
  expect(allowanceOf(record({ sent: 100, bounced: 100 }), 1)).toBe(1);
});

it.each([
  ['bounces', { bounced: 6 }, { bounced: 5 }],
  ['opt-outs', { optedOut: 4 }, { optedOut: 3 }],
])('too many %s take the growth back, few of them do not', (_, many, few) => {
  expect(allowanceOf(record({ days: 90, sent: 100, ...many }), 50)).toBe(20);
  expect(allowanceOf(record({ days: 90, sent: 100, ...few }), 50)).toBe(1_000);
});

it('judges nobody by a handful of messages', () => {
  expect(isHealthy(record({ sent: 19, bounced: 19 }))).toBe(true);
  expect(isHealthy(record({ sent: 20, bounced: 19 }))).toBe(false);
});
