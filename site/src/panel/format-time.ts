import type { Locale } from '@app/contracts/common';
import { intlTag } from '../lib/format.ts';

/** An instant as day and time of day in the company's zone: "12 Mar 2026, 14:05". */
export function formatMoment(locale: Locale, instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );
}

/** A full hour of the day, 0 to 24, as people write it here. */
export function formatHour(locale: Locale, hour: number): string {
  if (hour === 24) return formatHour(locale, 0).replace(/^0?0/, '24');
  return new Intl.DateTimeFormat(intlTag(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(2024, 0, 1, hour)));
}
