import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { newId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import { settledCharge } from '../../billing/public.ts';
import type { SettledCharge } from '../../billing/public.ts';
import { companyById } from '../../companies/public.ts';
import { commissionOf, correctionOf, percentAt } from '../model.ts';
import { mailPartner } from '../mailing/mail-partner.ts';
import { ownReferral } from '../referrals/attribute.ts';
import { partnerById } from '../repo.ts';
import { commissions, referrals } from '../schema.ts';

type Entry = typeof commissions.$inferSelect;
type Document = SettledCharge['documents'][number];

/** Charges looked at per run of the sweep. */
const BATCH = 100;

/** Whose commission a payment is, and of how much; undefined if nobody’s. */
async function earnerOf(tx: Tx, charge: SettledCharge): Promise<{ partnerId: string; percent: number } | undefined> {
  const { companyId, paidAt, firstPaidAt } = charge;
  const [referral] = await tx.select().from(referrals).where(eq(referrals.companyId, companyId)).for('update');
  if (referral?.state !== 'active' || paidAt < referral.since) return undefined;
  const { partnerId, source } = referral;
  const company = await companyById(tx, companyId);
  const partner = await partnerById(tx, partnerId);
  if (!company || !partner) return undefined;
  if (partner.closedAt && paidAt >= partner.closedAt) return undefined;
  // What is found out later counts as well: bills name a tax number that the registration did not.
  const own = source === 'staff' ? undefined : await ownReferral(tx, partner, company);
  if (own === undefined) return { partnerId, percent: percentAt(firstPaidAt, paidAt) };
  // A client who has not taken their company over yet.
  if (own === 'same_person' && source === 'created') return { partnerId, percent: 0 };
  await tx.update(referrals).set({ state: 'refused', refusal: own }).where(eq(referrals.companyId, companyId));
  return undefined;
}

/** Whether a company has brought the partner anything yet. */
async function hasEarned(tx: Tx, companyId: string, partnerId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: commissions.id })
    .from(commissions)
    .where(
      and(eq(commissions.companyId, companyId), eq(commissions.partnerId, partnerId), eq(commissions.kind, 'earned')),
    )
    .limit(1);
  return found !== undefined;
}

async function add(
  tx: Tx,
  document: Document,
  entry: Omit<typeof commissions.$inferInsert, 'id' | 'invoiceId' | 'invoiceNumber' | 'currency' | 'net'>,
) {
  const { id: invoiceId, number: invoiceNumber, currency, net } = document;
  const [added] = await tx
    .insert(commissions)
    .values({ ...entry, id: newId(), invoiceId, invoiceNumber, currency, net })
    .onConflictDoNothing()
    .returning();
  return added;
}

/** Records what is missing of a charge’s commission, once per document; calls for one charge wait for each other. */
async function settle(app: AppContext, tx: Tx, chargeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`commission ${chargeId}`}, 0))`);
  const charge = await settledCharge(tx, chargeId);
  const invoice = charge?.documents.find(({ kind }) => kind === 'invoice');
  if (!charge || !invoice) return;
  const ids = charge.documents.map(({ id }) => id);
  const entries: Entry[] = await tx.select().from(commissions).where(inArray(commissions.invoiceId, ids));
  const at = await app.clock.now(tx);
  const { companyId } = charge;
  if (!entries.some(({ invoiceId }) => invoiceId === invoice.id)) {
    const earner = await earnerOf(tx, charge);
    if (!earner) return;
    const amount = commissionOf(invoice.net, earner.percent);
    const isFirst = amount > 0 && !(await hasEarned(tx, companyId, earner.partnerId));
    const earned = await add(tx, invoice, { ...earner, companyId, kind: 'earned', amount, at });
    if (earned) entries.push(earned);
    const told = { kind: 'first_payment', companyId, amount: { minor: amount, currency: invoice.currency } } as const;
    if (earned && isFirst) await app.outbox.add(tx, mailPartner, { partnerId: earner.partnerId, told });
  }
  const earned = entries.find(({ invoiceId }) => invoiceId === invoice.id);
  if (!earned) return;
  // What was earned is taken back from whom it was given to, at the rate of then.
  const { partnerId, percent } = earned;
  for (const document of charge.documents) {
    if (entries.some(({ invoiceId }) => invoiceId === document.id)) continue;
    const before = entries.reduce((sum, { net, amount }) => ({ net: sum.net + net, amount: sum.amount + amount }), {
      net: 0,
      amount: 0,
    });
    const amount = correctionOf(before, document.net, percent);
    const entry = { partnerId, companyId, kind: 'corrected', correctsId: invoice.id, percent, amount, at } as const;
    const added = await add(tx, document, entry);
    if (added) entries.push(added);
  }
}

/** Runs when a charge was paid or its invoice corrected; as often and in whatever order as it likes. */
export const recordCommission = defineJob({
  name: 'partners.record-commission',
  data: z.object({ companyId: Id, chargeId: Id }),
  run: (app, { chargeId }) => app.db.tx((tx) => settle(app, tx, chargeId)),
});

/** Finds paid invoices and corrections whose commission is missing. @returns how many were looked at */
export async function sweepCommissions(app: AppContext): Promise<number> {
  const { rows } = await app.db.queries.execute<{ charge_id: string }>(sql`
    select distinct i.charge_id from engine.referrals r
      join engine.partners p on p.id = r.partner_id
      join engine.charges c on c.company_id = r.company_id and c.paid_at >= r.since
        and (p.closed_at is null or c.paid_at < p.closed_at)
      join engine.invoices i on i.charge_id = c.id and i.kind = 'invoice'
    where r.state = 'active' and not exists (select 1 from engine.commissions m where m.invoice_id = i.id)
    union
    select i.charge_id from engine.commissions m
      join engine.invoices i on i.corrects_id = m.invoice_id
    where m.kind = 'earned' and not exists (select 1 from engine.commissions n where n.invoice_id = i.id)
    limit ${BATCH}`);
  for (const { charge_id: chargeId } of rows) await app.db.tx((tx) => settle(app, tx, chargeId));
  return rows.length;
}
