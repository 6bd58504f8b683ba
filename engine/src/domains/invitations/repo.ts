import { and, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { ErrorParams } from '../../kernel/errors.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { preparedSelect, statement } from '../../platform/database/statement.ts';
import { announceRarely } from '../../platform/live/announce.ts';
import type { Contact } from './opt-outs/addresses.ts';
import { forgetRefusedOrders } from './order-coverage/refused-orders.ts';
import { decideTransition } from './model.ts';
import type { InvitationEvent } from './model.ts';
import { invitationEvents, invitations, orderContacts, orderProducts, orders } from './schema.ts';

export type Invitation = typeof invitations.$inferSelect;
export type InvitationChange = Partial<Omit<typeof invitations.$inferInsert, 'state'>>;

export interface NewOrder {
  order: typeof orders.$inferInsert;
  contact: Contact & { name: string | null };
  productIds: string[];
  invitation: { configId: string; dueAt: Date; language: string };
}

/**
 * Adds orders with their contacts, products and scheduled invitations.
 * @returns the invitations of new orders by order reference; existing orders are left out
 */
export async function addOrders(
  tx: Tx,
  companyId: string,
  batch: NewOrder[],
  now: Date,
): Promise<Map<string, Invitation>> {
  if (batch.length === 0) return new Map();
  const added = await tx
    .insert(orders)
    .values(batch.map(({ order }) => order))
    .onConflictDoNothing({ target: [orders.companyId, orders.orderRef] })
    .returning({ id: orders.id });
  const ids = new Set(added.map(({ id }) => id));
  const fresh = batch.filter(({ order }) => ids.has(order.id));
  if (fresh.length === 0) return new Map();
  await tx
    .insert(orderContacts)
    .values(fresh.map(({ order, contact }) => ({ orderId: order.id, companyId, ...contact })));
  const ordered = fresh.flatMap(({ order, productIds }) =>
    productIds.map((productId) => ({ orderId: order.id, productId, companyId })),
  );
  if (ordered.length > 0) await tx.insert(orderProducts).values(ordered).onConflictDoNothing();
  const rows = await tx
    .insert(invitations)
    .values(
      fresh.map(({ order, invitation }) => ({
        id: newId(),
        companyId,
        orderId: order.id,
        ...invitation,
        state: 'scheduled' as const,
        createdAt: now,
      })),
    )
    .returning();
  await addEvents(tx, rows, 'created', now);
  const refs = new Map(fresh.map(({ order }) => [order.id, order.orderRef]));
  await forgetRefusedOrders(tx, companyId, [...refs.values()]);
  return new Map(rows.map((row) => [refs.get(row.orderId) ?? '', row]));
}

/** Marks that the mail or the form was opened, if it has not been opened before. */
export async function markOpened(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(invitations)
    .set({ openedAt: at })
    .where(and(eq(invitations.id, id), isNull(invitations.openedAt)));
}

/** Appends an event of each, and tells open panels. */
export async function addEvents(
  tx: Tx,
  rows: Pick<Invitation, 'id' | 'companyId'>[],
  type: InvitationEvent,
  at: Date,
  data: ErrorParams = {},
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(invitationEvents)
    .values(rows.map(({ id, companyId }) => ({ id: newId(), invitationId: id, companyId, type, at, data })));
  await announceRarely(
    tx,
    'invitation',
    rows.map(({ companyId }) => companyId),
  );
}

type Completion = Record<'id' | 'companyId' | 'state' | 'eventId' | 'event' | 'at', string>;

const completion = statement<never, Completion>(
  'invitations.complete',
  (value) => sql`
    with done as (
      update engine.invitations set state = ${value('state')}, completed_at = ${value('at')}::timestamptz
      where id = ${value('id')}::uuid)
    insert into engine.invitation_events (id, invitation_id, company_id, type, at)
    values (${value('eventId')}, ${value('id')}::uuid, ${value('companyId')}, ${value('event')}, ${value('at')}::timestamptz)`,
);

/** Completes the locked invitation and appends the event in one statement. @throws InvitationActRefused */
export async function completeInvitation(
  tx: Tx,
  { id, companyId, state: before }: Invitation,
  now: Date,
): Promise<void> {
  const { state, event } = decideTransition(before, 'complete');
  await completion(tx, { id, companyId, state, event, eventId: newId(), at: now.toISOString() });
}

/** Whether the invitation has an event of this type after `since`. */
export async function hasEventSince(
  queries: Queries,
  invitationId: string,
  type: InvitationEvent,
  since: Date,
): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    select 1 from engine.invitation_events
    where invitation_id = ${invitationId} and type = ${type} and at > ${since.toISOString()}::timestamptz limit 1`);
  return rows.length > 0;
}

const lockedInvitation = preparedSelect<Invitation, { id: string }>('invitations.lock', (queries) =>
  queries
    .select()
    .from(invitations)
    .where(eq(invitations.id, sql.placeholder('id')))
    .for('update'),
);

/** Locks the invitation until the transaction ends. */
export async function lockInvitation(tx: Tx, id: string): Promise<Invitation | undefined> {
  const [found] = await lockedInvitation(tx, { id });
  return found;
}

/** Locks an invitation of the company until the transaction ends. */
export async function lockOwnInvitation(tx: Tx, companyId: string, id: string): Promise<Invitation | undefined> {
  const [found] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.companyId, companyId)))
    .for('update');
  return found;
}

export async function invitationById(queries: Queries, id: string): Promise<Invitation | undefined> {
  const [found] = await queries.select().from(invitations).where(eq(invitations.id, id));
  return found;
}

interface OrderContact {
  orderRef: string;
  marketId: string | null;
  email: string | null;
  phone: string | null;
  name: string | null;
}

const orderById = preparedSelect<OrderContact, { id: string }>('orders.by-id', (queries) =>
  queries
    .select({
      orderRef: orders.orderRef,
      marketId: orders.marketId,
      email: orderContacts.email,
      phone: orderContacts.phone,
      name: orderContacts.name,
    })
    .from(orders)
    .leftJoin(orderContacts, eq(orderContacts.orderId, orders.id))
    .where(eq(orders.id, sql.placeholder('id'))),
);

export async function orderOf(queries: Queries, { orderId: id }: Pick<Invitation, 'orderId'>) {
  const [found] = await orderById(queries, { id });
  return found;
}

export async function orderedProductIds(queries: Queries, orderId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: orderProducts.productId })
    .from(orderProducts)
    .where(eq(orderProducts.orderId, orderId));
  return rows.map(({ id }) => id);
}

/** For `transitionInvitation`, and for changes that leave the state alone. */
export async function saveInvitation(
  tx: Tx,
  id: string,
  change: Partial<typeof invitations.$inferInsert>,
): Promise<void> {
  await tx.update(invitations).set(change).where(eq(invitations.id, id));
}
