import { sql } from 'drizzle-orm';
import { recount } from '../../../engine/src/domains/reviews/public.ts';
import { addCompanies } from './fill.ts';
import { addReviews } from './fill-reviews.ts';
import type { Stage } from './stage.ts';

const BATCH = 100_000;

/** A company with so many published reviews of two years. @returns its slug. */
export async function fillLarge(stage: Stage, reviews: number): Promise<string> {
  const { app } = stage;
  const prefix = `of-${reviews}-`;
  await addCompanies(stage, { prefix, companies: 1 });
  const slug = `${prefix}1`;
  for (let from = 0; from < reviews; from += BATCH)
    await addReviews(
      app,
      sql`
        select id as company_id, 5 - floor(5 * random() ^ 3)::int as grade
        from engine.companies cross join generate_series(1, ${Math.min(BATCH, reviews - from)}::int) where slug = ${slug}`,
    );
  await app.db.tx(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from engine.companies where slug = ${slug}`);
    await recount(tx, { companyId: rows[0]?.id ?? '' });
  });
  return slug;
}
