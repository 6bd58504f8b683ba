import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { localePath, splitLocale } from '../../src/lib/addresses/links.ts';
import type { RouteMatch } from '../../src/routes/match-route.ts';
import type { Route } from '../../src/routes/route.ts';
import { ROUTES, type RouteId } from '../../src/routes/routes.ts';
import { parsePageAddress, type PageAddress } from '../addresses/page-address.ts';
import { toCachedPage } from './cached-page.ts';
import { createRenderQueues } from './render-queues.ts';
import type { CachedPage } from './page-store.ts';
import { ReviewPages, invitationAt } from '../review-form/review-pages.ts';
import { isForeignForm } from '../review-form/read-form.ts';
import { PageUnavailable, type PageCache } from './page-cache.ts';
import type { Previews } from './previews.ts';
import { localeOfPath, withOriginalQuery } from '../addresses/redirects.ts';
import { BuiltPages } from '../published/built-pages.ts';
import type { PublishedSite } from '../published/published-site.ts';
import type { ServedSite, SitePage } from '../published/served-site.ts';
import type { Releases } from '../releases/releases.ts';
import { setPagePolicy, hideSecretAddress } from '../http/security-headers.ts';
import { refuse } from '../http/refuse.ts';
import { sendPage } from '../http/send-page.ts';
import { REVALIDATE, type StaticFiles } from '../http/static-files.ts';

/** Slugs of companies. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Content types of forms that browsers submit without scripts. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
const RETRY_AFTER_SECONDS = '10';
const REDIRECT_CACHE = 'public, max-age=86400';

type RoutedAddress = PageAddress & { path: string; match: RouteMatch };

interface PagesOptions {
  releases: Pick<Releases, 'findInOlder'>;
  published: Pick<PublishedSite, 'site' | 'asset'>;
  files: Pick<StaticFiles, 'send'>;
  cache: Pick<PageCache, 'get'>;
  /** Null: preview URLs are not found. */
  previews: Previews | null;
  engineUrl: string;
  publicUrl: string;
  log: Logger;
  report: (error: unknown) => void;
}

/** Serves the site itself: pages of the route table, release files, error pages. */
export function serveSitePages({
  releases,
  published,
  files,
  cache,
  previews,
  engineUrl,
  publicUrl,
  log,
  report,
}: PagesOptions): RequestHandler {
  const queues = createRenderQueues(() => published.site());
  const built = new BuiltPages({ files, cache, render: queues.renderPublished, log, report });
  const reviews = new ReviewPages({ engineUrl, publicUrl, render: queues.renderPublished, log });
  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return methodNotAllowed(req, res);
    const site = await published.site();
    if (await built.sendBeside(req, res, site)) return;
    const { folder, files: list } = site.release;
    const asset = list.get(req.path);
    if (asset && !req.path.endsWith('.html')) return files.send(req, res, { folder, path: req.path, file: asset });

    const address = parsePageAddress(req.originalUrl);
    const { path, match, redirect } = address;
    if (redirect !== null) {
      res.setHeader('Cache-Control', REDIRECT_CACHE);
      res.redirect(301, redirect);
      return;
    }
    if (path === null || !match) return cmsPage(req, res, site, path);
    if (match.route.path === '/404' || match.route.path === '/503') return notFound(req, res, site);
    if (match.route.id === 'preview') return preview(req, res, site, match, path);
    if (match.route.kind === 'ssr') return serverRendered(req, res, site, { ...address, path, match });
    if (match.route.id === 'invitation' && (await reviews.draw(req, res, match))) return;
    return page(req, res, site, match);
  };

  /** Only GET and HEAD, and forms of invitations. Another form submitted before its scripts were loaded gets its page again. */
  async function methodNotAllowed(req: Request, res: Response): Promise<void> {
    const address = parsePageAddress(req.originalUrl);
    const { path, match } = address;
    const invitation = req.method === 'POST' && req.is(FORMS[0]!) ? invitationAt(path) : null;
    if (invitation) {
      if (isForeignForm(req, publicUrl)) return refuse(res, 403);
      if (await reviews.take(req, res, invitation)) return;
    }
    res.setHeader('Allow', 'GET, HEAD');
    if (req.method === 'POST' && req.is(FORMS) && path !== null && match && match.route.id !== 'preview') {
      const site = await published.site();
      if (match.route.kind === 'ssr') return serverRendered(req, res, site, { ...address, path, match }, 405);
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
    if (!site.exists(page)) return notFound(req, res, site);
    if (!(await built.send(req, res, site, page, status))) await unavailable(req, res, site);
  }

  /** Pages and redirects that staff made in the cms, outside the route table. */
  async function cmsPage(req: Request, res: Response, site: ServedSite, path: string | null): Promise<void> {
    if (path === null) return notFound(req, res, site);
    const [locale, rest] = splitLocale(path);
    const redirect = site.redirectAt(rest);
    if (redirect) {
      res.setHeader('Cache-Control', 'no-cache');
      const target = redirect.to.startsWith('/') ? encodeURI(localePath(locale, redirect.to)) : redirect.to;
      res.redirect(redirect.permanent ? 301 : 302, withOriginalQuery(req.originalUrl, target));
      return;
    }
    const own = site.customPage(path);
    if (own) return page(req, res, site, own);
    return site.isGone(rest) ? errorPage(req, res, site, 410) : notFound(req, res, site);
  }

  async function serverRendered(
    req: Request,
    res: Response,
    site: ServedSite,
    { path, key, query, unbounded, match }: RoutedAddress,
    status: 200 | 405 = 200,
  ): Promise<void> {
    const { route, params } = match;
    if (route.id === 'profile' && !SLUG.test(params['slug'] ?? '')) return notFound(req, res, site);
    const render = async (known: boolean): Promise<CachedPage> => ({
      ...toCachedPage(
        await queues.render((current) => current.serverPage({ ...match, path, query }), { unbounded, known }),
      ),
      unbounded,
    });
    try {
      const { page: cached, state } = await cache.get(key, render);
      const found = cached.status === 200 ? { ...cached, status } : cached;
      res.setHeader('X-Cache', state);
      if (found.location !== undefined) {
        res.setHeader('Cache-Control', REDIRECT_CACHE);
        res.redirect(found.status, found.location);
        return;
      }
      setPagePolicy(res, found.inline);
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

  /** Never cached: drafts change at any moment, and are for staff alone. As JSON: the languages of the page. */
  async function preview(
    req: Request,
    res: Response,
    site: ServedSite,
    match: RouteMatch,
    path: string,
  ): Promise<void> {
    if (!previews) return notFound(req, res, site);
    try {
      if (req.accepts(['html', 'json']) === 'json') {
        const languages = await previews.languages(req, site);
        res.setHeader('Cache-Control', 'no-store');
        res.status(languages ? 200 : 404).json(languages ?? { code: 'preview_refused' });
        return;
      }
      const page = toCachedPage(await previews.render(req, site, match, path));
      hideSecretAddress(res);
      res.setHeader('Cache-Control', 'no-store');
      setPagePolicy(res, page.inline, { framed: true });
      await sendPage(req, res, page);
    } catch (error) {
      log.error({ err: error }, 'preview could not be rendered');
      await unavailable(req, res, site);
    }
  }

  async function notFound(req: Request, res: Response, site: ServedSite): Promise<void> {
    // An error page would be useless in place of a picture or a script.
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

  /** 410 shows the same page as 404; search engines drop it sooner. */
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
