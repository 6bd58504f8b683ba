import type { BillingOverview, Charge, PlanOffer } from '@app/contracts/billing/billing';
import type { InvoiceSummary } from '@app/contracts/billing/invoices';
import { PLAN_NAMES } from '@app/contracts/plans';
import { idOf } from './panel.tsx';

export const DETAILS = {
  name: 'Oak Café Ltd',
  street: 'Long Street 5',
  postcode: '31-146',
  city: 'Kraków',
  country: 'PL',
  taxNumber: '5260250274',
  vatNumber: null,
  email: null,
  method: 'transfer',
} as const;
const NET = { trustStart: 2900, trustPro: 9900, enterprise: 29900 };
const offers: PlanOffer[] = PLAN_NAMES.flatMap((plan) => [
  {
    plan,
    term: 'month',
    net: NET[plan],
    gross: Math.round(NET[plan] * 1.23),
    byContract: plan === 'enterprise',
  },
  {
    plan,
    term: 'year',
    net: NET[plan] * 9.6,
    gross: Math.round(NET[plan] * 11.808),
    byContract: plan === 'enterprise',
  },
]);

/** In its trial, with billing details. */
export const trial: BillingOverview = {
  subscription: {
    state: 'trial',
    plan: 'trustStart',
    term: 'month',
    periodStart: '2026-03-03T12:00:00Z',
    periodEnd: '2026-06-01T12:00:00Z',
    next: null,
    renewsAs: null,
    upgradedFrom: null,
    cancelled: false,
    servedUntil: '2026-06-01T12:00:00Z',
    contractPrice: null,
  },
  details: { ...DETAILS, vatCheck: 'none' },
  suggestedDetails: {},
  charges: [],
  offers,
  vatTreatment: 'domestic',
  cards: false,
  cardSaved: false,
  card: null,
  bank: {
    holder: 'Opinara Sp. z o.o.',
    iban: 'PL61109010140000071219812874',
    bic: 'WBKPPLPP',
    bank: 'Bank',
  },
  textMessages: 0,
  translations: { included: true, languages: [] },
};
/** In a paid month of Pro. */
export const paid: BillingOverview = {
  ...trial,
  subscription: {
    ...trial.subscription,
    state: 'paid',
    plan: 'trustPro',
    servedUntil: '2026-06-08T12:00:00Z',
  },
};
export const aCharge: Charge = {
  id: idOf(50),
  kind: 'text_messages',
  method: 'transfer',
  dueAt: '2026-05-20T12:00:00Z',
  received: 0,
  currency: 'PLN',
  lines: [
    {
      item: { kind: 'text_messages', messages: 1000 },
      quantity: 2,
      unitNet: 15000,
      net: 30000,
    },
  ],
  net: 30000,
  vatTreatment: 'domestic',
  vatRate: 23,
  vat: 6900,
  gross: 36900,
  invoice: { id: idOf(51), number: 'FV/2026/000007' },
  paymentCode: '1234563218|PL|61109010140000071219812874|036900|Opinara|FV/2026/000007|||',
  paying: false,
  cardDueAt: null,
};
export const anInvoice = (n: number): InvoiceSummary => ({
  id: idOf(n),
  number: `FV/2026/${n}`,
  kind: 'invoice',
  issuedOn: '2026-05-06',
  dueOn: '2026-05-20',
  currency: 'USD',
  net: 2900,
  vat: 667,
  gross: 3567,
  state: 'paid',
  paidAt: '2026-05-07T10:00:00Z',
});
