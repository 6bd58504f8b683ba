import type { BankAccount, Invoice, InvoiceLine, InvoiceParty, VatTreatment } from '@app/contracts/billing/invoices';
import { BRAND_NAME } from '@app/locales';
import { decimal } from './amounts.ts';
import { bare, nipOf, placeOf } from './parties.ts';
import { documentWords } from './words.ts';
import type { DocumentWords } from './words.ts';
import { toXml } from './xml.ts';
import type { XmlElement } from './xml.ts';

const NAMESPACE = 'http://crd.gov.pl/wzor/2025/06/25/13775/';
const YES = '1';
const NO = '2';
const TRANSFER = '6';
const CARD = '2';
/** The field of sums by rate: P_13_1, P_14_1 … */
const RATE_FIELD: Record<number, string> = { 23: '1', 22: '1', 8: '2', 7: '2', 5: '3' };
/** Services to companies in the EU (article 100 paragraph 1 point 4 of the VAT Act), and all others abroad. */
const ABROAD = {
  reverse_charge: { sum: 'P_13_9', rate: 'np II' },
  outside_eu: { sum: 'P_13_8', rate: 'np I' },
} as const;

interface Fa3Options {
  /** Where a transfer goes. */
  bank?: BankAccount | null;
  /** The number in KSeF of the corrected invoice; null if it was issued outside KSeF. */
  correctedInKsef?: string | null;
}

/**
 * The logical structure FA(3) of the Polish system of invoices (KSeF). A correction has the differences.
 * @throws for a VAT rate that the structure does not know, or a seller without a NIP
 */
export function renderInvoiceFa3(invoice: Invoice, { bank = null, correctedInKsef = null }: Fa3Options = {}): string {
  const words = documentWords(invoice.locale);
  return toXml('Faktura', {
    '@xmlns': NAMESPACE,
    Naglowek: {
      KodFormularza: { '@kodSystemowy': 'FA (3)', '@wersjaSchemy': '1-0E', '#': 'FA' },
      WariantFormularza: '3',
      // Of the invoice and not of this file, so that the same invoice always makes the same file.
      DataWytworzeniaFa: `${invoice.issuedOn}T00:00:00Z`,
      SystemInfo: BRAND_NAME,
    },
    Podmiot1: seller(invoice.seller),
    Podmiot2: buyer(invoice.buyer),
    Fa: {
      KodWaluty: invoice.currency,
      P_1: invoice.issuedOn,
      P_2: invoice.number,
      // Only a day other than that of issuing is given.
      P_6: invoice.suppliedOn === invoice.issuedOn ? null : invoice.suppliedOn,
      ...sums(invoice),
      P_15: decimal(invoice.gross),
      Adnotacje: notes(invoice.vatTreatment),
      RodzajFaktury: invoice.kind === 'correction' ? 'KOR' : 'VAT',
      ...correction(invoice, correctedInKsef),
      FaWiersz: invoice.lines.map((line, index) => row(invoice, line, String(index + 1), words)),
      Platnosc: payment(invoice, bank),
    },
  });
}

function seller(party: InvoiceParty): XmlElement {
  const nip = nipOf(party);
  if (!nip) throw new Error('the seller has no NIP');
  return { DaneIdentyfikacyjne: { NIP: nip, Nazwa: party.name }, Adres: address(party), ...contact(party) };
}

function buyer(party: InvoiceParty): XmlElement {
  return {
    DaneIdentyfikacyjne: { ...identity(party), Nazwa: party.name },
    Adres: address(party),
    ...contact(party),
    // Neither a unit of local government nor a member of a VAT group that must see the invoice.
    JST: NO,
    GV: NO,
  };
}

function identity(party: InvoiceParty): XmlElement {
  const nip = nipOf(party);
  if (nip) return { NIP: nip };
  if (party.vatNumber) {
    const number = bare(party.vatNumber);
    return { KodUE: number.slice(0, 2), NrVatUE: number.slice(2) };
  }
  if (party.taxNumber) return { KodKraju: party.country, NrID: party.taxNumber };
  return { BrakID: YES };
}

function address(party: InvoiceParty): XmlElement {
  const place = placeOf(party);
  return party.street
    ? { KodKraju: party.country, AdresL1: party.street, AdresL2: place }
    : { KodKraju: party.country, AdresL1: place || party.country };
}

const contact = ({ email }: InvoiceParty): XmlElement => ({ DaneKontaktowe: { Email: email } });

/** Net and tax by rate; the tax in zloty too if the invoice is in another currency. */
function sums({ vatTreatment, vatRate, net, vat, vatInPln }: Invoice): XmlElement {
  if (vatTreatment !== 'domestic') return { [ABROAD[vatTreatment].sum]: decimal(net) };
  const field = RATE_FIELD[vatRate ?? -1];
  if (!field) throw new Error(`no field of FA(3) for the VAT rate ${vatRate}`);
  return {
    [`P_13_${field}`]: decimal(net),
    [`P_14_${field}`]: decimal(vat),
    [`P_14_${field}W`]: vatInPln && decimal(vatInPln.amount),
  };
}

/** No cash method, self-billing, split payment, exemption, new vehicle, triangular trade or margin. */
const notes = (treatment: VatTreatment): XmlElement => ({
  P_16: NO,
  P_17: NO,
  P_18: treatment === 'reverse_charge' ? YES : NO,
  P_18A: NO,
  Zwolnienie: { P_19N: YES },
  NoweSrodkiTransportu: { P_22N: YES },
  P_23: NO,
  PMarzy: { P_PMarzyN: YES },
});

function correction({ corrects, reason }: Invoice, correctedInKsef: string | null): XmlElement {
  if (!corrects) return {};
  return {
    PrzyczynaKorekty: reason && reason.slice(0, 256),
    DaneFaKorygowanej: {
      DataWystFaKorygowanej: corrects.issuedOn,
      NrFaKorygowanej: corrects.number,
      NrKSeF: correctedInKsef ? YES : null,
      NrKSeFFaKorygowanej: correctedInKsef,
      NrKSeFN: correctedInKsef ? null : YES,
    },
  };
}

function row(
  { vatTreatment, vatRate, vatInPln }: Invoice,
  { item, quantity, unitNet, net }: InvoiceLine,
  number: string,
  words: DocumentWords,
): XmlElement {
  const period = words.itemPeriod(item);
  return {
    NrWierszaFa: number,
    P_7: [words.itemName(item), period].filter(Boolean).join(', ').slice(0, 512),
    P_8B: String(quantity),
    P_9A: decimal(unitNet),
    P_11: decimal(net),
    P_12: vatTreatment === 'domestic' ? String(vatRate) : ABROAD[vatTreatment].rate,
    KursWaluty: vatInPln && vatInPln.rate,
  };
}

function payment({ paidOn, dueOn, method, kind, gross }: Invoice, bank: BankAccount | null): XmlElement | null {
  if (kind === 'correction' && gross <= 0) return null;
  return {
    ...(paidOn ? { Zaplacono: YES, DataZaplaty: paidOn } : { TerminPlatnosci: { Termin: dueOn } }),
    FormaPlatnosci: method === 'card' ? CARD : TRANSFER,
    RachunekBankowy:
      method === 'transfer' && bank
        ? { NrRB: bare(bank.iban), SWIFT: bank.bic && bare(bank.bic), NazwaBanku: bank.bank }
        : null,
  };
}
