import { z } from 'zod';
import { Country } from '../company/countries.ts';
import { Day, Email, Id, Instant, Locale } from '../common.ts';
import { PLAN_NAMES } from '../plans.ts';
import { Currency, InvoiceLine, InvoiceSummary, Term, VatTreatment } from './invoices.ts';

/** What can be charged: a period of a plan, the difference of an upgrade, and the extras. */
export const CHARGE_KINDS = ['period', 'upgrade', 'translation', 'text_messages'] as const;
export const ChargeKind = z.enum(CHARGE_KINDS);
export type ChargeKind = z.infer<typeof ChargeKind>;

export const PAYMENT_METHODS = ['transfer', 'card'] as const;
export const PaymentMethod = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Where we learn of a payment: a bank statement, Stripe, a member of staff. */
export const PAYMENT_SOURCES = ['statement', 'stripe', 'staff'] as const;

const Amount = z.int();
const PlanName = z.enum(PLAN_NAMES);
const PlanAndTerm = z.object({ plan: PlanName, term: Term });

const Totals = z.object({
  currency: Currency,
  lines: z.array(InvoiceLine),
  net: Amount,
  vatTreatment: VatTreatment,
  vatRate: z.int().nullable(),
  vat: Amount,
  gross: Amount,
});
export type Totals = z.infer<typeof Totals>;

/** Something to be paid. */
export const Charge = Totals.extend({
  id: Id,
  kind: ChargeKind,
  method: PaymentMethod,
  dueAt: Instant,
  received: Amount.meta({ description: 'Part of it that has been paid' }),
  invoice: z
    .object({ id: Id, number: z.string() })
    .nullable()
    .meta({ description: 'By card the invoice follows the payment' }),
  paymentCode: z
    .string()
    .nullable()
    .meta({ description: 'Text of a QR code that a bank’s app fills the transfer from; null where apps know none' }),
  paying: z.boolean().meta({ description: 'Its payment by card has begun, and how it ends is not known yet' }),
  cardDueAt: Instant.nullable().meta({ description: 'When the saved card is charged, or charged again' }),
}).meta({ id: 'Charge' });
export type Charge = z.infer<typeof Charge>;

export const SubscriptionView = PlanAndTerm.extend({
  state: z.enum(['trial', 'paid', 'past_due', 'suspended']),
  periodStart: Instant,
  periodEnd: Instant,
  next: PlanAndTerm.extend({ paid: z.boolean() }).nullable().meta({ description: 'The period after this one' }),
  renewsAs: PlanAndTerm.nullable().meta({ description: 'Plan and term from the next renewal on, if they differ' }),
  upgradedFrom: PlanName.nullable().meta({ description: 'The plan that returns unless the upgrade is paid in time' }),
  cancelled: z.boolean(),
  servedUntil: Instant.meta({ description: 'When collecting stops if nothing more is paid' }),
  contractPrice: Amount.nullable().meta({ description: 'Agreed net price a month instead of the plan’s' }),
});
export type SubscriptionView = z.infer<typeof SubscriptionView>;

/** A plan for a term at the company's price. */
const PlanOffer = PlanAndTerm.extend({
  net: Amount.meta({ description: 'Of the whole term' }),
  gross: Amount,
  byContract: z.boolean().meta({ description: 'Not to be chosen: the least, before a price is agreed' }),
});
export type PlanOffer = z.infer<typeof PlanOffer>;

const text = (max: number) => z.string().trim().min(1).max(max);

/** `PUT …/billing/details`: who is billed. */
export const BillingDetails = z.object({
  name: text(200),
  street: text(200),
  postcode: text(20),
  city: text(100),
  country: Country,
  taxNumber: text(40).nullable().meta({ description: 'Checked by the rules of the country' }),
  vatNumber: text(20)
    .nullable()
    .meta({ description: 'A VAT number of the EU, with its prefix', example: 'DE136695976' }),
  email: Email.nullable().meta({ description: 'Invoices go there too' }),
  method: PaymentMethod,
});
export type BillingDetails = z.infer<typeof BillingDetails>;

export const BillingDetailsView = BillingDetails.extend({
  vatCheck: z
    .enum(['valid', 'invalid', 'unknown', 'none'])
    .meta({ description: '`unknown`: VIES could not be asked yet; `none`: no number, or not of the EU' }),
});
export type BillingDetailsView = z.infer<typeof BillingDetailsView>;

/** `GET …/billing`. */
export const BillingOverview = z
  .object({
    subscription: SubscriptionView,
    details: BillingDetailsView.nullable(),
    suggestedDetails: BillingDetails.partial().meta({ description: 'From the profile, while there are none' }),
    charges: z.array(Charge).meta({ description: 'Open ones, oldest first' }),
    offers: z.array(PlanOffer).meta({ description: 'Every plan for every term' }),
    vatTreatment: VatTreatment.meta({ description: 'Whose tax the gross prices contain' }),
    cards: z.boolean().meta({ description: 'Whether cards are accepted here' }),
    cardSaved: z.boolean(),
    card: z
      .object({
        brand: z.string().meta({ example: 'visa' }),
        last4: z.string(),
        expires: z.string().meta({ description: 'Year and month', example: '2027-04' }),
      })
      .nullable()
      .meta({ description: 'The saved card' }),
    bank: z
      .object({ holder: z.string(), iban: z.string(), bic: z.string().nullable(), bank: z.string().nullable() })
      .nullable()
      .meta({ description: 'Where transfers go; null: nothing is sold here' }),
    textMessages: z.int().meta({ description: 'Bought messages that are left' }),
    translations: z.object({
      included: z.boolean().meta({ description: 'The plan translates into all languages' }),
      languages: z.array(
        z.object({
          language: Locale,
          renewed: z.boolean(),
          paidThrough: Day.nullable().meta({ description: 'Null: not paid yet' }),
        }),
      ),
    }),
  })
  .meta({ id: 'BillingOverview' });
export type BillingOverview = z.infer<typeof BillingOverview>;

/**
 * `GET …/billing/notice`: what every member is to know of the subscription, if anything. `at`: when it ends or is taken
 * back; `days`: the warning that is due, in days before.
 */
export const SubscriptionNotice = z
  .object({
    notice: z
      .object({
        kind: z.enum(['trial', 'renewal', 'cancelled', 'grace', 'upgrade_unpaid', 'suspended']),
        at: Instant.nullable(),
        days: z.int().nullable(),
        ordered: z.boolean().meta({ description: 'The next period is ordered, and not paid' }),
      })
      .nullable(),
  })
  .meta({ id: 'SubscriptionNotice' });
export type SubscriptionNotice = z.infer<typeof SubscriptionNotice>;

/** `PUT …/billing/translations`: all languages that are wanted from now on. */
export const ChooseTranslations = z.object({
  languages: z
    .array(Locale)
    .max(30)
    .transform((languages) => [...new Set(languages)]),
  method: PaymentMethod,
});
export type ChooseTranslations = z.infer<typeof ChooseTranslations>;

/** `POST …/billing/quote`. */
export const QuoteRequest = PlanAndTerm;
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/**
 * What choosing a plan would mean. `order`: a first or new period, after the trial or from the payment on. `upgrade`: at
 * once, for the days left. `change`: from the next renewal on, without a charge now. `keep`: undoes such a change.
 */
export const Quote = z
  .object({
    kind: z.enum(['order', 'upgrade', 'change', 'keep']),
    from: Instant.nullable().meta({ description: 'When it takes effect; null: with the payment' }),
    until: Instant.nullable().meta({ description: 'End of what is paid by it' }),
    daysLeft: z.int().nullable().meta({ description: 'Of an upgrade: the days it is charged for' }),
    totals: Totals.nullable(),
    afterwards: Amount.nullable().meta({ description: 'Net price of the following period' }),
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof Quote>;

/** `POST …/billing/plan`. `gross`: what the quote said, so that nobody agrees to another price than the one shown. */
export const ChoosePlan = PlanAndTerm.extend({ gross: Amount.nullable(), method: PaymentMethod });
export type ChoosePlan = z.infer<typeof ChoosePlan>;

/** `POST …/billing/text-messages`: packs of 1,000. */
export const OrderTextMessages = z.object({ packs: z.int().min(1).max(50), method: PaymentMethod });
export type OrderTextMessages = z.infer<typeof OrderTextMessages>;

/** `POST …/billing/charges/{chargeId}/checkout` and `POST …/billing/card`: a page of Stripe, to be opened. */
export const CheckoutPage = z.object({ url: z.url() }).meta({ id: 'CheckoutPage' });
export type CheckoutPage = z.infer<typeof CheckoutPage>;

/** `GET …/billing/invoices`. */
export const InvoicePage = z
  .object({ items: z.array(InvoiceSummary), nextCursor: Id.nullable() })
  .meta({ id: 'InvoicePage' });
export type InvoicePage = z.infer<typeof InvoicePage>;

const Reason = text(500).meta({ description: 'Kept with the company’s history' });

/** `POST /staff/companies/{id}/subscription/trial`. */
export const ExtendTrial = z.object({ until: Instant, reason: Reason });
export type ExtendTrial = z.infer<typeof ExtendTrial>;

/** `POST /staff/companies/{id}/subscription/plan`: a plan without an invoice, or an Enterprise contract. */
export const GrantPlan = PlanAndTerm.extend({
  until: Instant,
  monthlyInvitations: z.int().min(0).max(100_000_000).nullable().meta({ description: 'Null: those of the plan' }),
  contractPrice: z
    .int()
    .min(0)
    .max(100_000_000)
    .nullable()
    .meta({ description: 'Net cents a month; null: the plan’s' }),
  reason: Reason,
});
export type GrantPlan = z.infer<typeof GrantPlan>;

/** `POST /staff/charges/{id}/payment`: a transfer that staff have seen. */
export const MarkPaid = z.object({ receivedOn: Day, reference: text(100), reason: Reason });
export type MarkPaid = z.infer<typeof MarkPaid>;
