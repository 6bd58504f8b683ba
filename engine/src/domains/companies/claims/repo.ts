import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/db.ts';
import { companies } from '../schema.ts';
import { websiteClaims } from '../schema-claims.ts';
import type { Claim } from './model.ts';

const HELD = ['verified', 'failing'] as const;

export async function claimOf(queries: Queries, companyId: string): Promise<Claim | undefined> {
  const [found] = await queries.select().from(websiteClaims).where(eq(websiteClaims.companyId, companyId));
  return found;
}

export async function lockClaim(tx: Tx, companyId: string): Promise<Claim | undefined> {
  const [found] = await tx.select().from(websiteClaims).where(eq(websiteClaims.companyId, companyId)).for('update');
  return found;
}

/** Those who claim one domain wait for each other until they commit. */
export async function lockDomain(tx: Tx, domain: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${domain}, 5))`);
}

/** The other company that has shown the domain to be its own, if any. */
export async function holderOf(queries: Queries, domain: string, but: string): Promise<Claim | undefined> {
  const [found] = await queries
    .select()
    .from(websiteClaims)
    .where(and(eq(websiteClaims.domain, domain), inArray(websiteClaims.state, HELD), ne(websiteClaims.companyId, but)));
  return found;
}

export async function putClaim(tx: Tx, claim: typeof websiteClaims.$inferInsert): Promise<void> {
  await tx.insert(websiteClaims).values(claim).onConflictDoUpdate({ target: websiteClaims.companyId, set: claim });
}

export async function saveClaim(tx: Tx, companyId: string, change: Partial<Claim>): Promise<void> {
  await tx.update(websiteClaims).set(change).where(eq(websiteClaims.companyId, companyId));
}

/** What is on the profile, and since when the company is known by it. */
export async function showWebsite(
  tx: Tx,
  companyId: string,
  change: { website: string | null; websiteVerifiedAt: Date | null; slowedSince?: null },
): Promise<void> {
  await tx.update(companies).set(change).where(eq(companies.id, companyId));
}

/** Takes the domain from all others who say that it is theirs. @returns those whose profile named it */
export async function takeFromOthers(tx: Tx, domain: string, companyId: string): Promise<string[]> {
  const lost = await tx
    .update(websiteClaims)
    .set({ state: 'taken', method: null, verifiedAt: null, failingSince: null, nameKeys: [] })
    .where(and(eq(websiteClaims.domain, domain), ne(websiteClaims.companyId, companyId)))
    .returning({ companyId: websiteClaims.companyId });
  if (lost.length === 0) return [];
  const shown = await tx
    .update(companies)
    .set({ website: null, websiteVerifiedAt: null })
    .where(
      and(
        inArray(
          companies.id,
          lost.map((one) => one.companyId),
        ),
        sql`website is not null`,
      ),
    )
    .returning({ id: companies.id });
  return shown.map(({ id }) => id);
}

/** Claims whose proof is to be looked for again; marked as looked at, so that no other worker does. */
export async function takeUnchecked(tx: Tx, now: Date, before: Date, limit: number): Promise<Claim[]> {
  const due = tx
    .select({ companyId: websiteClaims.companyId })
    .from(websiteClaims)
    .where(and(inArray(websiteClaims.state, HELD), sql`checked_at < ${before.toISOString()}::timestamptz`))
    .orderBy(websiteClaims.checkedAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(websiteClaims).set({ checkedAt: now }).where(inArray(websiteClaims.companyId, due)).returning();
}
