import { Readable } from 'node:stream';
import { and, asc, eq, gte, gt, lt, or } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { DateTime } from 'luxon';
import type { Invoice } from '@app/contracts/billing/invoices';
import type { AppContext } from '../../../platform/context.ts';
import type { Download } from '../../../platform/requests/download.ts';
import { writeAccountantCsv } from '../invoices/documents/accountant-csv.ts';
import { renderInvoiceFa3 } from '../invoices/documents/fa3.ts';
import { bankOf } from '../invoices/files.ts';
import { invoiceById } from '../invoices/repo.ts';
import { invoices } from '../schema.ts';

const BATCH = 200;

/** Invoices and corrections issued in a month, YYYY-MM, by day and in the order of their issuing. */
async function* invoicesOf(app: AppContext, month: string): AsyncGenerator<Invoice> {
  const end = DateTime.fromISO(`${month}-01`, { zone: 'utc' }).plus({ months: 1 }).toFormat('yyyy-MM-dd');
  let last: { id: string; day: string } | undefined;
  for (;;) {
    const rows: { id: string; day: string }[] = await app.db.queries
      .select({ id: invoices.id, day: invoices.issuedOn })
      .from(invoices)
      .where(
        and(
          gte(invoices.issuedOn, `${month}-01`),
          lt(invoices.issuedOn, end),
          last && or(gt(invoices.issuedOn, last.day), and(eq(invoices.issuedOn, last.day), gt(invoices.id, last.id))),
        ),
      )
      .orderBy(asc(invoices.issuedOn), asc(invoices.id))
      .limit(BATCH);
    for (const { id } of rows) {
      const found = await invoiceById(app.db.queries, id);
      if (found) yield found.invoice;
    }
    last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
  }
}

/** A month for the accountant as a spreadsheet in Polish. */
export const accountantCsv = (app: AppContext, month: string): AsyncIterable<string> =>
  writeAccountantCsv(invoicesOf(app, month), { locale: 'pl' });

/** A month as a ZIP of FA(3) documents, one file an invoice. */
export async function fa3Archive(app: AppContext, month: string): Promise<Download> {
  const bank = bankOf(app.config.SELLER);
  const files: Record<string, Uint8Array> = {};
  for await (const invoice of invoicesOf(app, month))
    files[`${invoice.number.replaceAll('/', '-')}.xml`] = strToU8(renderInvoiceFa3(invoice, { bank }));
  const content = Buffer.from(zipSync(files, { level: 6 }));
  return {
    file: { body: Readable.from([content]), bytes: content.byteLength },
    name: `FA3-${month}.zip`,
    type: 'application/zip',
  };
}
