import { sql } from 'drizzle-orm';
import type { BookedStatement, StatementPreview } from '@app/contracts/staff/money';
import { audit } from '../../../../platform/audit.ts';
import type { AppContext } from '../../../../platform/context.ts';
import type { RequestContext } from '../../../../platform/route.ts';
import { recordPayment } from '../../payments/record.ts';
import { matchEntry } from '../../payments/statements/match-entry.ts';
import { readStatements } from '../../payments/statements/read-statements.ts';
import type { StatementEntry } from '../../payments/statements/statement.ts';
import { numbersIn, waitingInvoices } from './matching.ts';
import type { Waiting } from './matching.ts';

type Verdict = StatementPreview['entries'][number]['verdict'];

interface Judged {
  entry: StatementEntry;
  verdict: Verdict;
  invoices: Waiting[];
}

const isIncoming = ({ amount, reversal }: StatementEntry): boolean => amount > 0 && !reversal;

async function recordedOf(app: AppContext, entries: readonly StatementEntry[]): Promise<Set<string>> {
  const references = entries.map(({ reference }) => reference);
  const { rows } = await app.db.queries.execute<{ reference: string }>(sql`
    select reference from engine.payments where source = 'statement' and reference = any(${sql.param(references)}::text[])`);
  return new Set(rows.map(({ reference }) => reference));
}

/** What would become of each entry now. An invoice is certain for its first entry alone. */
async function judge(app: AppContext, entries: readonly StatementEntry[]): Promise<Judged[]> {
  const recorded = await recordedOf(app, entries);
  const numbers = new Map(entries.map((entry) => [entry, isIncoming(entry) ? numbersIn(entry.title) : []]));
  const waiting = await waitingInvoices(app.db.queries, [...numbers.values()].flat());
  const used = new Set<string>();
  return entries.map((entry) => {
    if (!isIncoming(entry)) return { entry, verdict: 'outgoing', invoices: [] };
    if (recorded.has(entry.reference)) return { entry, verdict: 'double', invoices: [] };
    const named = (numbers.get(entry) ?? []).flatMap((number) => waiting.get(number) ?? []);
    const match = matchEntry(entry, named);
    if (match.kind === 'none') return { entry, verdict: 'unknown', invoices: [] };
    if (match.kind === 'ambiguous') return { entry, verdict: 'likely', invoices: match.invoices };
    const { invoice, amount } = match;
    const isCertain = amount === 'exact' && !used.has(invoice.number);
    if (isCertain) used.add(invoice.number);
    return { entry, verdict: isCertain ? 'certain' : 'likely', invoices: [invoice] };
  });
}

/** Reads a bank's file and tells what would become of its entries; books nothing. @throws as `readStatements` */
export async function previewStatement(app: AppContext, file: Buffer): Promise<StatementPreview> {
  const statements = readStatements(file);
  const judged = await judge(
    app,
    statements.flatMap(({ entries }) => entries),
  );
  return {
    statements: statements.map(({ account, currency, from, to }) => ({ account, currency, from, to })),
    entries: judged.map(({ entry: { reversal: _, ...entry }, verdict, invoices }) => ({
      ...entry,
      verdict,
      invoices: invoices.map(({ number }) => number),
    })),
  };
}

/**
 * Books the received entries of a bank's file: certain ones pay their invoices, the others are kept until staff assign
 * them. Each entry is booked once for ever and in a transaction of its own: a file that was cut off is sent again.
 * @throws as `readStatements`
 */
export async function bookStatement(ctx: RequestContext, file: Buffer): Promise<BookedStatement> {
  const booked = { paid: 0, kept: 0, known: 0 };
  const entries = readStatements(file).flatMap((statement) => statement.entries);
  for (const { entry, verdict, invoices } of await judge(ctx, entries)) {
    if (verdict === 'outgoing') continue;
    const [invoice] = verdict === 'certain' ? invoices : [];
    const { reference, amount, currency, bookedOn, payer, title } = entry;
    const recorded = await ctx.db.tx(async (tx) => {
      const result = await recordPayment(ctx, tx, {
        chargeId: invoice?.chargeId ?? null,
        source: 'statement',
        reference,
        amount,
        currency,
        receivedOn: bookedOn,
        payer: payer ?? undefined,
        title,
      });
      if (result === 'paid' && invoice)
        await audit(ctx, tx, 'charge.marked_paid', invoice.chargeId, { reference }, invoice.companyId);
      return result;
    });
    booked[recorded === 'known' ? 'known' : recorded === 'paid' || recorded === 'partial' ? 'paid' : 'kept']++;
  }
  return booked;
}
