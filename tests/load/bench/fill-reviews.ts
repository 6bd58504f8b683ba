import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AppContext } from '../../../engine/src/platform/context.ts';

/** Writes a published review of the last two years for each row of `subjects`: `company_id` and `grade`. Totals are not counted. */
export async function addReviews({ db }: Pick<AppContext, 'db'>, subjects: SQL): Promise<void> {
  await db.tx(async (tx) => {
    await tx.execute(sql`
      create temporary table written on commit drop as
      select uuidv7() as id, s.company_id, s.grade,
        (array['pl', 'pl', 'pl', 'pl', 'en', 'de', 'cs'])[1 + floor(random() * 7)::int] as language,
        case when random() < 0.9 then 'verified' when random() < 0.5 then 'unverified' else 'external' end as origin,
        date_trunc('milliseconds', now() - random() * interval '730 days') as at
      from (${subjects}) s`);
    await tx.execute(sql`
      insert into engine.reviews (id, company_id, submission_id, origin, state, grade, language, submitted_at, published_at)
      select id, company_id, id, origin, 'published', grade, language, at, at from written`);
    await tx.execute(sql`
      insert into engine.review_revisions (review_id, revision, company_id, grade, body, submitted_at, state, ratings)
      select id, 1, company_id, grade, 'The parcel came on time and what was in it is as it was described. ' || id, at, 'passed',
        jsonb_build_object('delivery', grade, 'service', 5) from written`);
    await tx.execute(sql`
      insert into engine.review_authors (review_id, company_id, display_name)
      select id, company_id, 'Anna ' || chr(65 + floor(random() * 26)::int) || '.' from written`);
  });
}
