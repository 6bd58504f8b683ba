import { createContext, useContext } from 'react';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { Me } from '@app/contracts/accounts';
import { localePath } from '../lib/links.ts';
import { useT } from '../lib/i18n.ts';
import type { CompanyApi } from './panel-api.ts';

export type Company = Me['companies'][number];

/** What every page of the panel works with. */
export interface PanelValue {
  me: Me;
  company: Company;
  api: CompanyApi;
  /** Path and query of the address. */
  path: string;
  search: string;
  /** Goes to another page of the panel without a reload. Takes a path of the base locale. */
  navigate(path: string): void;
}

export const PanelContext = createContext<PanelValue | null>(null);

export function usePanel(): PanelValue {
  const value = useContext(PanelContext);
  if (!value) throw new Error('usePanel outside the panel');
  return value;
}

export interface PanelLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Of the base locale: `/panel/invitations`. */
  to: string;
}

/** A link inside the panel. Keeps what a link can: new tab, copy address. */
export function PanelLink({ to, onClick, children, ...rest }: PanelLinkProps) {
  const { locale } = useT('panel');
  const { navigate } = usePanel();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a {...rest} href={localePath(locale, to)} onClick={follow}>
      {children}
    </a>
  );
}
