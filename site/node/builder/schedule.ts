/** When a build begins: pure, times in milliseconds since 1970. */

/** A build waits at most so many times as long as it wants quiet. */
export const PATIENCE = 6;
/** Pauses after a first, second … failure in a row, when nothing new was published. */
const RETRY_MINUTES = [1, 2, 4, 8, 15];

export interface Situation {
  now: number;
  /** Requests that no build has taken; null: none. `asked`: somebody asks for a build, not for a page. */
  waiting: { oldest: number; newest: number; asked: boolean } | null;
  /** Failed builds since the last one that went well. */
  failures: { count: number; startedAt: number; finishedAt: number } | null;
}

/**
 * Whether a build should begin now. After a failure something new is tried at once, the same again only after a while.
 * @param quietMs without a request for so long a build begins: several publishes make one, and none is waited for,
 * because what is published is drawn until it is built
 */
export function isTimeToBuild({ now, waiting, failures }: Situation, quietMs: number): boolean {
  if (!waiting) return false;
  const quiet = now - waiting.newest >= quietMs || now - waiting.oldest >= PATIENCE * quietMs;
  if (!quiet && !waiting.asked) return false;
  if (!failures || waiting.newest > failures.startedAt) return true;
  return now >= nextAttemptAt(failures);
}

/** When the same content is tried again. */
export function nextAttemptAt({ count, finishedAt }: NonNullable<Situation['failures']>): number {
  const minutes = RETRY_MINUTES[Math.min(count, RETRY_MINUTES.length) - 1] ?? 1;
  return finishedAt + minutes * 60_000;
}
