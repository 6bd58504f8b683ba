import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { PAYOUT_MINIMUM } from '@app/contracts/partners/commissions';
import type { Payout, Payouts } from '@app/contracts/partners/commissions';
import { toCsvLine } from '../../../platform/csv/write.ts';
import type { Queries } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { namesOf } from '../commissions/read.ts';
import { callingPartner, partnerTx } from '../repo.ts';
import { commissions, partnerPayouts } from '../schema.ts';

export const presentPayout = (row: typeof partnerPayouts.$inferSelect): Payout => {
  const { id, month, currency, amount, entries, state, paidOn } = row;
  return { id, month, currency, amount, entries, state, paidOn };
};

/** What of a partner’s commissions is in no statement yet, by currency. */
export async function balancesOf(queries: Queries, partnerId: string): Promise<Payouts['balances']> {
  const waiting = await queries
    .select({ currency: commissions.currency, amount: sql<number>`sum(${commissions.amount})::int` })
    .from(commissions)
    .where(and(eq(commissions.partnerId, partnerId), isNull(commissions.payoutId)))
    .groupBy(commissions.currency)
    .orderBy(desc(commissions.currency));
  return waiting.map((one) => ({ ...one, minimum: PAYOUT_MINIMUM[one.currency] }));
}

/** The caller’s statements, a row a month and currency, and what waits for the next. */
export async function listPayouts(ctx: RequestContext): Promise<Payouts> {
  const { id } = await callingPartner(ctx);
  return partnerTx(ctx, id, async (tx) => {
    const items = await tx
      .select()
      .from(partnerPayouts)
      .where(eq(partnerPayouts.partnerId, id))
      .orderBy(desc(partnerPayouts.month), desc(partnerPayouts.currency));
    return {
      balances: await balancesOf(tx, id),
      items: items.map(presentPayout),
    };
  });
}

/** Hundredths as spreadsheets read them. */
export const decimal = (amount: number): string => (amount / 100).toFixed(2);

/** All commissions of the caller as CSV, each with the month of its payout. */
export async function exportCommissions(ctx: RequestContext): Promise<AsyncIterable<string>> {
  const { id } = await callingPartner(ctx);
  const rows = await partnerTx(ctx, id, (tx) =>
    tx
      .select({ entry: commissions, month: partnerPayouts.month, state: partnerPayouts.state })
      .from(commissions)
      .leftJoin(partnerPayouts, eq(partnerPayouts.id, commissions.payoutId))
      .where(eq(commissions.partnerId, id))
      .orderBy(commissions.id),
  );
  const names = await namesOf(ctx.db.queries, [...new Set(rows.map(({ entry }) => entry.companyId))]);
  return (async function* lines() {
    yield toCsvLine(['date', 'company', 'invoice', 'currency', 'net', 'percent', 'commission', 'payout', 'state']);
    for (const { entry, month, state } of rows)
      yield toCsvLine([
        entry.at.toISOString().slice(0, 10),
        names.get(entry.companyId) ?? '',
        entry.invoiceNumber,
        entry.currency,
        decimal(entry.net),
        String(entry.percent),
        decimal(entry.amount),
        month ?? '',
        state ?? '',
      ]);
  })();
}
