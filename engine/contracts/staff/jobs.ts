import { z } from 'zod';
import { Cursor, Id, Instant, pageOf } from '../common.ts';

/** A job whose last attempt failed. */
export const FailedJob = z
  .object({
    id: Id,
    job: z.string(),
    error: z.string(),
    attempts: z.int(),
    failedAt: Instant,
    data: z.record(z.string(), z.unknown()).meta({ description: 'Ids alone; tokens are not kept' }),
  })
  .meta({ id: 'FailedJob' });
export type FailedJob = z.infer<typeof FailedJob>;
/** `GET /staff/failed-jobs`, newest first. */
export const FailedJobPage = pageOf(FailedJob)
  .extend({
    kinds: z.array(z.object({ job: z.string(), count: z.int() })).meta({ description: 'Failed jobs by name' }),
  })
  .meta({ id: 'FailedJobPage' });
export type FailedJobPage = z.infer<typeof FailedJobPage>;
export const FailedJobQuery = z.object({
  job: z.string().min(1).max(100).optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type FailedJobQuery = z.infer<typeof FailedJobQuery>;

/** `POST /staff/failed-jobs/retry`: those of a name, or all. */
export const RetryJobs = z.object({ job: z.string().min(1).max(100).optional() });
export type RetryJobs = z.infer<typeof RetryJobs>;
export const RetriedJobs = z.object({ retried: z.int() }).meta({ id: 'RetriedJobs' });
