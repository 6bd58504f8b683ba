import fc from 'fast-check';
import { DateTime } from 'luxon';
import { decideReminder, decideSending, dueAt, nextInWindow, reminderAt, retryAt } from './timing.ts';

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

  it.each([
    ['Europe/Warsaw, an hour is left out', 'Europe/Warsaw', '2026-03-28T21:00', '2026-03-29T09:00', 11],
    ['Europe/Warsaw, an hour comes twice', 'Europe/Warsaw', '2026-10-24T21:00', '2026-10-25T09:00', 13],
    ['America/New_York, an hour is left out', 'America/New_York', '2026-03-07T21:00', '2026-03-08T09:00', 11],
    ['America/New_York, an hour comes twice', 'America/New_York', '2026-10-31T21:00', '2026-11-01T09:00', 13],
    ['Pacific/Auckland, an hour is left out', 'Pacific/Auckland', '2026-09-26T21:00', '2026-09-27T09:00', 11],
    ['Pacific/Auckland, an hour comes twice', 'Pacific/Auckland', '2026-04-04T21:00', '2026-04-05T09:00', 13],
    [
      'Australia/Lord_Howe, half an hour is left out',
      'Australia/Lord_Howe',
      '2026-10-03T21:00',
      '2026-10-04T09:00',
      11.5,
    ],
    [
      'Australia/Lord_Howe, half an hour comes twice',
      'Australia/Lord_Howe',
      '2026-04-04T21:00',
      '2026-04-05T09:00',
      12.5,
    ],
    ['Africa/Cairo, the day begins at one', 'Africa/Cairo', '2026-04-23T21:00', '2026-04-24T09:00', 11],
    ['Asia/Kolkata, half an hour off, never changes', 'Asia/Kolkata', '2026-03-28T21:00', '2026-03-29T09:00', 12],
    ['Asia/Kathmandu, three quarters off', 'Asia/Kathmandu', '2026-03-28T21:00', '2026-03-29T09:00', 12],
  ])('the sending window opens at nine local time: %s', (_name, zone, from, to, hoursBetween) => {
    const start = at(from, zone);
    const next = nextInWindow(start, hours, zone);
    expect(local(next, zone)).toBe(to);
    expect((next.getTime() - start.getTime()) / 3600_000).toBe(hoursBetween);
  });

  it.each([
    ['Europe/Warsaw', '2026-03-29', '2026-10-25'],
    ['America/New_York', '2026-03-08', '2026-11-01'],
    ['Pacific/Auckland', '2026-09-27', '2026-04-05'],
  ])('a sending window of two hours at night holds when clocks change: %s', (zone, ...days) => {
    const night = { delayDays: 0, windowStart: 2, windowEnd: 4 };
    for (const day of days) {
      for (let minute = 0; minute < 26 * 60; minute += 15) {
        const instant = new Date(at(`${day}T00:00`, zone).getTime() + minute * 60_000);
        const { hour } = DateTime.fromJSDate(nextInWindow(instant, night, zone), { zone });
        expect(hour >= 2 && hour < 4).toBe(true);
      }
    }
  });

  it('the delay counts calendar days, also when clocks change', () => {
    expect(local(dueAt(at('2026-03-25T15:00'), hours, WARSAW, at('2026-03-25T15:00')))).toBe('2026-04-01T15:00');
  });

  it('an invitation for an old order is due now', () => {
    expect(local(dueAt(at('2026-01-01T15:00'), hours, WARSAW, at('2026-05-04T10:15')))).toBe('2026-05-04T10:15');
  });

  it('in every zone the due time is within the window, not in the past and at most 25 hours away', () => {
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
          // A start in the hour skipped by daylight saving begins an hour later.
          expect(hour >= windowStart && (hour < windowEnd || hour === windowStart + 1)).toBe(true);
        },
      ),
    );
  });
});

describe('at the moment of sending', () => {
  const facts = {
    ...hours,
    companyState: 'active' as const,
    configActive: true,
    optedOut: false,
    channelMissing: false,
    zone: WARSAW,
  };
  const noon = at('2026-05-04T12:00');

  it.each([
    ['sends', {}, { action: 'send' }],
    [
      'does not send to who opted out, whatever else',
      { optedOut: true, companyState: 'blocked' as const },
      { action: 'end', command: 'opt_out', reason: 'opted_out' },
    ],
    [
      'does not send for a blocked company',
      { companyState: 'blocked' as const },
      { action: 'end', command: 'cancel', reason: 'company_blocked' },
    ],
  ])('%s', (_name, change, decision) => {
    expect(decideSending({ ...facts, ...change }, noon)).toEqual(decision);
  });

  it('invitations of an inactive configuration are postponed by a day', () => {
    expect(decideSending({ ...facts, configActive: false }, noon)).toEqual({
      action: 'postpone',
      until: at('2026-05-05T12:00'),
    });
  });

  it('an invitation that is due outside the sending hours waits for them', () => {
    expect(decideSending(facts, at('2026-05-04T21:00'))).toEqual({ action: 'postpone', until: at('2026-05-05T09:00') });
  });
});

it('temporary failures are retried at growing intervals, then given up', () => {
  const now = new Date();
  const waits = [1, 2, 3, 4, 5, 6, 7].map((failures) => retryAt(failures, now)?.getTime());
  expect(waits.slice(0, 6).every((wait, n, all) => wait !== undefined && (n === 0 || wait > all[n - 1]!))).toBe(true);
  expect(waits[6]).toBeUndefined();
});

describe('a reminder', () => {
  const noon = at('2026-05-04T12:00');
  const facts = {
    ...hours,
    companyState: 'active' as const,
    configActive: true,
    optedOut: false,
    channelMissing: false,
    zone: WARSAW,
    state: 'sent',
    remindersSent: 0,
    reminders: 2,
    expiresAt: at('2026-10-31T12:00'),
    suspended: false,
  };

  it('a reminder is due after calendar days, within the sending window', () => {
    expect(local(reminderAt(at('2026-03-27T19:59'), 3, hours, WARSAW))).toBe('2026-03-30T19:59');
    expect(local(reminderAt(at('2026-10-23T21:30'), 2, hours, WARSAW))).toBe('2026-10-26T09:00');
  });

  it.each([
    ['goes', {}, { action: 'send' }],
    ['goes a second time', { remindersSent: 1 }, { action: 'send' }],
    ['goes no third time', { remindersSent: 2 }, { action: 'drop' }],
    ['never goes to who has written', { state: 'completed' }, { action: 'drop' }],
    ['never goes to who has opted out', { optedOut: true }, { action: 'drop' }],
    ['never goes with a link that has run out', { expiresAt: at('2026-05-04T12:00') }, { action: 'drop' }],
    ['never goes for a blocked company', { companyState: 'blocked' as const }, { action: 'drop' }],
    ['waits for a suspended one', { suspended: true }, { action: 'postpone', until: at('2026-05-05T12:00') }],
    ['waits for its configuration', { configActive: false }, { action: 'postpone', until: at('2026-05-05T12:00') }],
  ])('%s', (_name, change, decision) => {
    expect(decideReminder({ ...facts, ...change }, noon)).toEqual(decision);
  });

  it('a reminder waits for the hours', () => {
    const late = at('2026-05-04T20:00');
    expect(decideReminder(facts, late)).toEqual({ action: 'postpone', until: at('2026-05-05T09:00') });
  });
});
