import type { Locale } from '@app/contracts/common';
import { formatDateTime, intlTag } from '../lib/texts/format.ts';

/** Date and time in the company's time zone: "12 Mar 2026, 14:05". */
export const formatCompanyTime = (locale: Locale, instant: string, timeZone: string): string =>
  formatDateTime(locale, instant, { timeZone, style: 'medium' });

/** A full hour, 0 to 24, in local notation. */
export function formatHour(locale: Locale, hour: number): string {
  if (hour === 24) return formatHour(locale, 0).replace(/^0?0/, '24');
  return new Intl.DateTimeFormat(intlTag(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(2024, 0, 1, hour)));
}
