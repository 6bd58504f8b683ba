import type { Locale, Namespace } from '@app/locales/manifest.ts';
import { LISTING_WORDS, localePath } from '../lib/addresses/links.ts';

/**
 * - `static`: built once, the same for everyone.
 * - `client`: built once, filled in by the browser; may have parameters.
 * - `ssr`: rendered on the server for each address, from the engine.
 */
export type RouteKind = 'static' | 'client' | 'ssr';

export interface Route {
  id: string;
  /** In the base locale's form; `:name` is a parameter, `:listing` the locale's listing word, `*` the rest. */
  path: string;
  kind: RouteKind;
  /** File under `src/templates`. */
  template: string;
  /** Namespaces of the page, besides `common` and `footer` and those of its blocks (`lib/content/blocks.ts`). */
  namespaces: readonly Namespace[];
  /** Namespaces of a server-rendered page that are only needed with this query parameter. */
  extraTexts?: { query: string; namespaces: readonly Namespace[] };
  /** Never indexed. */
  noindex?: boolean;
  /** A page with one task: without navigation and footer. */
  standalone?: boolean;
}

/** Route of a CMS page. */
export const cmsRoute = (path: string): Route => ({
  id: 'cms',
  path,
  kind: 'static',
  template: 'page',
  namespaces: [],
});

/** Namespaces of the layouts. */
export const LAYOUT_NAMESPACES = ['common', 'footer'] as const satisfies readonly Namespace[];

export const isDynamic = (route: Route): boolean => /[:*]/.test(route.path);

/** Localised pattern of a route: `/de/bewertungen/:slug`. */
export const routePattern = (route: Route, locale: Locale): string =>
  localePath(locale, route.path.replace(':listing', LISTING_WORDS[locale]));

/** Whether one file serves many addresses, or, as an error page, addresses unknown to the build. */
export const isShell = (route: Route): boolean =>
  (route.kind === 'client' && isDynamic(route)) || ['/404', '/503'].includes(route.path);

/**
 * File of a page. A page with parameters needs an unused address that no other route matches, such as `/panel/*`,
 * because Gatsby looks up the page of that address in the browser too.
 */
export function routeFile(route: Route, locale: Locale): string {
  const pattern = routePattern(route, locale);
  if (!isDynamic(route)) return pattern;
  const name = `/_${route.id.toLowerCase()}`;
  return route.kind === 'client' ? localePath(locale, name) : pattern.replace(/\/[:*].*$/, name);
}
