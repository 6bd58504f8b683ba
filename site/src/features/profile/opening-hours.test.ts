/** @jest-environment node */
import { isAllDay, openState } from './opening-hours.ts';

const week = (hours: Record<number, [string, string]>) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    opens: hours[weekday]?.[0] ?? null,
    closes: hours[weekday]?.[1] ?? null,
  }));
const shop = week({ 1: ['09:00', '18:00'], 6: ['10:00', '14:00'] });

// 2026-11-23 is a Monday; Warsaw is an hour ahead of UTC in winter.
it.each([
  ['2026-11-23T07:59:00Z', false, '09:00'],
  ['2026-11-23T08:00:00Z', true, '18:00'],
  ['2026-11-23T16:59:00Z', true, '18:00'],
  ['2026-11-23T17:00:00Z', false, null],
  ['2026-11-24T10:00:00Z', false, null],
])('at %s the shop in Warsaw is open: %s', (now, open, changesAt) => {
  expect(openState(shop, 'Europe/Warsaw', new Date(now))).toMatchObject({ open, changesAt });
});

it('goes by the clock and the weekday at the company’s place', () => {
  // Sunday evening in Los Angeles is Monday morning in Warsaw.
  const now = new Date('2026-11-23T08:30:00Z');
  expect(openState(shop, 'Europe/Warsaw', now)).toMatchObject({ open: true, weekday: 1 });
  expect(openState(shop, 'America/Los_Angeles', now)).toMatchObject({ open: false, weekday: 1 });
  expect(openState(shop, 'America/Los_Angeles', new Date('2026-11-23T07:30:00Z'))).toMatchObject({
    open: false,
    weekday: 7,
  });
});

it('keeps a bar open past midnight, also from Sunday into Monday', () => {
  const bar = week({ 7: ['20:00', '02:00'] });
  expect(openState(bar, 'UTC', new Date('2026-11-22T23:59:00Z'))).toMatchObject({ open: true, changesAt: '02:00' });
  expect(openState(bar, 'UTC', new Date('2026-11-23T01:59:00Z'))).toMatchObject({ open: true, changesAt: '02:00' });
  expect(openState(bar, 'UTC', new Date('2026-11-23T02:00:00Z'))).toMatchObject({ open: false });
});

it('knows the ways to write around the clock', () => {
  for (const closes of ['00:00', '23:59', '24:00']) expect(isAllDay({ weekday: 1, opens: '00:00', closes })).toBe(true);
  expect(isAllDay({ weekday: 1, opens: '00:00', closes: '12:00' })).toBe(false);
  expect(isAllDay({ weekday: 1, opens: null, closes: null })).toBe(false);
});

it.each(['00:00', '23:59', '24:00'])(
  'does not close for a minute at the end of a day written as 00:00–%s',
  (closes) => {
    const kiosk = week({ 1: ['00:00', closes] });
    expect(openState(kiosk, 'UTC', new Date('2026-11-23T00:00:00Z'))).toMatchObject({ open: true });
    expect(openState(kiosk, 'UTC', new Date('2026-11-23T23:59:00Z'))).toMatchObject({ open: true });
    expect(openState(kiosk, 'UTC', new Date('2026-11-24T00:00:00Z'))).toMatchObject({ open: false });
  },
);
