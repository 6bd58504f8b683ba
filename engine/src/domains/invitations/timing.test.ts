import fc from 'fast-check';
import { DateTime } from 'luxon';
import { decideSending, dueAt, nextInWindow, retryAt } from './timing.ts';

const hours = { delayDays: 7, windowStart: 9, windowEnd: 20 };
const WARSAW = 'Europe/Warsaw';
const at = (local: string, zone = WARSAW) => DateTime.fromISO(local, { zone }).toJSDate();
const local = (date: Date, zone = WARSAW) => DateTime.fromJSDate(date, { zone }).toFormat("yyyy-MM-dd'T'HH:mm");

describe('when an invitation is due', () => {
  it.each([
    ['within the hours: at once', '2026-05-04T12:00', '2026-05-04T12:00'],
    ['before them: when they begin', '2026-05-04T06:30', '2026-05-04T09:00'],
    ['after them: next morning', '2026-05-04T20:00', '2026-05-05T09:00'],
    ['in the night before the clocks go forward', '2026-03-28T23:00', '2026-03-29T09:00'],
    ['in the night before the clocks go back', '2026-10-24T23:00', '2026-10-25T09:00'],
  ])('%s', (_name, from, to) => {
    expect(local(nextInWindow(at(from), hours, WARSAW))).toBe(to);
  });

  it('counts calendar days, also over the change of the clocks', () => {
    expect(local(dueAt(at('2026-03-25T15:00'), hours, WARSAW, at('2026-03-25T15:00')))).toBe('2026-04-01T15:00');
  });

  it('is now for an order of long ago', () => {
    expect(local(dueAt(at('2026-01-01T15:00'), hours, WARSAW, at('2026-05-04T10:15')))).toBe('2026-05-04T10:15');
  });

  it('lies within the hours, not before the instant, less than a day and an hour later, in every zone', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 1, max: 24 }),
        fc.constantFrom(
          'Europe/Warsaw',
          'Europe/London',
          'America/New_York',
          'Asia/Tokyo',
          'Australia/Lord_Howe',
          'UTC',
        ),
        (instant, windowStart, length, zone) => {
          const windowEnd = Math.min(24, windowStart + length);
          const next = nextInWindow(instant, { delayDays: 0, windowStart, windowEnd }, zone);
          const { hour } = DateTime.fromJSDate(next, { zone });
          expect(next.getTime()).toBeGreaterThanOrEqual(instant.getTime());
          expect(next.getTime() - instant.getTime()).toBeLessThan(25 * 3600_000);
          // A start that the clocks leap over begins an hour later.
          expect(hour >= windowStart && (hour < windowEnd || hour === windowStart + 1)).toBe(true);
        },
      ),
    );
  });
});

describe('at the moment of sending', () => {
  const facts = {
    ...{ ...hours, companyState: 'active' as const, configActive: true, optedOut: false, channelMissing: false },
    zone: WARSAW,
  };
  const noon = at('2026-05-04T12:00');

  it.each([
    ['sends', {}, { act: 'send' }],
    [
      'does not send to who opted out, whatever else',
      { optedOut: true, companyState: 'blocked' as const },
      { act: 'end', command: 'opt_out', reason: 'opted_out' },
    ],
    [
      'does not send for a blocked company',
      { companyState: 'blocked' as const },
      { act: 'end', command: 'cancel', reason: 'company_blocked' },
    ],
  ])('%s', (_name, change, decision) => {
    expect(decideSending({ ...facts, ...change }, noon)).toEqual(decision);
  });

  it('keeps what a switched-off configuration would send, and looks again next day', () => {
    expect(decideSending({ ...facts, configActive: false }, noon)).toEqual({
      act: 'postpone',
      until: at('2026-05-05T12:00'),
    });
  });

  it('waits for the hours', () => {
    expect(decideSending(facts, at('2026-05-04T21:00'))).toEqual({ act: 'postpone', until: at('2026-05-05T09:00') });
  });
});

it('a mail server that refuses for the moment is asked again later and later, then given up', () => {
  const now = new Date();
  const waits = [1, 2, 3, 4, 5, 6, 7].map((failures) => retryAt(failures, now)?.getTime());
  expect(waits.slice(0, 6).every((wait, n, all) => wait !== undefined && (n === 0 || wait > all[n - 1]!))).toBe(true);
  expect(waits[6]).toBeUndefined();
});
