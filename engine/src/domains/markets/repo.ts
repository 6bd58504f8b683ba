import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { markets } from './schema.ts';

export type Market = typeof markets.$inferSelect;

/** Markets that take orders, oldest first. */
export function activeMarkets(queries: Queries, companyId: string): Promise<Market[]> {
  return queries
    .select()
    .from(markets)
    .where(and(eq(markets.companyId, companyId), isNull(markets.archivedAt)))
    .orderBy(asc(markets.id));
}

/** All of a company's markets, archived ones too, oldest first. */
export function allMarkets(queries: Queries, companyId: string): Promise<Market[]> {
  return queries.select().from(markets).where(eq(markets.companyId, companyId)).orderBy(asc(markets.id));
}

export interface CountedMarket {
  market: Market;
  orders: number;
}

/** All of a company's markets, archived ones too, with the number of orders that named them. */
export function countedMarkets(queries: Queries, companyId: string): Promise<CountedMarket[]> {
  return queries
    .select({
      market: markets,
      orders: sql<number>`(select count(*)::int from engine.orders o where o.company_id = ${companyId} and o.market_id = ${markets.id})`,
    })
    .from(markets)
    .where(eq(markets.companyId, companyId))
    .orderBy(asc(markets.id));
}

export async function marketById(queries: Queries, id: string): Promise<Market | undefined> {
  const [found] = await queries.select().from(markets).where(eq(markets.id, id));
  return found;
}

export async function lockMarket(tx: Tx, companyId: string, id: string): Promise<Market | undefined> {
  const [found] = await tx
    .select()
    .from(markets)
    .where(and(eq(markets.companyId, companyId), eq(markets.id, id)))
    .for('update');
  return found;
}

export async function addMarket(tx: Tx, market: typeof markets.$inferInsert): Promise<void> {
  await tx.insert(markets).values(market);
}

export async function saveMarket(tx: Tx, id: string, change: Partial<Market>): Promise<void> {
  await tx.update(markets).set(change).where(eq(markets.id, id));
}

/** A company's markets for its public profile, archived ones left out, as one JSON value. */
export const publicMarketsJson = (companyId: SQL): SQL => sql`
  (select coalesce(json_agg(json_build_object('code', m.code, 'name', m.name, 'country', m.country, 'language', m.language,
      'currency', m.currency, 'website', m.website, 'address', m.address, 'postcode', m.postcode, 'city', m.city) order by m.id), '[]')
    from engine.markets m where m.company_id = ${companyId} and m.archived_at is null)`;
