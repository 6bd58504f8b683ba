import { sql } from 'drizzle-orm';
import { CATEGORIES } from '../../../engine/src/domains/companies/categories.ts';
import type { AppContext } from '../../../engine/src/platform/context.ts';

const COUNTRIES = ['PL', 'GB', 'DE', 'RO', 'HU', 'CZ', 'SK', 'BG'];
const REGIONS = 12;
const CITIES = 15;
/** Of services, hotels and restaurants as of shops; the larger the power, the more stands in the first of each. */
const SKEW = 2;

const categories = Object.entries(CATEGORIES).flatMap(([kind, names]) => names.map((category) => ({ kind, category })));

/**
 * So many companies of all kinds and categories in 1,440 cities, some of which have most, and the totals of so many
 * reviews about them: a few have thousands, every tenth has none. The reviews themselves no list reads.
 */
export async function fillDirectory({ db }: AppContext, size: { companies: number; reviews: number }): Promise<void> {
  await db.tx(async (tx) => {
    await tx.execute(sql`select setseed(0.5)`);
    await tx.execute(sql`
      create temporary table drawn on commit drop as
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
    await tx.execute(sql`
      insert into engine.subject_totals (subject_id, company_id, count, halves, halves_times_grade)
      select id, id, count, 2 * count, round(2 * count * grade)
      from (select id, grade, ceil(${size.reviews}::int * share / sum(share) over ())::int as count from drawn) counted where count > 0`);
  });
  await db.read.execute(sql`vacuum analyze`);
}
