import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { MediationState } from '@app/contracts/mediation';
import type { Queries, Tx } from '../../platform/db.ts';
import { mediationMessages, mediationRefusals, mediations } from './schema.ts';

export type Mediation = typeof mediations.$inferSelect;
export type Message = typeof mediationMessages.$inferSelect;

/** Adds the mediation of a review unless there is one. @returns whether it is new. */
export async function addMediation(tx: Tx, row: typeof mediations.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(mediations).values(row).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function mediationOf(queries: Queries, reviewId: string): Promise<Mediation | undefined> {
  const [found] = await queries.select().from(mediations).where(eq(mediations.reviewId, reviewId));
  return found;
}

/** The lock of everything that happens in a mediation; taken before the review's. */
export async function lockMediation(tx: Tx, reviewId: string): Promise<Mediation | undefined> {
  const [found] = await tx.select().from(mediations).where(eq(mediations.reviewId, reviewId)).for('update');
  return found;
}

/** The same unless another sweep has it. */
export async function lockIfFree(tx: Tx, reviewId: string): Promise<Mediation | undefined> {
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

/** Mediations whose time has run out, longest due first. */
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

/** Keeps a message that was refused, once. */
export async function addRefusal(tx: Tx, refusal: typeof mediationRefusals.$inferInsert): Promise<void> {
  await tx.insert(mediationRefusals).values(refusal).onConflictDoNothing();
}

/** In how many of its mediations a company has lately proposed to talk elsewhere. */
export async function talksElsewhere(tx: Tx, companyId: string, days: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(distinct review_id)::int as count from engine.mediation_messages
    where company_id = ${companyId} and findings is not null and at > engine.app_now() - make_interval(days => ${days})`);
  return rows[0]?.count ?? 0;
}

export async function messagesOf(queries: Queries, reviewId: string): Promise<Message[]> {
  return queries
    .select()
    .from(mediationMessages)
    .where(eq(mediationMessages.reviewId, reviewId))
    .orderBy(asc(mediationMessages.id));
}

/** Side and time of the newest message of each mediation. */
export async function lastMessages(
  queries: Queries,
  reviewIds: string[],
): Promise<Map<string, { side: Message['side']; at: Date }>> {
  if (reviewIds.length === 0) return new Map();
  const { rows } = await queries.execute<{ review_id: string; side: Message['side']; at: Date }>(sql`
    select distinct on (review_id) review_id, side, at from engine.mediation_messages
    where review_id in ${reviewIds} order by review_id, id desc`);
  return new Map(rows.map((row) => [row.review_id, { side: row.side, at: new Date(row.at) }]));
}

/** Takes the words of the dialogue; that there was one stays. */
export async function eraseMessages(tx: Tx, reviewId: string): Promise<void> {
  await tx.update(mediationMessages).set({ body: '', findings: null }).where(eq(mediationMessages.reviewId, reviewId));
}

/** A company's mediations, newest review first, beyond `before`. */
export async function listMediations(
  tx: Tx,
  companyId: string,
  { state, before, limit }: { state?: MediationState | undefined; before?: string | undefined; limit: number },
): Promise<Mediation[]> {
  return tx
    .select()
    .from(mediations)
    .where(
      and(
        eq(mediations.companyId, companyId),
        state && eq(mediations.state, state),
        before === undefined ? undefined : lt(mediations.reviewId, before),
      ),
    )
    .orderBy(desc(mediations.reviewId))
    .limit(limit);
}
