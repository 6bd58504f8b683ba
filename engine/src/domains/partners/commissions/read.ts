import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Commission, Commissions } from '@app/contracts/partners/commissions';
import type { Currency } from '@app/contracts/billing/invoices';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import type { Queries } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { callingPartner, partnerTx } from '../repo.ts';
import { commissions } from '../schema.ts';

const PAGE = 50;

type CommissionRow = typeof commissions.$inferSelect;

export interface Sum {
  currency: Currency;
  amount: number;
}

const total = sql<number>`sum(${commissions.amount})::int`;

/** All commissions of a partner so far, by currency. */
export async function earnedBy(queries: Queries, partnerId: string): Promise<Sum[]> {
  return queries
    .select({ currency: commissions.currency, amount: total })
    .from(commissions)
    .where(eq(commissions.partnerId, partnerId))
    .groupBy(commissions.currency)
    .orderBy(desc(commissions.currency));
}

/** What companies have brought a partner. */
export async function earnedByCompany(
  queries: Queries,
  { companyIds, partnerId }: { companyIds: string[]; partnerId: string },
): Promise<Map<string, Sum[]>> {
  const sums = new Map<string, Sum[]>();
  if (companyIds.length === 0) return sums;
  const rows = await queries
    .select({ companyId: commissions.companyId, currency: commissions.currency, amount: total })
    .from(commissions)
    .where(and(inArray(commissions.companyId, companyIds), eq(commissions.partnerId, partnerId)))
    .groupBy(commissions.companyId, commissions.currency)
    .orderBy(desc(commissions.currency));
  for (const { companyId, ...sum } of rows) sums.set(companyId, [...(sums.get(companyId) ?? []), sum]);
  return sums;
}

/** Names of companies by their ids. */
export async function namesOf(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await queries.execute<{ id: string; name: string }>(
    sql`select id, name from engine.companies where id = any(${sql.param([...ids])}::uuid[])`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A page of a partner’s commissions, in a transaction of theirs or for staff. */
export async function commissionsOf(
  queries: Queries,
  partnerId: string,
  cursor: string | undefined,
): Promise<{ rows: CommissionRow[]; nextCursor: string | null }> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor).id;
  const rows = await queries
    .select()
    .from(commissions)
    .where(and(eq(commissions.partnerId, partnerId), before ? lt(commissions.id, before) : undefined))
    .orderBy(desc(commissions.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > PAGE && last ? encodeCursor(last) : null };
}

/** Commissions with the names of their companies, which a partner’s transaction does not see. */
export async function presentCommissions(queries: Queries, rows: readonly CommissionRow[]): Promise<Commission[]> {
  const names = await namesOf(
    queries,
    rows.map(({ companyId }) => companyId),
  );
  return rows.map(({ id, kind, companyId, invoiceNumber, currency, net, percent, amount, at, payoutId }) => ({
    id,
    kind,
    company: names.get(companyId) ?? '',
    invoice: invoiceNumber,
    currency,
    net,
    percent,
    amount,
    at: at.toISOString(),
    paidOut: payoutId !== null,
  }));
}

/** A page of the caller’s commissions. */
export async function listCommissions(ctx: RequestContext, cursor: string | undefined): Promise<Commissions> {
  const partner = await callingPartner(ctx);
  const { rows, nextCursor } = await partnerTx(ctx, partner.id, (tx) => commissionsOf(tx, partner.id, cursor));
  return { items: await presentCommissions(ctx.db.queries, rows), nextCursor };
}
