import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import type { Invitation } from './repo.ts';
import { invitationConfigs, invitations, orderContacts, orders } from './schema.ts';

/** Newest first; `before` is the last id of the page above. */
export async function listInvitations(
  queries: Queries,
  companyId: string,
  filter: { state?: Invitation['state'] | undefined; before?: string | undefined; limit: number },
) {
  return queries
    .select({
      id: invitations.id,
      orderId: orders.orderRef,
      channel: invitationConfigs.channel,
      email: orderContacts.email,
      phone: orderContacts.phone,
      name: orderContacts.name,
      state: invitations.state,
      dueAt: invitations.dueAt,
      sentAt: invitations.sentAt,
      completedAt: invitations.completedAt,
      remindersSent: invitations.remindersSent,
      language: invitations.language,
    })
    .from(invitations)
    .innerJoin(orders, eq(orders.id, invitations.orderId))
    .innerJoin(invitationConfigs, eq(invitationConfigs.id, invitations.configId))
    .leftJoin(orderContacts, eq(orderContacts.orderId, invitations.orderId))
    .where(
      and(
        eq(invitations.companyId, companyId),
        filter.state ? eq(invitations.state, filter.state) : undefined,
        filter.before ? lt(invitations.id, filter.before) : undefined,
      ),
    )
    .orderBy(desc(invitations.id))
    .limit(filter.limit);
}

export async function countByState(queries: Queries, companyId: string): Promise<Map<Invitation['state'], number>> {
  const rows = await queries
    .select({ state: invitations.state, count: sql<number>`count(*)::int` })
    .from(invitations)
    .where(eq(invitations.companyId, companyId))
    .groupBy(invitations.state);
  return new Map(rows.map(({ state, count }) => [state, count]));
}
