import type { UNLISTED_REASONS } from '@app/contracts/websites';
import { isNameOfDomain } from './skeleton.ts';

export type UnlistedReason = (typeof UNLISTED_REASONS)[number];

/** A company that has a name, and what is known of the name. */
export interface Naming {
  name: string;
  /** Which it says is its own; null without one. */
  domain: string | null;
  /** It has shown that. */
  verified: boolean;
  /** Protected names that are confusingly like it. */
  brands: readonly { domains: readonly string[] }[];
  /** Another company that has shown its domain has confusingly the same name. */
  namesake: boolean;
}

const isWithin = (domain: string, of: string): boolean => domain === of || domain.endsWith(`.${of}`);

/**
 * Why a company may not be listed under its name; null when it may. Everyone can register: who has somebody's name is
 * seen by nobody and writes to nobody before it is known who they are. A name in which a protected one is only a part,
 * such as `Paypal Müller Bäckerei`, is nobody's.
 */
export function judgeName({ name, domain, verified, brands, namesake }: Naming): UnlistedReason | null {
  const isBrand = brands.some(({ domains }) => domain !== null && domains.some((own) => isWithin(domain, own)));
  if (brands.length > 0 && !isBrand) return 'brand';
  if (namesake) return 'company';
  if (!verified && domain !== null && (isBrand || isNameOfDomain(name, domain))) return 'own_domain';
  return null;
}
