import { createContext, useContext, type ReactNode } from 'react';
import { filterSearch, type ProfileExtras, type ReviewFilters } from './filters.ts';

interface PageAddress {
  /** Without a query. */
  path: string;
  /** Of a QR code, business card or widget. Every address of the page keeps it: the form that it opens would be gone. */
  code: string | null;
}

const Context = createContext<PageAddress>({ path: '', code: null });

interface PageAddressProviderProps {
  path: string;
  code?: string | null;
  children: ReactNode;
}

/** Where a page of reviews stands, a company's or a product's: its parts lead to other views of it. */
export function PageAddressProvider({ path, code = null, children }: PageAddressProviderProps) {
  return <Context value={{ path, code }}>{children}</Context>;
}

/** Writes addresses of the same page. */
export function usePageAddress() {
  const { path, code } = useContext(Context);
  const searchOf = (filters: ReviewFilters, extras?: Omit<ProfileExtras, 'code'>): string =>
    filterSearch(filters, { ...extras, code });
  return {
    path,
    code,
    /** The query of a view. */
    searchOf,
    /** The address of a view, without a place on the page. */
    hrefOf: (...view: Parameters<typeof searchOf>): string => path + searchOf(...view),
  };
}
