import { and, eq } from 'drizzle-orm';
import type { WithdrawReview } from '@app/contracts/company-reviews';
import type { WithdrawalDecider, WithdrawalState } from '@app/contracts/reviews';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Review } from './repo.ts';
import { reviewWithdrawals } from './schema-withdrawals.ts';

export type Withdrawal = typeof reviewWithdrawals.$inferSelect;

/** `drop`: there is nothing left to decide, the review has gone another way. `reverse`: its author's appeal is granted. */
export type WithdrawalCommand = 'grant' | 'refuse' | 'drop' | 'reverse';

/** What leads from where to where; all else changes nothing. */
export const TRANSITIONS: Readonly<Record<WithdrawalState, Partial<Record<WithdrawalCommand, WithdrawalState>>>> = {
  requested: { grant: 'granted', refuse: 'refused', drop: 'dropped' },
  granted: { reverse: 'reversed' },
  refused: {},
  dropped: {},
  reversed: {},
};

/** @returns whether it is the first about the review. */
export async function addWithdrawal(
  tx: Tx,
  { id: reviewId, companyId }: Pick<Review, 'id' | 'companyId'>,
  reason: WithdrawReview['reason'],
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(reviewWithdrawals)
    .values({ reviewId, companyId, reason, state: 'requested', requestedAt: at })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

export async function withdrawalOf(queries: Queries, reviewId: string): Promise<Withdrawal | undefined> {
  const [found] = await queries.select().from(reviewWithdrawals).where(eq(reviewWithdrawals.reviewId, reviewId));
  return found;
}

/** Does one thing to a request; the review is locked. Who has granted it stays when it is reversed. @returns whether it did. */
export async function settleWithdrawal(
  tx: Tx,
  reviewId: string,
  command: WithdrawalCommand,
  settled: { by: WithdrawalDecider | null; at: Date },
): Promise<boolean> {
  const from = await withdrawalOf(tx, reviewId);
  const state = from && TRANSITIONS[from.state][command];
  if (!state) return false;
  const decided = command === 'reverse' ? {} : { decidedBy: settled.by, decidedAt: settled.at };
  const { rowCount } = await tx
    .update(reviewWithdrawals)
    .set({ state, ...decided })
    .where(and(eq(reviewWithdrawals.reviewId, reviewId), eq(reviewWithdrawals.state, from.state)));
  return (rowCount ?? 0) > 0;
}
