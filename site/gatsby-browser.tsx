import './src/styles/tokens.css';
import './src/styles/base.css';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { GatsbyBrowser } from 'gatsby';
import { htmlLang } from '@app/locales/manifest.ts';
import { splitLocale } from './src/lib/links.ts';
import { followTheme } from './src/lib/theme.ts';

declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}
/** Where zod looks for its settings: our pages may not make code of text, and it must not try. */
globalThis.__zod_globalConfig = { jitless: true };

export const onClientEntry: GatsbyBrowser['onClientEntry'] = followTheme;

/** After a change of page without a reload; the server has set it on the first one. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  document.documentElement.lang = htmlLang(splitLocale(location.pathname)[0]);
};

/** As a transition React takes over a page in slices of time: a long page answers to touches meanwhile. */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  () => (element: ReactNode, container: Element | null) =>
    startTransition(() => {
      if (!container) return;
      if (container.hasChildNodes()) hydrateRoot(container, element);
      else createRoot(container).render(element);
    });

/** Scripts have taken the page over: from here on it answers to what is pressed. Browser tests wait for this mark. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  document.documentElement.dataset['ready'] = '';
};
