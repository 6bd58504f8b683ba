import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CountryCode } from 'libphonenumber-js/max';

/** Types of numbers that receive text messages; some countries do not distinguish mobile from fixed. */
const MOBILE = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

export type ParsedPhone =
  | { ok: true; e164: string; international: string; mobile: boolean }
  | { ok: false; code: 'phone_invalid' };

/** Parses a phone number; without a country code it belongs to `country` (ISO 3166, two letters). */
export function parsePhone(text: string, country: string): ParsedPhone {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: country as CountryCode, extract: false });
  if (!phone?.isValid() || phone.ext) return { ok: false, code: 'phone_invalid' };
  return {
    ok: true,
    e164: phone.number,
    international: phone.formatInternational(),
    mobile: MOBILE.has(phone.getType() ?? ''),
  };
}
