import { createContext, useContext, useMemo } from 'react';
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import type { Me } from '@app/contracts/accounts';
import { localePath } from '../lib/addresses/links.ts';
import { useT } from '../lib/texts/i18n.ts';
import type { CompanyScope } from './company-scope.ts';

export type Company = Me['companies'][number];

export interface NavigateOptions {
  /** Replaces the entry of the browser's history, so that "back" does not step through every row looked at. */
  replace?: boolean;
}

/** Context of all panel pages. */
export interface PanelValue {
  me: Me;
  company: Company;
  scope: CompanyScope;
  /** Path and query of the address. */
  path: string;
  search: string;
  /** Navigates within the panel without a reload. Takes a path in the base locale's form. */
  navigate(path: string, options?: NavigateOptions): void;
}

export const PanelContext = createContext<PanelValue | null>(null);

export function usePanel(): PanelValue {
  const value = useContext(PanelContext);
  if (!value) throw new Error('usePanel outside the panel');
  return value;
}

/** The calls of one area of the panel, for the company that is shown. */
export function useApi<Calls>(area: (scope: CompanyScope) => Calls): Calls {
  const { scope } = usePanel();
  return useMemo(() => area(scope), [area, scope]);
}

export interface PanelLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path in the base locale's form: `/panel/invitations`. */
  to: string;
  /** Replaces the entry of the browser's history. */
  replace?: boolean;
}

/** Attributes of a link within the panel, for what is drawn as something else than `PanelLink`. */
export function usePanelLink(
  to: string,
  { replace = false, onClick }: Pick<PanelLinkProps, 'replace' | 'onClick'> = {},
): { href: string; onClick(event: MouseEvent<HTMLAnchorElement>): void } {
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
    navigate(to, { replace });
  };
  return { href: localePath(locale, to), onClick: follow };
}

/** Link within the panel; a real link, so that it can open in a new tab or be copied. */
export function PanelLink({ to, replace, onClick, children, ...rest }: PanelLinkProps) {
  return (
    <a {...rest} {...usePanelLink(to, { replace, onClick })}>
      {children}
    </a>
  );
}
