import { and, count, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ReviewShare, SharedReviews } from '@app/contracts/sharing/review-shares';
import type { Queries, Tx } from '../../platform/db.ts';
import { reviewShares } from './schema.ts';

export type StoredShare = typeof reviewShares.$inferSelect;

const OPEN = ['requested', 'accepted'] as const;

/** A share with the names of both companies and products. */
export interface NamedShare extends Record<string, unknown> {
  share: Pick<ReviewShare, 'id' | 'state'>;
  requestedAt: Date | string;
  answeredAt: Date | string | null;
  endedAt: Date | string | null;
  shop: ReviewShare['other'];
  source: ReviewShare['other'];
  product: ReviewShare['ownProduct'];
  sourceProduct: ReviewShare['otherProduct'];
}

const named = (of: string): SQL => sql.raw(`json_build_object('id', ${of}.id, 'slug', ${of}.slug, 'name', ${of}.name)`);

/** Newest first. Names of the other company are not the tenant's own rows: `queries` sees all, `where` says whose. */
async function readShares(queries: Queries, where: SQL): Promise<NamedShare[]> {
  const { rows } = await queries.execute<NamedShare>(sql`
    select json_build_object('id', s.id, 'state', s.state) as share, s.requested_at as "requestedAt",
      s.answered_at as "answeredAt", s.ended_at as "endedAt",
      ${named('shop')} as shop, ${named('source')} as source, ${named('own')} as product, ${named('lent')} as "sourceProduct"
    from engine.review_shares s
    join engine.companies shop on shop.id = s.company_id
    join engine.companies source on source.id = s.source_company_id
    join engine.products own on own.id = s.product_id
    join engine.products lent on lent.id = s.source_product_id
    where ${where} order by s.id desc`);
  return rows;
}

const party = (companyId: string): SQL => sql`(s.company_id = ${companyId} or s.source_company_id = ${companyId})`;

export const sharesOf = (queries: Queries, companyId: string): Promise<NamedShare[]> =>
  readShares(queries, party(companyId));

export async function shareById(queries: Queries, companyId: string, id: string): Promise<NamedShare | undefined> {
  const [found] = await readShares(queries, sql`s.id = ${id} and ${party(companyId)}`);
  return found;
}

export async function lockShare(tx: Tx, companyId: string, id: string): Promise<StoredShare | undefined> {
  const isParty = or(eq(reviewShares.companyId, companyId), eq(reviewShares.sourceCompanyId, companyId));
  const [found] = await tx
    .select()
    .from(reviewShares)
    .where(and(eq(reviewShares.id, id), isParty))
    .for('update');
  return found;
}

/** @returns false if there is an open one about the same two products */
export async function addShare(tx: Tx, share: typeof reviewShares.$inferInsert): Promise<boolean> {
  const added = await tx.insert(reviewShares).values(share).onConflictDoNothing().returning({ id: reviewShares.id });
  return added.length > 0;
}

export async function saveShare(tx: Tx, { id }: StoredShare, change: Partial<StoredShare>): Promise<void> {
  await tx.update(reviewShares).set(change).where(eq(reviewShares.id, id));
}

/** Open shares of the company that shows them: of the product, and all. */
export async function countOpen(tx: Tx, companyId: string, productId: string) {
  const [found] = await tx
    .select({ all: count(), ofProduct: sql<number>`count(*) filter (where product_id = ${productId})::int` })
    .from(reviewShares)
    .where(and(eq(reviewShares.companyId, companyId), inArray(reviewShares.state, [...OPEN])));
  return found ?? { all: 0, ofProduct: 0 };
}

/** The company of a product, where it shows its reviews to the public. */
export async function publicOwner(queries: Queries, productId: string): Promise<string | undefined> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select c.id from engine.products p join engine.companies c on c.id = p.company_id
    where p.id = ${productId} and c.state = 'active' and c.presentation = 'shown'`);
  return rows[0]?.id;
}

type AcceptedShare = Pick<SharedReviews, 'company' | 'product'> & Record<string, unknown>;

/** Other shops whose reviews a product shows: agreed upon, and public there as well. Oldest agreement first. */
export async function acceptedShares(queries: Queries, productId: string): Promise<AcceptedShare[]> {
  const { rows } = await queries.execute<AcceptedShare>(sql`
    select ${named('p')} as product,
      json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'timeZone', c.time_zone) as company
    from engine.review_shares s
    join engine.companies c on c.id = s.source_company_id
    join engine.products p on p.id = s.source_product_id
    where s.product_id = ${productId} and s.state = 'accepted' and c.state = 'active' and c.presentation = 'shown'
    order by s.id`);
  return rows;
}
