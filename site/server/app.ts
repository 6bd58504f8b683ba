import express, { type Application, type ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { accessLog } from './access-log.ts';
import type { Config } from './config.ts';
import { trustProxies } from './forwarded.ts';
import { languageOffer } from './language-offer.ts';
import { PageCache } from './page-cache.ts';
import { sitePages } from './pages.ts';
import { Pictures } from './pictures/pictures.ts';
import { Previews } from './previews.ts';
import { PUBLISHED_TAG } from './published/built-pages.ts';
import { Published } from './published/published.ts';
import { Releases } from './releases.ts';
import { requestId } from './request-id.ts';
import { robotsText } from './robots.ts';
import { adminPolicy, baseHeaders } from './security.ts';
import { sitemaps } from './sitemaps.ts';
import { StaticFiles } from './static-files.ts';
import { forwardTo } from './upstreams.ts';

export interface FrontDoor {
  app: Application;
  cache: PageCache;
  releases: Releases;
  /** What staff publish; to be started and stopped by whoever runs the front door. */
  published: Published;
  /** Answers 503 on /readyz from now on, so that no new visitors are sent here. */
  drain(): void;
  /** Ends the thread that draws pictures. */
  stop(): Promise<void>;
}

/** Where the pages come from, and what keeps and sends them. */
export interface PageSource {
  releases: Pick<Releases, 'current' | 'findInOlder'>;
  published: Pick<Published, 'site' | 'asset'>;
  cache: Pick<PageCache, 'get'>;
  files: Pick<StaticFiles, 'send'>;
}

/** The one origin: the site, as it was built and published, and behind it the engine and the cms. */
export function createFrontDoor(
  config: Config,
  log: Logger,
  report: (error: unknown) => void = () => undefined,
): FrontDoor {
  const releases = new Releases(config.RELEASES_DIR, log);
  const published = new Published({
    ...{ releases, releasesFolder: config.RELEASES_DIR, origin: config.PUBLIC_URL, log },
    cms: config.CMS_SERVICE_KEY ? { url: config.CMS_URL, serviceKey: config.CMS_SERVICE_KEY } : null,
  });
  const cache = new PageCache({
    ttlMs: 60_000,
    staleMs: 60_000,
    untrustedTtlMs: 2_000,
    patienceMs: 1_000,
    pauseMs: 5_000,
    maxBytes: 128 * 1024 * 1024,
    onError: (error) => log.warn({ err: error }, 'an older page stands in'),
  });
  // Until the first connection for purges stands, nobody would tell us of a change.
  cache.trusted = false;
  published.onChange = (changed) => (changed === 'pages' ? cache.purge([PUBLISHED_TAG]) : cache.purgeAll());
  releases.onChange = () => {
    cache.outdateAll();
    // The builder may know of something that was not told here.
    void published.refresh();
  };
  const source = { releases, published, cache, files: new StaticFiles() };
  return { ...source, ...createDoor(config, source, log, report) };
}

/** The front door over any source of pages. */
export function createDoor(
  config: Config,
  { releases, published, cache, files }: PageSource,
  log: Logger,
  report: (error: unknown) => void,
): Pick<FrontDoor, 'app' | 'drain' | 'stop'> {
  const app = express();
  const texts = async () => (await published.site()).content.texts;
  const previews = config.CMS_SERVICE_KEY
    ? new Previews({ cmsUrl: config.CMS_URL, serviceKey: config.CMS_SERVICE_KEY })
    : null;
  const pictures = new Pictures({ engineUrl: config.ENGINE_URL, publicUrl: config.PUBLIC_URL, texts, log });
  let draining = false;

  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');

  app.use(trustProxies(app, config.TRUSTED_PROXIES, config.COUNTRY_HEADER), requestId, accessLog(log));

  app.get('/healthz', (_req, res) => void res.type('text/plain').send('ok'));
  app.get('/readyz', async (_req, res) => {
    const release = await releases.current().catch(() => null);
    const ready = release !== null && !draining;
    res
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready' : draining ? 'draining' : 'no release');
  });

  app.use(baseHeaders(config.PUBLIC_URL.startsWith('https:')));
  app.get('/language-offer', languageOffer(texts, config.COUNTRY_HEADER));
  // `/i` and `/o` are the short links of text messages.
  app.use(
    forwardTo(
      {
        name: 'engine',
        url: config.ENGINE_URL,
        prefixes: ['/api', '/widgets', '/uploads', '/i', '/o'],
        compress: '/api',
      },
      log,
    ),
  );
  app.use('/admin', (_req, res, next) => {
    res.setHeader('Content-Security-Policy', adminPolicy);
    next();
  });
  app.use(forwardTo({ name: 'cms', url: config.CMS_URL, prefixes: ['/admin', '/cms-api', '/_next'] }, log));
  app.use(pictures.handler);
  app.get('/robots.txt', (_req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=3600');
    res.type('text/plain').send(robotsText(config.PUBLIC_URL));
  });
  app.use(sitemaps({ published, engineUrl: config.ENGINE_URL, publicUrl: config.PUBLIC_URL, log }));
  app.use(sitePages({ releases, published, files, cache, previews, log, report }));

  const failed: ErrorRequestHandler = (error, req, res, next) => {
    log.error({ err: error as unknown, id: req.headers['x-request-id'] }, 'request failed');
    report(error);
    if (res.headersSent) return next(error);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Retry-After', '5');
    res.status(503).type('text/plain').send('Service Unavailable');
  };
  app.use(failed);

  return { app, drain: () => (draining = true), stop: () => pictures.stop() };
}
