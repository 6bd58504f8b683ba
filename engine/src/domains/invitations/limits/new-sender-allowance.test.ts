import { ALLOWANCE_STEPS, dailyAllowance, isHealthy } from './new-sender-allowance.ts';
import type { SendingRecord } from './new-sender-allowance.ts';

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
  expect(dailyAllowance(record({ days, sent: 5_000 }), 50)).toBe(aDay);
});

it('the allowance of a new sender grows with every step and is never 0', () => {
  const allowed = ALLOWANCE_STEPS.map(({ fromDay }) => dailyAllowance(record({ days: fromDay }), 50));
  expect(allowed).toEqual(allowed.toSorted((a, b) => a - b));
  expect(dailyAllowance(record({ sent: 100, bounced: 100 }), 1)).toBe(1);
});

it.each([
  ['bounces', { bounced: 6 }, { bounced: 5 }],
  ['opt-outs', { optedOut: 4 }, { optedOut: 3 }],
])('too many %s reset the allowance of a new sender, a few do not', (_, many, few) => {
  expect(dailyAllowance(record({ days: 90, sent: 100, ...many }), 50)).toBe(20);
  expect(dailyAllowance(record({ days: 90, sent: 100, ...few }), 50)).toBe(1_000);
});

it('a handful of messages does not affect the allowance', () => {
  expect(isHealthy(record({ sent: 19, bounced: 19 }))).toBe(true);
  expect(isHealthy(record({ sent: 20, bounced: 19 }))).toBe(false);
});
