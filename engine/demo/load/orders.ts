import { DateTime } from 'luxon';
import { invitationUsage } from '../../src/domains/billing/schema.ts';
import { addressHash } from '../../src/domains/invitations/opt-outs/addresses.ts';
import {
  invitationConfigs,
  invitationEvents,
  invitations,
  optOuts,
  orderContacts,
  orderProducts,
  orders,
} from '../../src/domains/invitations/schema.ts';
import type { Tx } from '../../src/platform/db.ts';
import { DELAY_DAYS, WINDOW } from '../generator/orders.ts';
import type { DemoOrder } from '../generator/orders.ts';
import type { DemoCompany } from '../generator/types.ts';
import { insertRows } from './insert-rows.ts';

/** The merchant's configuration, orders and invitations, as if they had gone their way. */
export async function loadOrders(
  tx: Tx,
  company: DemoCompany,
  made: readonly DemoOrder[],
  now: Date,
  optOutKey: string,
): Promise<void> {
  const companyId = company.id;
  await insertRows(tx, invitationConfigs, [
    {
      // The first configuration carries the company's own id: the panel makes no second one.
      id: companyId,
      companyId,
      name: 'default',
      delayDays: DELAY_DAYS,
      ...WINDOW,
      senderName: company.name,
      defaultLanguage: company.language,
      createdAt: company.cooperationStart,
      updatedAt: company.cooperationStart,
    },
  ]);
  await insertRows(
    tx,
    orders,
    made.map(({ id, reference, purchasedAt, language, createdAt }) => ({
      id,
      companyId,
      orderRef: reference,
      purchasedAt,
      language,
      basis: 'customer_notice' as const,
      source: 'demo' as const,
      createdAt,
    })),
  );
  await insertRows(
    tx,
    orderContacts,
    made.map(({ id, email, customerName }) => ({ orderId: id, companyId, email, name: customerName })),
  );
  await insertRows(
    tx,
    orderProducts,
    made.flatMap(({ id, productIds }) => productIds.map((productId) => ({ orderId: id, productId, companyId }))),
  );
  await insertRows(
    tx,
    invitations,
    made.map(
      ({ id: orderId, language, createdAt, invitation: { id, state, dueAt, sentAt, completedAt, expiresAt } }) => ({
        id,
        companyId,
        orderId,
        configId: companyId,
        state,
        language,
        dueAt,
        createdAt,
        sentAt,
        completedAt,
        expiresAt,
        queuedAt: state === 'scheduled' ? null : dueAt,
        countedAt: sentAt ?? (state === 'bounced' ? dueAt : null),
      }),
    ),
  );
  await insertRows(
    tx,
    invitationEvents,
    made.flatMap(({ invitation }) =>
      invitation.events.map((event) => ({ ...event, companyId, invitationId: invitation.id })),
    ),
  );
  const optedOut = made.filter(({ invitation }) => invitation.state === 'opted_out');
  await insertRows(
    tx,
    optOuts,
    optedOut.map(({ email, invitation }) => ({
      companyId,
      addressHash: addressHash(optOutKey, companyId, email),
      at: invitation.dueAt,
    })),
  );
  await insertRows(tx, invitationUsage, usage(company, made, now));
}

/** What the sent ones took from this month's invitations. */
function usage(
  { id, timeZone }: DemoCompany,
  made: readonly DemoOrder[],
  now: Date,
): (typeof invitationUsage.$inferInsert)[] {
  const monthOf = (at: Date) => DateTime.fromJSDate(at, { zone: timeZone }).toFormat('yyyy-MM');
  const month = monthOf(now);
  const sent = made.filter(({ invitation }) => invitation.sentAt && monthOf(invitation.sentAt) === month).length;
  return [{ companyId: id, month, sent }];
}
