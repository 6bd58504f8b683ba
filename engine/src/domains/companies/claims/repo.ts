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

/** The domain that it says is its own, shown to be so or not. */
export async function claimedDomain(queries: Queries, companyId: string): Promise<string | undefined> {
  return (await claimOf(queries, companyId))?.domain;
}

export async function lockClaim(tx: Tx, companyId: string): Promise<Claim | undefined> {
  const [found] = await tx.select().from(websiteClaims).where(eq(websiteClaims.companyId, companyId)).for('update');
  return found;
}

/** The domain that the company has shown to be its own; undefined if it has none. */
export async function verifiedDomain(queries: Queries, companyId: string): Promise<string | undefined> {
  const found = await claimOf(queries, companyId);
  return found && HELD.some((state) => state === found.state) ? found.domain : undefined;
}

/** Serializes claims to one domain until commit. */
export async function lockDomain(tx: Tx, domain: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${domain}, 5))`);
}

/** The verified or failing claim of another company to the domain, if any. */
export async function holderOf(queries: Queries, domain: string, exceptCompanyId: string): Promise<Claim | undefined> {
  const [found] = await queries
    .select()
    .from(websiteClaims)
    .where(
      and(
        eq(websiteClaims.domain, domain),
        inArray(websiteClaims.state, HELD),
        ne(websiteClaims.companyId, exceptCompanyId),
      ),
    );
  return found;
}

export async function upsertClaim(tx: Tx, claim: typeof websiteClaims.$inferInsert): Promise<void> {
  await tx.insert(websiteClaims).values(claim).onConflictDoUpdate({ target: websiteClaims.companyId, set: claim });
}

export async function saveClaim(tx: Tx, companyId: string, change: Partial<Claim>): Promise<void> {
  await tx.update(websiteClaims).set(change).where(eq(websiteClaims.companyId, companyId));
}

/** Saves the website shown on the profile and since when it is verified. */
export async function saveCompanyWebsite(
  tx: Tx,
  companyId: string,
  change: { website: string | null; websiteVerifiedAt: Date | null; slowedSince?: null },
): Promise<void> {
  await tx.update(companies).set(change).where(eq(companies.id, companyId));
}

/** Marks all other claims to the domain as taken. @returns ids of companies whose profile showed the website */
export async function takeDomainFromOthers(tx: Tx, domain: string, companyId: string): Promise<string[]> {
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

/** Claims due for a recheck, marked as checked so that no other worker takes them. */
export async function claimDueRechecks(tx: Tx, now: Date, before: Date, limit: number): Promise<Claim[]> {
  const due = tx
    .select({ companyId: websiteClaims.companyId })
    .from(websiteClaims)
    .where(and(inArray(websiteClaims.state, HELD), sql`checked_at < ${before.toISOString()}::timestamptz`))
    .orderBy(websiteClaims.checkedAt)
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx.update(websiteClaims).set({ checkedAt: now }).where(inArray(websiteClaims.companyId, due)).returning();
}
