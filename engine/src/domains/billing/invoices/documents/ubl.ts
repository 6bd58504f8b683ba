import type { BankAccount, Invoice, InvoiceItem, InvoiceLine, InvoiceParty } from '@app/contracts/billing/invoices';
import { decimal } from './amounts.ts';
import { bare, vatNumberOf } from './parties.ts';
import { documentWords, exemptionOf } from './words.ts';
import type { DocumentWords } from './words.ts';
import { toXml } from './xml.ts';
import type { XmlElement } from './xml.ts';

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const NAMESPACES = {
  '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};
/** UNCL1001: invoice, debit note (a correction upwards), credit note. */
const TYPE = { invoice: '380', debit: '383', credit: '381' };
/** UNCL4461. */
const MEANS = { transfer: '30', card: '48' };
const VAT_CATEGORY = { domestic: 'S', reverse_charge: 'AE', outside_eu: 'O' } as const;
const EXEMPTION_CODE = { domestic: null, reverse_charge: 'VATEX-EU-AE', outside_eu: 'VATEX-EU-O' } as const;
/** Electronic address schemes (EAS) for VAT numbers, by their prefix. */
// prettier-ignore
const ADDRESS_SCHEMES: Record<string, string> = {
  AT: '9914', BE: '9925', BG: '9926', CY: '9928', CZ: '9929', DE: '9930', EE: '9931', EL: '9933', ES: '9920',
  FI: '0213', FR: '9957', HR: '9934', HU: '9910', IE: '9935', IT: '0211', LT: '9937', LU: '9938', LV: '9939',
  MT: '9943', NL: '9944', PL: '9945', PT: '9946', RO: '9947', SI: '9949', SK: '9950',
};

/**
 * UBL 2.1 by Peppol BIS Billing 3: an `Invoice`, or a `CreditNote` for a correction that takes back. A correction upwards
 * is a debit note. `bank` is where a transfer goes.
 */
export function renderInvoiceUbl(invoice: Invoice, { bank = null }: { bank?: BankAccount | null } = {}): string {
  const credit = invoice.kind === 'correction' && invoice.net < 0;
  const root = credit ? 'CreditNote' : 'Invoice';
  const content = new UblDocument(invoice, bank, credit).content();
  return toXml(root, {
    '@xmlns': `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
    ...NAMESPACES,
    ...content,
  });
}

class UblDocument {
  readonly #invoice: Invoice;
  readonly #bank: BankAccount | null;
  readonly #credit: boolean;
  readonly #words: DocumentWords;

  constructor(invoice: Invoice, bank: BankAccount | null, credit: boolean) {
    this.#invoice = invoice;
    this.#bank = bank;
    this.#credit = credit;
    this.#words = documentWords(invoice.locale);
  }

  content(): XmlElement {
    const { number, kind, issuedOn, suppliedOn, dueOn, reason, currency, vatInPln, buyer, seller, corrects } =
      this.#invoice;
    const credit = this.#credit;
    return {
      'cbc:CustomizationID': CUSTOMIZATION,
      'cbc:ProfileID': PROFILE,
      'cbc:ID': number,
      'cbc:IssueDate': issuedOn,
      'cbc:DueDate': credit ? null : dueOn,
      'cbc:InvoiceTypeCode': credit ? null : kind === 'correction' ? TYPE.debit : TYPE.invoice,
      'cbc:CreditNoteTypeCode': credit ? TYPE.credit : null,
      'cbc:Note': reason,
      'cbc:DocumentCurrencyCode': currency,
      'cbc:TaxCurrencyCode': vatInPln ? 'PLN' : null,
      'cbc:BuyerReference': buyer.vatNumber ?? buyer.taxNumber ?? buyer.name,
      'cac:BillingReference': corrects && {
        'cac:InvoiceDocumentReference': { 'cbc:ID': corrects.number, 'cbc:IssueDate': corrects.issuedOn },
      },
      'cac:AccountingSupplierParty': { 'cac:Party': this.#party(seller, vatNumberOf(seller)) },
      'cac:AccountingCustomerParty': { 'cac:Party': this.#party(buyer, buyer.vatNumber && bare(buyer.vatNumber)) },
      'cac:Delivery': { 'cbc:ActualDeliveryDate': suppliedOn },
      'cac:PaymentMeans': credit ? null : this.#paymentMeans(),
      'cac:PaymentTerms': credit ? { 'cbc:Note': this.#words.t('invoice.toReturn') } : null,
      'cac:TaxTotal': this.#taxTotals(),
      'cac:LegalMonetaryTotal': this.#totals(),
      [credit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine']: this.#invoice.lines.map((line, index) =>
        this.#line(line, String(index + 1)),
      ),
    };
  }

  /** An amount as this document counts: a credit note says positively what it takes back. */
  #money(amount: number, currency: string = this.#invoice.currency): XmlElement {
    return { '@currencyID': currency, '#': decimal(this.#credit ? 0 - amount : amount) };
  }

  #party(party: InvoiceParty, vatNumber: string | null): XmlElement {
    // BR-O-02: a document that is not subject to VAT has no VAT numbers.
    const outside = this.#invoice.vatTreatment === 'outside_eu';
    return {
      'cbc:EndpointID': endpointOf(party),
      'cac:PartyName': { 'cbc:Name': party.name },
      'cac:PostalAddress': {
        'cbc:StreetName': party.street,
        'cbc:CityName': party.city,
        'cbc:PostalZone': party.postcode,
        'cac:Country': { 'cbc:IdentificationCode': party.country },
      },
      'cac:PartyTaxScheme': outside
        ? null
        : vatNumber && { 'cbc:CompanyID': vatNumber, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
      'cac:PartyLegalEntity': { 'cbc:RegistrationName': party.name, 'cbc:CompanyID': party.taxNumber },
      'cac:Contact': { 'cbc:ElectronicMail': party.email },
    };
  }

  #paymentMeans(): XmlElement | null {
    const { method, number } = this.#invoice;
    if (method === 'card') return { 'cbc:PaymentMeansCode': MEANS.card, 'cbc:PaymentID': number };
    // BR-61: a transfer without an account may not be named.
    if (!this.#bank) return null;
    return {
      'cbc:PaymentMeansCode': MEANS.transfer,
      'cbc:PaymentID': number,
      'cac:PayeeFinancialAccount': {
        'cbc:ID': bare(this.#bank.iban),
        'cbc:Name': this.#invoice.seller.name,
        'cac:FinancialInstitutionBranch': { 'cbc:ID': this.#bank.bic },
      },
    };
  }

  #category(): XmlElement {
    const { vatTreatment, vatRate } = this.#invoice;
    return {
      'cbc:ID': VAT_CATEGORY[vatTreatment],
      // BR-AE-05, BR-O-05: zero for a reverse charge, none outside the scope of VAT.
      'cbc:Percent': vatTreatment === 'outside_eu' ? null : String(vatRate ?? 0),
    };
  }

  #taxTotals(): XmlElement[] {
    const { vat, net, vatInPln, vatTreatment } = this.#invoice;
    const inOwnCurrency: XmlElement = {
      'cbc:TaxAmount': this.#money(vat),
      'cac:TaxSubtotal': {
        'cbc:TaxableAmount': this.#money(net),
        'cbc:TaxAmount': this.#money(vat),
        'cac:TaxCategory': {
          ...this.#category(),
          'cbc:TaxExemptionReasonCode': EXEMPTION_CODE[vatTreatment],
          'cbc:TaxExemptionReason': exemptionOf(this.#invoice, this.#words.t),
          'cac:TaxScheme': { 'cbc:ID': 'VAT' },
        },
      },
    };
    return vatInPln ? [inOwnCurrency, { 'cbc:TaxAmount': this.#money(vatInPln.amount, 'PLN') }] : [inOwnCurrency];
  }

  #totals(): XmlElement {
    const { net, gross, paidOn } = this.#invoice;
    return {
      'cbc:LineExtensionAmount': this.#money(net),
      'cbc:TaxExclusiveAmount': this.#money(net),
      'cbc:TaxInclusiveAmount': this.#money(gross),
      'cbc:PrepaidAmount': paidOn ? this.#money(gross) : null,
      'cbc:PayableAmount': this.#money(paidOn ? 0 : gross),
    };
  }

  #line({ item, quantity, unitNet, net }: InvoiceLine, id: string): XmlElement {
    // BR-27: prices are never negative, so the quantity of what is taken back is.
    const taken = unitNet < 0 !== this.#credit && unitNet !== 0;
    return {
      'cbc:ID': id,
      [this.#credit ? 'cbc:CreditedQuantity' : 'cbc:InvoicedQuantity']: {
        '@unitCode': 'C62',
        '#': String(taken ? -quantity : quantity),
      },
      'cbc:LineExtensionAmount': this.#money(net),
      'cac:InvoicePeriod': periodOf(item),
      'cac:Item': {
        'cbc:Name': this.#words.itemName(item),
        'cac:ClassifiedTaxCategory': { ...this.#category(), 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
      },
      'cac:Price': {
        'cbc:PriceAmount': { '@currencyID': this.#invoice.currency, '#': decimal(Math.abs(unitNet)) },
      },
    };
  }
}

const periodOf = (item: InvoiceItem): XmlElement | null =>
  'from' in item ? { 'cbc:StartDate': item.from, 'cbc:EndDate': item.to } : null;

/** The address in the network: the VAT number if its country's are addresses, otherwise the mailbox. */
function endpointOf(party: InvoiceParty): XmlElement | null {
  const vatNumber = vatNumberOf(party);
  const scheme = vatNumber && ADDRESS_SCHEMES[vatNumber.slice(0, 2)];
  if (vatNumber && scheme) return { '@schemeID': scheme, '#': vatNumber };
  return party.email === null ? null : { '@schemeID': 'EM', '#': party.email };
}
