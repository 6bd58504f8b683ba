import type { SubscriptionNotice } from '@app/contracts/billing/billing';
import { graceEnd } from './model.ts';
import { dueWarning } from './schedule.ts';
import type { Facts } from './transitions.ts';

/**
 * What a company is to know of its subscription now: the gravest first. `upgradeDueAt`: when an unpaid upgrade is taken
 * back.
 */
export function noticeOf(
  facts: Facts,
  now: Date,
  zone: string,
  upgradeDueAt: Date | undefined,
): SubscriptionNotice['notice'] {
  const { state, next, upgradedFrom } = facts;
  const ordered = next?.paid === false;
  if (state === 'suspended') return { kind: 'suspended', at: null, days: null, ordered };
  if (state === 'past_due') return { kind: 'grace', at: graceEnd(facts).toISOString(), days: null, ordered };
  if (upgradedFrom && upgradeDueAt)
    return { kind: 'upgrade_unpaid', at: upgradeDueAt.toISOString(), days: null, ordered };
  const due = dueWarning(facts, now, zone);
  return due ? { kind: due.end.kind, at: due.end.at.toISOString(), days: due.days, ordered } : null;
}
