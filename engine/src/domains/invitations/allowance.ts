/** What is known of a sender whose domain has not been shown to be its own. */
export interface SendingRecord {
  /** Whole days since its first message; 0 before it. */
  days: number;
  /** Of the last 30 days. */
  sent: number;
  bounced: number;
  optedOut: number;
}

/** What a new sender may send, as multiples of the first days' number; the numbers beside it are those of 50. */
export const STEPS = [
  { fromDay: 0, times: 1 }, // 50 a day
  { fromDay: 7, times: 2 }, // 100
  { fromDay: 14, times: 4 }, // 200
  { fromDay: 30, times: 10 }, // 500
  { fromDay: 60, times: 20 }, // 1,000, and no more before the domain is shown
] as const;

/** Lists that were bought bounce and are unsubscribed from at many times these rates. */
export const HEALTH = { fewest: 20, bounced: 0.05, optedOut: 0.03 } as const;
/** Who is not healthy falls back to this part of the first days' number, however long it has been sending. */
export const UNHEALTHY_SHARE = 0.4;

export function isHealthy({ sent, bounced, optedOut }: SendingRecord): boolean {
  if (sent < HEALTH.fewest) return true;
  return bounced <= sent * HEALTH.bounced && optedOut <= sent * HEALTH.optedOut;
}

/** Messages that such a sender may send in a day. `firstDays`: what the first step allows. */
export function allowanceOf(record: SendingRecord, firstDays: number): number {
  if (!isHealthy(record)) return Math.max(1, Math.floor(firstDays * UNHEALTHY_SHARE));
  const step = STEPS.findLast(({ fromDay }) => record.days >= fromDay) ?? STEPS[0];
  return firstDays * step.times;
}
