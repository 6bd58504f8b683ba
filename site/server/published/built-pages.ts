import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { splitLocale } from '../../src/lib/links.ts';
import { routeFile } from '../../src/routes.ts';
import { cachedPage } from '../cached-page.ts';
import type { drawsInTurn } from '../drawing.ts';
import { PageUnavailable, type PageCache } from '../page-cache.ts';
import { contentType } from '../release-files.ts';
import { pageDataOf } from '../renderer.ts';
import { NO_INLINE, restrictPage, secretAddress, type InlineHashes } from '../security.ts';
import { sendPage, sendable } from '../send.ts';
import { REVALIDATE, type StaticFiles } from '../static-files.ts';
import { htmlOf, type ServedSite, type SitePage } from './served-site.ts';

/** Of pages that are drawn from what is published: dropped when something else is. */
export const PUBLISHED_TAG = 'published';
/** They are right until then. */
const KEPT_MS = 3_600_000;

interface BuiltPagesOptions {
  files: Pick<StaticFiles, 'send'>;
  cache: Pick<PageCache, 'get'>;
  draw: ReturnType<typeof drawsInTurn>['draw'];
  log: Pick<Logger, 'error'>;
  report: (error: unknown) => void;
}

/**
 * Pages that the build makes: each is sent as the release has it, or, where something newer is published, drawn by the
 * release's templates until a release has that too. A page that cannot be drawn is sent as the release has it.
 */
export class BuiltPages {
  readonly #options: BuiltPagesOptions;

  constructor(options: BuiltPagesOptions) {
    this.#options = options;
  }

  /** False: there is no such page. Headers of policy and caching are set here. */
  async send(req: Request, res: Response, site: ServedSite, page: SitePage, status = 200): Promise<boolean> {
    const { folder, files: list } = site.release;
    const built = site.builtFile(page);
    const drawn = built ? null : await this.#drawn(res, site, page);
    const path = htmlOf(routeFile(page.route, page.locale));
    const file = built?.file ?? list.get(path);
    if (!drawn && !file) return false;
    this.#restrict(res, page, drawn?.inline ?? file?.inline ?? NO_INLINE);
    if (drawn) {
      res.setHeader('Cache-Control', status === 200 ? REVALIDATE : 'no-store');
      await sendPage(req, res, { ...drawn, status });
    } else if (file) await this.#options.files.send(req, res, { folder, path, file, status });
    return true;
  }

  /**
   * What scripts ask for beside a page, where it is newer than the release's: its data, and its feeds.
   * @returns whether that was it
   */
  async sendBeside(req: Request, res: Response, site: ServedSite): Promise<boolean> {
    const ofData = /^\/page-data\/(?<path>.+)\/page-data\.json$/.exec(req.path)?.groups?.['path'];
    const ofFeed = /^(?<path>.*)\/feed\.(?:atom|json)$/.exec(req.path)?.groups?.['path'];
    const path = ofData === undefined ? ofFeed : ofData === 'index' ? '/' : `/${ofData}`;
    if (path === undefined) return false;
    const page = site.pageAt(path || '/');
    if (!page) return site.isGone(splitLocale(path)[1]) && sendNothing(res);
    if (ofData === undefined) {
      const feed = site.feedsOf(page)?.[req.path];
      if (feed === undefined) return false;
      await this.#sendText(req, res, feed);
      return true;
    }
    if (site.builtFile(page)) return false;
    await this.#sendText(req, res, JSON.stringify(pageDataOf(site.toDraw(page))));
    return true;
  }

  async #sendText(req: Request, res: Response, text: string): Promise<void> {
    res.setHeader('Cache-Control', REVALIDATE);
    await sendPage(req, res, { ...sendable(text), status: 200, type: contentType(req.path) });
  }

  #restrict(res: Response, { route }: SitePage, inline: InlineHashes): void {
    restrictPage(res, inline, route.id === 'panel' ? { panel: true } : undefined);
    if (route.kind === 'client') secretAddress(res);
  }

  async #drawn(res: Response, site: ServedSite, page: SitePage) {
    const { cache, draw, log, report } = this.#options;
    if (!site.content.has(page.route)) return null;
    try {
      const path = routeFile(page.route, page.locale);
      const { page: drawn, state } = await cache.get(`drawn ${site.release.id} ${path}`, async () => ({
        ...cachedPage(await draw((now) => now.toDraw(page))),
        // Drawn again within milliseconds: they must not drive out pages that the engine was asked for.
        ...{ tags: [PUBLISHED_TAG], ttlMs: KEPT_MS, oneOfMany: true },
      }));
      res.setHeader('X-Cache', state);
      return drawn;
    } catch (error) {
      if (!(error instanceof PageUnavailable)) {
        log.error({ err: error, route: page.route.id }, 'a published page could not be drawn');
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
