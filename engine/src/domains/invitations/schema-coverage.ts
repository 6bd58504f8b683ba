import { bigint, date, index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { INVITATION_FIGURES, REFUSAL_REASONS } from '@app/contracts/inviting/coverage';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);

/** Orders that were reported but could not be taken: they count as not invited until they are reported completely. */
export const refusedOrders = engine.table(
  'refused_orders',
  {
    companyId: companyId(),
    orderRef: text('order_ref').notNull(),
    reason: text('reason', { enum: REFUSAL_REASONS }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.orderRef] }), index('refused_orders_at').on(t.at), tenantPolicy()],
);

/**
 * Orders and invitations counted per day (UTC). What became of an order is counted on the day it was reported; what
 * became of an invitation (sent, opened, written, published) on the day it was sent.
 */
export const invitationCells = engine.table(
  'invitation_cells',
  {
    companyId: companyId(),
    day: date('day').notNull(),
    figure: text('figure', { enum: INVITATION_FIGURES }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.day, t.figure] }), tenantPolicy()],
);

/** Changes of the counts, appended by triggers and folded into `invitation_cells` later. Reads add what is not folded. */
export const invitationDeltas = engine.table(
  'invitation_deltas',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: companyId(),
    day: date('day').notNull(),
    figure: text('figure', { enum: INVITATION_FIGURES }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [index('invitation_deltas_company').on(t.companyId), tenantPolicy()],
);
