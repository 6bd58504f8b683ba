import { and, eq, inArray, notLike, sql } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import type { Queries, Tx } from '../../platform/db.ts';
import { KEYED } from './addresses.ts';
import { optOuts } from './schema.ts';

/** `hashes`: all under which the address may have been kept. */
export async function isOptedOut(queries: Queries, companyId: string, hashes: string[]): Promise<boolean> {
  const found = await queries
    .select({ at: optOuts.at })
    .from(optOuts)
    .where(and(eq(optOuts.companyId, companyId), inArray(optOuts.addressHash, hashes)));
  return found.length > 0;
}

export async function addOptOut(tx: Tx, companyId: string, hash: string, at: Date): Promise<void> {
  await tx.insert(optOuts).values({ companyId, addressHash: hash, at }).onConflictDoNothing();
}

export async function dropOptOut(tx: Tx, companyId: string, hash: string): Promise<void> {
  await tx.delete(optOuts).where(and(eq(optOuts.companyId, companyId), eq(optOuts.addressHash, hash)));
}

/** Opt-outs whose hash has no key yet, but for those that another worker has in hand. */
export function lockUnkeyed(tx: Tx, limit: number): Promise<(typeof optOuts.$inferSelect)[]> {
  return tx
    .select()
    .from(optOuts)
    .where(notLike(optOuts.addressHash, `${KEYED}%`))
    .limit(limit)
    .for('update', { skipLocked: true });
}

interface Asked {
  companyId: string;
  language: Locale;
  /** Null when it has been forgotten. */
  email: string | null;
  /** The same keyed hash as of opt-outs; null after an erasure, which keeps that one. */
  addressHash: string | null;
}

/**
 * Whom a survey's mail went to; its links are the same as of an invitation. Surveys lie above this domain, so that their
 * tables are read here by name.
 */
export async function askedInSurvey(queries: Queries, invitationId: string): Promise<Asked | undefined> {
  const { rows } = await queries.execute<Asked & Record<string, unknown>>(sql`
    select i.company_id as "companyId", i.language, r.email, i.address_hash as "addressHash"
    from engine.survey_invitations i
    left join engine.survey_recipients r on r.invitation_id = i.id where i.id = ${invitationId}`);
  return rows[0];
}
