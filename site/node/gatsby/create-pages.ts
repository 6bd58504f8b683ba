import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@app/locales';
import type { CreatePagesArgs } from 'gatsby';
import type { PageOfRelease } from '../../server/releases/release-files.ts';
import type { PageContext } from '../../src/lib/content/page-props.ts';
import { isDynamic, routeFile, routePattern, type Route } from '../../src/routes/route.ts';
import { ERROR_PAGES } from '../release/error-pages.ts';
import type { FeedFiles } from '../content/feeds.ts';
import type { SiteContent } from '../content/site-content.ts';

/** What the build also writes about its pages: sitemap entries and feeds. */
export interface SiteIndex {
  pages: PageOfRelease[];
  /** Content by path. */
  feeds: FeedFiles;
}

/**
 * Creates every page of the route table and every other cms page, in the languages that have words for it. `folder`: the site's. `locales`: of static pages;
 * error pages and server-rendered pages are created in all locales.
 */
export function createSitePages(
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
      if (!site.hasIn(route, locale)) continue;
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

/** Error pages are sent instead of any other page, also while nothing can be rendered. */
const isErrorPage = ({ path }: Route): boolean => ERROR_PAGES.some((page) => page === path);

/**
 * Server-rendered pages get their context on request: for all of them and all locales it would be most of Gatsby's
 * state.
 */
function contextOf(site: SiteContent, route: Route, locale: (typeof LOCALES)[number]): Partial<PageContext> {
  const context = site.context(route, locale);
  return route.kind === 'ssr' ? { language: context.language, i18n: context.i18n } : context;
}
