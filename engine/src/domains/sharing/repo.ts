import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queries, Tx } from '../../platform/db.ts';
import { products } from '../catalog/schema.ts';
import { companies } from '../companies/schema.ts';
import { reviewShares } from './schema.ts';

export type StoredShare = typeof reviewShares.$inferSelect;

const OPEN = ['requested', 'accepted'] as const;

const shop = alias(companies, 'shop');
const source = alias(companies, 'source');
const own = alias(products, 'own');
const lent = alias(products, 'lent');

const NAMED = {
  share: reviewShares,
  shop: { id: shop.id, slug: shop.slug, name: shop.name },
  source: { id: source.id, slug: source.slug, name: source.name },
  product: { id: own.id, slug: own.slug, name: own.name },
  sourceProduct: { id: lent.id, slug: lent.slug, name: lent.name },
};

/** Shares with the names of both companies and products. The caller says whose: rows of other companies are read. */
const named = (queries: Queries) =>
  queries
    .select(NAMED)
    .from(reviewShares)
    .innerJoin(shop, eq(shop.id, reviewShares.companyId))
    .innerJoin(source, eq(source.id, reviewShares.sourceCompanyId))
    .innerJoin(own, eq(own.id, reviewShares.productId))
    .innerJoin(lent, eq(lent.id, reviewShares.sourceProductId));
export type NamedShare = Awaited<ReturnType<typeof named>>[number];

const isParty = (companyId: string) =>
  or(eq(reviewShares.companyId, companyId), eq(reviewShares.sourceCompanyId, companyId));

export const sharesOf = (queries: Queries, companyId: string): Promise<NamedShare[]> =>
  named(queries).where(isParty(companyId)).orderBy(desc(reviewShares.id));

export async function shareById(queries: Queries, companyId: string, id: string): Promise<NamedShare | undefined> {
  const [found] = await named(queries).where(and(eq(reviewShares.id, id), isParty(companyId)));
  return found;
}

export async function lockShare(tx: Tx, companyId: string, id: string): Promise<StoredShare | undefined> {
  const [found] = await tx
    .select()
    .from(reviewShares)
    .where(and(eq(reviewShares.id, id), isParty(companyId)))
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

/** A product whose company shows its reviews to the public. */
export async function publicProduct(queries: Queries, id: string): Promise<{ companyId: string } | undefined> {
  const [found] = await queries
    .select({ companyId: products.companyId })
    .from(products)
    .innerJoin(companies, eq(companies.id, products.companyId))
    .where(and(eq(products.id, id), eq(companies.state, 'active'), eq(companies.presentation, 'shown')));
  return found;
}

/** Other shops whose reviews a product shows: agreed upon, and public there as well. Oldest agreement first. */
export const acceptedShares = (queries: Queries, productId: string) =>
  queries
    .select({
      company: { id: source.id, slug: source.slug, name: source.name, timeZone: source.timeZone },
      product: { id: lent.id, slug: lent.slug, name: lent.name },
    })
    .from(reviewShares)
    .innerJoin(source, eq(source.id, reviewShares.sourceCompanyId))
    .innerJoin(lent, eq(lent.id, reviewShares.sourceProductId))
    .where(
      and(
        eq(reviewShares.productId, productId),
        eq(reviewShares.state, 'accepted'),
        eq(source.state, 'active'),
        eq(source.presentation, 'shown'),
      ),
    )
    .orderBy(reviewShares.id);
