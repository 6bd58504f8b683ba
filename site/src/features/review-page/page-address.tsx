import { createContext, useContext, type ReactNode } from 'react';
import { filterQuery, type ProfileExtras, type ReviewFilters } from './review-filters.ts';

interface PageAddress {
  /** Path without a query. */
  path: string;
  /** Entry code. Every link within the page keeps it, because the form depends on it. */
  code: string | null;
}

const Context = createContext<PageAddress>({ path: '', code: null });

interface PageAddressProviderProps {
  path: string;
  code?: string | null;
  children: ReactNode;
}

/** Address of a page of reviews, a company's or a product's, for links to other views of it. */
export function PageAddressProvider({ path, code = null, children }: PageAddressProviderProps) {
  return <Context value={{ path, code }}>{children}</Context>;
}

/** Builds addresses of views of the same page. */
export function usePageAddress() {
  const { path, code } = useContext(Context);
  const searchOf = (filters: ReviewFilters, extras?: Omit<ProfileExtras, 'code'>): string =>
    filterQuery(filters, { ...extras, code });
  return {
    path,
    code,
    /** Query string of a view. */
    searchOf,
    /** Address of a view, without a fragment. */
    hrefOf: (...view: Parameters<typeof searchOf>): string => path + searchOf(...view),
  };
}
