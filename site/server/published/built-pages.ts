import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { splitLocale } from '../../src/lib/addresses/links.ts';
import { routeFile } from '../../src/routes/route.ts';
import { toCachedPage } from '../pages/cached-page.ts';
import type { createRenderQueues } from '../pages/render-queues.ts';
import { PageUnavailable, type PageCache } from '../pages/page-cache.ts';
import { contentType } from '../releases/release-files.ts';
import { pageDataOf } from '../releases/renderer.ts';
import { NO_INLINE, setPagePolicy, hideSecretAddress, type InlineHashes } from '../http/security-headers.ts';
import { sendPage, toSendable } from '../http/send-page.ts';
import { REVALIDATE, type StaticFiles } from '../http/static-files.ts';
import { framingOf } from '../widgets/framed-surveys.ts';
import { htmlPath, type ServedSite, type SitePage } from './served-site.ts';

/** Tag of pages rendered from published content; purged by the next publish. */
export const PUBLISHED_TAG = 'published';
/** They stay right until then. */
const CACHE_MS = 3_600_000;

interface BuiltPagesOptions {
  files: Pick<StaticFiles, 'send'>;
  cache: Pick<PageCache, 'get'>;
  render: ReturnType<typeof createRenderQueues>['renderPublished'];
  log: Pick<Logger, 'error'>;
  report: (error: unknown) => void;
}

/**
 * Pages of the build. Each is sent from its file, or, if newer content is published, rendered with the release's
 * templates. If that fails, the release's file is sent.
 */
export class BuiltPages {
  readonly #options: BuiltPagesOptions;

  constructor(options: BuiltPagesOptions) {
    this.#options = options;
  }

  /** Sends the page and sets its policy and caching headers. @returns false if there is no such page */
  async send(req: Request, res: Response, site: ServedSite, page: SitePage, status = 200): Promise<boolean> {
    const { folder, files: list } = site.release;
    const built = site.builtFile(page);
    const rendered = built ? null : await this.#renderPublished(res, site, page);
    const path = htmlPath(routeFile(page.route, page.locale));
    const file = built?.file ?? list.get(path);
    if (!rendered && !file) return false;
    this.#restrict(res, page, rendered?.inline ?? file?.inline ?? NO_INLINE);
    if (rendered) {
      res.setHeader('Cache-Control', status === 200 ? REVALIDATE : 'no-store');
      await sendPage(req, res, { ...rendered, status });
    } else if (file) await this.#options.files.send(req, res, { folder, path, file, status });
    return true;
  }

  /** Sends a page's data file or feeds, if they are newer than the release's. */
  async sendBeside(req: Request, res: Response, site: ServedSite): Promise<boolean> {
    const dataPath = /^\/page-data\/(?<path>.+)\/page-data\.json$/.exec(req.path)?.groups?.['path'];
    const feedPath = /^(?<path>.*)\/feed\.(?:atom|json)$/.exec(req.path)?.groups?.['path'];
    const path = dataPath === undefined ? feedPath : dataPath === 'index' ? '/' : `/${dataPath}`;
    if (path === undefined) return false;
    const page = site.pageAt(path || '/');
    if (!page) return site.isGone(splitLocale(path)[1]) && sendNothing(res);
    if (!site.exists(page)) return sendNothing(res);
    if (dataPath === undefined) {
      const feed = site.feedsOf(page)?.[req.path];
      if (feed === undefined) return false;
      await this.#sendText(req, res, feed);
      return true;
    }
    if (site.builtFile(page)) return false;
    await this.#sendText(req, res, JSON.stringify(pageDataOf(site.staticPage(page))));
    return true;
  }

  async #sendText(req: Request, res: Response, text: string): Promise<void> {
    res.setHeader('Cache-Control', REVALIDATE);
    await sendPage(req, res, { ...toSendable(text), status: 200, type: contentType(req.path) });
  }

  #restrict(res: Response, { route }: SitePage, inline: InlineHashes): void {
    const framedBy = framingOf(res);
    setPagePolicy(res, inline, route.id === 'panel' ? { panel: true } : framedBy && { framedBy });
    if (route.kind === 'client') hideSecretAddress(res);
  }

  async #renderPublished(res: Response, site: ServedSite, page: SitePage) {
    const { cache, render, log, report } = this.#options;
    if (!site.content.has(page.route)) return null;
    try {
      const path = routeFile(page.route, page.locale);
      const { page: rendered, state } = await cache.get(`published ${site.release.id} ${path}`, async () => ({
        ...toCachedPage(await render((current) => current.staticPage(page))),
        // Cheap to render again: they must not crowd out pages that needed the engine.
        tags: [PUBLISHED_TAG],
        ttlMs: CACHE_MS,
        unbounded: true,
      }));
      res.setHeader('X-Cache', state);
      return rendered;
    } catch (error) {
      if (!(error instanceof PageUnavailable)) {
        log.error({ err: error, route: page.route.id }, 'a published page could not be rendered');
        report(error);
      }
      return null;
    }
  }
}

function sendNothing(res: Response): true {
  res.setHeader('Cache-Control', 'no-store');
  res.status(404).type('text/plain').send('Not Found');
  return true;
}
