import { firstTry, nextTry, problemOf } from './retries.ts';

const START = new Date('2026-03-10T12:00:00Z');
const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

it('a renewal is charged the day before, and after refusals on the days past due', () => {
  const tried = [firstTry(START)];
  for (let time = tried[0] ?? null; time;) {
    time = nextTry(START, 'insufficient_funds', time);
    if (time) tried.push(time);
  }
  expect(tried.map(day)).toEqual(['2026-03-09', '2026-03-10', '2026-03-12', '2026-03-14', '2026-03-16']);
});

it('a card that needs its owner is not tried again by itself', () => {
  for (const failure of ['authentication_required', 'expired_card', 'stolen_card', 'no_card'])
    expect(nextTry(START, failure, firstTry(START))).toBeNull();
});

it('a sweep that comes late tries at the next day of the table, not twice', () => {
  expect(day(nextTry(START, 'generic_decline', new Date('2026-03-13T00:00:00Z')))).toBe('2026-03-14');
});

it('the payer is told what they can do about it', () => {
  expect(problemOf('authentication_required')).toBe('authentication');
  expect(problemOf('no_card')).toBe('no_card');
  expect(problemOf('stolen_card')).toBe('refused');
});
