import fc from 'fast-check';
import { MIN_BURST, MIN_BURST_OF_MINUTE, MIN_BURST_WITHOUT_HISTORY, burstBound } from './burst-model.ts';
import type { BurstHistory } from './burst-model.ts';

const YEAR = 365;
const none: BurstHistory = {
  daily: new Map(),
  days: YEAR,
  sentLately: 0,
  sentBefore: 0,
  completedBefore: 0,
  accepted: 0,
};
const everyDay = (count: number) => new Map(Array.from({ length: 56 }, (_, at) => [at + 1, count]));

it.each<[string, BurstHistory, number, number]>([
  ['a quiet company', none, 0, MIN_BURST],
  ['a company of last week', { ...none, days: 5 }, 0, MIN_BURST_WITHOUT_HISTORY],
  ['a company with a few a day', { ...none, daily: everyDay(3) }, 3, MIN_BURST],
  ['a busy company', { ...none, daily: everyDay(100) }, 100, 300],
  [
    'invitations of yesterday, answered as usual',
    { ...none, sentLately: 1000, sentBefore: 500, completedBefore: 100 },
    200,
    600,
  ],
  ['invitations of a company that never sent any', { ...none, days: 3, sentLately: 1000 }, 1000, 3000],
  ['what a moderator has found to be in order', { ...none, accepted: 80 }, 0, 160],
])('the burst bound of %s', (_name, history, expected, bound) => {
  expect(burstBound(history)).toMatchObject({ expected, bound });
});

it.each<[string, BurstHistory, number | null]>([
  ['a company of two weeks', { ...none, days: 14 }, null],
  ['a company of today', { ...none, days: 0 }, MIN_BURST_OF_MINUTE],
  ['a company of today that has invited its first fifty', { ...none, days: 0, sentLately: 50 }, MIN_BURST_OF_MINUTE],
  ['a new company with a large campaign', { ...none, days: 3, sentLately: 2000 }, 33],
  ['a new company that a moderator has found to be in order', { ...none, days: 3, accepted: 20 }, 40],
])('the bound within a minute of %s', (_name, history, minuteBound) => {
  expect(burstBound(history).minuteBound).toBe(minuteBound);
});

it('the burst bound follows the weekday: a shop with busy Mondays may be busy on Monday', () => {
  const mondays = new Map(Array.from({ length: 8 }, (_, week) => [(week + 1) * 7, 60]));
  expect(burstBound({ ...none, daily: mondays }).expected).toBe(60);
});

it('one burst in the past does not raise the burst bound', () => {
  const before = burstBound({ ...none, daily: everyDay(2) }).bound;
  const daily = everyDay(2).set(7, 5000).set(8, 900);
  expect(burstBound({ ...none, daily }).bound).toBe(before);
});

it('more history never lowers the burst bound', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 56, maxLength: 56 });
  fc.assert(
    fc.property(counts, fc.nat(10_000), (daily, sentLately) => {
      const history = { ...none, daily: new Map(daily.map((count, at) => [at + 1, count])), sentLately };
      const more = { ...history, daily: new Map(daily.map((count, at) => [at + 1, count + 1])) };
      expect(burstBound(more).bound).toBeGreaterThanOrEqual(burstBound(history).bound);
      expect(burstBound({ ...history, sentLately: sentLately + 1 }).bound).toBeGreaterThanOrEqual(
        burstBound(history).bound,
      );
      expect(burstBound(history).bound).toBeGreaterThanOrEqual(MIN_BURST);
    }),
  );
});
