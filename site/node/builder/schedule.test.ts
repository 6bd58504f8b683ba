import { isTimeToBuild, nextAttemptAt, PATIENCE } from './schedule.ts';
import type { Situation } from './schedule.ts';

const now = Date.UTC(2026, 2, 1, 12);
const QUIET_MS = 10_000;
const LONGEST_WAIT_MS = PATIENCE * QUIET_MS;
const waiting = (oldest: number, newest = oldest) => ({ oldest: now - oldest, newest: now - newest, asked: false });
const isTime = (situation: Situation): boolean => isTimeToBuild(situation, QUIET_MS);
const failed = (count: number, finishedAgo: number) => ({
  count,
  startedAt: now - finishedAgo - 5000,
  finishedAt: now - finishedAgo,
});

it('builds nothing that nobody asked for', () => {
  expect(isTime({ now, waiting: null, failures: null })).toBe(false);
  expect(isTime({ now, waiting: null, failures: failed(1, 3_600_000) })).toBe(false);
});

it('waits until nobody publishes any more, but not for ever', () => {
  expect(isTime({ now, waiting: waiting(QUIET_MS - 1), failures: null })).toBe(false);
  expect(isTime({ now, waiting: waiting(QUIET_MS), failures: null })).toBe(true);
  expect(isTime({ now, waiting: waiting(LONGEST_WAIT_MS - 1, 10), failures: null })).toBe(false);
  expect(isTime({ now, waiting: waiting(LONGEST_WAIT_MS, 10), failures: null })).toBe(true);
});

it('waits for no quiet when somebody asks for a build', () => {
  expect(isTime({ now, waiting: { ...waiting(1), asked: true }, failures: null })).toBe(true);
});

it('tries what is new at once after a failure, and the same again after longer and longer pauses', () => {
  const minute = 60_000;
  const same = waiting(10 * minute + 6000);
  expect(isTime({ now, waiting: same, failures: failed(1, minute - 1) })).toBe(false);
  expect(isTime({ now, waiting: same, failures: failed(1, minute) })).toBe(true);
  expect(isTime({ now, waiting: same, failures: failed(3, 3 * minute) })).toBe(false);
  expect(isTime({ now, waiting: same, failures: failed(3, 4 * minute) })).toBe(true);
  expect(isTime({ now, waiting: waiting(10 * minute, QUIET_MS), failures: failed(3, minute) })).toBe(true);
  expect(nextAttemptAt(failed(99, 0)) - now).toBe(15 * minute);
});
