import { and, desc, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Channel } from '@app/contracts/invitations';
import type { Queries } from '../../../platform/db.ts';
import type { Invitation } from '../repo.ts';
import { invitationConfigs, invitations, orderContacts, orders } from '../schema.ts';

export interface InvitationFilter {
  state?: Invitation['state'] | undefined;
  configId?: string | undefined;
  channel?: Channel | undefined;
  language?: string | undefined;
  /** When the order was added: from the first instant to before the second. */
  from?: Date | undefined;
  before?: Date | undefined;
  /** Ids of orders; undefined: any. */
  orderIds?: string[] | undefined;
}

/** The configuration's, or e-mail in its place. */
const CHANNEL = sql<Channel>`case when ${invitations.byEmail} then 'email' else ${invitationConfigs.channel} end`;

/** What rows of the list and the detail have in common. */
export const ROW = {
  id: invitations.id,
  orderId: orders.orderRef,
  channel: CHANNEL,
  email: orderContacts.email,
  phone: orderContacts.phone,
  name: orderContacts.name,
  state: invitations.state,
  dueAt: invitations.dueAt,
  sentAt: invitations.sentAt,
  completedAt: invitations.completedAt,
  remindersSent: invitations.remindersSent,
  language: invitations.language,
};

function conditionsOf(companyId: string, filter: InvitationFilter): (SQL | undefined)[] {
  const { state, configId, channel, language, from, before, orderIds } = filter;
  return [
    eq(invitations.companyId, companyId),
    state && eq(invitations.state, state),
    configId ? eq(invitations.configId, configId) : undefined,
    channel && eq(CHANNEL, channel),
    language ? eq(invitations.language, language) : undefined,
    from && gte(invitations.createdAt, from),
    before && lt(invitations.createdAt, before),
    orderIds && (orderIds.length > 0 ? inArray(invitations.orderId, orderIds) : sql`false`),
  ];
}

/** Newest first; `after` is the last id of the previous page. */
export async function listInvitations(
  queries: Queries,
  companyId: string,
  filter: InvitationFilter,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return queries
    .select(ROW)
    .from(invitations)
    .innerJoin(orders, eq(orders.id, invitations.orderId))
    .innerJoin(invitationConfigs, eq(invitationConfigs.id, invitations.configId))
    .leftJoin(orderContacts, eq(orderContacts.orderId, invitations.orderId))
    .where(and(...conditionsOf(companyId, filter), after ? lt(invitations.id, after) : undefined))
    .orderBy(desc(invitations.id))
    .limit(limit);
}

/** Orders of one address, at most. */
const MAX_MATCHES = 500;

/**
 * Ids of the company's orders with exactly this number, or of the customer with exactly this address or phone number.
 * Outside a tenant's transaction: under row-level security the planner would not use the index on lower(email).
 */
export async function ordersWithWords(
  queries: Queries,
  companyId: string,
  { words, phone }: { words: string; phone: string | null },
): Promise<string[]> {
  const [numbered, reached] = await Promise.all([
    queries
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.companyId, companyId), eq(orders.orderRef, words))),
    queries
      .select({ id: orderContacts.orderId })
      .from(orderContacts)
      .where(
        and(
          eq(orderContacts.companyId, companyId),
          or(
            sql`lower(${orderContacts.email}) = ${words.toLowerCase()}`,
            phone === null ? undefined : eq(orderContacts.phone, phone),
          ),
        ),
      )
      .orderBy(desc(orderContacts.orderId))
      .limit(MAX_MATCHES),
  ]);
  return [...numbered, ...reached].map(({ id }) => id);
}

/** Invitations that wait for text messages. */
export async function countAwaitingMessages(queries: Queries, companyId: string): Promise<number> {
  const [row] = await queries
    .select({ count: sql<number>`count(*)::int` })
    .from(invitations)
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.state, 'over_limit'),
        isNotNull(invitations.partsNeeded),
      ),
    );
  return row?.count ?? 0;
}

export async function countByState(queries: Queries, companyId: string): Promise<Map<Invitation['state'], number>> {
  const rows = await queries
    .select({ state: invitations.state, count: sql<number>`count(*)::int` })
    .from(invitations)
    .where(eq(invitations.companyId, companyId))
    .groupBy(invitations.state);
  return new Map(rows.map(({ state, count }) => [state, count]));
}
