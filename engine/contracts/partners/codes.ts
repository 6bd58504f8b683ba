import { z } from 'zod';

/** Signs of a code: none is taken for another when it is read aloud or typed from paper. */
export const CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 8;

/** The code of a partner’s link, in capitals however it was typed. */
export const PartnerCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`))
  .meta({ example: 'K7MPX4QD' });
export type PartnerCode = z.infer<typeof PartnerCode>;

/** Query parameter of a partner’s link, on any page of the site. */
export const REFERRAL_PARAM = 'ref';

/** How long a visitor’s browser keeps the first code that it came with. */
export const REFERRAL_DAYS = 90;
