import type { Payload } from 'payload';
import { z } from 'zod';

/** A planned change of a page, or one that was tried and failed. */
export interface ScheduledChange {
  type: 'publish' | 'unpublish';
  /** ISO 8601. */
  at: string;
  failed: boolean;
}

const PlannedJob = z.object({
  type: z.enum(['publish', 'unpublish']).catch('publish'),
  at: z.date().transform((at) => at.toISOString()),
  failed: z.boolean(),
});

/** A failed attempt is over once somebody has published or unpublished the page. */
const IS_OVER = `job.total_tried > 0 and page.updated_at > job.updated_at`;
const JOBS_OF_PAGES = `job.task_slug = 'schedulePublish' and job.completed_at is null
  and job.input -> 'doc' ->> 'relationTo' = 'pages' and job.input -> 'doc' ->> 'value' = page.id::text`;

/** The pending jobs of a page, by time. Payload keeps them. */
export async function readScheduledChanges({ db }: Payload, pageId: string): Promise<ScheduledChange[]> {
  const { rows } = await db.pool.query(
    `select job.input ->> 'type' as type, job.wait_until as at, coalesce(job.total_tried, 0) > 0 as failed
     from cms.payload_jobs job, cms.pages page
     where ${JOBS_OF_PAGES} and page.id::text = $1 and job.wait_until is not null and not coalesce(${IS_OVER}, false)
     order by job.wait_until`,
    [pageId],
  );
  return z.array(PlannedJob).parse(rows);
}

/** Deletes failed jobs that are over, so that they neither run again nor publish a later draft. */
export async function dropOldFailures({ db }: Payload): Promise<void> {
  await db.pool.query(
    `delete from cms.payload_jobs job using cms.pages page
     where ${JOBS_OF_PAGES} and ${IS_OVER} and not coalesce(job.processing, false)`,
  );
}
