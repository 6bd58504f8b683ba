import { repeat } from '../repeat.ts';
import { deliverNotices, type Queryable, type Receiver } from './deliver.ts';

const PAUSE_MS = 1000;

interface Log {
  warn: (details: object, message: string) => void;
}

/**
 * Looks for due notices once a second and delivers them, batch after batch, never two at once in one process.
 * @returns a function that stops it and waits for the batch under way
 */
export function startNoticePoller(database: Queryable, receiver: Receiver, log: Log): () => Promise<void> {
  let complained = '';
  /** The same trouble is told once, not every second. */
  const complain = (trouble: string): void => {
    if (trouble !== complained) log.warn({ trouble }, 'Change notices wait: the engine did not take them');
    complained = trouble;
  };
  return repeat(async (stopping) => {
    try {
      let outcome = await deliverNotices(database, receiver);
      while (outcome.delivered > 0 && !stopping.aborted) {
        complained = '';
        outcome = await deliverNotices(database, receiver);
      }
      if (outcome.error !== null) complain(outcome.error);
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error));
    }
  }, PAUSE_MS);
}
