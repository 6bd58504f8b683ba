import type { CompanyKind } from '@app/contracts/common';
import type { Random } from './random.ts';
import type { DemoOpeningHours } from './types.ts';

type Hours = readonly [opens: string, closes: string, reopens?: string, closesAgain?: string] | null;

/** Monday to Friday, Saturday, Sunday. */
const USUAL: Record<CompanyKind, readonly (readonly [Hours, Hours, Hours])[]> = {
  shops: [
    [['08:00', '16:00'], null, null],
    [['09:00', '17:00'], null, null],
    [['09:00', '18:00'], ['10:00', '14:00'], null],
    [['10:00', '19:00'], ['10:00', '16:00'], null],
  ],
  services: [
    [['08:00', '16:00'], null, null],
    [['08:00', '18:00'], ['09:00', '13:00'], null],
    [['09:00', '19:00'], ['09:00', '14:00'], null],
  ],
  hotels: [
    [
      ['00:00', '23:59'],
      ['00:00', '23:59'],
      ['00:00', '23:59'],
    ],
  ],
  restaurants: [
    [
      ['11:00', '21:00'],
      ['12:00', '22:00'],
      ['12:00', '20:00'],
    ],
    [
      ['12:00', '22:00'],
      ['12:00', '23:00'],
      ['12:00', '21:00'],
    ],
    [
      ['08:00', '18:00'],
      ['09:00', '18:00'],
      ['09:00', '17:00'],
    ],
    [['12:00', '15:00', '18:00', '23:00'], ['12:00', '23:00'], null],
  ],
};
const CLOSED_MONDAYS = 0.35;

/** Seven days, Monday first. */
export function openingHours(kind: CompanyKind, random: Random): DemoOpeningHours[] {
  const [workday, saturday, sunday] = random.pick(USUAL[kind]);
  const monday = kind === 'restaurants' && random.chance(CLOSED_MONDAYS) ? null : workday;
  return [monday, workday, workday, workday, workday, saturday, sunday].map((hours, index) => ({
    weekday: index + 1,
    opens: hours?.[0] ?? null,
    closes: hours?.[1] ?? null,
    ...(hours?.[2] && hours[3] && { moreHours: [{ opens: hours[2], closes: hours[3] }] }),
  }));
}
