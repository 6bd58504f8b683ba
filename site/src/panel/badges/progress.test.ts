import type { Condition } from './progress.ts';
import { nextBadges, shareOf } from './progress.ts';

const condition = (own: Partial<Condition>): Condition => ({
  figure: 'reviews_year',
  unit: 'count',
  windowDays: 365,
  atLeast: 20,
  atMost: null,
  value: 5,
  met: false,
  ...own,
});

it('a minimum counts by what is reached, a limit by how far it is exceeded, the unknown not at all', () => {
  expect(shareOf(condition({}))).toBe(0.25);
  expect(shareOf(condition({ atLeast: null, atMost: 48, value: 96 }))).toBe(0.5);
  expect(shareOf(condition({ value: null }))).toBe(0);
  expect(shareOf(condition({ value: 30, met: true }))).toBe(1);
  expect(shareOf(condition({ value: -0.2, atLeast: 0.3 }))).toBe(0);
});

it('the nearest badge comes first, and none that is held', () => {
  const item = (badge: 'trusted' | 'helpful' | 'trendy', value: number, heldSince: string | null = null) => ({
    badge,
    heldSince,
    lost: [],
    conditions: [condition({ value })],
  });
  const held = item('trendy', 30, '2026-01-01T00:00:00.000Z');
  expect(nextBadges([item('trusted', 1), held, item('helpful', 19)]).map(({ badge }) => badge)).toEqual([
    'helpful',
    'trusted',
  ]);
});
