/** Sending history of a company that has not proven its domain. */
export interface SendingRecord {
  /** Whole days since the first message; 0 before it. */
  days: number;
  /** In the last 30 days, as are the next two. */
  sent: number;
  bounced: number;
  optedOut: number;
}

/** Daily allowance of a new sender, as a multiple of the first days' number. Comments show it for 50. */
export const ALLOWANCE_STEPS = [
  { fromDay: 0, multiplier: 1 }, // 50 a day
  { fromDay: 7, multiplier: 2 }, // 100
  { fromDay: 14, multiplier: 4 }, // 200
  { fromDay: 30, multiplier: 10 }, // 500
  { fromDay: 60, multiplier: 20 }, // 1,000, the maximum until the domain is proven
] as const;

/** Purchased lists bounce and unsubscribe at many times these rates. */
export const HEALTH_BOUNDS = { minimumSent: 20, bounced: 0.05, optedOut: 0.03 } as const;
/** An unhealthy sender falls back to this share of the first days' number, however long it has been sending. */
export const UNHEALTHY_SHARE = 0.4;

export function isHealthy({ sent, bounced, optedOut }: SendingRecord): boolean {
  if (sent < HEALTH_BOUNDS.minimumSent) return true;
  return bounced <= sent * HEALTH_BOUNDS.bounced && optedOut <= sent * HEALTH_BOUNDS.optedOut;
}

/** Messages that a new sender may send in a day. `firstDays`: the number of the first step. */
export function dailyAllowance(record: SendingRecord, firstDays: number): number {
  if (!isHealthy(record)) return Math.max(1, Math.floor(firstDays * UNHEALTHY_SHARE));
  const step = ALLOWANCE_STEPS.findLast(({ fromDay }) => record.days >= fromDay) ?? ALLOWANCE_STEPS[0];
  return firstDays * step.multiplier;
}
