/** When a build begins: pure, times in milliseconds since 1970. */

/** No request for so long, and the build begins: several publishes make one build. */
export const QUIET_MS = 1_000;
/** But no request waits longer than this. */
export const LONGEST_WAIT_MS = 5_000;
/** Pauses after a first, second … failure in a row, when nothing new was published. */
const RETRY_MINUTES = [1, 2, 4, 8, 15];

export interface Situation {
  now: number;
  /** Requests that no build has taken; null: none. */
  waiting: { oldest: number; newest: number } | null;
  /** Failed builds since the last one that went well. */
  failures: { count: number; startedAt: number; finishedAt: number } | null;
}

/** Whether a build should begin now. After a failure something new is tried at once, the same again only after a while. */
export function isTimeToBuild({ now, waiting, failures }: Situation): boolean {
  if (!waiting) return false;
  const settled = now - waiting.newest >= QUIET_MS || now - waiting.oldest >= LONGEST_WAIT_MS;
  if (!settled) return false;
  if (!failures || waiting.newest > failures.startedAt) return true;
  return now >= nextAttemptAt(failures);
}

/** When the same content is tried again. */
export function nextAttemptAt({ count, finishedAt }: NonNullable<Situation['failures']>): number {
  const minutes = RETRY_MINUTES[Math.min(count, RETRY_MINUTES.length) - 1] ?? 1;
  return finishedAt + minutes * 60_000;
}
