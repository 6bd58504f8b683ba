import { z } from 'zod';
import { NewCompany, RegisterAccount } from '../accounts.ts';
import { Currency } from '../billing/invoices.ts';
import { Cursor, Email, Id, Instant, pageOf } from '../common.ts';
import { Country } from '../company/countries.ts';
import { PLAN_NAMES } from '../plans.ts';
import { PartnerCode } from './codes.ts';
import { PartnerMails } from './mails.ts';

/** `POST /accounts/partners`: an account without a company. Answers 202 whether or not the address was known. */
export const RegisterPartner = RegisterAccount.pick({
  name: true,
  email: true,
  password: true,
  locale: true,
  acceptTerms: true,
}).meta({ id: 'RegisterPartner' });
export type RegisterPartner = z.infer<typeof RegisterPartner>;

export const PAYOUT_CURRENCIES = ['PLN', 'EUR', 'USD', 'CZK', 'HUF', 'RON', 'BGN', 'GBP'] as const;

/** `PUT /me/partner`: the business that refers companies, and where it is paid. */
export const SavePartner = z
  .object({
    businessName: z.string().trim().min(2).max(120),
    country: Country,
    taxNumber: z.string().trim().min(2).max(40),
    website: z
      .url({ protocol: /^https?$/ })
      .max(200)
      .nullable(),
    iban: z.string().trim().min(1).max(42),
    currency: z.enum(PAYOUT_CURRENCIES).meta({ description: 'Of the account' }),
  })
  .meta({ id: 'SavePartner' });
export type SavePartner = z.infer<typeof SavePartner>;

const PlanState = z.enum(['trial', 'paid', 'past_due', 'suspended', 'cancelled']);
export type PlanState = z.infer<typeof PlanState>;

const Sum = z.object({ currency: Currency, amount: z.int() });

/** `GET /me/partner`: the profile, and where one stands. */
export const PartnerHome = z
  .object({
    profile: SavePartner.extend({ since: Instant }),
    code: PartnerCode,
    blocked: z.boolean().meta({ description: 'Staff have blocked it: its code, new clients and payouts wait' }),
    mailsOff: PartnerMails.shape.off.meta({ description: 'Kinds of mails that are not sent' }),
    companies: z.object({ total: z.int(), trial: z.int(), paid: z.int() }),
    earned: z.array(Sum).meta({ description: 'All commissions so far, by currency' }),
  })
  .meta({ id: 'PartnerHome' });
export type PartnerHome = z.infer<typeof PartnerHome>;

/** A company created for a client who has not taken it over yet. */
const HandOver = z.object({
  email: Email,
  sentAt: Instant,
  open: z.boolean().meta({ description: 'Whether the mailed link still works' }),
});

/** What a partner sees of a company, and nothing else of it. */
export const ReferredCompany = z.object({
  id: Id,
  name: z.string(),
  joinedAt: Instant,
  plan: z.enum(PLAN_NAMES),
  planState: PlanState,
  commissions: z.array(Sum),
  handOver: HandOver.nullable(),
});
export type ReferredCompany = z.infer<typeof ReferredCompany>;

export const ReferredCompaniesQuery = z.object({ cursor: Cursor.optional() });
/** `GET /me/partner/companies`, the newest first. */
export const ReferredCompanies = pageOf(ReferredCompany).meta({ id: 'ReferredCompanies' });
export type ReferredCompanies = z.infer<typeof ReferredCompanies>;

/** `POST /me/partner/companies`: a company for a client, who is invited to take it over. */
export const NewClientCompany = z.object({ company: NewCompany, clientEmail: Email }).meta({ id: 'NewClientCompany' });
export type NewClientCompany = z.infer<typeof NewClientCompany>;

/** `POST /me/partner/companies/{companyId}/hand-over`: in place of an invitation that is open. */
export const InviteOwner = z.object({ clientEmail: Email }).meta({ id: 'InviteOwner' });
export type InviteOwner = z.infer<typeof InviteOwner>;

/** `GET /partners/codes/{code}`: whose it is. */
export const KnownCode = z.object({ partner: z.string() }).meta({ id: 'KnownCode' });
export type KnownCode = z.infer<typeof KnownCode>;
