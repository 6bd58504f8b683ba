import { DateTime } from 'luxon';
import type { InvoiceLine } from '@app/contracts/billing/invoices';
import type { Locale } from '@app/contracts/common';
import { HOTEL_EXTRAS, PLANS } from '@app/contracts/plans';
import type { Term } from '@app/contracts/billing/invoices';
import type { Facts } from '../lifecycle/transitions.ts';
import { daysOf, partOf, termEnd } from '../lifecycle/periods.ts';

/** A language that a company has chosen. */
export interface ChosenLanguage {
  locale: Locale;
  wanted: boolean;
  paidThrough: string | null;
}

const DAY = 'yyyy-MM-dd';
const MONTHS: Record<Term, number> = { month: 1, year: 12 };

const dayOf = (date: Date, zone: string): string => DateTime.fromJSDate(date, { zone }).toFormat(DAY);
const previousDay = (date: Date, zone: string): string =>
  DateTime.fromJSDate(date, { zone }).minus({ days: 1 }).toFormat(DAY);

/** The last day on which a line's languages are translated: that of the period's end, whose hours are given away. */
export const paidThroughOf = (to: string): string => DateTime.fromISO(to).plus({ days: 1 }).toFormat(DAY);

/**
 * What a company owes for the languages it wants: the days left of this period, and the next one once that is ordered.
 * Nothing where the plan translates into all languages, nor outside a paid period.
 */
export function translationLines(
  facts: Facts,
  languages: readonly ChosenLanguage[],
  now: Date,
  zone: string,
): InvoiceLine[] {
  const wanted = languages.filter((one) => one.wanted);
  const { state, plan, term, periodStart, periodEnd, next } = facts;
  if (state !== 'paid' || wanted.length === 0) return [];
  const lines: InvoiceLine[] = [];
  const add = (owed: typeof wanted, { from, to }: { from: string; to: string }, unitNet: number) => {
    if (owed.length === 0 || unitNet === 0) return;
    const item = { kind: 'translation', languages: owed.map(({ locale }) => locale), from, to } as const;
    lines.push({ item, quantity: owed.length, unitNet, net: owed.length * unitNet });
  };
  const unpaidUntil = (end: Date) => wanted.filter(({ paidThrough }) => (paidThrough ?? '') < dayOf(end, zone));
  const price = (of: Term) => MONTHS[of] * HOTEL_EXTRAS.translation;
  if (!PLANS[plan].features.includes('review_translation')) {
    const { total, used } = daysOf(periodStart, periodEnd, now, zone);
    const days = { from: dayOf(now, zone), to: previousDay(periodEnd, zone) };
    if (used < total) add(unpaidUntil(periodEnd), days, partOf(price(term), used, total, total));
  }
  if (next && !PLANS[next.plan].features.includes('review_translation')) {
    const end = termEnd(periodEnd, next.term, zone);
    add(unpaidUntil(end), { from: dayOf(periodEnd, zone), to: previousDay(end, zone) }, price(next.term));
  }
  return lines;
}
