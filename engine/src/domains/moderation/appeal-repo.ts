import { and, eq, inArray } from 'drizzle-orm';
import type { AppealSide } from '@app/contracts/moderation';
import type { Queries, Tx } from '../../platform/db.ts';
import { appeals } from './schema.ts';

export type Appeal = typeof appeals.$inferSelect;

/** @returns whether it is this side's first against the statement. */
export async function addAppeal(tx: Tx, appeal: typeof appeals.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(appeals).values(appeal).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function appealById(queries: Queries, id: string): Promise<Appeal | undefined> {
  const [found] = await queries.select().from(appeals).where(eq(appeals.id, id));
  return found;
}

/** All of one side about a review. */
export function appealsOf(queries: Queries, reviewId: string, side: AppealSide): Promise<Appeal[]> {
  return queries
    .select()
    .from(appeals)
    .where(and(eq(appeals.reviewId, reviewId), eq(appeals.side, side)));
}

/** Decides the open appeals of these sides about a review. @returns them. */
export function decideAppeals(
  tx: Tx,
  reviewId: string,
  sides: AppealSide[],
  state: 'upheld' | 'reversed',
  at: Date,
): Promise<Appeal[]> {
  return tx
    .update(appeals)
    .set({ state, decidedAt: at })
    .where(and(eq(appeals.reviewId, reviewId), inArray(appeals.side, sides), eq(appeals.state, 'open')))
    .returning();
}
