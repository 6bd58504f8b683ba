import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-03-01T10:00:00Z');

it.each([
  ['2026-03-03T15:10:00Z', '2 days, 5 hours'],
  ['2026-03-03T10:20:00Z', '2 days'],
  ['2026-03-01T11:30:00Z', '1 hour, 30 minutes'],
  ['2026-03-01T10:00:30Z', '0 minutes'],
])('the time left until %s is %s', (deadline, words) => {
  expect(timeLeft('en', deadline, now)).toBe(words);
});

it('a past deadline leaves no time', () => {
  expect(timeLeft('pl', '2026-03-01T09:58:00Z', now)).toBeNull();
});
