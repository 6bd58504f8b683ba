import { BURST_ONLY_PRIORITY, PRIORITY, reportPriority, reporterWeight } from './case-priority.ts';

it('a report weighs by the outcome of its reporter’s earlier reports', () => {
  expect(reporterWeight(0, 0)).toBe(0.5);
  expect(reporterWeight(8, 8)).toBe(0.9);
  expect(reporterWeight(0, 8)).toBe(0.1);
});

it('heavier reports come before lighter ones, and appeals before all reports', () => {
  expect(reportPriority(0.9)).toBeGreaterThan(reportPriority(0.5));
  expect(reportPriority(0.1)).toBeGreaterThan(PRIORITY.review);
  expect(reportPriority(10_000)).toBeLessThan(PRIORITY.appeal);
  expect(BURST_ONLY_PRIORITY).toBeLessThan(PRIORITY.review);
});
