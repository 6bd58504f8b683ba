import { sql } from 'drizzle-orm';
import { CATEGORIES } from '@app/contracts/company/categories';
import { recountAggregates } from '../../../../engine/src/domains/reviews/public.ts';
import type { AppContext } from '../../../../engine/src/platform/context.ts';
import { addReviews } from './fill-reviews.ts';

const COUNTRIES = ['PL', 'GB', 'DE', 'RO', 'HU', 'CZ', 'SK', 'BG'];
const REGIONS = 12;
const CITIES = 15;
/** Exponent of the skew: the larger, the more companies are in the first of each category and place. */
const SKEW = 2;

const categories = Object.entries(CATEGORIES).flatMap(([kind, names]) => names.map((category) => ({ kind, category })));

/** Companies per batch: about 100,000 reviews. */
const BATCH = 10_000;

/**
 * Companies of all kinds and categories in 1,440 cities, unevenly distributed, with reviews: a few have thousands,
 * every tenth has none.
 */
export async function fillDirectory(app: AppContext, size: { companies: number; reviews: number }): Promise<void> {
  const { db } = app;
  await db.tx(async (tx) => {
    await tx.execute(sql`select setseed(0.5)`);
    await tx.execute(sql`
      create unlogged table drawn as
      select uuidv7() as id, n,
        floor(${categories.length}::int * random())::int + 1 as kind,
        floor(${COUNTRIES.length}::int * random() ^ ${SKEW}::int)::int + 1 as country,
        floor(${REGIONS}::int * random() ^ ${SKEW}::int)::int + 1 as region,
        floor(${CITIES}::int * random() ^ ${SKEW}::int)::int + 1 as city,
        case when random() < 0.1 then 0 else random() ^ 8 + 0.01 end as share,
        round(200 * least(5, 4.4 + 0.5 * (random() + random() - 1))) / 200 as grade
      from generate_series(1, ${size.companies}::int) n`);
    await tx.execute(sql`
      insert into engine.companies (id, slug, name, kind, category, website, country, region, city, time_zone, created_at)
      select id, 'listed-' || n, 'Listed company ' || n, (${sql.param(categories.map(({ kind }) => kind))}::text[])[kind],
        (${sql.param(categories.map(({ category }) => category))}::text[])[kind], 'https://listed-' || n || '.example',
        (${sql.param(COUNTRIES)}::text[])[country], 'Region ' || country || ' ' || region,
        'City ' || country || ' ' || region || ' ' || city, 'Europe/Warsaw', now() - interval '2 years'
      from drawn`);
  });
  for (let from = 1; from <= size.companies; from += BATCH)
    await addReviews(
      app,
      sql`
        select id as company_id, greatest(1, least(5, round(grade + 2 * random() - 1)))::int as grade
        from (select *, ceil(${size.reviews}::int * share / sum(share) over ())::int as count from drawn) counted
        cross join lateral generate_series(1, count) where n >= ${from}::int and n < ${from + BATCH}::int`,
    );
  await db.tx((tx) => recountAggregates(tx));
  await db.queries.execute(sql`drop table drawn`);
  await db.queries.execute(sql`vacuum analyze`);
}
