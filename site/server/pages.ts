import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { localePath, splitLocale } from '../src/lib/links.ts';
import type { RouteMatch } from '../src/route-match.ts';
import { routeFile } from '../src/routes.ts';
import { addressOf, type Address } from './addresses.ts';
import { drawsInTurn } from './drawing.ts';
import type { CachedPage } from './kept-pages.ts';
import { PageUnavailable, type PageCache } from './page-cache.ts';
import type { Previews } from './previews.ts';
import { localeOfPath, withQueryOf } from './redirects.ts';
import type { ReleaseFile } from './release-files.ts';
import type { Release, Releases } from './releases.ts';
import { NO_INLINE, restrictPage, secretAddress } from './security.ts';
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
  releases: Releases;
  files: StaticFiles;
  cache: PageCache;
  /** Without them the addresses of previews lead nowhere. */
  previews: Previews | null;
  log: Logger;
  report: (error: unknown) => void;
}

/** Everything that the site itself answers: pages by the route table, files of the release, error pages. */
export function sitePages({ releases, files, cache, previews, log, report }: PagesOptions): RequestHandler {
  const drawInTurn = drawsInTurn(releases);
  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return refused(req, res);
    const release = await releases.current();
    const asset = release.files.get(req.path);
    if (asset && !req.path.endsWith('.html'))
      return files.send(req, res, { folder: release.folder, path: req.path, file: asset });

    const address = addressOf(req.originalUrl);
    const { path, match, redirect } = address;
    if (redirect !== null) {
      res.setHeader('Cache-Control', REDIRECT_KEPT);
      res.redirect(301, redirect);
      return;
    }
    if (path === null || !match) return ofStaff(req, res, release, path);
    if (match.route.path === '/404' || match.route.path === '/503') return notFound(req, res, release);
    if (match.route.id === 'preview') return preview(req, res, release, match, path);
    if (match.route.kind === 'ssr') return rendered(req, res, release, { ...address, path, match });
    return page(req, res, release, match);
  };

  /** Nothing is done here. Whoever sent a form before the scripts of its page were there sees the page once more. */
  async function refused(req: Request, res: Response): Promise<void> {
    res.setHeader('Allow', 'GET, HEAD');
    const address = addressOf(req.originalUrl);
    const { path, match } = address;
    if (req.method === 'POST' && req.is(FORMS) && path !== null && match && match.route.id !== 'preview') {
      const release = await releases.current();
      if (match.route.kind === 'ssr') return rendered(req, res, release, { ...address, path, match }, 405);
      return page(req, res, release, match, 405);
    }
    res.status(405).type('text/plain').send('Method Not Allowed');
  }

  async function page(
    req: Request,
    res: Response,
    release: Release,
    { route, locale }: RouteMatch,
    status: 200 | 405 = 200,
  ): Promise<void> {
    const path = htmlOf(routeFile(route, locale));
    const file = release.files.get(path);
    if (!file) return notFound(req, res, release);
    policyOf(res, file, route.id === 'panel');
    if (route.kind === 'client') secretAddress(res);
    return files.send(req, res, { folder: release.folder, path, file, status });
  }

  /** Pages and redirects that staff have made in the cms; they are no routes of ours. */
  async function ofStaff(req: Request, res: Response, release: Release, path: string | null): Promise<void> {
    if (path === null) return notFound(req, res, release);
    const [locale, rest] = splitLocale(path);
    const redirect = release.redirects[rest];
    if (redirect) {
      res.setHeader('Cache-Control', 'no-cache');
      const target = redirect.to.startsWith('/') ? encodeURI(localePath(locale, redirect.to)) : redirect.to;
      res.redirect(redirect.permanent ? 301 : 302, withQueryOf(req.originalUrl, target));
      return;
    }
    const html = htmlOf(path);
    const file = path.includes('/_') ? undefined : release.files.get(html);
    if (!file) return release.gone.has(rest) ? errorPage(req, res, release, 410) : notFound(req, res, release);
    policyOf(res, file);
    return files.send(req, res, { folder: release.folder, path: html, file });
  }

  async function rendered(
    req: Request,
    res: Response,
    release: Release,
    { path, key, query, oneOfMany, match: { route, params } }: AddressOfPage,
    status: 200 | 405 = 200,
  ): Promise<void> {
    if (route.id === 'profile' && !SLUG.test(params['slug'] ?? '')) return notFound(req, res, release);
    const render = async (known: boolean): Promise<CachedPage> => ({
      ...cached(await drawInTurn({ path, query, oneOfMany, known })),
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
      await unavailable(req, res, release);
    }
  }

  /** Never kept: what staff look at is of this moment, and nobody else's. */
  async function preview(
    req: Request,
    res: Response,
    release: Release,
    match: RouteMatch,
    path: string,
  ): Promise<void> {
    if (!previews) return notFound(req, res, release);
    try {
      const page = cached(await previews.render(req, release, match, path));
      secretAddress(res);
      res.setHeader('Cache-Control', 'no-store');
      restrictPage(res, page.inline, { framed: true });
      await sendPage(req, res, page);
    } catch (error) {
      log.error({ err: error }, 'preview could not be rendered');
      await unavailable(req, res, release);
    }
  }

  async function notFound(req: Request, res: Response, release: Release): Promise<void> {
    // Nobody reads an error page in place of a picture or a script.
    if (/\.[a-z0-9]{2,5}$/i.test(req.path)) {
      const older = await releases.findInOlder(req.path);
      if (older) return files.send(req, res, { folder: older.release, path: req.path, file: older.file });
      res.setHeader('Cache-Control', 'no-store');
      res.status(404).type('text/plain').send('Not Found');
      return;
    }
    await errorPage(req, res, release, 404);
  }

  async function unavailable(req: Request, res: Response, release: Release): Promise<void> {
    res.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    await errorPage(req, res, release, 503);
  }

  /** What is gone looks like what was never there; search engines forget it sooner. */
  async function errorPage(req: Request, res: Response, release: Release, status: 404 | 410 | 503): Promise<void> {
    const path = htmlOf(localePath(localeOfPath(req.path), status === 503 ? '/503' : '/404'));
    const file = release.files.get(path);
    if (!file) {
      res
        .status(status)
        .type('text/plain')
        .send(status === 503 ? 'Service Unavailable' : 'Not Found');
      return;
    }
    policyOf(res, file);
    await files.send(req, res, { folder: release.folder, path, file, status });
  }
}

const htmlOf = (path: string): string => (path === '/' ? '/index.html' : `${path}/index.html`);

function policyOf(res: Response, file: ReleaseFile, panel = false): void {
  restrictPage(res, file.inline ?? NO_INLINE, panel ? { panel } : undefined);
}

function cached({ html, ...page }: Awaited<ReturnType<Release['renderer']['render']>>): CachedPage {
  const body = Buffer.from(html);
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { ...page, etag, body, encoded: new Map() };
}
