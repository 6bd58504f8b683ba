import type { BankAccount, Invoice, InvoiceLine, InvoiceParty } from '@app/contracts/billing/invoices';

export const SELLER: InvoiceParty = {
  name: 'Opinara Sp. z o.o.',
  street: 'ul. Żwirki i Wigury 16A',
  postcode: '02-092',
  city: 'Warszawa',
  country: 'PL',
  taxNumber: '5260001246',
  vatNumber: 'PL5260001246',
  email: 'faktury@opinara.example',
};

export const BANK: BankAccount = {
  iban: 'PL61109010140000071219812874',
  bic: 'WBKPPLPP',
  bank: 'Santander Bank Polska',
};

export const BUYERS = {
  pl: {
    name: 'Księgarnia Jaźń i Gęś s.c.',
    street: 'ul. Święty Marcin 29/8',
    postcode: '61-806',
    city: 'Poznań',
    country: 'PL',
    taxNumber: '7811767696',
    vatNumber: null,
    email: 'biuro@jazn.example',
  },
  de: {
    name: 'Spielzeugkönig Großmann GmbH & Co. KG',
    street: 'Schönhauser Allee 147',
    postcode: '10435',
    city: 'Berlin',
    country: 'DE',
    taxNumber: null,
    vatNumber: 'DE136695976',
    email: 'buchhaltung@spielzeug.example',
  },
  el: {
    name: 'Ξενοδοχείο Ηλιοβασίλεμα Α.Ε.',
    street: 'Λεωφόρος Βασιλίσσης Σοφίας 12',
    postcode: '106 74',
    city: 'Αθήνα',
    country: 'GR',
    taxNumber: null,
    vatNumber: 'EL094259216',
    email: null,
  },
  bg: {
    name: 'Книжарница „Щъркел“ ЕООД',
    street: 'бул. „Цар Освободител“ 15',
    postcode: '1000',
    city: 'София',
    country: 'BG',
    taxNumber: '175074752',
    vatNumber: 'BG175074752',
    email: 'office@shtarkel.example',
  },
  ja: {
    name: '株式会社さくら書店',
    street: '神田神保町1丁目2番3号',
    postcode: '101-0051',
    city: '東京都千代田区',
    country: 'JP',
    taxNumber: 'T7000012050002',
    vatNumber: null,
    email: 'keiri@sakura.example',
  },
} as const satisfies Record<string, InvoiceParty>;

const PLAN_MONTH: InvoiceLine = {
  item: { kind: 'plan', plan: 'trustPro', term: 'month', from: '2027-01-15', to: '2027-02-13' },
  quantity: 1,
  unitNet: 9900,
  net: 9900,
};

/** A Polish company's Pro plan for a month, in dollars, to be paid by transfer. */
export const DOMESTIC: Invoice = {
  id: '0194f0a0-0000-7000-8000-000000000001',
  number: 'FV/2027/000123',
  kind: 'invoice',
  corrects: null,
  reason: null,
  issuedOn: '2027-01-15',
  suppliedOn: '2027-02-13',
  dueOn: '2027-01-29',
  paidOn: null,
  method: 'transfer',
  locale: 'pl',
  seller: SELLER,
  buyer: BUYERS.pl,
  currency: 'USD',
  lines: [PLAN_MONTH],
  vatTreatment: 'domestic',
  vatRate: 23,
  net: 9900,
  vat: 2277,
  gross: 12_177,
  vatInPln: { amount: 9080, rate: '3.9876', table: '009/A/NBP/2027', day: '2027-01-14' },
};

/** A Polish hotel's extras in zloty, to be paid by transfer: the bank's app can read it. */
export const HOTEL: Invoice = {
  ...DOMESTIC,
  number: 'FV/2027/000124',
  currency: 'PLN',
  lines: [
    {
      item: { kind: 'translation', languages: ['de', 'en', 'cs'], from: '2027-01-15', to: '2027-02-13' },
      quantity: 3,
      unitNet: 5000,
      net: 15_000,
    },
    { item: { kind: 'text_messages', messages: 2000 }, quantity: 2, unitNet: 15_000, net: 30_000 },
  ],
  net: 45_000,
  vat: 10_350,
  gross: 55_350,
  vatInPln: null,
};

/** A German company with a confirmed VAT number, paid by card. */
export const REVERSE_CHARGE: Invoice = {
  ...DOMESTIC,
  number: 'FV/2027/000125',
  locale: 'de',
  buyer: BUYERS.de,
  paidOn: '2027-01-15',
  method: 'card',
  suppliedOn: '2027-01-15',
  dueOn: '2027-01-15',
  lines: [
    {
      item: { kind: 'plan', plan: 'trustPro', term: 'year', from: '2027-01-15', to: '2028-01-14' },
      quantity: 1,
      unitNet: 95_040,
      net: 95_040,
    },
  ],
  vatTreatment: 'reverse_charge',
  vatRate: null,
  net: 95_040,
  vat: 0,
  gross: 95_040,
  vatInPln: null,
};

/** A Japanese company, by transfer. */
export const OUTSIDE: Invoice = {
  ...REVERSE_CHARGE,
  number: 'FV/2027/000126',
  locale: 'ja',
  buyer: BUYERS.ja,
  vatTreatment: 'outside_eu',
  paidOn: null,
  method: 'transfer',
  dueOn: '2027-01-29',
};

/** Takes the domestic invoice back. */
export const CORRECTION: Invoice = {
  ...DOMESTIC,
  number: 'KOR/2027/000007',
  kind: 'correction',
  corrects: { number: DOMESTIC.number, issuedOn: DOMESTIC.issuedOn },
  reason: 'Rezygnacja z odnowienia planu przed początkiem okresu.',
  issuedOn: '2027-01-30',
  dueOn: '2027-02-13',
  lines: [{ ...PLAN_MONTH, unitNet: -9900, net: -9900 }],
  net: -9900,
  vat: -2277,
  gross: -12_177,
  vatInPln: { amount: -9080, rate: '3.9876', table: '009/A/NBP/2027', day: '2027-01-14' },
};

/** Adds what an upgrade of the corrected invoice's plan costs. */
export const CORRECTION_UPWARDS: Invoice = {
  ...CORRECTION,
  number: 'KOR/2027/000008',
  lines: [
    { ...PLAN_MONTH, unitNet: -9900, net: -9900 },
    {
      item: { kind: 'upgrade', fromPlan: 'trustPro', plan: 'enterprise', from: '2027-01-15', to: '2027-02-13' },
      quantity: 1,
      unitNet: 29_900,
      net: 29_900,
    },
  ],
  net: 20_000,
  vat: 4600,
  gross: 24_600,
  vatInPln: { amount: 18_343, rate: '3.9876', table: '009/A/NBP/2027', day: '2027-01-14' },
};

/** Many lines, for several pages. */
export function longInvoice(lines: number, base: Invoice = DOMESTIC): Invoice {
  const net = lines * 9900;
  const vat = base.vatTreatment === 'domestic' ? Math.round((net * 23) / 100) : 0;
  return {
    ...base,
    number: 'FV/2027/000200',
    lines: Array.from({ length: lines }, () => PLAN_MONTH),
    net,
    vat,
    gross: net + vat,
    vatInPln: base.vatInPln && { ...base.vatInPln, amount: Math.round(vat * 3.9876) },
  };
}

export const SAMPLES = { DOMESTIC, HOTEL, REVERSE_CHARGE, OUTSIDE, CORRECTION, CORRECTION_UPWARDS };
