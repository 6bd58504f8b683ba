import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { localePath, splitLocale } from '../src/lib/links.ts';
import type { RouteMatch } from '../src/route-match.ts';
import { ROUTES, type Route, type RouteId } from '../src/routes.ts';
import { addressOf, type Address } from './addresses.ts';
import { cachedPage } from './cached-page.ts';
import { drawsInTurn } from './drawing.ts';
import type { CachedPage } from './kept-pages.ts';
import { PageUnavailable, type PageCache } from './page-cache.ts';
import type { Previews } from './previews.ts';
import { localeOfPath, withQueryOf } from './redirects.ts';
import { BuiltPages } from './published/built-pages.ts';
import type { Published } from './published/published.ts';
import type { ServedSite, SitePage } from './published/served-site.ts';
import type { Releases } from './releases.ts';
import { restrictPage, secretAddress } from './security.ts';
import { sendPage } from './send.ts';
import { REVALIDATE, type StaticFiles } from './static-files.ts';

/** Where a company is looked up by the address itself. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** As browsers send forms by themselves. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
const RETRY_AFTER_SECONDS = '10';
const REDIRECT_KEPT = 'public, max-age=86400';

type AddressOfPage = Address & { path: string; match: RouteMatch };

interface PagesOptions {
  releases: Pick<Releases, 'findInOlder'>;
  published: Pick<Published, 'site' | 'asset'>;
  files: Pick<StaticFiles, 'send'>;
  cache: Pick<PageCache, 'get'>;
  /** Without them the addresses of previews lead nowhere. */
  previews: Previews | null;
  log: Logger;
  report: (error: unknown) => void;
}

/** Everything that the site itself answers: pages by the route table, files of the release, error pages. */
export function sitePages({ releases, published, files, cache, previews, log, report }: PagesOptions): RequestHandler {
  const drawing = drawsInTurn(() => published.site());
  const built = new BuiltPages({ files, cache, draw: drawing.draw, log, report });
  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return refused(req, res);
    const site = await published.site();
    if (await built.sendBeside(req, res, site)) return;
    const { folder, files: list } = site.release;
    const asset = list.get(req.path);
    if (asset && !req.path.endsWith('.html')) return files.send(req, res, { folder, path: req.path, file: asset });

    const address = addressOf(req.originalUrl);
    const { path, match, redirect } = address;
    if (redirect !== null) {
      res.setHeader('Cache-Control', REDIRECT_KEPT);
      res.redirect(301, redirect);
      return;
    }
    if (path === null || !match) return ofStaff(req, res, site, path);
    if (match.route.path === '/404' || match.route.path === '/503') return notFound(req, res, site);
    if (match.route.id === 'preview') return preview(req, res, site, match, path);
    if (match.route.kind === 'ssr') return rendered(req, res, site, { ...address, path, match });
    return page(req, res, site, match);
  };

  /** Nothing is done here. Whoever sent a form before the scripts of its page were there sees the page once more. */
  async function refused(req: Request, res: Response): Promise<void> {
    res.setHeader('Allow', 'GET, HEAD');
    const address = addressOf(req.originalUrl);
    const { path, match } = address;
    if (req.method === 'POST' && req.is(FORMS) && path !== null && match && match.route.id !== 'preview') {
      const site = await published.site();
      if (match.route.kind === 'ssr') return rendered(req, res, site, { ...address, path, match }, 405);
      return page(req, res, site, match, 405);
    }
    res.status(405).type('text/plain').send('Method Not Allowed');
  }

  async function page(
    req: Request,
    res: Response,
    site: ServedSite,
    page: SitePage,
    status: 200 | 405 = 200,
  ): Promise<void> {
    if (!(await built.send(req, res, site, page, status))) await unavailable(req, res, site);
  }

  /** Pages and redirects that staff have made in the cms; they are no routes of ours. */
  async function ofStaff(req: Request, res: Response, site: ServedSite, path: string | null): Promise<void> {
    if (path === null) return notFound(req, res, site);
    const [locale, rest] = splitLocale(path);
    const redirect = site.redirectAt(rest);
    if (redirect) {
      res.setHeader('Cache-Control', 'no-cache');
      const target = redirect.to.startsWith('/') ? encodeURI(localePath(locale, redirect.to)) : redirect.to;
      res.redirect(redirect.permanent ? 301 : 302, withQueryOf(req.originalUrl, target));
      return;
    }
    const own = site.ownPage(path);
    if (own) return page(req, res, site, own);
    return site.isGone(rest) ? errorPage(req, res, site, 410) : notFound(req, res, site);
  }

  async function rendered(
    req: Request,
    res: Response,
    site: ServedSite,
    { path, key, query, oneOfMany, match }: AddressOfPage,
    status: 200 | 405 = 200,
  ): Promise<void> {
    const { route, params } = match;
    if (route.id === 'profile' && !SLUG.test(params['slug'] ?? '')) return notFound(req, res, site);
    const render = async (known: boolean): Promise<CachedPage> => ({
      ...cachedPage(await drawing.render((now) => now.toRender({ ...match, path, query }), { oneOfMany, known })),
      oneOfMany,
    });
    try {
      const { page: kept, state } = await cache.get(key, render);
      const found = kept.status === 200 ? { ...kept, status } : kept;
      res.setHeader('X-Cache', state);
      if (found.location !== undefined) {
        res.setHeader('Cache-Control', REDIRECT_KEPT);
        res.redirect(found.status, found.location);
        return;
      }
      restrictPage(res, found.inline);
      res.setHeader('Cache-Control', found.status === 200 ? REVALIDATE : 'no-store');
      await sendPage(req, res, found);
    } catch (error) {
      if (!(error instanceof PageUnavailable)) {
        log.error({ err: error, route: route.id }, 'page could not be rendered');
        report(error);
      }
      await unavailable(req, res, site);
    }
  }

  /** Never kept: what staff look at is of this moment, and nobody else's. */
  async function preview(
    req: Request,
    res: Response,
    site: ServedSite,
    match: RouteMatch,
    path: string,
  ): Promise<void> {
    if (!previews) return notFound(req, res, site);
    try {
      const page = cachedPage(await previews.render(req, site, match, path));
      secretAddress(res);
      res.setHeader('Cache-Control', 'no-store');
      restrictPage(res, page.inline, { framed: true });
      await sendPage(req, res, page);
    } catch (error) {
      log.error({ err: error }, 'preview could not be rendered');
      await unavailable(req, res, site);
    }
  }

  async function notFound(req: Request, res: Response, site: ServedSite): Promise<void> {
    // Nobody reads an error page in place of a picture or a script.
    if (/\.[a-z0-9]{2,5}$/i.test(req.path)) {
      const fresh = published.asset(req.path);
      if (fresh) return files.send(req, res, fresh);
      const older = await releases.findInOlder(req.path);
      if (older) return files.send(req, res, { folder: older.release, path: req.path, file: older.file });
      res.setHeader('Cache-Control', 'no-store');
      res.status(404).type('text/plain').send('Not Found');
      return;
    }
    await errorPage(req, res, site, 404);
  }

  async function unavailable(req: Request, res: Response, site: ServedSite): Promise<void> {
    res.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    await errorPage(req, res, site, 503);
  }

  /** What is gone looks like what was never there; search engines forget it sooner. */
  async function errorPage(req: Request, res: Response, site: ServedSite, status: 404 | 410 | 503): Promise<void> {
    const route = ERROR_ROUTES[status === 503 ? 'unavailable' : 'notFound'];
    if (await built.send(req, res, site, { route, locale: localeOfPath(req.path) }, status)) return;
    res
      .status(status)
      .type('text/plain')
      .send(status === 503 ? 'Service Unavailable' : 'Not Found');
  }
}

const routeOf = (id: RouteId): Route => ROUTES.find((route) => route.id === id)!;
const ERROR_ROUTES = { notFound: routeOf('notFound'), unavailable: routeOf('unavailable') };
