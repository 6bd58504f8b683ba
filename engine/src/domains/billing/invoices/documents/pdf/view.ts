import type { BankAccount, Invoice, InvoiceParty } from '@app/contracts/billing/invoices';
import { htmlLang } from '@app/locales';
import { nipOf, placeOf, vatNumberOf } from '../parties.ts';
import { paymentCode } from '../payment-code.ts';
import { documentWords, exemptionOf } from '../words.ts';
import type { DocumentWords } from '../words.ts';

export interface Fact {
  label: string;
  value: string;
}

interface PartyView {
  label: string;
  name: string;
  lines: string[];
}

interface RowView {
  cells: readonly string[];
  /** Under the name of the item. */
  note: string | null;
}

/** All texts of an invoice's page, in its language. */
export interface InvoiceView {
  lang: string;
  title: string;
  number: string;
  facts: Fact[];
  parties: PartyView[];
  /** What is corrected and why; empty for an invoice. */
  correction: string[];
  headers: readonly string[];
  rows: RowView[];
  sums: Fact[];
  due: Fact;
  notes: string[];
  payment: Fact[];
  /** For the app of a bank. */
  code: { text: string; caption: string } | null;
  page(page: number, pages: number): string;
}

/** Without a rate: no Polish VAT is due. */
const NO_RATE = '–';

export function invoiceView(invoice: Invoice, bank: BankAccount | null): InvoiceView {
  const words = documentWords(invoice.locale);
  const { t } = words;
  const openTransfer = invoice.method === 'transfer' && !invoice.paidOn && invoice.gross > 0 ? bank : null;
  const code = openTransfer && paymentCode(invoice, openTransfer);
  return {
    lang: htmlLang(invoice.locale),
    title: t(invoice.kind === 'correction' ? 'invoice.correction' : 'invoice.title'),
    number: invoice.number,
    facts: facts(invoice, words),
    parties: parties(invoice, words),
    correction: correction(invoice, words),
    headers: headers(invoice, words),
    rows: rows(invoice, words),
    sums: sums(invoice, words),
    due: due(invoice, words),
    notes: notes(invoice, words),
    payment: openTransfer ? payment(invoice, openTransfer, words) : [],
    code: code ? { text: code, caption: t('invoice.scan') } : null,
    page: (page, pages) => t('invoice.page', { page, pages }),
  };
}

function facts({ issuedOn, suppliedOn, dueOn, paidOn, method, gross }: Invoice, { t, day }: DocumentWords): Fact[] {
  const found = [
    { label: t('invoice.issuedOn'), value: day(issuedOn) },
    { label: t('invoice.suppliedOn'), value: day(suppliedOn) },
  ];
  if (paidOn) found.push({ label: t('invoice.paidOn'), value: day(paidOn) });
  else if (gross > 0) found.push({ label: t('invoice.dueOn'), value: day(dueOn) });
  if (gross > 0) found.push({ label: t('invoice.method'), value: t(`invoice.${method}`) });
  return found;
}

function parties({ seller, buyer, vatTreatment }: Invoice, { t, country }: DocumentWords): PartyView[] {
  const abroad = seller.country !== buyer.country;
  // A reverse charge needs the numbers of the EU, with their prefix; otherwise each country's own are enough.
  const european = vatTreatment === 'reverse_charge';
  const view = (label: string, party: InvoiceParty): PartyView => {
    const number = european ? vatNumberOf(party) : null;
    const own = nipOf(party) ?? party.taxNumber;
    return {
      label,
      name: party.name,
      lines: [
        party.street,
        placeOf(party),
        abroad ? country(party.country) : null,
        number ? `${t('invoice.vatNumber')}: ${number}` : null,
        !number && own ? `${t('invoice.taxNumber')}: ${own}` : null,
        !number && !own && party.vatNumber ? `${t('invoice.vatNumber')}: ${party.vatNumber}` : null,
      ].filter((line): line is string => Boolean(line)),
    };
  };
  return [view(t('invoice.seller'), seller), view(t('invoice.buyer'), buyer)];
}

function correction({ corrects, reason }: Invoice, { t, day }: DocumentWords): string[] {
  if (!corrects) return [];
  return [
    t('invoice.corrects', { number: corrects.number, date: day(corrects.issuedOn) }),
    ...(reason ? [t('invoice.reason', { reason })] : []),
    t('invoice.differences'),
  ];
}

const headers = ({ currency }: Invoice, { t }: DocumentWords): string[] => [
  '#',
  t('invoice.item'),
  t('invoice.quantity'),
  `${t('invoice.unitNet')} (${currency})`,
  t('invoice.vatRate'),
  `${t('invoice.net')} (${currency})`,
];

const rateOf = ({ vatRate }: Invoice, { percent }: DocumentWords): string =>
  vatRate === null ? NO_RATE : percent(vatRate);

function rows(invoice: Invoice, words: DocumentWords): RowView[] {
  return invoice.lines.map(({ item, quantity, unitNet, net }, index) => ({
    cells: [
      words.number(index + 1),
      words.itemName(item),
      words.number(quantity),
      words.amount(unitNet),
      rateOf(invoice, words),
      words.amount(net),
    ],
    note: words.itemPeriod(item),
  }));
}

function sums(invoice: Invoice, words: DocumentWords): Fact[] {
  const { t, money } = words;
  const { net, vat, gross, vatRate, currency } = invoice;
  return [
    { label: t('invoice.net'), value: money(net, currency) },
    {
      label: vatRate === null ? t('invoice.vat') : `${t('invoice.vat')} ${rateOf(invoice, words)}`,
      value: money(vat, currency),
    },
    { label: t('invoice.gross'), value: money(gross, currency) },
  ];
}

function due({ gross, paidOn, currency }: Invoice, { t, money }: DocumentWords): Fact {
  if (gross < 0) return { label: t('invoice.toReturn'), value: money(-gross, currency) };
  return { label: t(paidOn ? 'invoice.paid' : 'invoice.toPay'), value: money(gross, currency) };
}

function notes(invoice: Invoice, { t, money, day, rate }: DocumentWords): string[] {
  const { vatInPln, currency } = invoice;
  const exemption = exemptionOf(invoice, t);
  const inPln = vatInPln && {
    amount: money(vatInPln.amount, 'PLN'),
    currency,
    rate: rate(vatInPln.rate),
    table: vatInPln.table,
    date: day(vatInPln.day),
  };
  return [...(exemption ? [exemption] : []), ...(inPln ? [t('invoice.vatInPln', inPln)] : [])];
}

function payment({ number }: Invoice, { iban, bic, bank }: BankAccount, { t }: DocumentWords): Fact[] {
  return [
    { label: t('invoice.account'), value: (iban.replace(/\s/g, '').match(/.{1,4}/g) ?? []).join(' ') },
    { label: t('invoice.bank'), value: [bank, bic].filter(Boolean).join(', ') },
    { label: t('invoice.transferTitle'), value: number },
  ].filter(({ value }) => value !== '');
}
