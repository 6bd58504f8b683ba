import { createContext, useContext, type ReactNode } from 'react';
import { useT } from '../texts/i18n.ts';

/** Label of a link: the key of a text on every page, which follows edits, or fixed words from the build. */
export type NavigationLabel = { key: string } | { words: string };
export type NavigationLink = NavigationLabel & { href: string };
/** A menu if it has children; it may also be a link itself. */
export type NavigationItem = NavigationLabel & { href: string | null; children: NavigationLink[] };
export type NavigationColumn = NavigationLabel & { links: NavigationLink[] };

/** Contact data of the company behind the site; empty fields are missing. */
export interface ContactData {
  company?: string;
  /** Lines of the postal address, the country in the reader's language. */
  address: string[];
  taxId?: string;
  email?: string;
  phone?: string;
}

/** Navigation, footer and contact data from the CMS, in the page's language. */
export interface PageNavigation {
  header: NavigationItem[];
  footer: NavigationColumn[];
  legal: NavigationLink[];
  /** Blog, podcast and accounts in social networks. */
  elsewhere: NavigationLink[];
  contact: ContactData;
}

const NOTHING: PageNavigation = { header: [], footer: [], legal: [], elsewhere: [], contact: { address: [] } };

const NavigationContext = createContext(NOTHING);

/** Wraps every page; flows have an empty navigation. */
export function NavigationProvider({
  navigation = NOTHING,
  children,
}: {
  navigation?: PageNavigation;
  children: ReactNode;
}) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

export const useNavigation = (): PageNavigation => useContext(NavigationContext);

/** Returns the text of a label. */
export function useLabel(): (label: NavigationLabel) => string {
  const { t } = useT('common');
  return (label) => ('key' in label ? t(label.key) : label.words);
}
