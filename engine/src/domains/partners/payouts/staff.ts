import { and, desc, eq, lt } from 'drizzle-orm';
import type {
  PayPayout,
  StaffPayout,
  StaffPayouts,
  StaffPayoutsFilter,
  StaffPayoutsQuery,
} from '@app/contracts/partners/staff';
import { NotFound, domainError } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import { toCsvLine } from '../../../platform/csv/write.ts';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import type { Queries } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { mailPartner } from '../mailing/mail-partner.ts';
import { partnerById } from '../repo.ts';
import { partnerPayouts, partners } from '../schema.ts';
import { decimal, presentPayout } from './read.ts';

/** It is in another state by now, or its partner is blocked. */
export class PayoutActRefused extends domainError('payout_act_refused', 409) {}

const PAGE = 50;

interface Filter extends StaffPayoutsFilter {
  before?: string | undefined;
  limit?: number;
}

async function find(
  queries: Queries,
  { state, month, partnerId, before, limit }: Filter,
): Promise<(StaffPayout & { createdAt: Date })[]> {
  const query = queries
    .select({ payout: partnerPayouts, partner: partners })
    .from(partnerPayouts)
    .innerJoin(partners, eq(partners.id, partnerPayouts.partnerId))
    .where(
      and(
        state && eq(partnerPayouts.state, state),
        month === undefined ? undefined : eq(partnerPayouts.month, month),
        partnerId === undefined ? undefined : eq(partnerPayouts.partnerId, partnerId),
        before ? lt(partnerPayouts.id, before) : undefined,
      ),
    )
    .orderBy(desc(partnerPayouts.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ payout, partner }) => ({
    ...presentPayout(payout),
    partnerId: partner.id,
    businessName: partner.businessName,
    country: partner.country,
    taxNumber: partner.taxNumber,
    iban: partner.iban,
    accountCurrency: partner.currency,
    reference: payout.reference,
    partnerBlocked: partner.blockedAt !== null,
    createdAt: payout.createdAt,
  }));
}

/** Statements of all partners, the newest first. */
export async function listAllPayouts(
  ctx: RequestContext,
  { cursor, ...filter }: StaffPayoutsQuery,
): Promise<StaffPayouts> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor).id;
  const rows = await find(ctx.db.queries, { ...filter, before, limit: PAGE + 1 });
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: page.map(({ createdAt: _, ...payout }) => payout),
    nextCursor: rows.length > PAGE && last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

/** The same as a table for the bank. */
export async function exportPayouts(ctx: RequestContext, filter: StaffPayoutsFilter): Promise<AsyncIterable<string>> {
  const rows = await find(ctx.db.queries, filter);
  return (async function* lines() {
    const head = ['month', 'partner', 'country', 'tax_number', 'iban', 'account_currency'];
    yield toCsvLine([...head, 'currency', 'amount', 'state', 'paid_on', 'reference']);
    for (const one of rows)
      yield toCsvLine([
        one.month,
        one.businessName,
        one.country,
        one.taxNumber,
        one.iban,
        one.accountCurrency,
        one.currency,
        decimal(one.amount),
        one.state,
        one.paidOn ?? '',
        one.reference ?? '',
      ]);
  })();
}

type Row = typeof partnerPayouts.$inferSelect;

/** Takes a statement on from one state to the next. @throws NotFound, PayoutActRefused */
async function advance(
  ctx: RequestContext,
  id: string,
  from: Row['state'],
  change: { act: 'partner_payout.approved' | 'partner_payout.paid'; set: Partial<Row> },
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const [found] = await tx.select().from(partnerPayouts).where(eq(partnerPayouts.id, id)).for('update');
    if (!found) throw new NotFound();
    if (found.state !== from) throw new PayoutActRefused({ state: found.state });
    const partner = await partnerById(tx, found.partnerId);
    if (partner?.blockedAt) throw new PayoutActRefused({ state: 'blocked' });
    await tx.update(partnerPayouts).set(change.set).where(eq(partnerPayouts.id, id));
    await audit(ctx, tx, change.act, id);
    if (change.set.state !== 'paid') return;
    const told = { kind: 'payout', payoutId: id, paid: true } as const;
    await ctx.outbox.add(tx, mailPartner, { partnerId: found.partnerId, told });
  });
}

/** @throws NotFound; PayoutActRefused unless it is open */
export const approvePayout = (ctx: RequestContext, id: string): Promise<void> =>
  advance(ctx, id, 'open', { act: 'partner_payout.approved', set: { state: 'approved' } });

/** @throws NotFound; PayoutActRefused unless it is approved */
export const payPayout = (ctx: RequestContext, id: string, { paidOn, reference }: PayPayout): Promise<void> =>
  advance(ctx, id, 'approved', { act: 'partner_payout.paid', set: { state: 'paid', paidOn, reference } });
