import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { Me } from '@app/contracts/accounts';
import { REFERRAL_PARAM } from '@app/contracts/partners/codes';
import type { PartnerHome } from '@app/contracts/partners/partners';
import { absoluteUrl, localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';

/** Pages of the partner area and their paths in the base locale's form. */
export const PARTNER_PATHS = {
  home: '/partners/panel',
  clients: '/partners/panel/companies',
  newClient: '/partners/panel/companies/new',
  earnings: '/partners/panel/commissions',
  materials: '/partners/panel/materials',
  profile: '/partners/panel/business',
} as const;
export type PartnerPage = keyof typeof PARTNER_PATHS;

/** Context of all pages of the partner area. */
interface PartnerValue {
  me: Me;
  home: PartnerHome;
  /** Address that visitors see the site at. */
  origin: string;
  /** Takes a path in the base locale's form. */
  navigate(path: string): void;
}

export const PartnerContext = createContext<PartnerValue | null>(null);

export function usePartner(): PartnerValue {
  const value = useContext(PartnerContext);
  if (!value) throw new Error('usePartner outside the partner area');
  return value;
}

/** The partner's link to the page that registers companies, in the reader's language. */
export function useReferralLink(): string {
  const { locale } = useT('partners');
  const { origin, home } = usePartner();
  return `${absoluteUrl(origin, localePath(locale, '/register'))}?${REFERRAL_PARAM}=${home.code}`;
}

/** A link within the partner area, without a reload. */
export function PartnerLink({ to, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  const { locale } = useT('partners');
  const { navigate } = usePartner();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    navigate(to);
  };
  return <a {...rest} href={localePath(locale, to)} onClick={follow} />;
}
