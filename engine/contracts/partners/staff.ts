import { z } from 'zod';
import { Cursor, Day, Email, Id, Instant, pageOf } from '../common.ts';
import { Payout, PayoutState } from './commissions.ts';
import { SavePartner } from './partners.ts';

const Reason = z.string().trim().min(3).max(500);

/** A partner as staff see them. */
export const StaffPartner = SavePartner.extend({
  id: Id,
  email: Email,
  since: Instant,
  companies: z.int(),
}).meta({ id: 'StaffPartner' });
export type StaffPartner = z.infer<typeof StaffPartner>;

export const StaffPartnersQuery = z.object({
  words: z.string().trim().max(100).optional().meta({ description: 'Part of the name, the tax number or the address' }),
  cursor: Cursor.optional(),
});
export const StaffPartners = pageOf(StaffPartner).meta({ id: 'StaffPartners' });
export type StaffPartners = z.infer<typeof StaffPartners>;

/** A payout with what a transfer needs. */
export const StaffPayout = Payout.extend({
  partnerId: Id,
  businessName: z.string(),
  country: z.string(),
  taxNumber: z.string(),
  iban: z.string(),
  accountCurrency: z.string(),
  reference: z.string().nullable(),
}).meta({ id: 'StaffPayout' });
export type StaffPayout = z.infer<typeof StaffPayout>;

export const StaffPayoutsQuery = z.object({ state: PayoutState.optional(), cursor: Cursor.optional() });
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
