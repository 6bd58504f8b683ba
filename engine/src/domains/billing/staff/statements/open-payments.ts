import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AssignPayment, OpenPayment, OpenPaymentQuery, SetPaymentAside } from '@app/contracts/staff/money';
import { NotFound, ValidationFailed } from '../../../../kernel/errors.ts';
import { audit } from '../../../../platform/audit.ts';
import type { AppContext } from '../../../../platform/context.ts';
import { decodeCursor, encodeCursor } from '../../../../platform/cursor.ts';
import type { RequestContext } from '../../../../platform/route.ts';
import { chargeById } from '../../charges/repo.ts';
import { lockNow } from '../../lifecycle/change.ts';
import { assignPayment } from '../../payments/record.ts';
import { payments } from '../../schema.ts';
import { ChargeClosed } from '../service.ts';
import { numbersIn, waitingInvoices } from './matching.ts';

type Row = Omit<OpenPayment, 'suggestions' | 'setAside'> & {
  createdAt: string;
  setAsideAt: string | null;
  setAsideReason: string | null;
} & Record<string, unknown>;

const isAside = (aside: boolean) => (aside ? sql`set_aside_at is not null` : sql`set_aside_at is null`);

/** Payments that pay no charge, oldest first: those that wait for one, or those that were set aside. @throws CursorInvalid */
export async function listOpenPayments(
  app: AppContext,
  { state, companyId, cursor, limit }: OpenPaymentQuery,
): Promise<{ items: OpenPayment[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const { rows } = await app.db.queries.execute<Row>(sql`
    select p.id, p.company_id as "companyId", c.name as "companyName", p.source, p.amount, p.currency,
      p.received_on::text as "receivedOn", p.payer, p.title, p.created_at::text as "createdAt",
      p.set_aside_at::text as "setAsideAt", p.set_aside_reason as "setAsideReason"
    from engine.payments p left join engine.companies c on c.id = p.company_id
    where p.charge_id is null and ${isAside(state === 'set_aside')} ${after ? sql`and p.id > ${after.id}::uuid` : sql``}
      ${companyId ? sql`and p.company_id = ${companyId}::uuid` : sql``}
    order by p.id limit ${limit + 1}`);
  const page = rows.slice(0, limit);
  const waiting = await waitingInvoices(
    app.db.queries,
    page.flatMap(({ title }) => numbersIn(title ?? '')),
  );
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ createdAt: _, setAsideAt, setAsideReason, ...payment }) => ({
      ...payment,
      setAside: setAsideAt === null ? null : { at: new Date(setAsideAt).toISOString(), reason: setAsideReason ?? '' },
      suggestions: numbersIn(payment.title ?? '').flatMap((name) => {
        const found = waiting.get(name);
        return found ? [{ number: name, buyer: found.buyer, currency: found.currency, due: found.due }] : [];
      }),
    })),
    nextCursor: last ? encodeCursor({ at: new Date(last.createdAt), id: last.id }) : null,
  };
}

/**
 * Says that a payment will pay no charge: somebody else's money, or a surplus that was sent back. It stays in the books,
 * and counts for nothing. @throws NotFound unless it waits
 */
export const setPaymentAside = (ctx: RequestContext, paymentId: string, { reason }: SetPaymentAside): Promise<void> =>
  markAside(ctx, paymentId, reason, true);

/** Lets a payment that was set aside wait again. @throws NotFound unless it is set aside */
export const reopenPayment = (ctx: RequestContext, paymentId: string, { reason }: SetPaymentAside): Promise<void> =>
  markAside(ctx, paymentId, reason, false);

function markAside(ctx: RequestContext, paymentId: string, reason: string, aside: boolean): Promise<void> {
  return ctx.db.tx(async (tx) => {
    const values = aside
      ? { setAsideAt: await ctx.clock.now(tx), setAsideReason: reason }
      : { setAsideAt: null, setAsideReason: null };
    // The conditions are looked at again once the row is free: of an assignment at the same time, one is refused.
    const [payment] = await tx
      .update(payments)
      .set(values)
      .where(and(eq(payments.id, paymentId), isNull(payments.chargeId), isAside(!aside)))
      .returning({ companyId: payments.companyId });
    if (!payment) throw new NotFound();
    const act = aside ? 'payment.set_aside' : 'payment.reopened';
    await audit(ctx, tx, act, paymentId, { reason }, payment.companyId ?? undefined);
  });
}

/**
 * Assigns a payment to the open invoice with a number, also one that was set aside.
 * @throws NotFound without such an open payment, ValidationFailed for another number or currency, ChargeClosed
 */
export async function assignToInvoice(
  ctx: RequestContext,
  paymentId: string,
  { invoice: number, reason }: AssignPayment,
): Promise<{ result: 'partial' | 'paid' }> {
  const invoice = (await waitingInvoices(ctx.db.queries, [number])).get(number);
  if (!invoice) throw new ValidationFailed({}, [{ path: 'invoice', code: 'invalid' }]);
  const { companyId, chargeId } = invoice;
  return ctx.db.tx(async (tx) => {
    const locked = await lockNow(ctx, tx, companyId);
    // Locked after the subscription, as whatever books a payment does.
    const { rows } = await tx.execute<{ currency: string; receivedOn: string }>(sql`
      select currency, received_on::text as "receivedOn" from engine.payments
      where id = ${paymentId} and charge_id is null for update`);
    const [payment] = rows;
    const charge = await chargeById(tx, chargeId);
    if (!payment || !locked || !charge) throw new NotFound();
    if (payment.currency !== charge.currency) throw new ValidationFailed({}, [{ path: 'invoice', code: 'invalid' }]);
    const result = await assignPayment(ctx, tx, locked, { id: paymentId, receivedOn: payment.receivedOn }, charge);
    if (result !== 'paid' && result !== 'partial') throw new ChargeClosed();
    await audit(ctx, tx, 'payment.assigned', paymentId, { number, reason }, companyId);
    return { result };
  });
}
