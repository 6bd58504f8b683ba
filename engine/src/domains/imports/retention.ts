import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';

/** Deletes files of failed imports that are too old to be retried. */
export async function forgetImportFiles(app: AppContext): Promise<void> {
  await app.db.queries.execute(sql`
    update engine.review_imports set content = null
    where state = 'failed' and content is not null and finished_at < engine.app_now() - interval '30 days'`);
}
