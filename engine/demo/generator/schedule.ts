import type { CompanyKind } from '@app/contracts/common';
import type { Random } from './random.ts';
import type { MarketCountry } from './types.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** The profile's trend goes back so far. */
const RECENT_WEEKS = 12;
/** Share of a company's reviews within the 12 weeks of the trend: more than growth alone would give. */
const RECENT_SHARE = 0.12;
/** Reviews per time grow with time to this power. */
const GROWTH = 0.6;

/** Hours ahead of UTC in winter: near enough for the time of day at which people write. */
const OFFSET: Record<MarketCountry, number> = { PL: 1, GB: 0, DE: 1, RO: 2, HU: 1, CZ: 1, SK: 1, BG: 2 };

/** How many write on each ISO weekday, Monday first: buyers on workdays, guests after the weekend. */
const WEEKDAYS: Record<CompanyKind, readonly number[]> = {
  shops: [10, 10, 9, 9, 8, 6, 7],
  services: [10, 9, 9, 9, 8, 5, 4],
  hotels: [10, 8, 6, 6, 5, 5, 8],
  restaurants: [7, 5, 5, 6, 7, 9, 10],
};

/** How many write in each hour from 6 to 23. */
const HOURS = [2, 4, 6, 8, 9, 9, 8, 7, 6, 6, 6, 7, 8, 10, 12, 12, 8, 4].map(
  (weight, index) => [index + 6, weight] as const,
);

export interface Schedule {
  kind: CompanyKind;
  country: MarketCountry;
  /** Nothing lies before it. */
  start: Date;
  now: Date;
}

/** When a company's reviews were written, oldest first: growing, with the week's rhythm, the last weeks filled evenly. */
export function writingMoments(schedule: Schedule, count: number, random: Random): Date[] {
  const { start, now } = schedule;
  const recent = Math.round(count * RECENT_SHARE);
  const span = now.getTime() - start.getTime();
  const moments = Array.from({ length: count }, (_, index) => {
    for (let attempt = 0; ; attempt += 1) {
      const time =
        index < recent
          ? now.getTime() - WEEK * ((index % RECENT_WEEKS) + random.next())
          : start.getTime() + span * random.next() ** (1 / (1 + GROWTH));
      const moment = atTimeOfDay(new Date(time), schedule, random);
      const inTime = moment >= start && moment.getTime() < now.getTime() - 10 * MINUTE;
      if (inTime && random.next() * 10 < weightOfDay(moment, schedule)) return moment;
      // A company that has just begun has no room for rhythm.
      if (attempt > 40) return new Date(start.getTime() + (span - HOUR) * random.next());
    }
  });
  return moments.sort((a, b) => a.getTime() - b.getTime());
}

function weightOfDay(moment: Date, { kind, country }: Schedule): number {
  const local = new Date(moment.getTime() + OFFSET[country] * HOUR);
  return WEEKDAYS[kind][(local.getUTCDay() + 6) % 7] ?? 0;
}

function atTimeOfDay(day: Date, { country }: Schedule, random: Random): Date {
  const midnight = Math.floor(day.getTime() / DAY) * DAY;
  const inHour = random.int(0, HOUR / 1000 - 1) * 1000;
  return new Date(midnight + (random.weighted(HOURS) - OFFSET[country]) * HOUR + inHour);
}
