import { eq, sql } from 'drizzle-orm';
import type { SettleReversal, StaffReversal, StaffReversalQuery, StaffReversals } from '@app/contracts/staff/reversals';
import { NotFound } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { AppContext } from '../../../platform/context.ts';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { cardReversals } from '../schema-cards.ts';

const PAGE = 50;

/**
 * What is to be done about `r`, of whose payment `returned` has gone back for good and `corrected` been taken off the
 * invoice: an invoice must not say that money is ours which is not.
 */
const TASK = sql`case
  when r.settled_state = r.state then 'nothing'
  when (r.kind, r.state) in (('refund', 'succeeded'), ('dispute', 'lost')) then
    case when b.corrected < b.returned then 'correct' else 'nothing' end
  when r.kind = 'refund' and r.state in ('failed', 'canceled') then 'resend'
  when r.kind = 'refund' then 'wait'
  when r.state like '%needs_response' then 'answer'
  when r.state like '%under_review' then 'wait'
  else 'nothing' end`;

type Row = Omit<StaffReversal, 'at' | 'changedAt' | 'invoice'> & {
  at: string;
  changedAt: string;
  invoiceId: string | null;
  number: string | null;
} & Record<string, unknown>;

/** Refunds and disputes of card payments, newest first, each with what is to be done. @throws CursorInvalid */
export async function listReversals(
  app: AppContext,
  { task, companyId, cursor }: StaffReversalQuery,
): Promise<StaffReversals> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor);
  const conditions = [
    task === 'open' && sql`f.task in ('correct', 'answer', 'resend')`,
    task !== undefined && task !== 'open' && sql`f.task = ${task}`,
    companyId !== undefined && sql`f."companyId" = ${companyId}::uuid`,
    before !== undefined && sql`f.id < ${before.id}::uuid`,
  ].filter((one) => one !== false);
  const { rows } = await app.db.queries.execute<Row>(sql`
    select f.* from (
      select r.key as id, r.kind, r.id as reference, r.state, ${TASK} as task, r.amount, r.currency, r.reason,
        r.company_id as "companyId", c.name as "companyName", i.id as "invoiceId", i.number, b.corrected,
        r.created_at::text as at, r.changed_at::text as "changedAt"
      from engine.card_reversals r
        join engine.companies c on c.id = r.company_id
        join engine.payments p on p.id = r.payment_id
        left join engine.invoices i on i.charge_id = p.charge_id and i.kind = 'invoice'
        cross join lateral (select
          coalesce((select -sum(k.gross)::int from engine.invoices k where k.corrects_id = i.id), 0) as corrected,
          coalesce((select sum(s.amount)::int from engine.card_reversals s where s.payment_id = r.payment_id
            and (s.kind, s.state) in (('refund', 'succeeded'), ('dispute', 'lost'))
            and s.settled_state is distinct from s.state), 0) as returned) b
    ) f
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    order by f.id desc limit ${PAGE + 1}`);
  const items = rows.slice(0, PAGE).map(({ invoiceId, number, at, changedAt, ...row }): StaffReversal => ({
    ...row,
    invoice: invoiceId !== null && number !== null ? { id: invoiceId, number } : null,
    at: new Date(at).toISOString(),
    changedAt: new Date(changedAt).toISOString(),
  }));
  const last = rows.length > PAGE ? items.at(-1) : undefined;
  return { items, nextCursor: last ? encodeCursor({ at: new Date(last.at), id: last.id }) : null };
}

/** Notes that nothing more is to be done, as long as the state stays. @throws NotFound */
export async function settleReversal(ctx: RequestContext, id: string, { reason }: SettleReversal): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const [found] = await tx.select().from(cardReversals).where(eq(cardReversals.key, id)).for('update');
    if (!found) throw new NotFound();
    const { state, companyId } = found;
    await tx.update(cardReversals).set({ settledState: state }).where(eq(cardReversals.key, id));
    await audit(ctx, tx, 'charge.reversal_settled', found.paymentId, { id: found.id, state, reason }, companyId);
  });
}
