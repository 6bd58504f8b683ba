import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';

/** Kinds of numbers that take text messages; in some countries a number does not tell mobile from fixed. */
const MOBILE = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

export type PhoneReading = { ok: true; e164: string; mobile: boolean } | { ok: false; code: 'phone_invalid' };

/** Reads a number as people write it; without a country code it is one of `country` (ISO 3166, two letters). */
export function readPhone(text: string, country: string): PhoneReading {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: country as CountryCode, extract: false });
  if (!phone?.isValid() || phone.ext) return { ok: false, code: 'phone_invalid' };
  return { ok: true, e164: phone.number, mobile: MOBILE.has(phone.getType() ?? '') };
}
