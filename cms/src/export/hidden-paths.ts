import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { isSiteRoute } from '../fields/site-routes.ts';
import type { ExportedNavigation } from './types.ts';

const Addressed = z.array(z.object({ path: z.string().nullish() })).transform((all) => all.map(({ path }) => path));
const Redirected = z.array(z.object({ from: z.string() })).transform((all) => all.map(({ from }) => from));

/**
 * Where a page of staff's is not published, or not any more, and nothing else answers. Drafts are not checked: one may
 * name a path of the site's own, which is answered all the same.
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
 * The navigation as visitors get it: a link to a page that is not published is left out until it is. What then has
 * neither an address nor links stays, and the site does not show it.
 */
export function withoutLinksTo(hidden: ReadonlySet<string>, navigation: ExportedNavigation): ExportedNavigation {
  const leads = (href: string): boolean => !hidden.has(href.replace(/[?#].*$/, ''));
  const those = <Link extends { href: string }>(links: Link[]): Link[] => links.filter(({ href }) => leads(href));
  return {
    header: navigation.header.map((item) => ({
      ...item,
      href: item.href !== null && leads(item.href) ? item.href : null,
      children: those(item.children),
    })),
    footer: navigation.footer.map((column) => ({ ...column, links: those(column.links) })),
    legal: those(navigation.legal),
  };
}
