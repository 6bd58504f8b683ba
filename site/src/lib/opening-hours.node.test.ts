import { isAllDay, openStateAt } from './opening-hours.ts';
import type { OpeningDay, OpeningException } from './opening-hours.ts';

const week = (hours: Record<number, [string, string]>) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    opens: hours[weekday]?.[0] ?? null,
    closes: hours[weekday]?.[1] ?? null,
  }));
const at = (openingHours: OpeningDay[], timeZone: string, openingExceptions: OpeningException[] = []) => ({
  openingHours,
  openingExceptions,
  timeZone,
});
const shop = week({ 1: ['09:00', '18:00'], 6: ['10:00', '14:00'] });

// 2026-11-23 is a Monday; Warsaw is an hour ahead of UTC in winter.
it.each([
  ['2026-11-23T07:59:00Z', false, '09:00'],
  ['2026-11-23T08:00:00Z', true, '18:00'],
  ['2026-11-23T16:59:00Z', true, '18:00'],
  ['2026-11-23T17:00:00Z', false, null],
  ['2026-11-24T10:00:00Z', false, null],
])('at %s the shop in Warsaw is open: %s', (now, open, changesAt) => {
  expect(openStateAt(at(shop, 'Europe/Warsaw'), new Date(now))).toMatchObject({ open, changesAt });
});

it.each([
  ['2026-11-23T11:59:00Z', false, '12:00'],
  ['2026-11-23T14:59:00Z', true, '15:00'],
  ['2026-11-23T15:00:00Z', false, '18:00'],
  ['2026-11-23T18:00:00Z', true, '01:00'],
  ['2026-11-24T00:59:00Z', true, '01:00'],
  ['2026-11-24T01:00:00Z', false, null],
])('at %s a restaurant that closes between lunch and dinner is open: %s', (now, open, changesAt) => {
  const monday = { weekday: 1, opens: '12:00', closes: '15:00', moreHours: [{ opens: '18:00', closes: '01:00' }] };
  expect(openStateAt(at([monday], 'UTC'), new Date(now))).toMatchObject({ open, changesAt });
});

it('a company’s hours uses time and weekday in the company’s time zone', () => {
  // Sunday evening in Los Angeles is Monday morning in Warsaw.
  const now = new Date('2026-11-23T08:30:00Z');
  expect(openStateAt(at(shop, 'Europe/Warsaw'), now)).toMatchObject({ open: true, weekday: 1 });
  expect(openStateAt(at(shop, 'America/Los_Angeles'), now)).toMatchObject({ open: false, weekday: 1 });
  expect(openStateAt(at(shop, 'America/Los_Angeles'), new Date('2026-11-23T07:30:00Z'))).toMatchObject({
    open: false,
    weekday: 7,
  });
});

it('a company’s hours stays open past midnight, also from Sunday into Monday', () => {
  const bar = week({ 7: ['20:00', '02:00'] });
  expect(openStateAt(at(bar, 'UTC'), new Date('2026-11-22T23:59:00Z'))).toMatchObject({
    open: true,
    changesAt: '02:00',
  });
  expect(openStateAt(at(bar, 'UTC'), new Date('2026-11-23T01:59:00Z'))).toMatchObject({
    open: true,
    changesAt: '02:00',
  });
  expect(openStateAt(at(bar, 'UTC'), new Date('2026-11-23T02:00:00Z'))).toMatchObject({ open: false });
});

it('a company’s hours recognises all notations of around the clock', () => {
  for (const closes of ['00:00', '23:59', '24:00']) expect(isAllDay({ opens: '00:00', closes })).toBe(true);
  expect(isAllDay({ opens: '00:00', closes: '12:00' })).toBe(false);
  expect(isAllDay({ opens: null, closes: null })).toBe(false);
});

it.each(['00:00', '23:59', '24:00'])(
  'a company does not close for a minute at the end of a day written as 00:00–%s',
  (closes) => {
    const kiosk = week({ 1: ['00:00', closes] });
    expect(openStateAt(at(kiosk, 'UTC'), new Date('2026-11-23T00:00:00Z'))).toMatchObject({ open: true });
    expect(openStateAt(at(kiosk, 'UTC'), new Date('2026-11-23T23:59:00Z'))).toMatchObject({ open: true });
    expect(openStateAt(at(kiosk, 'UTC'), new Date('2026-11-24T00:00:00Z'))).toMatchObject({ open: false });
  },
);

describe('exceptions', () => {
  const closed = { from: '2026-11-23', until: '2026-11-24', opens: null, closes: null };
  const late = { from: '2026-11-24', until: '2026-11-24', opens: '20:00', closes: '02:00' };
  const state = (now: string, exception: OpeningException) =>
    openStateAt(at(shop, 'Europe/Warsaw', [exception]), new Date(now));

  it('an exception stands above the hours of its weekday, and only on its days', () => {
    expect(state('2026-11-23T10:00:00Z', closed)).toMatchObject({ open: false, changesAt: null });
    expect(state('2026-11-30T10:00:00Z', closed)).toMatchObject({ open: true, changesAt: '18:00' });
  });

  it('hours of an exception may run into the next day', () => {
    expect(state('2026-11-24T22:59:00Z', late)).toMatchObject({ open: true, changesAt: '02:00' });
    expect(state('2026-11-25T00:59:00Z', late)).toMatchObject({ open: true, changesAt: '02:00' });
    expect(state('2026-11-25T01:00:00Z', late)).toMatchObject({ open: false });
  });
});
