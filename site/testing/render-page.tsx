import { configure, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { wrapPageElement } from 'gatsby-plugin-react-i18next/gatsby-browser.js';
import { BASE_LOCALE, LOCALES, mergedNamespace } from '@app/locales';
import type { Locale, Namespace } from '@app/locales';
import { i18nPlugin } from '../node/i18n-plugin.ts';
import type { BadgePictures } from '../src/lib/badge-pictures.tsx';
import { localePath } from '../src/lib/links.ts';
import type { PageNavigation } from '../src/lib/navigation.tsx';
import type { PageContext, PageData } from '../src/lib/page-props.ts';
import { wrapPage } from '../src/lib/wrap-page.tsx';

// A busy machine answers late: what comes is waited for, and only what never comes fails.
configure({ asyncUtilTimeout: 10_000 });

/** Where a page stands, when it is not the home page, and what the build puts beside it. */
export interface StandsAt {
  /** In the base locale's form, parameters still in it. */
  route?: string;
  /** As it was asked for. */
  path?: string;
  /** The query that the server rendered the page for. */
  search?: string;
  indexedLocales?: Locale[];
  completeLocales?: Locale[];
  badgePictures?: BadgePictures;
}

/** Draws an element as Gatsby would: with the real texts of a locale, through the plugin. */
export function renderPage(
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
  }: StandsAt = {},
): RenderResult {
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
  return render(wrapPageElement({ element: wrapPage({ element, props }), props }, i18nPlugin.options));
}
