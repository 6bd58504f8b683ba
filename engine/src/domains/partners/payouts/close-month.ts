import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Currency } from '@app/contracts/billing/invoices';
import { PAYOUT_MINIMUM } from '@app/contracts/partners/commissions';
import { newId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../platform/context.ts';
import { processEach } from '../../../platform/sweeps/process-each.ts';
import { SELLER_ZONE } from '../../billing/public.ts';
import { mailPartner } from '../mailing/mail-partner.ts';
import { commissions, partnerPayouts, partners } from '../schema.ts';

/** The month before the present one, in the seller’s zone. */
export function lastMonth(now: Date): { month: string; from: Date; to: Date } {
  const to = DateTime.fromJSDate(now, { zone: SELLER_ZONE }).startOf('month');
  const from = to.minus({ months: 1 });
  return { month: from.toFormat('yyyy-MM'), from: from.toJSDate(), to: to.toJSDate() };
}

interface Waiting extends Record<string, unknown> {
  partner_id: string;
  currency: Currency;
}

/**
 * Makes the statements of the last month: all commissions before its end that are in none yet, or a note that they are
 * too few. Any number of workers may run it. @returns how many statements were made
 */
export async function closeMonths(app: AppContext): Promise<number> {
  const now = await app.db.tx((tx) => app.clock.now(tx));
  const { month, from, to } = lastMonth(now);
  const { rows } = await app.db.queries.execute<Waiting>(sql`
    select c.partner_id, c.currency from engine.commissions c join engine.partners b on b.id = c.partner_id
    where c.payout_id is null and c.amount <> 0 and c.at < ${to.toISOString()} and not exists (
      select 1 from engine.partner_payouts p
      where p.partner_id = c.partner_id and p.currency = c.currency and p.month = ${month})
    group by c.partner_id, c.currency
    having bool_or(c.at >= ${from.toISOString()}) or sum(c.amount) >= case c.currency
      when 'USD' then ${PAYOUT_MINIMUM.USD}::int else ${PAYOUT_MINIMUM.PLN}::int end
      or (bool_or(b.closed_at is not null) and sum(c.amount) > 0)`);
  return processEach(app, 'closing a partner’s month', rows, ({ partner_id: partnerId, currency }) =>
    app.db.tx(async (tx) => {
      // One at a time for a partner: the statement and its entries are of one moment.
      const [partner] = await tx
        .select({ closedAt: partners.closedAt })
        .from(partners)
        .where(eq(partners.id, partnerId))
        .for('update');
      const waiting = and(
        eq(commissions.partnerId, partnerId),
        eq(commissions.currency, currency),
        isNull(commissions.payoutId),
        ne(commissions.amount, 0),
        lt(commissions.at, to),
      );
      const entries = await tx.select({ amount: commissions.amount }).from(commissions).where(waiting);
      const amount = entries.reduce((sum, one) => sum + one.amount, 0);
      // Of one that has left nothing more will come.
      const isEnough = amount >= (partner?.closedAt ? 1 : PAYOUT_MINIMUM[currency]);
      const [made] = await tx
        .insert(partnerPayouts)
        .values({
          id: newId(),
          partnerId,
          month,
          currency,
          amount,
          entries: entries.length,
          state: isEnough ? 'open' : 'carried_over',
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: partnerPayouts.id });
      if (!made) return 0;
      if (isEnough) {
        await tx.update(commissions).set({ payoutId: made.id }).where(waiting);
        const told = { kind: 'payout', payoutId: made.id, paid: false } as const;
        await app.outbox.add(tx, mailPartner, { partnerId, told });
      }
      return 1;
    }),
  );
}
