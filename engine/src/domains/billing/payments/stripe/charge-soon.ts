import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db.ts';
import { DAY_MS } from '../../lifecycle/periods.ts';
import { charges } from '../../schema.ts';

/** There is a new card: what could not be charged to the old one is charged to it at once. */
export async function chargeSoon(tx: Tx, companyId: string, now: Date): Promise<void> {
  const hasFailed = sql`exists (select 1 from engine.card_payments p where p.charge_id = ${charges.id}
    and p.kind = 'saved_card' and p.state = 'failed')`;
  const begun = lte(charges.periodStart, new Date(now.getTime() + DAY_MS));
  await tx
    .update(charges)
    .set({ cardDueAt: now })
    .where(
      and(
        eq(charges.companyId, companyId),
        eq(charges.state, 'open'),
        eq(charges.kind, 'period'),
        eq(charges.method, 'card'),
        or(hasFailed, isNull(charges.cardDueAt)),
        begun,
      ),
    );
}
