import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { AccountDeletion } from '@app/contracts/partners/account-deletion';
import type { Queries, Tx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { partnerOfUser } from '../repo.ts';
import { commissions, partnerCodes, partnerPayouts, partners, referrals } from '../schema.ts';

/** What a partner's account leaves behind; null for somebody who is none. */
export async function leftByPartner(queries: Queries, userId: string): Promise<AccountDeletion['partner']> {
  const partner = await partnerOfUser(queries, userId);
  if (!partner) return null;
  const { rows } = await queries.execute<{ kept: boolean }>(sql`select
    exists (select 1 from engine.commissions where partner_id = ${partner.id})
    or exists (select 1 from engine.partner_payouts where partner_id = ${partner.id}) as kept`);
  const comes = await queries
    .select({ currency: commissions.currency, amount: sql<number>`sum(${commissions.amount})::int` })
    .from(commissions)
    .leftJoin(partnerPayouts, eq(partnerPayouts.id, commissions.payoutId))
    .where(
      and(
        eq(commissions.partnerId, partner.id),
        or(isNull(commissions.payoutId), inArray(partnerPayouts.state, ['open', 'approved'])),
      ),
    )
    .groupBy(commissions.currency)
    .having(sql`sum(${commissions.amount}) > 0`)
    .orderBy(desc(commissions.currency));
  return { comes, kept: rows[0]?.kept ?? false };
}

/**
 * Ends the partner of a user whose account is deleted. One that has never earned anything goes without a trace. Of any
 * other, what payouts are made and proved by stays; from now on its codes refer nobody and its clients bring nothing.
 */
export async function closePartner(ctx: RequestContext, tx: Tx, userId: string): Promise<void> {
  const [partner] = await tx.select().from(partners).where(eq(partners.userId, userId)).for('update');
  if (!partner) return;
  const now = await ctx.clock.now(tx);
  const { id } = partner;
  if ((await leftByPartner(tx, userId))?.kept) {
    const set = { userId: null, closedAt: now, website: null, mailsOff: [], updatedAt: now };
    await tx.update(partners).set(set).where(eq(partners.id, id));
    return;
  }
  await tx.delete(referrals).where(eq(referrals.partnerId, id));
  await tx.delete(partnerCodes).where(eq(partnerCodes.partnerId, id));
  await tx.delete(partners).where(eq(partners.id, id));
}
