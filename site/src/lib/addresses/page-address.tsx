import { createContext, useCallback, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Locale } from '@app/locales/manifest.ts';
import { LOCALE_OF_LISTING_WORD, localePath, profilePath, splitLocale } from './links.ts';

/** Address of the current page. */
export interface Address {
  /** Decoded, without the origin: `/ja/口コミ/buty`. */
  path: string;
  /** With its `?`; empty until hydration for a page not rendered for its query. */
  search: string;
  /** Languages in which this page is complete; empty for flows and error pages. */
  languages: readonly Locale[];
  /** Languages without this page. */
  missing?: readonly Locale[];
  /** False before hydration of a page served at many addresses: `path` is its file's then. */
  isKnown: boolean;
}

const AddressContext = createContext<Address>({ path: '/', search: '', languages: [], isKnown: true });

const ShowSearchContext = createContext<(search: string) => void>(() => undefined);

/** Lets links to this page follow a query string that has changed without navigation. */
export const useShowSearch = (): ((search: string) => void) => useContext(ShowSearchContext);

/** Replaces the query string without navigation; links to this page follow. */
export function useReplaceSearch(): (search: string) => void {
  const show = useShowSearch();
  return useCallback(
    (search: string) => {
      history.replaceState(history.state, '', location.pathname + search + location.hash);
      show(search);
    },
    [show],
  );
}

interface AddressProviderProps {
  address: Omit<Address, 'search' | 'isKnown'> & {
    /** Whether one file serves many addresses. */
    isShell?: boolean;
    /** Query string the server rendered the page for. */
    search: string | undefined;
  };
  children: ReactNode;
}

export function AddressProvider({ address: { isShell = false, ...address }, children }: AddressProviderProps) {
  const requested = useSyncExternalStore(never, locationSearch, emptySearch);
  const hydrated = useSyncExternalStore(never, yes, no);
  const [replaced, setReplaced] = useState<string>();
  const search = replaced ?? address.search ?? requested;
  return (
    <ShowSearchContext value={setReplaced}>
      <AddressContext value={{ ...address, search, isKnown: hydrated || !isShell }}>{children}</AddressContext>
    </ShowSearchContext>
  );
}

const never = () => () => {};
const locationSearch = () => location.search;
const emptySearch = () => '';
const yes = () => true;
const no = () => false;

export const useAddress = (): Address => useContext(AddressContext);

/** Returns the address of this page in another language with its filters; undefined while unknown. */
export function useLocalizedAddress(): (locale: Locale) => string | undefined {
  const { path, search, isKnown } = useAddress();
  return (locale) => (isKnown ? localizedPath(path, locale) + search : undefined);
}

/** The same page in another language: `('/de/bewertungen/x', 'pl')` → `/opinie/x`. */
export function localizedPath(path: string, locale: Locale): string {
  const [from, rest] = splitLocale(path);
  const [, word = '', slug, ...more] = rest.split('/');
  // Only listing word and slug: `/reviews/x/confirm/…` has the same word in every language.
  const isProfile = slug && more.length === 0 && LOCALE_OF_LISTING_WORD.get(word) === from;
  return isProfile ? profilePath(locale, slug) : localePath(locale, rest);
}
