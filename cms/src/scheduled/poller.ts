import type { Payload } from 'payload';
import { repeat } from '../repeat.ts';

const PAUSE_MS = 5_000;
const AT_ONCE = 10;

/** A job that was begun and not ended for so long was broken off: publishing takes a moment. */
const FREE_BROKEN_OFF = `update cms.payload_jobs set processing = false
  where processing and updated_at < now() - interval '5 minutes'`;

/** A failure may pass, and a draft may be completed: each job gets three tries. */
const TRY_AGAIN = `with failed as (
    update cms.payload_jobs set has_error = false, wait_until = now() + interval '1 minute'
    where has_error and completed_at is null and total_tried < 3 returning id)
  delete from cms.payload_jobs_log where _parent_id in (select id from failed)`;

/**
 * Publishes pages, and takes them back, at the times that staff have set. Payload keeps the jobs; they run as whoever
 * set them, with that person's rights then.
 * @returns a function that stops it and waits for what is under way
 */
export const startScheduledPublishing = (payload: Payload): (() => Promise<void>) =>
  repeat(async () => {
    try {
      await payload.db.pool.query(FREE_BROKEN_OFF);
      await payload.db.pool.query(TRY_AGAIN);
      await payload.jobs.run({ limit: AT_ONCE, silent: { info: true } });
    } catch (error) {
      payload.logger.error({ err: error }, 'Scheduled publishing could not look for what is due');
    }
  }, PAUSE_MS);
