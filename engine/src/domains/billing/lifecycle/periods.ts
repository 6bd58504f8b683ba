import { DateTime } from 'luxon';
import { PLANS, yearPrice } from '@app/contracts/plans';
import type { PlanName } from '@app/contracts/plans';
import type { Term } from '@app/contracts/billing/invoices';

export const DAY_MS = 24 * 3600 * 1000;
/** Days after the end of a period in which the next one can be paid while the service goes on. */
export const GRACE_DAYS = 7;
/** Days before the end of a trial or period at which the company is warned; the first one also brings the invoice. */
export const WARNING_DAYS = [14, 7, 3, 1] as const;
/** Hour of the company's day at which warnings are sent. */
const WARNING_HOUR = 9;

/** The end of a term: 30 days or 12 months later at the same time of the company's day. */
export function termEnd(start: Date, term: Term, zone: string): Date {
  const from = DateTime.fromJSDate(start, { zone });
  return (term === 'month' ? from.plus({ days: 30 }) : from.plus({ months: 12 })).toJSDate();
}

/** When to warn `days` before the end: in the morning of that day in the company's zone. */
export const warningAt = (end: Date, days: number, zone: string): Date =>
  DateTime.fromJSDate(end, { zone })
    .minus({ days })
    .set({ hour: WARNING_HOUR, minute: 0, second: 0, millisecond: 0 })
    .toJSDate();

/** Days of a period, and how many of them have begun, in the company's zone. */
export function daysOf(start: Date, end: Date, now: Date, zone: string): { total: number; used: number } {
  const local = (date: Date) => DateTime.fromJSDate(date, { zone });
  const total = Math.round(local(end).diff(local(start), 'days').days);
  const used = Math.floor(local(now).diff(local(start), 'days').days);
  return { total, used: Math.min(Math.max(used, 0), total) };
}

/** Rounds halves away from zero, as amounts of money are; `+ 0` makes 0 of the -0 that a small negative rounds to. */
export const roundHalfUp = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) + 0;

/** Net price of a term. `contract`: an agreed price a month instead of the plan's. */
export function termPrice(plan: PlanName, term: Term, contract: number | null = null): number {
  const monthlyPrice = contract ?? PLANS[plan].monthlyPrice;
  return term === 'month' ? monthlyPrice : yearPrice({ monthlyPrice }).total;
}

/**
 * The part of a period's price that falls on the days from `from` to `to`. Parts of a period add up to its price to the
 * cent, however it is divided: each is the difference of two rounded sums from the period's beginning.
 */
export const partOf = (price: number, from: number, to: number, total: number): number =>
  roundHalfUp((price * to) / total) - roundHalfUp((price * from) / total);

/** What an upgrade costs for the remaining days: the new plan's part less the old one's. */
export const prorated = (oldPrice: number, newPrice: number, used: number, total: number): number =>
  partOf(newPrice, used, total, total) - partOf(oldPrice, used, total, total);
