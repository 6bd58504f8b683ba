import { createContext, useCallback, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Locale } from '@app/locales/manifest.ts';
import { LOCALE_OF_LISTING_WORD, localePath, profilePath, splitLocale } from './links.ts';

/** The address a page stands at. */
export interface Address {
  /** Decoded, without the origin: `/ja/口コミ/buty`. */
  path: string;
  /** With its `?`; of a page that was not rendered for its query, empty until it has come to life. */
  search: string;
  /** Languages in which this page is complete; none of a page with one task, and of an error. */
  languages: readonly Locale[];
  /** False as long as a page that stands at many addresses has not come to life: then `path` is its file's. */
  isKnown: boolean;
}

const AddressContext = createContext<Address>({ path: '/', search: '', languages: [], isKnown: true });

const ReplaceContext = createContext<(search: string) => void>(() => undefined);

/** Changes the query of the address in place, when the page shows something else by it; links to this page follow. */
export const useReplaceSearch = (): ((search: string) => void) => useContext(ReplaceContext);

interface AddressProviderProps {
  address: Omit<Address, 'search' | 'isKnown'> & {
    /** One file for many addresses. */
    isShell?: boolean;
    /** The part of the query that a page on the server was rendered for. */
    search: string | undefined;
  };
  children: ReactNode;
}

export function AddressProvider({ address: { isShell = false, ...address }, children }: AddressProviderProps) {
  const asked = useSyncExternalStore(never, askedFor, nothing);
  const alive = useSyncExternalStore(never, yes, no);
  const [replaced, setReplaced] = useState<string>();
  const replace = useCallback((search: string) => {
    history.replaceState(history.state, '', location.pathname + search + location.hash);
    setReplaced(search);
  }, []);
  const search = replaced ?? address.search ?? asked;
  return (
    <ReplaceContext value={replace}>
      <AddressContext value={{ ...address, search, isKnown: alive || !isShell }}>{children}</AddressContext>
    </ReplaceContext>
  );
}

const never = () => () => {};
const askedFor = () => location.search;
const nothing = () => '';
const yes = () => true;
const no = () => false;

export const useAddress = (): Address => useContext(AddressContext);

/** Gives the address of this page in another language, with its filters; nothing while it is not known. */
export function useSamePage(): (locale: Locale) => string | undefined {
  const { path, search, isKnown } = useAddress();
  return (locale) => (isKnown ? samePageIn(path, locale) + search : undefined);
}

/** The same page in another language: `('/de/bewertungen/x', 'pl')` → `/opinie/x`. */
export function samePageIn(path: string, locale: Locale): string {
  const [from, rest] = splitLocale(path);
  const [, word = '', slug, ...more] = rest.split('/');
  // Word and company, and no more: `/reviews/x/confirm/…` has the same word in every language.
  const isProfile = slug && more.length === 0 && LOCALE_OF_LISTING_WORD.get(word) === from;
  return isProfile ? profilePath(locale, slug) : localePath(locale, rest);
}
