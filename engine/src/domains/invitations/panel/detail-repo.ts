import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db.ts';
import { mailDeliveries } from '../../../platform/schema.ts';
import { invitationConfigs, invitationEvents, invitations, orderContacts, orderImports, orders } from '../schema.ts';
import { ROW } from './list-repo.ts';

/** An invitation of the company with its order. */
export async function findDetail(tx: Tx, companyId: string, id: string) {
  const [found] = await tx
    .select({
      ...ROW,
      expiresAt: invitations.expiresAt,
      configId: invitationConfigs.id,
      configName: invitationConfigs.name,
      orderRowId: orders.id,
      purchasedAt: orders.purchasedAt,
      addedAt: orders.createdAt,
      source: orders.source,
      basis: orders.basis,
      importId: orderImports.id,
      importFile: orderImports.fileName,
    })
    .from(invitations)
    .innerJoin(orders, eq(orders.id, invitations.orderId))
    .innerJoin(invitationConfigs, eq(invitationConfigs.id, invitations.configId))
    .leftJoin(orderContacts, eq(orderContacts.orderId, invitations.orderId))
    .leftJoin(orderImports, eq(orderImports.id, orders.importId))
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id)));
  return found;
}

/** Oldest first. */
export function eventsOf(tx: Tx, invitationId: string) {
  return tx
    .select({ type: invitationEvents.type, at: invitationEvents.at, data: invitationEvents.data })
    .from(invitationEvents)
    .where(eq(invitationEvents.invitationId, invitationId))
    .orderBy(invitationEvents.id);
}

/** What servers answered, oldest first; kept for 180 days. */
export function deliveriesOf(tx: Tx, invitationId: string) {
  return tx
    .select({ outcome: mailDeliveries.outcome, at: mailDeliveries.at, answer: mailDeliveries.answer })
    .from(mailDeliveries)
    .where(eq(mailDeliveries.subjectId, invitationId))
    .orderBy(mailDeliveries.id);
}

/** Reviews are a domain above this one, so their table is queried by name. */
export async function reviewsOf(
  tx: Tx,
  invitationId: string,
): Promise<{ id: string; public: boolean; product: string | null }[]> {
  const { rows } = await tx.execute<{ id: string; public: boolean; product: string | null }>(sql`
    select r.id, r.state = 'published' as public, p.name as product
    from engine.reviews r left join engine.products p on p.id = r.product_id
    where r.invitation_id = ${invitationId} and r.state <> 'deleted' order by r.id`);
  return rows;
}
