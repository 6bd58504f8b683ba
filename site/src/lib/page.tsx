import { createContext, useContext, type ReactNode } from 'react';
import { BASE_LOCALE, type Locale } from '@app/locales/manifest.ts';
import { LISTING_WORDS, LOCALE_OF_LISTING_WORD, localePath, splitLocale } from './links.ts';

/** What the page around a component is. */
export interface PageInfo {
  locale: Locale;
  /** Decoded, without the origin: `/ja/口コミ/buty`. */
  path: string;
  /** With its `?`; empty while the server renders a static page. */
  search: string;
}

const PageContext = createContext<PageInfo>({ locale: BASE_LOCALE, path: '/', search: '' });

export function PageProvider({ page, children }: { page: PageInfo; children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>;
}

export const usePage = (): PageInfo => useContext(PageContext);

/** The same page in another language: `('/de/bewertungen/x', 'pl')` → `/opinie/x`. */
export function samePageIn(path: string, locale: Locale): string {
  const [from, rest] = splitLocale(path);
  const [, first = '', second] = rest.split('/', 3);
  const isProfile = second !== undefined && LOCALE_OF_LISTING_WORD.get(first) === from;
  return localePath(locale, isProfile ? rest.replace(first, LISTING_WORDS[locale]) : rest);
}
