import { sql } from 'drizzle-orm';
import { recount } from '../../../engine/src/domains/reviews/public.ts';
import { addCompanies } from './fill.ts';
import type { Stage } from './stage.ts';

const BATCH = 100_000;

/** A company with so many published reviews of two years. @returns its slug. */
export async function fillLarge(stage: Stage, reviews: number): Promise<string> {
  const { app } = stage;
  const prefix = `of-${reviews}-`;
  await addCompanies(stage, { prefix, companies: 1 });
  const slug = `${prefix}1`;
  for (let from = 0; from < reviews; from += BATCH) await addReviews(stage, slug, Math.min(BATCH, reviews - from));
  await app.db.tx(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from engine.companies where slug = ${slug}`);
    await recount(tx, { companyId: rows[0]?.id ?? '' });
  });
  return slug;
}

async function addReviews({ app }: Stage, slug: string, count: number): Promise<void> {
  await app.db.tx(async (tx) => {
    await tx.execute(sql`
      create temporary table written on commit drop as
      select uuidv7() as id, c.id as company_id, 5 - floor(5 * random() ^ 3)::int as grade,
        (array['pl', 'pl', 'pl', 'pl', 'en', 'de', 'cs'])[1 + floor(random() * 7)::int] as language,
        case when random() < 0.9 then 'verified' when random() < 0.5 then 'unverified' else 'external' end as origin,
        date_trunc('milliseconds', now() - random() * interval '730 days') as at
      from engine.companies c cross join generate_series(1, ${count}::int) where c.slug = ${slug}`);
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
