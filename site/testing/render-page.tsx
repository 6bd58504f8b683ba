import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { wrapPageElement } from 'gatsby-plugin-react-i18next/gatsby-browser.js';
import { BASE_LOCALE, LOCALES, mergedNamespace } from '@app/locales';
import type { Locale, Namespace } from '@app/locales';
import { i18nPlugin } from '../node/gatsby/i18n-plugin.ts';
import type { BadgePictures } from '../src/lib/content/badge-pictures.tsx';
import { localePath } from '../src/lib/addresses/links.ts';
import type { PageNavigation } from '../src/lib/content/navigation.tsx';
import type { PageContext, PageData } from '../src/lib/content/page-props.ts';
import { wrapPage } from '../src/app/wrap-page.tsx';

/** Address and page context, if not the home page's. */
export interface PageAddress {
  /** Route pattern in the base locale's form. */
  route?: string;
  /** Requested path. */
  path?: string;
  /** Query string the server rendered for. */
  search?: string;
  indexedLocales?: Locale[];
  completeLocales?: Locale[];
  badgePictures?: BadgePictures;
}

/** Renders an element as Gatsby does: with the real texts of a locale, through the i18n plugin. */
export const renderPage = (...given: Parameters<typeof wholePage>): RenderResult => render(wholePage(...given));

/** What `renderPage` renders, for the server's renderer. */
export function wholePage(
  element: ReactElement,
  locale: Locale,
  namespaces: readonly Namespace[],
  navigation?: PageNavigation,
  {
    route = '/',
    path = localePath(locale, route),
    search,
    indexedLocales = [],
    completeLocales,
    badgePictures,
  }: PageAddress = {},
): ReactElement {
  const data: PageData = {
    locales: {
      edges: ['common' as const, ...namespaces].map((ns) => ({
        node: { ns, language: locale, data: JSON.stringify(mergedNamespace(locale, ns)) },
      })),
    },
  };
  const pageContext: Pick<
    PageContext,
    'language' | 'i18n' | 'navigation' | 'indexedLocales' | 'completeLocales' | 'badgePictures'
  > = {
    language: locale,
    indexedLocales,
    completeLocales,
    badgePictures,
    navigation,
    i18n: {
      language: locale,
      languages: [...LOCALES],
      defaultLanguage: BASE_LOCALE,
      generateDefaultLanguagePage: false,
      routed: locale !== BASE_LOCALE,
      originalPath: route,
      path: localePath(locale, route),
    },
  };
  const props = {
    data,
    pageContext,
    location: { pathname: path },
    ...(search !== undefined && { serverData: { search } }),
  };
  return wrapPageElement({ element: wrapPage({ element, props }), props }, i18nPlugin.options);
}
