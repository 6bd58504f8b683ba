import { DateTime } from 'luxon';
import type { Invoice, InvoiceItem } from '@app/contracts/billing/invoices';
import { newId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { companyById } from '../../companies/public.ts';
import type { Charge } from '../charges/repo.ts';
import { buyerOf, detailsOf, sellerOf } from '../details.ts';
import { chargeSettled } from '../events.ts';
import { rateBefore, vatInPln } from '../tax/exchange-rates.ts';
import { differencesOf } from './differences.ts';
import type { Cut } from './differences.ts';
import { addInvoice, correctionsOf, invoiceOfCharge, nextSequence } from './repo.ts';
import type { StoredInvoice } from './repo.ts';

/** Invoices are dated by the seller's day. */
export const SELLER_ZONE = 'Europe/Warsaw';
const INVOICES = 'FV';
const CORRECTIONS = 'KOR';

/** A number of a series and year, such as FV/2027/000123. */
export const invoiceNumber = (series: string, year: number, sequence: number): string =>
  `${series}/${year}/${String(sequence).padStart(6, '0')}`;

export const sellerDay = (date: Date): string =>
  DateTime.fromJSDate(date, { zone: SELLER_ZONE }).toFormat('yyyy-MM-dd');

async function numbered(tx: Tx, series: string, day: string) {
  const year = Number(day.slice(0, 4));
  const sequence = await nextSequence(tx, series, year);
  return { series, year, sequence, number: invoiceNumber(series, year, sequence) };
}

/** The last day of what is sold; of what has no period the day itself. */
const suppliedOn = (items: InvoiceItem[], day: string): string =>
  items.reduce(
    (last, item) => ('to' in item && item.to > last ? item.to : last),
    items.some((item) => 'to' in item) ? '' : day,
  );

/** Polish tax in another currency is told in zloty as well; null if there is none, or the rate is not known. */
async function taxInPln(tx: Tx, { currency, vat }: Charge, issuedOn: string): Promise<Invoice['vatInPln']> {
  if (currency === 'PLN' || vat === 0) return null;
  const found = await rateBefore(tx, currency, issuedOn);
  if (!found) return null;
  const { rate, tableNumber: table, day } = found;
  return { amount: vatInPln(vat, rate), rate, table, day };
}

/**
 * Issues the invoice of a charge; a second call returns the first one's. The caller holds the lock on the subscription.
 * `paidOn`: the day of the payment that came before it.
 */
export async function issueInvoice(
  app: AppContext,
  tx: Tx,
  charge: Charge,
  paidOn: string | null,
): Promise<StoredInvoice> {
  const issued = await invoiceOfCharge(tx, charge.id);
  if (issued) return issued;
  const { companyId, method, currency, lines, vatTreatment, vatRate, net, vat, gross } = charge;
  const company = await companyById(tx, companyId);
  const details = await detailsOf(tx, companyId);
  const issuedOn = sellerDay(await app.clock.now(tx));
  const seller = sellerOf(app.config.SELLER);
  return addInvoice(tx, {
    ...(await numbered(tx, INVOICES, issuedOn)),
    id: newId(),
    companyId,
    chargeId: charge.id,
    kind: 'invoice',
    issuedOn,
    suppliedOn: suppliedOn(
      lines.map(({ item }) => item),
      issuedOn,
    ),
    dueOn: paidOn ?? sellerDay(charge.dueAt),
    paidOn,
    method,
    locale: company?.mainLanguage ?? 'pl',
    seller,
    buyer: buyerOf(details),
    currency,
    lines,
    vatTreatment,
    vatRate,
    net,
    vat,
    gross,
    vatInPln: await taxInPln(tx, charge, issuedOn),
  });
}

/** The difference of the taxes in zloty before and after a correction, so that they too add up. */
function differenceInPln(before: readonly StoredInvoice[], vat: number, rate: string): number {
  const sum = before.reduce((total, document) => total + document.vat, 0);
  const inPln = before.reduce((total, document) => total + (document.vatInPln?.amount ?? 0), 0);
  return vatInPln(sum + vat, rate) - inPln;
}

/**
 * Takes an invoice back, wholly or in part: a document with the differences, negative. `cuts` left out: all that is left.
 * @returns undefined if there is no invoice, or nothing is left of it
 * @throws ValidationFailed for more than is left of a line
 */
export async function correctInvoice(
  app: AppContext,
  tx: Tx,
  chargeId: string,
  reason: string,
  cuts?: readonly Cut[],
): Promise<StoredInvoice | undefined> {
  const corrected = await invoiceOfCharge(tx, chargeId);
  if (!corrected) return undefined;
  const corrections = await correctionsOf(tx, corrected.id);
  const differences = differencesOf(corrected, corrections, cuts);
  if (!differences) return undefined;
  const issuedOn = sellerDay(await app.clock.now(tx));
  const { id, companyId, vatInPln: inPln } = corrected;
  await app.outbox.publish(tx, chargeSettled, { companyId, chargeId });
  return addInvoice(tx, {
    ...corrected,
    ...(await numbered(tx, CORRECTIONS, issuedOn)),
    id: newId(),
    kind: 'correction',
    correctsId: id,
    reason,
    issuedOn,
    dueOn: issuedOn,
    paidOn: null,
    ...differences,
    vatInPln: inPln && { ...inPln, amount: differenceInPln([corrected, ...corrections], differences.vat, inPln.rate) },
    createdAt: undefined,
  });
}
