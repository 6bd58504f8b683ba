/** Decides when a build begins. Pure; times are in milliseconds since 1970. */

/** The longest wait for a build, as a multiple of the quiet time. */
export const MAX_WAIT_FACTOR = 6;
/** Pauses after the first, second … consecutive failure, unless something new was published. */
const RETRY_MINUTES = [1, 2, 4, 8, 15];

export interface BuildQueue {
  now: number;
  /** Requests that no build has taken; null if there are none. `asked`: somebody pressed “Build again”. */
  waiting: { oldest: number; newest: number; asked: boolean } | null;
  /** Failed builds since the last successful one. */
  failures: { count: number; startedAt: number; finishedAt: number } | null;
}

/**
 * Whether a build should begin now. After a failure new content is tried at once, the same content after a pause.
 * @param quietMs a build begins once there was no request for this long, so that several publishes make one build; the
 * published pages are rendered on request until then
 */
export function isTimeToBuild({ now, waiting, failures }: BuildQueue, quietMs: number): boolean {
  if (!waiting) return false;
  const quiet = now - waiting.newest >= quietMs || now - waiting.oldest >= MAX_WAIT_FACTOR * quietMs;
  if (!quiet && !waiting.asked) return false;
  if (!failures || waiting.newest > failures.startedAt) return true;
  return now >= nextAttemptAt(failures);
}

/** When the same content is tried again after failures. */
export function nextAttemptAt({ count, finishedAt }: NonNullable<BuildQueue['failures']>): number {
  const minutes = RETRY_MINUTES[Math.min(count, RETRY_MINUTES.length) - 1] ?? 1;
  return finishedAt + minutes * 60_000;
}
