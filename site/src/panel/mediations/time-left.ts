import type { Locale } from '@app/contracts/common';
import { intlTag } from '../../lib/texts/format.ts';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

/** Time until `deadline` in its two largest units, "2 days, 5 hours"; null once it is past. */
export function timeLeft(locale: Locale, deadline: string, now: number): string | null {
  let minutes = Math.floor((Date.parse(deadline) - now) / MINUTE_MS);
  if (minutes < 0) return null;
  const first = UNITS.findIndex(([, size]) => minutes >= size);
  const parts = UNITS.slice(first < 0 ? 2 : first)
    .slice(0, 2)
    .map(([unit, size]) => {
      const count = Math.floor(minutes / size);
      minutes -= count * size;
      return { unit, count };
    })
    .filter(({ count }, index) => index === 0 || count > 0)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
  return new Intl.ListFormat(intlTag(locale), { type: 'unit', style: 'short' }).format(parts);
}
