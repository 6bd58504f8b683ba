import type { UNLISTED_REASONS } from '@app/contracts/websites';
import { isNameOfDomain } from './skeleton.ts';

export type UnlistedReason = (typeof UNLISTED_REASONS)[number];

/** A company's name and domain, with conflicting names. */
export interface NameFacts {
  name: string;
  /** The claimed domain; null if there is none. */
  domain: string | null;
  /** Whether the domain is proven. */
  verified: boolean;
  /** Protected names that are confusingly similar. */
  brands: readonly { domains: readonly string[] }[];
  /** Whether another company with a proven domain has a confusingly similar name. */
  namesake: boolean;
}

const isWithin = (domain: string, parent: string): boolean => domain === parent || domain.endsWith(`.${parent}`);

/**
 * Why a company may not be listed under its name; null if it may. Anyone can register, so a company with somebody
 * else's name is neither shown nor allowed to send before it has proven its identity. A name that merely contains a
 * protected one, such as `Paypal Müller Bäckerei`, is allowed.
 */
export function unlistedReasonFor({ name, domain, verified, brands, namesake }: NameFacts): UnlistedReason | null {
  const isBrand = brands.some(({ domains }) => domain !== null && domains.some((own) => isWithin(domain, own)));
  if (brands.length > 0 && !isBrand) return 'brand';
  if (namesake) return 'company';
  if (!verified && domain !== null && (isBrand || isNameOfDomain(name, domain))) return 'own_domain';
  return null;
}
