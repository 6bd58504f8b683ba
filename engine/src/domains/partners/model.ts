import { randomInt } from 'node:crypto';
import { DateTime } from 'luxon';
import { CODE_LENGTH, CODE_SIGNS } from '@app/contracts/partners/codes';
import { COMMISSION_TABLE } from '@app/contracts/partners/commissions';
import { domainOf, provesDomain } from '../companies/public.ts';

/** A new code: 30⁸ are possible, so that guessing one takes millions of tries. */
export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

/** Whole per cent of an invoice paid at `paidAt` by a client whose first payment came at `firstPaidAt`. */
export function percentAt(firstPaidAt: Date, paidAt: Date): number {
  const life = DateTime.fromJSDate(paidAt, { zone: 'UTC' }).diff(
    DateTime.fromJSDate(firstPaidAt, { zone: 'UTC' }),
    'months',
  );
  const month = Math.floor(life.months) + 1;
  return COMMISSION_TABLE.findLast(({ fromMonth }) => fromMonth <= month)?.percent ?? COMMISSION_TABLE[0].percent;
}

/** The commission of a net amount, in hundredths; halves of a hundredth are rounded away from zero. */
export function commissionOf(net: number, percent: number): number {
  const rounded = Math.floor((Math.abs(net) * percent + 50) / 100);
  // Not `-rounded`: what rounds to nothing is 0, never -0.
  return net < 0 ? 0 - rounded : rounded;
}

/**
 * What a correction changes: with it, the entries of an invoice add up to the commission of what is left of it, however
 * many corrections there are and in whatever order they come.
 */
export const correctionOf = (before: { net: number; amount: number }, correctionNet: number, percent: number): number =>
  commissionOf(before.net + correctionNet, percent) - before.amount;

/** What tells that two businesses are one. */
export interface Business {
  ownerId: string | undefined;
  taxNumbers: readonly { country: string; number: string }[];
  domains: readonly string[];
}

export type SelfReferral = 'same_person' | 'same_tax_number' | 'same_domain';

const bare = (country: string, number: string): string => {
  const signs = number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return country + (signs.startsWith(country) ? signs.slice(country.length) : signs);
};

/** Why a company is the partner’s own; undefined if it is not. */
export function selfReferral(
  partner: { userId: string | null; email: string; country: string; taxNumber: string; website: string | null },
  company: Business,
): SelfReferral | undefined {
  if (partner.userId !== null && company.ownerId === partner.userId) return 'same_person';
  const own = bare(partner.country, partner.taxNumber);
  if (company.taxNumbers.some(({ country, number }) => bare(country, number) === own)) return 'same_tax_number';
  const domain = partner.website && domainOf(partner.website);
  return company.domains.some((one) => one === domain || provesDomain(partner.email, one)) ? 'same_domain' : undefined;
}
