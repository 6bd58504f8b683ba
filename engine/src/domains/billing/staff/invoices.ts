import { sql } from 'drizzle-orm';
import type { StaffInvoice, StaffInvoicePage, StaffInvoiceQuery, StaffInvoiceRow } from '@app/contracts/staff/money';
import { NotFound } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import { companyHead } from '../../companies/public.ts';
import { chargeById, receivedFor } from '../charges/repo.ts';
import { remainingOf } from '../invoices/differences.ts';
import { correctionsOf, invoiceById } from '../invoices/repo.ts';

type Row = Omit<StaffInvoiceRow, 'paidAt' | 'issuedOn' | 'dueOn'> & {
  issuedOn: string;
  dueOn: string;
  paidAt: string | null;
} & Record<string, unknown>;

const STATE = sql`case ch.state when 'void' then 'cancelled' else ch.state end`;

/** Invoices and corrections of all companies, newest first. @throws CursorInvalid */
export async function listInvoices(app: AppContext, query: StaffInvoiceQuery): Promise<StaffInvoicePage> {
  const { q, companyId, kind, state, currency, from, to, cursor, limit } = query;
  const before = cursor === undefined ? undefined : decodeCursor(cursor);
  const like = `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const conditions = [
    q !== '' && sql`(i.number ilike ${like} or engine.fold(i.buyer ->> 'name') like engine.fold(${like}))`,
    companyId !== undefined && sql`i.company_id = ${companyId}::uuid`,
    kind !== undefined && sql`i.kind = ${kind}`,
    state !== undefined && sql`${STATE} = ${state}`,
    currency !== undefined && sql`i.currency = ${currency}`,
    from !== undefined && sql`i.issued_on >= ${from}::date`,
    to !== undefined && sql`i.issued_on <= ${to}::date`,
    before !== undefined && sql`i.id < ${before.id}::uuid`,
  ].filter((one) => one !== false);
  const { rows } = await app.db.queries.execute<Row>(sql`
    select i.id, i.company_id as "companyId", i.charge_id as "chargeId", i.number, i.kind, i.issued_on::text as "issuedOn",
      i.due_on::text as "dueOn", i.currency, i.net, i.vat, i.gross, i.buyer ->> 'name' as buyer, ${STATE} as state,
      ch.paid_at::text as "paidAt",
      coalesce((select -sum(k.gross)::int from engine.invoices k where k.corrects_id = i.id), 0) as corrected
    from engine.invoices i join engine.charges ch on ch.id = i.charge_id
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    order by i.id desc limit ${limit + 1}`);
  const items = rows
    .slice(0, limit)
    .map((row) => ({ ...row, paidAt: row.paidAt && new Date(row.paidAt).toISOString() }));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? encodeCursor({ at: new Date(`${last.issuedOn}T00:00:00Z`), id: last.id }) : null };
}

/** An invoice with what has come for it and what is left of it. @throws NotFound */
export async function readInvoice(app: AppContext, invoiceId: string): Promise<StaffInvoice> {
  const { queries } = app.db;
  const found = await invoiceById(queries, invoiceId);
  if (!found) throw new NotFound();
  const { companyId, chargeId, invoice } = found;
  const [company, charge, corrections, received] = await Promise.all([
    companyHead(queries, companyId),
    chargeById(queries, chargeId),
    correctionsOf(queries, invoiceId),
    receivedFor(queries, chargeId),
  ]);
  if (!company || !charge) throw new NotFound();
  return {
    companyId,
    companyName: company.name,
    chargeId,
    state: charge.state === 'void' ? 'cancelled' : charge.state,
    received,
    invoice,
    corrections: corrections.map(({ id, number, issuedOn, gross, reason }) => ({
      id,
      number,
      issuedOn,
      gross,
      reason,
    })),
    remaining: invoice.kind === 'invoice' ? remainingOf(invoice, corrections) : [],
  };
}
