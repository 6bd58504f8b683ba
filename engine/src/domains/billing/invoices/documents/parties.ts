import type { InvoiceParty } from '@app/contracts/billing/invoices';

/** Only letters and digits, as registers want numbers. */
export const bare = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The digits of a Polish NIP, or null if it is no NIP. */
export function nipOf({ country, taxNumber, vatNumber }: InvoiceParty): string | null {
  const number = country === 'PL' && taxNumber ? taxNumber : vatNumber?.startsWith('PL') ? vatNumber : '';
  const digits = number.replace(/\D/g, '');
  return digits.length === 10 ? digits : null;
}

/** The VAT number with the prefix of its country; of a Polish party also made from its NIP. */
export function vatNumberOf(party: InvoiceParty): string | null {
  if (party.vatNumber) return bare(party.vatNumber);
  const nip = nipOf(party);
  return nip ? `PL${nip}` : null;
}

/** Postcode and place. */
export const placeOf = ({ postcode, city }: InvoiceParty): string => [postcode, city].filter(Boolean).join(' ');
