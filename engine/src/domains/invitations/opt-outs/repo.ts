import { and, desc, eq, inArray, notLike, sql } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import type { KeysetCursor } from '../../../platform/cursor.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { KEYED_PREFIX } from './addresses.ts';
import { optOuts } from '../schema.ts';

/** `hashes`: all hashes under which the address may be stored. */
export async function isOptedOut(queries: Queries, companyId: string, hashes: string[]): Promise<boolean> {
  const found = await queries
    .select({ at: optOuts.at })
    .from(optOuts)
    .where(and(eq(optOuts.companyId, companyId), inArray(optOuts.addressHash, hashes)));
  return found.length > 0;
}

type OptOut = typeof optOuts.$inferSelect;
export type NewOptOut = Pick<OptOut, 'addressHash' | 'masked' | 'source' | 'at'>;

/** An address that has opted out before keeps its first opt-out. */
export async function addOptOut(tx: Tx, companyId: string, row: NewOptOut): Promise<void> {
  await tx
    .insert(optOuts)
    .values({ ...row, companyId })
    .onConflictDoNothing();
}

/** Newest first. `hashes`: only those stored under one of them; `after`: the last row of the previous page. */
export function listOptOuts(
  queries: Queries,
  companyId: string,
  { hashes, after, limit }: { hashes?: string[] | undefined; after?: KeysetCursor | undefined; limit: number },
): Promise<OptOut[]> {
  return queries
    .select()
    .from(optOuts)
    .where(
      and(
        eq(optOuts.companyId, companyId),
        hashes && inArray(optOuts.addressHash, hashes),
        after && sql`(${optOuts.at}, ${optOuts.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(optOuts.at), desc(optOuts.id))
    .limit(limit);
}

/** Forgets what an address looks like; its hash stays, so that the opt-out holds. */
export async function unmask(tx: Tx, companyId: string, hashes: string[]): Promise<void> {
  await tx
    .update(optOuts)
    .set({ masked: null })
    .where(and(eq(optOuts.companyId, companyId), inArray(optOuts.addressHash, hashes)));
}

export async function deleteOptOut(tx: Tx, companyId: string, hash: string): Promise<void> {
  await tx.delete(optOuts).where(and(eq(optOuts.companyId, companyId), eq(optOuts.addressHash, hash)));
}

/** Locks opt-outs with an unkeyed hash, skipping those locked by another worker. */
export function lockUnkeyed(tx: Tx, limit: number): Promise<(typeof optOuts.$inferSelect)[]> {
  return tx
    .select()
    .from(optOuts)
    .where(notLike(optOuts.addressHash, `${KEYED_PREFIX}%`))
    .limit(limit)
    .for('update', { skipLocked: true });
}

interface SurveyRecipient {
  companyId: string;
  language: Locale;
  /** Null after erasure. */
  email: string | null;
  /** The same keyed hash as in opt-outs; null after an erasure, which stores the opt-out itself. */
  addressHash: string | null;
}

/**
 * The recipient of a survey's mail, whose opt-out links are the same as those of invitations. Surveys are a domain above
 * this one, so their tables are queried by name.
 */
export async function surveyRecipient(queries: Queries, invitationId: string): Promise<SurveyRecipient | undefined> {
  const { rows } = await queries.execute<SurveyRecipient & Record<string, unknown>>(sql`
    select i.company_id as "companyId", i.language, r.email, i.address_hash as "addressHash"
    from engine.survey_invitations i
    left join engine.survey_recipients r on r.invitation_id = i.id where i.id = ${invitationId}`);
  return rows[0];
}

interface SubmissionAuthor {
  companyId: string;
  language: Locale;
  /** Null after erasure. */
  email: string | null;
}

/** The author of a review without an invitation, by its submission: of a domain above this one, too. */
export async function submissionAuthor(queries: Queries, submissionId: string): Promise<SubmissionAuthor | undefined> {
  const { rows } = await queries.execute<SubmissionAuthor & Record<string, unknown>>(sql`
    select r.company_id as "companyId", r.language, a.email
    from engine.reviews r join engine.review_authors a on a.review_id = r.id
    where r.submission_id = ${submissionId} and r.origin <> 'external' order by r.id limit 1`);
  return rows[0];
}
