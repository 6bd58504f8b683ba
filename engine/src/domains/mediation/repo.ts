import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MediationCounts, MediationFilter, MediationPage } from '@app/contracts/mediation';
import type { KeysetCursor } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { mediationCountsOf } from './counts.ts';
import { mediationMessages, mediationRefusals, mediations } from './schema.ts';

export type Mediation = typeof mediations.$inferSelect;
export type Message = typeof mediationMessages.$inferSelect;

/** Adds the mediation of a review unless there is one. @returns whether it is new. */
export async function addMediation(tx: Tx, row: typeof mediations.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(mediations).values(row).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function findMediation(queries: Queries, reviewId: string): Promise<Mediation | undefined> {
  const [found] = await queries.select().from(mediations).where(eq(mediations.reviewId, reviewId));
  return found;
}

/** Locks a mediation; take this lock before the review's. */
export async function lockMediation(tx: Tx, reviewId: string): Promise<Mediation | undefined> {
  const [found] = await tx.select().from(mediations).where(eq(mediations.reviewId, reviewId)).for('update');
  return found;
}

/** The same. @returns undefined if another sweep holds the lock. */
export async function tryLockMediation(tx: Tx, reviewId: string): Promise<Mediation | undefined> {
  const [found] = await tx
    .select()
    .from(mediations)
    .where(eq(mediations.reviewId, reviewId))
    .for('update', { skipLocked: true });
  return found;
}

export async function saveMediation(tx: Tx, reviewId: string, change: Partial<Mediation>): Promise<void> {
  await tx.update(mediations).set(change).where(eq(mediations.reviewId, reviewId));
}

/** Reviews of mediations past a deadline, longest due first. */
export async function dueMediations(queries: Queries, limit: number): Promise<string[]> {
  const { rows } = await queries.execute<{ review_id: string }>(sql`
    select review_id from (
      select m.review_id, m.answer_by as due from engine.mediations m join engine.reviews r on r.id = m.review_id
      where m.state = 'awaiting_merchant' and m.answer_by <= engine.app_now() and r.pending_revision is null
      union
      select review_id, ends_at from engine.mediations where state <> 'ended' and ends_at <= engine.app_now()) due
    order by due limit ${limit}`);
  return rows.map((row) => row.review_id);
}

export async function addMessage(tx: Tx, message: typeof mediationMessages.$inferInsert): Promise<void> {
  await tx.insert(mediationMessages).values(message);
}

/** Records a refused message, once. */
export async function addRefusal(tx: Tx, refusal: typeof mediationRefusals.$inferInsert): Promise<void> {
  await tx.insert(mediationRefusals).values(refusal).onConflictDoNothing();
}

/** Number of a company's mediations in which it has lately proposed contact outside. */
export async function countMediationsWithContact(tx: Tx, companyId: string, days: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(distinct review_id)::int as count from engine.mediation_messages
    where company_id = ${companyId} and findings is not null and at > engine.app_now() - make_interval(days => ${days})`);
  return rows[0]?.count ?? 0;
}

export async function listMessages(queries: Queries, reviewId: string): Promise<Message[]> {
  return queries
    .select()
    .from(mediationMessages)
    .where(eq(mediationMessages.reviewId, reviewId))
    .orderBy(asc(mediationMessages.id));
}

/** Erases the texts of messages and keeps their rows. */
export async function eraseMessages(tx: Tx, reviewId: string): Promise<void> {
  await tx.update(mediationMessages).set({ body: '', findings: null }).where(eq(mediationMessages.reviewId, reviewId));
}

/** When the side whose turn it is must have acted, or the dialogue ends. */
const DEADLINE = sql<Date>`case ${mediations.state} when 'awaiting_merchant' then ${mediations.answerBy} else ${mediations.endsAt} end`;
const COMPANYS_TURN = sql`(${mediations.state} = 'awaiting_merchant' or ${mediations.state} = 'talking' and ${mediations.lastFrom} = 'reviewer')`;
const REVIEWERS_TURN = sql`(${mediations.state} = 'talking' and ${mediations.lastFrom} is distinct from 'reviewer')`;
const UNREAD = sql`(${mediations.state} <> 'ended' and ${mediations.lastFrom} = 'reviewer'
  and (${mediations.merchantReadAt} is null or ${mediations.merchantReadAt} < ${mediations.lastAt}))`;

const CONDITIONS = {
  waiting_for_company: COMPANYS_TURN,
  waiting_for_reviewer: REVIEWERS_TURN,
  ended: sql`${mediations.state} = 'ended'`,
} as const satisfies Record<MediationFilter, SQL>;

/** What a list of mediations is sorted by: the position of a keyset page. */
export const sortInstant = (mediation: Mediation, filter: MediationFilter | undefined): Date =>
  filter === undefined
    ? mediation.openedAt
    : filter === 'ended'
      ? (mediation.endedAt ?? mediation.endsAt)
      : mediation.state === 'awaiting_merchant'
        ? mediation.answerBy
        : mediation.endsAt;

/** A page of a company's mediations after `after`: see `MEDIATION_FILTERS` for their order. */
export async function listMediations(
  tx: Tx,
  companyId: string,
  { filter, after, limit }: { filter?: MediationFilter | undefined; after?: KeysetCursor | undefined; limit: number },
): Promise<Mediation[]> {
  const own = eq(mediations.companyId, companyId);
  const query = tx.select().from(mediations).$dynamic();
  if (filter === undefined)
    return query
      .where(and(own, after && lt(mediations.reviewId, after.id)))
      .orderBy(desc(mediations.reviewId))
      .limit(limit);
  const at = after?.at.toISOString();
  if (filter === 'ended')
    return query
      .where(
        and(
          own,
          CONDITIONS.ended,
          after && sql`(${mediations.endedAt}, ${mediations.reviewId}) < (${at}::timestamptz, ${after.id}::uuid)`,
        ),
      )
      .orderBy(desc(mediations.endedAt), desc(mediations.reviewId))
      .limit(limit);
  return query
    .where(
      and(
        own,
        CONDITIONS[filter],
        after && sql`(${DEADLINE}, ${mediations.reviewId}) > (${at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(DEADLINE), asc(mediations.reviewId))
    .limit(limit);
}

/** Numbers of a company's mediations by whose turn it is. */
export async function countTurns(tx: Tx, companyId: string): Promise<MediationPage['counts']> {
  const [counts] = await tx
    .select({
      waitingForCompany: sql<number>`count(*) filter (where ${COMPANYS_TURN})::int`,
      waitingForReviewer: sql<number>`count(*) filter (where ${REVIEWERS_TURN})::int`,
      ended: sql<number>`count(*) filter (where ${mediations.state} = 'ended')::int`,
      unread: sql<number>`count(*) filter (where ${UNREAD})::int`,
    })
    .from(mediations)
    .where(eq(mediations.companyId, companyId));
  return counts ?? { waitingForCompany: 0, waitingForReviewer: 0, ended: 0, unread: 0 };
}

/** Numbers of a company's mediations by outcome. */
export async function countOutcomes(tx: Tx, companyId: string): Promise<MediationCounts> {
  const { rows } = await tx.execute<{ counts: MediationCounts }>(
    sql`select (${mediationCountsOf(sql`${companyId}`)}) as counts`,
  );
  return rows[0]?.counts ?? { opened: 0, changed: 0, deletedByAuthor: 0, expired: 0 };
}
