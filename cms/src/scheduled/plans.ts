/** What is planned for a page, or was and did not work. */
export interface Plan {
  type: 'publish' | 'unpublish';
  /** ISO moment. */
  at: string;
  failed: boolean;
}

interface Queryable {
  query: (text: string, values: unknown[]) => Promise<{ rows: { type: string | null; at: Date; failed: boolean }[] }>;
}

/** In the order of their times. */
export async function readPlans(database: Queryable, pageId: string): Promise<Plan[]> {
  const { rows } = await database.query(
    `select input ->> 'type' as type, wait_until as at, total_tried > 0 as failed from cms.payload_jobs
     where completed_at is null and wait_until is not null and task_slug = 'schedulePublish' and input -> 'doc' ->> 'value' = $1
     order by wait_until`,
    [pageId],
  );
  return rows.map(({ type, at, failed }) => ({
    type: type === 'unpublish' ? 'unpublish' : 'publish',
    at: at.toISOString(),
    failed,
  }));
}
