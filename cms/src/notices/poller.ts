import { repeat } from '../repeat.ts';
import type { Queryable } from '../database/queryable.ts';
import { deliverNotices, type Receiver } from './deliver.ts';

const PAUSE_MS = 1000;

interface Log {
  warn: (details: object, message: string) => void;
}

/**
 * Delivers due notices once a second, batch after batch and never twice at once in one process.
 * @returns a function that stops it and waits for the running batch
 */
export function startNoticePoller(database: Queryable, receiver: Receiver, log: Log): () => Promise<void> {
  let lastReason = '';
  /** The same error is logged once, not every second. */
  const warnOnce = (reason: string): void => {
    if (reason !== lastReason) log.warn({ reason }, 'Change notices could not be delivered to the engine');
    lastReason = reason;
  };
  return repeat(async (stopping) => {
    try {
      let outcome = await deliverNotices(database, receiver);
      while (outcome.delivered > 0 && !stopping.aborted) {
        lastReason = '';
        outcome = await deliverNotices(database, receiver);
      }
      if (outcome.error !== null) warnOnce(outcome.error);
    } catch (error) {
      warnOnce(error instanceof Error ? error.message : String(error));
    }
  }, PAUSE_MS);
}
