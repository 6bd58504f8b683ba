import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@app/locales';
import type { CreatePagesArgs } from 'gatsby';
import type { PageOfRelease } from '../server/release-files.ts';
import type { PageContext } from '../src/lib/page-props.ts';
import { isDynamic, routeFile, routePattern, type Route } from '../src/routes.ts';
import { ERROR_PAGES } from './error-pages.ts';
import type { FeedFiles } from './feeds.ts';
import type { SiteContent } from './site-content.ts';

/** What is told of the pages besides: to search engines, and to readers of feeds. */
export interface SiteIndex {
  pages: PageOfRelease[];
  /** Content by path. */
  feeds: FeedFiles;
}

/**
 * Makes every page of the route table, and every other page of the cms. `folder`: of the site. `locales`: those that
 * static pages are made in; error pages and pages that are rendered on the server are made in all of them.
 */
export function createRoutes(
  createPage: CreatePagesArgs['actions']['createPage'],
  site: SiteContent,
  folder: string,
  locales: readonly Locale[] = LOCALES,
): SiteIndex {
  const index: SiteIndex = { pages: [], feeds: {} };
  for (const route of site.routes) {
    if (!site.has(route)) throw new Error(`The cms has no published page for "${route.path}": seed it or publish one.`);
    const component = join(folder, 'src', 'templates', `${route.template}.tsx`);
    if (!existsSync(component))
      throw new Error(`The template of the route "${route.id}" is missing: src/templates/${route.template}.tsx`);
    index.pages.push(site.entry(route));
    const made = route.kind === 'ssr' || isErrorPage(route) ? LOCALES : locales;
    for (const locale of made) {
      Object.assign(index.feeds, site.feeds(route, locale));
      createPage({
        path: routeFile(route, locale),
        ...(isDynamic(route) && { matchPath: routePattern(route, locale) }),
        component,
        context: contextOf(site, route, locale) as unknown as Record<string, unknown>,
      });
    }
  }
  return index;
}

/** Shown in place of any other page, also while nothing can be drawn. */
const isErrorPage = ({ path }: Route): boolean => ERROR_PAGES.some((page) => page === path);

/**
 * Pages that are rendered on the server get theirs when they are asked for: of all addresses and languages it would be
 * most of Gatsby's state.
 */
function contextOf(site: SiteContent, route: Route, locale: (typeof LOCALES)[number]): Partial<PageContext> {
  const context = site.context(route, locale);
  return route.kind === 'ssr' ? { language: context.language, i18n: context.i18n } : context;
}
