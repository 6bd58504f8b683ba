import { sql } from 'drizzle-orm';
import { CreateOrder } from '@app/contracts/invitations';
import type { RefusalReason } from '@app/contracts/inviting/coverage';
import type { Tx } from '../../../platform/db.ts';

export interface RefusedOrder {
  orderRef: string;
  reason: RefusalReason;
}

/** Nobody can be written to where the address is missing or unreadable. `field`: the name of the wrong one. */
export const refusalReason = (field: string | null): RefusalReason =>
  field === 'email' || field === 'phone' ? 'no_address' : 'refused';

/**
 * Records orders that could not be taken, so that they count as not invited. Orders that are known are left out; a
 * refused one that is reported again and taken is removed by `addOrders`.
 */
export async function recordRefusedOrders(
  tx: Tx,
  companyId: string,
  refused: readonly RefusedOrder[],
  now: Date,
): Promise<void> {
  const rows = refused.filter(({ orderRef }) => CreateOrder.shape.orderId.safeParse(orderRef).success);
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into engine.refused_orders (company_id, order_ref, reason, at)
    select ${companyId}::uuid, refused.order_ref, refused.reason, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ orderRef, reason }) => ({ order_ref: orderRef.trim(), reason })))}::jsonb)
      as refused (order_ref text, reason text)
    where not exists (
      select 1 from engine.orders where company_id = ${companyId}::uuid and order_ref = refused.order_ref)
    on conflict do nothing`);
}

/** Removes what has been taken after all. */
export async function forgetRefusedOrders(tx: Tx, companyId: string, orderRefs: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from engine.refused_orders where company_id = ${companyId} and order_ref = any(${sql.param([...orderRefs])}::text[])`);
}
