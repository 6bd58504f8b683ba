import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { isSiteRoute } from '../fields/site-routes.ts';
import type { ExportedNavigation } from './types.ts';

const Addressed = z.array(z.object({ path: z.string().nullish() })).transform((all) => all.map(({ path }) => path));
const Redirected = z.array(z.object({ from: z.string() })).transform((all) => all.map(({ from }) => from));

/**
 * Paths of unpublished pages that nothing else answers. The path of a draft is not validated and may be one that the
 * site answers.
 */
export async function readHiddenPaths(req: PayloadRequest): Promise<Set<string>> {
  const all = { depth: 0, pagination: false, overrideAccess: true, req } as const;
  const pages = await req.payload.find({
    ...all,
    collection: 'pages',
    where: { _status: { not_equals: 'published' } },
    select: { path: true },
  });
  const redirects = await req.payload.find({ ...all, collection: 'redirects', select: { from: true } });
  const redirected = new Set(Redirected.parse(redirects.docs));
  const paths = Addressed.parse(pages.docs).filter((path) => typeof path === 'string');
  return new Set(paths.filter((path) => !isSiteRoute(path) && !redirected.has(path)));
}

/**
 * The navigation without links to unpublished pages. An item left with neither address nor links stays; the site does
 * not show it.
 */
export function withoutLinksTo(hidden: ReadonlySet<string>, navigation: ExportedNavigation): ExportedNavigation {
  const isVisible = (href: string): boolean => !hidden.has(href.replace(/[?#].*$/, ''));
  const visibleLinks = <Link extends { href: string }>(links: Link[]): Link[] =>
    links.filter(({ href }) => isVisible(href));
  return {
    header: navigation.header.map((item) => ({
      ...item,
      href: item.href !== null && isVisible(item.href) ? item.href : null,
      children: visibleLinks(item.children),
    })),
    footer: navigation.footer.map((column) => ({ ...column, links: visibleLinks(column.links) })),
    legal: visibleLinks(navigation.legal),
  };
}
