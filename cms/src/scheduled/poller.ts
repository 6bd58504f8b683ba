import type { Payload, SanitizedConfig } from 'payload';
import { report } from '../error-reports.ts';
import { isCallersMistake } from '../rest/validation-errors.ts';
import { repeat } from '../repeat.ts';
import { dropOldFailures } from './read-scheduled-changes.ts';

const PAUSE_MS = 5_000;
const BATCH = 10;
const RETRIES = 2;
const RETRY_DELAY_MS = 60_000;
/** A job that runs for so long was interrupted: publishing takes a moment. */
const INTERRUPTED_AFTER_MS = 5 * 60_000;

/**
 * Lets Payload's jobs of scheduled publishing be retried: a failure may pass, and a draft may be completed meanwhile.
 */
export function retryScheduledPublishing(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task) throw new Error('Payload has no task of scheduled publishing any more: see scheduled/poller.ts');
  const { handler } = task;
  if (typeof handler === 'function') task.handler = reporting(handler);
  task.retries = { attempts: RETRIES, backoff: { type: 'fixed', delay: RETRY_DELAY_MS } };
  return config;
}

/**
 * A task that also reports why it failed, which Payload notes with the job only. What staff can see and mend, such as a
 * draft that lacks a title, is not reported.
 */
function reporting<Args extends unknown[], Result>(
  run: (...args: Args) => Result | Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    try {
      return await run(...args);
    } catch (error) {
      if (!isCallersMistake(error)) report(error);
      throw error;
    }
  };
}

/**
 * Publishes and unpublishes pages at the times that staff have set. Payload keeps the jobs; they run with the present
 * rights of the person who scheduled them.
 * @returns a function that stops it and waits for running jobs
 */
export const startScheduledPublishing = (payload: Payload): (() => Promise<void>) =>
  repeat(async () => {
    try {
      await releaseInterruptedJobs(payload);
      await dropOldFailures(payload);
      await payload.jobs.run({ limit: BATCH, silent: { info: true } });
    } catch (error) {
      payload.logger.error({ err: error }, 'Scheduled publishing could not look for what is due');
      report(error);
    }
  }, PAUSE_MS);

async function releaseInterruptedJobs(payload: Payload): Promise<void> {
  await payload.update({
    collection: 'payload-jobs',
    where: {
      processing: { equals: true },
      updatedAt: { less_than: new Date(Date.now() - INTERRUPTED_AFTER_MS).toISOString() },
    },
    data: { processing: false },
    depth: 0,
  });
}
