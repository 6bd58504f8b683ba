import type { Invoice } from '@app/contracts/billing/invoices';
import type { Locale } from '@app/locales';
import { toCsvLine } from '../../../../platform/csv/write.ts';
import { decimal } from './amounts.ts';
import { placeOf } from './parties.ts';
import { documentWords, exemptionOf } from './words.ts';
import type { DocumentWords } from './words.ts';

/** A byte order mark, by which spreadsheets know UTF-8. */
const BOM = '\uFEFF';

type Column = (invoice: Invoice, words: DocumentWords) => string | null;

/** Columns by the key of their title. */
const COLUMNS = {
  'invoice.number': ({ number }) => number,
  'invoice.columns.document': ({ kind }, { t }) => t(kind === 'correction' ? 'invoice.correction' : 'invoice.title'),
  'invoice.issuedOn': ({ issuedOn }) => issuedOn,
  'invoice.suppliedOn': ({ suppliedOn }) => suppliedOn,
  'invoice.dueOn': ({ dueOn }) => dueOn,
  'invoice.paidOn': ({ paidOn }) => paidOn,
  'invoice.method': ({ method }, { t }) => t(`invoice.${method}`),
  'invoice.buyer': ({ buyer }) => buyer.name,
  'invoice.columns.address': ({ buyer }) => [buyer.street, placeOf(buyer)].filter(Boolean).join(', '),
  'invoice.columns.country': ({ buyer }) => buyer.country,
  'invoice.taxNumber': ({ buyer }) => buyer.taxNumber,
  'invoice.vatNumber': ({ buyer }) => buyer.vatNumber,
  'invoice.columns.currency': ({ currency }) => currency,
  'invoice.net': ({ net }) => decimal(net),
  'invoice.vatRate': ({ vatRate }) => (vatRate === null ? null : String(vatRate)),
  'invoice.vat': ({ vat }) => decimal(vat),
  'invoice.gross': ({ gross }) => decimal(gross),
  'invoice.columns.vatInPln': ({ currency, vat, vatInPln }) => {
    if (vatInPln) return decimal(vatInPln.amount);
    return currency === 'PLN' ? decimal(vat) : null;
  },
  'invoice.columns.rate': ({ vatInPln }) => vatInPln && vatInPln.rate,
  'invoice.columns.table': ({ vatInPln }) => vatInPln && vatInPln.table,
  'invoice.columns.corrected': ({ corrects }) => corrects && corrects.number,
  'invoice.columns.remarks': (invoice, { t }) => [invoice.reason, exemptionOf(invoice, t)].filter(Boolean).join(' '),
} as const satisfies Record<string, Column>;

const TITLES = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];

/**
 * A spreadsheet for the accountant, one invoice a row, line by line so that a year of invoices needs no memory. Days and
 * amounts are as machines read them, titles and remarks in `locale`.
 */
export async function* writeAccountantCsv(
  invoices: AsyncIterable<Invoice> | Iterable<Invoice>,
  { locale }: { locale: Locale },
): AsyncGenerator<string> {
  const words = documentWords(locale);
  yield BOM + toCsvLine(TITLES.map((title) => words.t(title)));
  for await (const invoice of invoices) {
    yield toCsvLine(TITLES.map((title) => (COLUMNS[title] as Column)(invoice, words) ?? ''));
  }
}
