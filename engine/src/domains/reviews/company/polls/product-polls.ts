import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { POLL_SAMPLE } from '@app/contracts/company-reviews/product-polls';
import type {
  PollProductPage,
  PollProductQuery,
  PollQuestion,
  PollResults,
  PollResultsQuery,
} from '@app/contracts/company-reviews/product-polls';
import type { Distribution } from '@app/contracts/companies';
import type { Locale } from '@app/contracts/common';
import { NotFound } from '../../../../kernel/errors.ts';
import { CursorInvalid } from '../../../../platform/cursor.ts';
import type { TenantTx } from '../../../../platform/db.ts';
import type { RequestContext } from '../../../../platform/route.ts';
import { inWords, productsByIds } from '../../../catalog/public.ts';

type Words = Parameters<typeof inWords>[0];

interface QuestionRow extends Record<string, unknown> {
  id: string;
  category: string | null;
  product: string | null;
  name: Words;
  low: Words;
  high: Words;
  removed: boolean;
  count: number;
  position: number | null;
  products: number;
}

/** Answers of the company's reviewers by product and question, folded or not. */
const rated = (tx: TenantTx, only: SQL = sql``): SQL => sql`
  rated as (
    select subject_id, criterion, sum(count)::int as count, sum(sum)::int as sum from (
      select subject_id, criterion, count, sum from engine.rating_cells where company_id = ${tx.companyId} ${only}
      union all
      select subject_id, criterion, count, sum from engine.rating_deltas where company_id = ${tx.companyId} ${only}) known
    group by subject_id, criterion having sum(count) > 0)`;

/** The company's questions with their results; `only` is a condition on the feature `f`. */
async function readQuestions(tx: TenantTx, locale: Locale, only: SQL = sql``): Promise<PollQuestion[]> {
  const { rows } = await tx.execute<QuestionRow>(sql`
    with ${rated(tx)}
    select f.id, f.category, p.name as product, f.name, f.low, f.high, f.removed_at is not null as removed,
      coalesce(sum(r.count), 0)::int as count, sum(r.sum)::float8 / sum(r.count) as position, count(r.subject_id)::int as products
    from engine.product_features f
    left join engine.products p on p.id = f.product_id
    left join rated r on r.criterion = f.id::text
    where f.company_id = ${tx.companyId} and f.kind = 'scale' ${only}
    group by f.id, p.name having f.removed_at is null or sum(r.count) > 0
    order by f.removed_at is not null, f.category nulls first, p.name nulls first, f.position, f.id`);
  return rows.map(({ name, low, high, ...row }) => ({
    ...row,
    name: inWords(name, locale),
    low: inWords(low, locale),
    high: inWords(high, locale),
  }));
}

/** Questions that are asked or have answers, with the results over all their products. */
export function listPolls(ctx: RequestContext, companyId: string): Promise<PollQuestion[]> {
  return ctx.db.tenantTx(companyId, (tx) => readQuestions(tx, ctx.locale));
}

async function questionOf(tx: TenantTx, locale: Locale, featureId: string): Promise<PollQuestion> {
  const [question] = await readQuestions(tx, locale, sql`and f.id = ${featureId}`);
  if (!question) throw new NotFound();
  return question;
}

/**
 * How often each answer was given to a question, about all products or one.
 * @throws NotFound for a question or product of another company
 */
export function pollResults(
  ctx: RequestContext,
  companyId: string,
  featureId: string,
  { productId }: PollResultsQuery,
): Promise<PollResults> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const question = await questionOf(tx, ctx.locale, featureId);
    const [product] = productId === undefined ? [] : await productsByIds(tx, [productId]);
    if (productId !== undefined && product?.companyId !== companyId) throw new NotFound();
    const about = productId === undefined ? sql`product_id is not null` : sql`product_id = ${productId}`;
    const { rows } = await tx.execute<{ answer: keyof Distribution; times: number }>(sql`
      with latest as materialized (
        select id, revision from engine.reviews
        where company_id = ${companyId} and state = 'published' and ${about}
        order by published_at desc, id desc limit ${POLL_SAMPLE}::int)
      select (v.features ->> ${featureId})::int as answer, count(*)::int as times
      from latest join engine.review_revisions v on v.review_id = latest.id and v.revision = latest.revision
      where v.features ? ${featureId} group by 1`);
    const answers: Distribution = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
    for (const { answer, times } of rows) answers[answer] = times;
    return { question, product: product ? { id: product.id, name: product.name } : null, answers };
  });
}

const CURSOR = /^(\d{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** @throws CursorInvalid */
function afterCursor(cursor: string): SQL {
  const [, count, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!count || !id) throw new CursorInvalid();
  return sql`and (r.count, r.subject_id) < (${Number(count)}::int, ${id}::uuid)`;
}

/** Products with answers to a question, most answers first. @throws NotFound, CursorInvalid */
export function pollProducts(
  ctx: RequestContext,
  companyId: string,
  featureId: string,
  { cursor, limit }: PollProductQuery,
): Promise<PollProductPage> {
  const after = cursor === undefined ? sql`` : afterCursor(cursor);
  return ctx.db.tenantTx(companyId, async (tx) => {
    await questionOf(tx, ctx.locale, featureId);
    const { rows } = await tx.execute<PollProductPage['items'][number]>(sql`
      with ${rated(tx, sql`and criterion = ${featureId}`)}
      select p.id, p.name, r.count, r.sum::float8 / r.count as position
      from rated r join engine.products p on p.id = r.subject_id
      where true ${after} order by r.count desc, r.subject_id desc limit ${limit + 1}::int`);
    const items = rows.slice(0, limit);
    const last = items.at(-1);
    return {
      items,
      nextCursor: rows.length > limit && last ? Buffer.from(`${last.count}.${last.id}`).toString('base64url') : null,
    };
  });
}
