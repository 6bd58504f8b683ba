import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';

/** Files are not kept for a try that nobody asks for any more. */
export async function forgetImportFiles(app: AppContext): Promise<void> {
  await app.db.read.execute(sql`
    update engine.review_imports set content = null
    where state = 'failed' and content is not null and finished_at < engine.app_now() - interval '30 days'`);
}
