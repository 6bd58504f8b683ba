import { sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Queries } from '../../platform/db.ts';

/** Lets the days pass after which a company may be ranked: it is 90 days old, its first review 60. Totals stay. */
export async function reviewedLongAgo(queries: Queries, companyId: string): Promise<void> {
  await queries.execute(
    sql`update engine.companies set created_at = created_at - interval '90 days' where id = ${companyId}`,
  );
  await queries.execute(sql`
    insert into engine.reviews (id, company_id, submission_id, origin, state, grade, language, submitted_at, published_at)
    select uuidv7(), ${companyId}, ${newId()}, 'verified', 'published', 4, 'pl', at, at
    from (select now() - interval '60 days' as at) t`);
}
