import type { CardProblem } from '../../mails/card.tsx';
import { DAY_MS } from '../../lifecycle/periods.ts';

/**
 * Days from the beginning of the period that is paid, on which the saved card is charged until it succeeds: the day before,
 * and then within the seven days past due. Card networks want fewer than fifteen tries in a month.
 */
const TRY_DAYS = [-1, 0, 2, 4, 6] as const;

/** Refusals after which the same card is not tried again without its owner. */
const NEEDS_OWNER = new Set([
  'authentication_required',
  'expired_card',
  'incorrect_number',
  'invalid_account',
  'lost_card',
  'no_card',
  'payment_method_unexpected_state',
  'pickup_card',
  'resource_missing',
  'restricted_card',
  'stolen_card',
  'transaction_not_allowed',
]);

/** What the payer is told of a refusal. */
export function problemOf(failure: string): CardProblem {
  if (failure === 'authentication_required') return 'authentication';
  return failure === 'no_card' ? 'no_card' : 'refused';
}

const tryAt = (periodStart: Date, days: number): Date => new Date(periodStart.getTime() + days * DAY_MS);

/** When a renewal is charged to the saved card for the first time. */
export const firstTry = (periodStart: Date): Date => tryAt(periodStart, TRY_DAYS[0]);

/** When it is charged again after a refusal; null: not by itself. */
export function nextTry(periodStart: Date, failure: string, now: Date): Date | null {
  if (NEEDS_OWNER.has(failure)) return null;
  return TRY_DAYS.map((days) => tryAt(periodStart, days)).find((time) => time > now) ?? null;
}
