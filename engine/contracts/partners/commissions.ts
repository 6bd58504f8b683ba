import { z } from 'zod';
import { CURRENCIES, Currency } from '../billing/invoices.ts';
import { Day, Id, Instant, pageOf } from '../common.ts';

/**
 * The one table of commissions: whole per cent of the net amount of a paid invoice, by the month of the client’s life
 * in which it is paid. The first month begins with the client’s first payment. `months`: null = for good.
 */
export const COMMISSION_TABLE = [
  { fromMonth: 1, months: 12, percent: 20 },
  { fromMonth: 13, months: null, percent: 10 },
] as const satisfies readonly { fromMonth: number; months: number | null; percent: number }[];

/** The smallest amount that is paid out, in hundredths; less waits for the next month. */
export const PAYOUT_MINIMUM: Record<Currency, number> = { USD: 5_000, PLN: 20_000 };

const Amount = z.int().meta({ description: 'Hundredths of the currency' });

export const COMMISSION_KINDS = ['earned', 'corrected'] as const;

/** What a paid invoice, or its correction, has brought. */
export const Commission = z.object({
  id: Id,
  kind: z.enum(COMMISSION_KINDS),
  company: z.string(),
  invoice: z.string().meta({ description: 'Number of the invoice or correction', example: 'FV/2027/000123' }),
  currency: Currency,
  net: Amount,
  percent: z.int(),
  amount: Amount.meta({ description: 'Hundredths of the currency; negative where a correction takes it back' }),
  at: Instant,
  paidOut: z.boolean().meta({ description: 'Whether it is part of a payout' }),
});
export type Commission = z.infer<typeof Commission>;
/** `GET /me/partner/commissions`, the newest first. */
export const Commissions = pageOf(Commission).meta({ id: 'Commissions' });
export type Commissions = z.infer<typeof Commissions>;

/** `carried_over`: less than the minimum, it waits for the next month. */
export const PAYOUT_STATES = ['open', 'approved', 'paid', 'carried_over'] as const;
export const PayoutState = z.enum(PAYOUT_STATES);
export type PayoutState = z.infer<typeof PayoutState>;

/** The statement of a month in one currency. */
export const Payout = z.object({
  id: Id,
  month: z
    .string()
    .regex(/^\d{4}-\d\d$/)
    .meta({ example: '2027-03' }),
  currency: Currency,
  amount: Amount,
  entries: z.int(),
  state: PayoutState,
  paidOn: Day.nullable(),
});
export type Payout = z.infer<typeof Payout>;

/** `GET /me/partner/payouts`: all statements, the newest first, and what is not in one yet. */
export const Payouts = z
  .object({
    balances: z.array(z.object({ currency: z.enum(CURRENCIES), amount: Amount, minimum: Amount })),
    items: z.array(Payout),
  })
  .meta({ id: 'Payouts' });
export type Payouts = z.infer<typeof Payouts>;
