import { z } from 'zod';

/** What a partner is mailed of, until they choose otherwise. */
export const PARTNER_MAILS = ['first_payment', 'payout', 'handed_over'] as const;
export const PartnerMailKind = z.enum(PARTNER_MAILS);
export type PartnerMailKind = z.infer<typeof PartnerMailKind>;

/** `PUT /me/partner/mails`: the kinds that are not mailed. */
export const PartnerMails = z
  .object({ off: z.array(PartnerMailKind).max(PARTNER_MAILS.length) })
  .meta({ id: 'PartnerMails' });
export type PartnerMails = z.infer<typeof PartnerMails>;
