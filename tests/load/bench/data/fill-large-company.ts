import { sql } from 'drizzle-orm';
import { recountAggregates } from '../../../../engine/src/domains/reviews/public.ts';
import { addCompanies } from './fill-companies.ts';
import { addReviews } from './fill-reviews.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

const BATCH = 100_000;

/** Creates a company with published reviews of two years. @returns its slug */
export async function fillLargeCompany(stage: BenchEnvironment, reviews: number): Promise<string> {
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
    await recountAggregates(tx, { companyId: rows[0]?.id ?? '' });
  });
  return slug;
}
