import { z } from 'zod';
import { Cursor, Day, Email, Id, Instant, pageOf } from '../common.ts';
import { PartnerCode } from './codes.ts';
import { Payout, PayoutState, Payouts } from './commissions.ts';
import { PartnerHome, ReferredCompany, SavePartner } from './partners.ts';

const Reason = z.string().trim().min(3).max(500);

/** A partner as staff see them. */
export const StaffPartner = SavePartner.extend({
  id: Id,
  email: Email.nullable(),
  since: Instant,
  companies: z.int(),
  blockedAt: Instant.nullable(),
  blockedReason: z.string().nullable(),
  closedAt: Instant.nullable().meta({ description: 'When its account was deleted' }),
}).meta({ id: 'StaffPartner' });
export type StaffPartner = z.infer<typeof StaffPartner>;

export const StaffPartnersQuery = z.object({
  words: z.string().trim().max(100).optional().meta({ description: 'Part of the name, the tax number or the address' }),
  cursor: Cursor.optional(),
});
export const StaffPartners = pageOf(StaffPartner).meta({ id: 'StaffPartners' });
export type StaffPartners = z.infer<typeof StaffPartners>;

/** `GET /staff/partners/{partnerId}`. */
export const StaffPartnerDetail = StaffPartner.extend({
  code: PartnerCode,
  earned: PartnerHome.shape.earned,
  balances: Payouts.shape.balances.meta({ description: 'What is in no payout yet' }),
}).meta({ id: 'StaffPartnerDetail' });
export type StaffPartnerDetail = z.infer<typeof StaffPartnerDetail>;

export const REFERRAL_REFUSALS = ['same_person', 'same_tax_number', 'same_domain', 'staff'] as const;
const Referral = z.object({
  source: z.enum(['code', 'created', 'staff']),
  refusal: z.enum(REFERRAL_REFUSALS).nullable().meta({ description: 'Why it brings no commission' }),
  note: z.string().nullable().meta({ description: 'Why staff have changed it' }),
});

/** `GET /staff/partners/{partnerId}/companies`, the newest first, also those that count for nothing. */
export const StaffReferredCompany = ReferredCompany.omit({ handOver: true })
  .extend(Referral.shape)
  .meta({ id: 'StaffReferredCompany' });
export type StaffReferredCompany = z.infer<typeof StaffReferredCompany>;
export const StaffReferredCompanies = pageOf(StaffReferredCompany).meta({ id: 'StaffReferredCompanies' });
export type StaffReferredCompanies = z.infer<typeof StaffReferredCompanies>;

/** `GET /staff/companies/{companyId}/partner`: who has referred a company; null: nobody. */
export const CompanyReferral = z
  .object({
    referral: Referral.extend({ partnerId: Id, businessName: z.string(), since: Instant }).nullable(),
  })
  .meta({ id: 'CompanyReferral' });
export type CompanyReferral = z.infer<typeof CompanyReferral>;

/** `POST /staff/partners/{partnerId}/block` and `/unblock`. */
export const PartnerBlock = z.object({ reason: Reason }).meta({ id: 'PartnerBlock' });
export type PartnerBlock = z.infer<typeof PartnerBlock>;

/** A payout with what a transfer needs. */
export const StaffPayout = Payout.extend({
  partnerId: Id,
  businessName: z.string(),
  country: z.string(),
  taxNumber: z.string(),
  iban: z.string(),
  accountCurrency: z.string(),
  reference: z.string().nullable(),
  partnerBlocked: z.boolean().meta({ description: 'It waits until the block is lifted' }),
}).meta({ id: 'StaffPayout' });
export type StaffPayout = z.infer<typeof StaffPayout>;

/** Which statements: of a state, a month and a partner. */
export const StaffPayoutsFilter = z.object({
  state: PayoutState.optional(),
  month: Payout.shape.month.optional(),
  partnerId: Id.optional(),
});
export type StaffPayoutsFilter = z.infer<typeof StaffPayoutsFilter>;
export const StaffPayoutsQuery = StaffPayoutsFilter.extend({ cursor: Cursor.optional() });
export type StaffPayoutsQuery = z.infer<typeof StaffPayoutsQuery>;
export const StaffPayouts = pageOf(StaffPayout).meta({ id: 'StaffPayouts' });
export type StaffPayouts = z.infer<typeof StaffPayouts>;

/** `POST /staff/partner-payouts/{payoutId}/payment`. */
export const PayPayout = z
  .object({ paidOn: Day, reference: z.string().trim().min(1).max(140) })
  .meta({ id: 'PayPayout' });
export type PayPayout = z.infer<typeof PayPayout>;

/** `PUT /staff/companies/{companyId}/partner`: from the next paid invoice on. Null: nobody. */
export const SetReferral = z.object({ partnerId: Id.nullable(), reason: Reason }).meta({ id: 'SetReferral' });
export type SetReferral = z.infer<typeof SetReferral>;
