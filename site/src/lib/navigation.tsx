import { createContext, useContext, type ReactNode } from 'react';
import { useT } from './i18n.ts';

/** A label of the navigation: a text that every page carries and that follows its edits, or words put in at the build. */
export type NavigationLabel = { key: string } | { words: string };
export type NavigationLink = NavigationLabel & { href: string };
/** With links beneath it a menu, which may have an address of its own besides. */
export type NavigationItem = NavigationLabel & { href: string | null; children: NavigationLink[] };
export type NavigationColumn = NavigationLabel & { links: NavigationLink[] };

/** How the company behind the site can be reached. What staff left empty is not there. */
export interface ContactData {
  company?: string;
  /** Lines of the postal address, the country in the reader's language. */
  address: string[];
  taxId?: string;
  email?: string;
  phone?: string;
}

/** What staff have put around every page, in the language of the page. */
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

/** Around a page; one without navigation has an empty one. */
export function NavigationProvider({ of = NOTHING, children }: { of?: PageNavigation; children: ReactNode }) {
  return <NavigationContext value={of}>{children}</NavigationContext>;
}

export const useNavigation = (): PageNavigation => useContext(NavigationContext);

/** Gives the words of a label. */
export function useLabel(): (label: NavigationLabel) => string {
  const { t } = useT('common');
  return (label) => ('key' in label ? t(label.key) : label.words);
}
