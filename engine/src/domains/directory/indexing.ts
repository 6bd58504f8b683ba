import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { CompanyDocument, ProductDocument } from '@app/search';
import { Id } from '@app/contracts/common';
import { bayesianMean } from '../../kernel/grades.ts';
import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/job.ts';

const BATCH = 1000;
/** Where nothing is known of a category: the middle of the scale. */
const UNKNOWN_MEAN = 3;

interface CompanyRow extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  website: string | null;
  kind: string;
  category: string;
  city: string | null;
  region: string | null;
  country: string;
  hidden: boolean;
  count: number;
  halves: number;
  average: number | null;
  category_mean: number | null;
}

/** The means of the categories that `of` companies are in; each company's own totals beside it. */
const companyRows = (where: SQL, tail: SQL) => sql`
  select c.id, c.slug, c.name, c.website, c.kind, c.category, c.city, c.region, c.country,
    (c.state = 'blocked' or c.presentation = 'hidden') as hidden,
    coalesce(t.count, 0) as count, coalesce(t.halves, 0)::float8 as halves, t.halves_times_grade::float8 / nullif(t.halves, 0) as average,
    m.mean as category_mean
  from engine.companies c
  left join engine.subject_totals t on t.subject_id = c.id
  left join lateral (
    select sum(o.halves_times_grade)::float8 / nullif(sum(o.halves), 0) as mean
    from engine.companies p join engine.subject_totals o on o.subject_id = p.id
    where p.kind = c.kind and p.category = c.category) m on true
  where ${where} ${tail}`;

function companyDocument({ category_mean, halves, average, ...row }: CompanyRow): CompanyDocument {
  return { ...row, rank: bayesianMean(average, halves / 2, category_mean ?? UNKNOWN_MEAN) };
}

interface ProductRow extends Record<string, unknown> {
  id: string;
  company_id: string;
  company_slug: string;
  slug: string;
  name: string;
  count: number;
  halves: number;
  average: number | null;
}

const productRows = (where: SQL, tail: SQL) => sql`
  select p.id, p.company_id, c.slug as company_slug, p.slug, p.name, coalesce(t.count, 0) as count, coalesce(t.halves, 0)::float8 as halves,
    t.halves_times_grade::float8 / nullif(t.halves, 0) as average
  from engine.products p join engine.companies c on c.id = p.company_id
  left join engine.subject_totals t on t.subject_id = p.id
  where ${where} ${tail}`;

function productDocument({
  company_id,
  company_slug,
  halves,
  average,
  id,
  slug,
  name,
  count,
}: ProductRow): ProductDocument {
  return {
    id,
    companyId: company_id,
    companySlug: company_slug,
    slug,
    name,
    count,
    rank: bayesianMean(average, halves / 2, UNKNOWN_MEAN),
  };
}

/** Brings a company's document, and those of the named products, up to date. */
export const indexCompany = defineJob({
  name: 'directory.index-company',
  data: z.object({ companyId: Id, productIds: z.array(Id).default([]) }),
  async run(app, { companyId, productIds }) {
    const { rows } = await app.db.read.execute<CompanyRow>(companyRows(sql`c.id = ${companyId}`, sql``));
    await app.search.upsertCompanies(rows.map(companyDocument));
    if (productIds.length === 0) return;
    const products = await app.db.read.execute<ProductRow>(
      productRows(
        sql`p.id in (${sql.join(
          productIds.map((id) => sql`${id}`),
          sql`, `,
        )})`,
        sql``,
      ),
    );
    await app.search.upsertProducts(products.rows.map(productDocument));
  },
});

async function* batches<Row extends { id: string }>(
  page: (after: string) => Promise<{ rows: Row[] }>,
): AsyncGenerator<Row[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await page(after);
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.id ?? after;
  }
}

/** Builds the whole index anew from the database and swaps it in. */
export async function reindexAll(
  app: Pick<AppContext, 'db' | 'search'>,
): Promise<{ companies: number; products: number }> {
  return app.search.reindex({
    async *companies() {
      const page = (after: string) =>
        app.db.read.execute<CompanyRow>(companyRows(sql`c.id > ${after}::uuid`, sql`order by c.id limit ${BATCH}`));
      for await (const rows of batches(page)) yield rows.map(companyDocument);
    },
    async *products() {
      const page = (after: string) =>
        app.db.read.execute<ProductRow>(productRows(sql`p.id > ${after}::uuid`, sql`order by p.id limit ${BATCH}`));
      for await (const rows of batches(page)) yield rows.map(productDocument);
    },
  });
}
