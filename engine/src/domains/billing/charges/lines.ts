import { DateTime } from 'luxon';
import type { InvoiceLine } from '@app/contracts/billing/invoices';
import { HOTEL_EXTRAS } from '@app/contracts/plans';
import type { PlanName } from '@app/contracts/plans';
import type { Chosen, Facts } from '../lifecycle/transitions.ts';
import { daysOf, prorated, termEnd, termPrice } from '../lifecycle/periods.ts';

const DAY = 'yyyy-MM-dd';

/** First and last day of a period in the company's zone. Its last moment belongs to the day before its end. */
function daysFrom(start: Date, end: Date, zone: string): { from: string; to: string } {
  const first = DateTime.fromJSDate(start, { zone });
  const last = DateTime.fromJSDate(end, { zone }).minus({ days: 1 });
  return { from: first.toFormat(DAY), to: (last < first ? first : last).toFormat(DAY) };
}

const single = (item: InvoiceLine['item'], net: number): InvoiceLine => ({ item, quantity: 1, unitNet: net, net });

/** A period of a plan. `contract`: an agreed price a month. */
export function periodLine({ plan, term }: Chosen, start: Date, zone: string, contract: number | null): InvoiceLine {
  const item = { kind: 'plan', plan, term, ...daysFrom(start, termEnd(start, term, zone), zone) } as const;
  return single(item, termPrice(plan, term, contract));
}

/** The days left of the period under a dearer plan, and the next period if it is paid already. */
export function upgradeLines(
  facts: Facts,
  plan: PlanName,
  now: Date,
  zone: string,
): { lines: InvoiceLine[]; daysLeft: number } {
  const { periodStart, periodEnd, term, next } = facts;
  const { total, used } = daysOf(periodStart, periodEnd, now, zone);
  const item = { kind: 'upgrade', fromPlan: facts.plan, plan } as const;
  const rest = prorated(termPrice(facts.plan, term), termPrice(plan, term), used, total);
  const lines = [single({ ...item, ...daysFrom(now, periodEnd, zone) }, rest)];
  if (next?.paid) {
    const difference = termPrice(plan, next.term) - termPrice(next.plan, next.term);
    lines.push(single({ ...item, ...daysFrom(periodEnd, termEnd(periodEnd, next.term, zone), zone) }, difference));
  }
  return { lines, daysLeft: total - used };
}

/** Packs of text messages. */
export function textMessageLine(packs: number): InvoiceLine {
  const { price, messages } = HOTEL_EXTRAS.textMessages;
  return { item: { kind: 'text_messages', messages }, quantity: packs, unitNet: price, net: packs * price };
}
