import fc from 'fast-check';
import { GradeTally, bayesianMean } from './grades.ts';
import type { Grade } from '@app/contracts/common';
import type { ReviewOrigin } from '@app/contracts/reviews';

function summarise(cells: { origin: ReviewOrigin; grade: number; count: number }[]) {
  const tally = new GradeTally();
  for (const { origin, grade, count } of cells) tally.add(origin, grade as Grade, count);
  return tally.summary();
}

it('unverified reviews count half in the average', () => {
  const { average, plainMean, count } = summarise([
    { origin: 'verified', grade: 5, count: 1 },
    { origin: 'unverified', grade: 1, count: 2 },
    { origin: 'external', grade: 2, count: 2 },
  ]);
  // (1×5 + 0.5×1×2 + 0.5×2×2) / (1 + 1 + 1)
  expect(average).toBeCloseTo(8 / 3, 12);
  expect(plainMean).toBeCloseTo(11 / 5, 12);
  expect(count).toBe(5);
});

it('there is no average without reviews', () => {
  expect(summarise([])).toEqual({
    count: 0,
    average: null,
    plainMean: null,
    distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  });
});

it('the average lies between the lowest and highest grade, and the distribution sums to the count', () => {
  const cell = fc.record({
    origin: fc.constantFrom('verified' as const, 'unverified' as const, 'external' as const),
    grade: fc.integer({ min: 1, max: 5 }),
    count: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const { average, count, distribution } = summarise(cells);
      const grades = cells.map(({ grade }) => grade);
      expect(average).toBeGreaterThanOrEqual(Math.min(...grades) - 1e-9);
      expect(average).toBeLessThanOrEqual(Math.max(...grades) + 1e-9);
      expect(Object.values(distribution).reduce((sum, n) => sum + n, 0)).toBe(count);
    }),
  );
});

it('a thousand good reviews rank above one perfect review', () => {
  expect(bayesianMean(4.8, 1000, 4)).toBeGreaterThan(bayesianMean(5, 1, 4));
  expect(bayesianMean(null, 0, 4.2)).toBeCloseTo(4.2, 12);
});
