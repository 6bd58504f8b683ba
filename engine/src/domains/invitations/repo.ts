import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { ErrorParams } from '../../kernel/errors.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import type { INVITATION_EVENTS } from './schema.ts';
import { invitationEvents, invitations, orderContacts, orderProducts, orders } from './schema.ts';

export type Invitation = typeof invitations.$inferSelect;

export interface NewOrder {
  order: typeof orders.$inferInsert;
  contact: { email: string; phone: string | null; name: string | null };
  productIds: string[];
  invitation: { configId: string; dueAt: Date };
}

/**
 * Adds orders with their contacts, products and scheduled invitations.
 * @returns the order references that were new; the others the company had already.
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
        configId: invitation.configId,
        state: 'scheduled' as const,
        language: order.language,
        dueAt: invitation.dueAt,
        createdAt: now,
      })),
    )
    .returning();
  await addEvents(tx, rows, 'created', now);
  const refs = new Map(fresh.map(({ order }) => [order.id, order.orderRef]));
  return new Map(rows.map((row) => [refs.get(row.orderId) ?? '', row]));
}

export async function addEvents(
  tx: Tx,
  of: Pick<Invitation, 'id' | 'companyId'>[],
  type: (typeof INVITATION_EVENTS)[number],
  at: Date,
  data: ErrorParams = {},
): Promise<void> {
  if (of.length === 0) return;
  await tx
    .insert(invitationEvents)
    .values(of.map(({ id, companyId }) => ({ id: newId(), invitationId: id, companyId, type, at, data })));
}

/** Marks the locked invitation completed, with its event, in one statement. */
export async function complete(tx: Tx, { id, companyId }: Invitation, now: Date): Promise<void> {
  await tx.execute(sql`
    with done as (
      update engine.invitations set state = 'completed', completed_at = ${now.toISOString()}::timestamptz where id = ${id})
    insert into engine.invitation_events (id, invitation_id, company_id, type, at)
    values (${newId()}, ${id}, ${companyId}, 'completed', ${now.toISOString()}::timestamptz)`);
}

export async function clickedSince(queries: Queries, invitationId: string, since: Date): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    select 1 from engine.invitation_events
    where invitation_id = ${invitationId} and type = 'clicked' and at > ${since.toISOString()}::timestamptz limit 1`);
  return rows.length > 0;
}

/** Takes due invitations that no other sweep has, oldest first, and marks them queued. */
export async function claimDue(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update engine.invitations set queued_at = engine.app_now()
    where id in (
      select id from engine.invitations where state = 'scheduled' and queued_at is null and due_at <= engine.app_now()
      order by due_at limit ${limit} for update skip locked)
    returning id`);
  return rows.map(({ id }) => id);
}

/** The invitation, its row locked until the transaction ends. */
export async function lockInvitation(tx: Tx, id: string): Promise<Invitation | undefined> {
  const [found] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update');
  return found;
}

export async function invitationById(queries: Queries, id: string): Promise<Invitation | undefined> {
  const [found] = await queries.select().from(invitations).where(eq(invitations.id, id));
  return found;
}

export async function orderOf(queries: Queries, invitation: Pick<Invitation, 'orderId'>) {
  const [found] = await queries
    .select({ orderRef: orders.orderRef, email: orderContacts.email, name: orderContacts.name })
    .from(orders)
    .leftJoin(orderContacts, eq(orderContacts.orderId, orders.id))
    .where(eq(orders.id, invitation.orderId));
  return found;
}

export async function orderedProductIds(queries: Queries, orderId: string): Promise<string[]> {
  const rows = await queries
    .select({ id: orderProducts.productId })
    .from(orderProducts)
    .where(eq(orderProducts.orderId, orderId));
  return rows.map(({ id }) => id);
}

export async function saveInvitation(
  tx: Tx,
  id: string,
  change: Partial<typeof invitations.$inferInsert>,
): Promise<void> {
  await tx.update(invitations).set(change).where(eq(invitations.id, id));
}

/** Ends everything still waiting for this address. */
export async function endWaiting(tx: Tx, companyId: string, email: string, at: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update engine.invitations i set state = 'opted_out' from engine.order_contacts c
    where c.order_id = i.order_id and i.company_id = ${companyId} and lower(c.email) = ${email.toLowerCase()}
      and i.state in ('scheduled', 'over_limit')
    returning i.id`);
  await addEvents(
    tx,
    rows.map(({ id }) => ({ id, companyId })),
    'opted_out',
    at,
  );
}

/** Companies with invitations over their limit. */
export async function companiesOverLimit(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ id: invitations.companyId })
    .from(invitations)
    .where(eq(invitations.state, 'over_limit'));
  return rows.map(({ id }) => id);
}

/** Makes the `limit` oldest invitations over the limit wait for sending again. */
export async function releaseOverLimit(tx: Tx, companyId: string, limit: number, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update engine.invitations set state = 'scheduled', queued_at = null, counted_at = ${now.toISOString()}::timestamptz, due_at = greatest(due_at, ${now.toISOString()}::timestamptz)
    where id in (select id from engine.invitations where company_id = ${companyId} and state = 'over_limit' order by due_at, id limit ${limit} for update skip locked)
    returning id`);
  await addEvents(
    tx,
    rows.map(({ id }) => ({ id, companyId })),
    'released',
    now,
  );
  return rows.length;
}

/** Ends sent invitations whose link no longer writes. */
export async function expireSent(tx: Tx, now: Date, limit: number): Promise<number> {
  const rows = await tx
    .update(invitations)
    .set({ state: 'expired' })
    .where(
      inArray(
        invitations.id,
        tx
          .select({ id: invitations.id })
          .from(invitations)
          .where(and(eq(invitations.state, 'sent'), lt(invitations.expiresAt, now)))
          .limit(limit)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning({ id: invitations.id, companyId: invitations.companyId });
  await addEvents(tx, rows, 'expired', now);
  return rows.length;
}
