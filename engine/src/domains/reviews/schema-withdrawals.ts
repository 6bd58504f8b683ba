import { text, uuid } from 'drizzle-orm/pg-core';
import { WITHDRAWAL_DECIDERS, WITHDRAWAL_REASONS, WITHDRAWAL_STATES } from '@app/contracts/reviews';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companyId } from './schema-columns.ts';
import { reviews } from './schema.ts';

/** A seller's request to withdraw a product review; once per review. */
export const reviewWithdrawals = engine.table(
  'review_withdrawals',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id),
    companyId: companyId(),
    reason: text('reason', { enum: WITHDRAWAL_REASONS }).notNull(),
    state: text('state', { enum: WITHDRAWAL_STATES }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    decidedAt: instant('decided_at'),
    /** `seller`: by an earlier rule, at the seller's request alone. */
    decidedBy: text('decided_by', { enum: WITHDRAWAL_DECIDERS }),
  },
  () => [tenantPolicy()],
);
