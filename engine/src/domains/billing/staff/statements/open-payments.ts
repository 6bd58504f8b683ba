import { sql } from 'drizzle-orm';
import type { AssignPayment, OpenPayment, OpenPaymentQuery } from '@app/contracts/staff/money';
import { NotFound, ValidationFailed } from '../../../../kernel/errors.ts';
import { audit } from '../../../../platform/audit.ts';
import type { AppContext } from '../../../../platform/context.ts';
import { decodeCursor, encodeCursor } from '../../../../platform/cursor.ts';
import type { RequestContext } from '../../../../platform/route.ts';
import { chargeById } from '../../charges/repo.ts';
import { lockNow } from '../../lifecycle/change.ts';
import { assignPayment } from '../../payments/record.ts';
import { ChargeClosed } from '../service.ts';
import { numbersIn, waitingInvoices } from './matching.ts';

type Row = Omit<OpenPayment, 'suggestions'> & { createdAt: string } & Record<string, unknown>;

/** Payments that pay no charge yet, oldest first. @throws CursorInvalid */
export async function listOpenPayments(
  app: AppContext,
  { companyId, cursor, limit }: OpenPaymentQuery,
): Promise<{ items: OpenPayment[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const { rows } = await app.db.queries.execute<Row>(sql`
    select p.id, p.company_id as "companyId", c.name as "companyName", p.source, p.amount, p.currency,
      p.received_on::text as "receivedOn", p.payer, p.title, p.created_at::text as "createdAt"
    from engine.payments p left join engine.companies c on c.id = p.company_id
    where p.charge_id is null ${after ? sql`and p.id > ${after.id}::uuid` : sql``}
      ${companyId ? sql`and p.company_id = ${companyId}::uuid` : sql``}
    order by p.id limit ${limit + 1}`);
  const page = rows.slice(0, limit);
  const waiting = await waitingInvoices(
    app.db.queries,
    page.flatMap(({ title }) => numbersIn(title ?? '')),
  );
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ createdAt: _, ...payment }) => ({
      ...payment,
      suggestions: numbersIn(payment.title ?? '').flatMap((name) => {
        const found = waiting.get(name);
        return found ? [{ number: name, buyer: found.buyer, currency: found.currency, due: found.due }] : [];
      }),
    })),
    nextCursor: last ? encodeCursor({ at: new Date(last.createdAt), id: last.id }) : null,
  };
}

/**
 * Assigns a payment to the open invoice with a number.
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
