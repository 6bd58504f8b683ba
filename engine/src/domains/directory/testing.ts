import { sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Queries } from '../../platform/db.ts';
import type { AppContext } from '../../platform/context.ts';
import { aCompany } from '../companies/testing.ts';

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

/** A company with `reviews` reviews of one grade, since long ago; listed only after a refresh. @returns its id */
export async function aReviewedCompany(
  app: AppContext,
  given: Parameters<typeof aCompany>[1] = {},
  reviews = 0,
  grade = 4,
): Promise<string> {
  const { id } = await app.db.tx((tx) => aCompany(tx, given));
  if (reviews > 0) {
    await app.db.queries.execute(sql`
      insert into engine.subject_totals (subject_id, company_id, count, halves, halves_times_grade)
      values (${id}, ${id}, ${reviews}, ${reviews * 2}, ${reviews * 2 * grade})`);
    await reviewedLongAgo(app.db.queries, id);
  }
  return id;
}
