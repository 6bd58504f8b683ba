import { createContext, useCallback, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import { I18nextContext } from 'gatsby-plugin-react-i18next';
import type { Locale } from '@app/locales/manifest.ts';
import { LISTING_WORDS, LOCALE_OF_LISTING_WORD, localePath, splitLocale } from './links.ts';

/** The address a page stands at. */
export interface Address {
  /** Decoded, without the origin: `/ja/口コミ/buty`. */
  path: string;
  /** With its `?`; of a page that was not rendered for its query, empty until it has come to life. */
  search: string;
  /** Languages in which this page is complete; none of a page with one task, and of an error. */
  languages: readonly Locale[];
}

const AddressContext = createContext<Address>({ path: '/', search: '', languages: [] });

const ReplaceContext = createContext<(search: string) => void>(() => undefined);

/** Changes the query of the address in place, when the page shows something else by it; links to this page follow. */
export const useReplaceSearch = (): ((search: string) => void) => useContext(ReplaceContext);

interface AddressProviderProps {
  address: Omit<Address, 'search'> & {
    /** The part of the query that a page on the server was rendered for. */
    search: string | undefined;
  };
  children: ReactNode;
}

export function AddressProvider({ address, children }: AddressProviderProps) {
  const asked = useSyncExternalStore(never, askedFor, nothing);
  const [replaced, setReplaced] = useState<string>();
  const replace = useCallback((search: string) => {
    history.replaceState(history.state, '', location.pathname + search + location.hash);
    setReplaced(search);
  }, []);
  const search = replaced ?? address.search ?? asked;
  return (
    <ReplaceContext value={replace}>
      <AddressContext value={{ ...address, search }}>{children}</AddressContext>
    </ReplaceContext>
  );
}

const never = () => () => {};
const askedFor = () => location.search;
const nothing = () => '';

export const useAddress = (): Address => useContext(AddressContext);

/** Gives the address of this page in another language, with its filters. */
export function useSamePage(): (locale: Locale) => string {
  const { path, search } = useAddress();
  const page = useContext(I18nextContext);
  // Pages with parameters, and error pages, stand at other addresses than their own.
  return (locale) => (path === page.path ? localePath(locale, page.originalPath) : samePageIn(path, locale)) + search;
}

/** The same page in another language: `('/de/bewertungen/x', 'pl')` → `/opinie/x`. */
export function samePageIn(path: string, locale: Locale): string {
  const [from, rest] = splitLocale(path);
  const [, first = '', second] = rest.split('/', 3);
  const isProfile = second !== undefined && LOCALE_OF_LISTING_WORD.get(first) === from;
  return localePath(locale, isProfile ? rest.replace(first, LISTING_WORDS[locale]) : rest);
}
