import './src/styles/tokens.css';
import './src/styles/base.css';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { GatsbyBrowser } from 'gatsby';
import { htmlLang } from '@app/locales/manifest.ts';
import { splitLocale } from './src/lib/addresses/links.ts';
import { reportError, reportUncaughtErrors } from './src/lib/browser/report-errors.ts';
import { followTheme } from './src/lib/browser/theme.ts';

declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}
/** Where zod looks for its settings: our pages may not make code of text, and it must not try. */
globalThis.__zod_globalConfig = { jitless: true };

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  reportUncaughtErrors();
  followTheme();
};

/** After a change of page without a reload; the server has set it on the first one. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  document.documentElement.lang = htmlLang(splitLocale(location.pathname)[0]);
};

/**
 * A change of the query within a page of the panel, such as another filter or row, leaves the page where it stands. So
 * do scripts that arrive late: the browser has restored the place by itself, and the visitor may have moved on since.
 * What only scripts draw has not been scrolled to yet.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) => {
  const { pathname, hash } = routerProps.location;
  if (!prevRouterProps) return hash !== '' && window.scrollY === 0;
  const isSamePage = prevRouterProps.location.pathname === pathname;
  return !(isSamePage && splitLocale(pathname)[1].startsWith('/panel/'));
};

/** An error that a boundary has caught: the visitor was shown that something went wrong. */
function onCaughtError(error: unknown): void {
  console.error(error);
  reportError(error);
}

/** As a transition React takes over a page in slices of time: a long page answers to touches meanwhile. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactNode, container: Element | null) =>
    startTransition(() => {
      if (!container) return;
      if (container.hasChildNodes()) hydrateRoot(container, element, { onCaughtError });
      else createRoot(container, { onCaughtError }).render(element);
    });

/** Scripts have taken the page over: from here on it answers to what is pressed. Browser tests wait for this mark. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset['ready'] = '';
};
