import { isTimeToBuild, MAX_WAIT_FACTOR, nextAttemptAt } from './schedule.ts';
import type { BuildQueue } from './schedule.ts';

const now = Date.UTC(2026, 2, 1, 12);
const QUIET_MS = 10_000;
const LONGEST_WAIT_MS = MAX_WAIT_FACTOR * QUIET_MS;
const waiting = (oldest: number, newest = oldest) => ({ oldest: now - oldest, newest: now - newest, asked: false });
const isTime = (queue: BuildQueue): boolean => isTimeToBuild(queue, QUIET_MS);
const failed = (count: number, finishedAgo: number) => ({
  count,
  startedAt: now - finishedAgo - 5000,
  finishedAt: now - finishedAgo,
});

it('the builder’s schedule begins no build without a request', () => {
  expect(isTime({ now, waiting: null, failures: null })).toBe(false);
  expect(isTime({ now, waiting: null, failures: failed(1, 3_600_000) })).toBe(false);
});

it('the builder’s schedule waits for a quiet time after the last publish, up to a maximum', () => {
  expect(isTime({ now, waiting: waiting(QUIET_MS - 1), failures: null })).toBe(false);
  expect(isTime({ now, waiting: waiting(QUIET_MS), failures: null })).toBe(true);
  expect(isTime({ now, waiting: waiting(LONGEST_WAIT_MS - 1, 10), failures: null })).toBe(false);
  expect(isTime({ now, waiting: waiting(LONGEST_WAIT_MS, 10), failures: null })).toBe(true);
});

it('the builder’s schedule begins a build at once when somebody requests it by hand', () => {
  expect(isTime({ now, waiting: { ...waiting(1), asked: true }, failures: null })).toBe(true);
});

it('after a failure tries new content at once and the same content after growing pauses', () => {
  const minute = 60_000;
  const same = waiting(10 * minute + 6000);
  expect(isTime({ now, waiting: same, failures: failed(1, minute - 1) })).toBe(false);
  expect(isTime({ now, waiting: same, failures: failed(1, minute) })).toBe(true);
  expect(isTime({ now, waiting: same, failures: failed(3, 3 * minute) })).toBe(false);
  expect(isTime({ now, waiting: same, failures: failed(3, 4 * minute) })).toBe(true);
  expect(isTime({ now, waiting: waiting(10 * minute, QUIET_MS), failures: failed(3, minute) })).toBe(true);
  expect(nextAttemptAt(failed(99, 0)) - now).toBe(15 * minute);
});
