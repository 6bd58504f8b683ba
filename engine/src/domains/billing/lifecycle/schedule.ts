import { factsAt, graceEnd } from './model.ts';
import type { Facts } from './transitions.ts';
import { WARNING_DAYS, warningAt } from './periods.ts';

/** An end that a company is warned of. */
export interface ComingEnd {
  at: Date;
  kind: 'trial' | 'renewal' | 'cancelled' | 'grace';
}

/** What ends next unless something is paid or chosen; undefined if the next period is paid, or nothing runs. */
export function comingEnd(facts: Facts): ComingEnd | undefined {
  if (facts.next?.paid) return undefined;
  switch (facts.state) {
    case 'trial':
      return { at: facts.periodEnd, kind: 'trial' };
    case 'paid':
      return { at: facts.periodEnd, kind: facts.cancelled ? 'cancelled' : 'renewal' };
    case 'past_due':
      return { at: graceEnd(facts), kind: 'grace' };
    case 'suspended':
      return undefined;
  }
}

// What is past due has been told that it ends when it became so.
const warningDays = (kind: ComingEnd['kind']): readonly number[] =>
  kind === 'grace' ? WARNING_DAYS.filter((days) => days <= 3) : WARNING_DAYS;

/** The warning whose time has come last: earlier ones that were missed are not made up for. */
export function dueWarning(facts: Facts, now: Date, zone: string): { end: ComingEnd; days: number } | undefined {
  const end = comingEnd(facts);
  if (!end || end.at <= now) return undefined;
  const days = warningDays(end.kind).findLast((one) => warningAt(end.at, one, zone) <= now);
  return days === undefined ? undefined : { end, days };
}

/** When the next charge is made: with the first warning. */
export const renewalAt = ({ periodEnd }: Facts, zone: string): Date => warningAt(periodEnd, WARNING_DAYS[0], zone);

/** When the sweep has to look at a subscription again; null if never. `now`: what was due until then has been done. */
export function nextDue(facts: Facts, now: Date, zone: string): Date | null {
  const { state, periodEnd } = facts;
  if (state === 'suspended') return null;
  const end = comingEnd(facts);
  const times = [
    state === 'past_due' ? graceEnd(facts) : periodEnd,
    ...(end ? warningDays(end.kind).map((days) => warningAt(end.at, days, zone)) : []),
    ...(state === 'paid' && facts.next === null && !facts.cancelled ? [renewalAt(facts, zone)] : []),
  ].filter((time) => time > now);
  return times.length === 0 ? periodEnd : new Date(Math.min(...times.map((time) => time.getTime())));
}

/** Until when collecting goes on if nothing more is paid. */
export function servedUntil(facts: Facts, zone: string): Date {
  if (facts.state === 'suspended') return facts.periodEnd;
  if (facts.state === 'past_due') return graceEnd(facts);
  const paid = facts.next?.paid ? factsAt(facts, facts.periodEnd, zone) : facts;
  return paid.state === 'trial' || paid.cancelled ? paid.periodEnd : graceEnd(paid);
}
