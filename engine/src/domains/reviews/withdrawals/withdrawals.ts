import { and, eq } from 'drizzle-orm';
import type { WithdrawReview } from '@app/contracts/company-reviews/company-reviews';
import type { WithdrawalDecider, WithdrawalState } from '@app/contracts/reviews';
import type { Queries, Tx } from '../../../platform/db.ts';
import type { Review } from '../lifecycle/repo.ts';
import { reviewWithdrawals } from '../schema-withdrawals.ts';

export type Withdrawal = typeof reviewWithdrawals.$inferSelect;

/** `drop`: the review has left its state otherwise, nothing is left to decide. `reverse`: its author's appeal is granted. */
export type WithdrawalCommand = 'grant' | 'refuse' | 'drop' | 'reverse';

/** Next state by state and command; other commands have no effect. */
export const WITHDRAWAL_TRANSITIONS: Readonly<
  Record<WithdrawalState, Partial<Record<WithdrawalCommand, WithdrawalState>>>
> = {
  requested: { grant: 'granted', refuse: 'refused', drop: 'dropped' },
  granted: { reverse: 'reversed' },
  refused: {},
  dropped: {},
  reversed: {},
};

/** @returns false if the review has had a request before */
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

export async function findWithdrawal(queries: Queries, reviewId: string): Promise<Withdrawal | undefined> {
  const [found] = await queries.select().from(reviewWithdrawals).where(eq(reviewWithdrawals.reviewId, reviewId));
  return found;
}

/** The caller has locked the review. A reversal keeps who granted the request. @returns whether the state changed */
export async function transitionWithdrawal(
  tx: Tx,
  reviewId: string,
  command: WithdrawalCommand,
  settled: { by: WithdrawalDecider | null; at: Date },
): Promise<boolean> {
  const from = await findWithdrawal(tx, reviewId);
  const state = from && WITHDRAWAL_TRANSITIONS[from.state][command];
  if (!state) return false;
  const decided = command === 'reverse' ? {} : { decidedBy: settled.by, decidedAt: settled.at };
  const { rowCount } = await tx
    .update(reviewWithdrawals)
    .set({ state, ...decided })
    .where(and(eq(reviewWithdrawals.reviewId, reviewId), eq(reviewWithdrawals.state, from.state)));
  return (rowCount ?? 0) > 0;
}
