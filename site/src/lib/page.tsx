import { createContext, useContext, type ReactNode } from 'react';
import { I18nextContext } from 'gatsby-plugin-react-i18next';
import type { Locale } from '@app/locales/manifest.ts';
import { LISTING_WORDS, LOCALE_OF_LISTING_WORD, localePath, splitLocale } from './links.ts';

/** The address a page stands at. */
export interface Address {
  /** Decoded, without the origin: `/ja/口コミ/buty`. */
  path: string;
  /** With its `?`; empty while the server renders a static page. */
  search: string;
}

const AddressContext = createContext<Address>({ path: '/', search: '' });

export function AddressProvider({ address, children }: { address: Address; children: ReactNode }) {
  return <AddressContext value={address}>{children}</AddressContext>;
}

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
