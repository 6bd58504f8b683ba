import { and, eq, inArray } from 'drizzle-orm';
import type { AppealSide } from '@app/contracts/moderation';
import type { Queries, Tx } from '../../../platform/db.ts';
import { appeals } from '../schema.ts';

export type Appeal = typeof appeals.$inferSelect;

/** @returns false if this side has appealed against the statement before. */
export async function insertAppeal(tx: Tx, appeal: typeof appeals.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(appeals).values(appeal).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function appealById(queries: Queries, id: string): Promise<Appeal | undefined> {
  const [found] = await queries.select().from(appeals).where(eq(appeals.id, id));
  return found;
}

/** A side's appeals about a review. */
export function appealsAbout(queries: Queries, reviewId: string, side: AppealSide): Promise<Appeal[]> {
  return queries
    .select()
    .from(appeals)
    .where(and(eq(appeals.reviewId, reviewId), eq(appeals.side, side)));
}

/** Decides these sides' open appeals about a review. @returns them. */
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
