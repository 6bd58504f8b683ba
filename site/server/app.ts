import { join } from 'node:path';
import express, { type Application, type ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { accessLog } from './http/access-log.ts';
import { reviewFeeds } from './feeds/review-feeds.ts';
import { forwardEventStreams } from './http/event-streams.ts';
import type { Config } from './config.ts';
import type { ErrorReports } from './error-reports.ts';
import { trustProxies } from './http/forwarding-headers.ts';
import { languageOffer } from './language-offer/language-offer.ts';
import { PageCache } from './pages/page-cache.ts';
import { serveSitePages } from './pages/site-pages.ts';
import { Pictures } from './pictures/pictures.ts';
import { ReviewPictures } from './pictures/reviews/review-pictures.ts';
import { Previews } from './pages/previews.ts';
import { PUBLISHED_TAG } from './published/built-pages.ts';
import { PublishedSite } from './published/published-site.ts';
import { Releases } from './releases/releases.ts';
import { requestId } from './http/request-id.ts';
import { robotsText } from './sitemaps/robots.ts';
import { APP_LINK_PATHS, appLinks } from './addresses/app-links.ts';
import { WEB_MANIFEST_PATHS, webManifest } from './addresses/web-manifest.ts';
import { adminPolicy, baseHeaders, type MapLocals } from './http/security-headers.ts';
import { mapFiles } from './maps/map-files.ts';
import { sitemaps } from './sitemaps/sitemaps.ts';
import { StaticFiles } from './http/static-files.ts';
import { forwardTo } from './http/upstreams.ts';
import { textParts } from './texts/text-parts.ts';
import { TEXT_PARTS_PATH } from '../src/lib/texts/parts.ts';
import { PAGE_ERRORS_PATH } from '../src/lib/browser/page-error.ts';
import { takePageErrors } from './page-errors/page-errors.ts';
import { letWidgetsFrameSurveys } from './widgets/framed-surveys.ts';
import { WidgetFiles } from './widgets/widget-files.ts';
import { WIDGETS_FOLDER, WIDGETS_PATH } from './widgets/widget-manifest.ts';
import { serveWidgets } from './widgets/widgets.ts';

export interface FrontDoor {
  app: Application;
  cache: PageCache;
  releases: Releases;
  /** Content published since the release was built; the caller starts and stops it. */
  published: PublishedSite;
  /** Makes /readyz answer 503, so that no new visitors are routed here. */
  drain(): void;
  /** Ends streams of events; their clients connect to another server. */
  endStreams(): void;
  /** Stops the thread that draws pictures. */
  stop(): Promise<void>;
}

/** Where pages come from, and what caches and sends them. */
export interface PageSource {
  releases: Pick<Releases, 'current' | 'findInOlder'>;
  published: Pick<PublishedSite, 'site' | 'asset'>;
  cache: Pick<PageCache, 'get'>;
  files: Pick<StaticFiles, 'send'>;
}

type Reports = Pick<ErrorReports, 'report' | 'reportEvent'>;
const NO_REPORTS: Reports = { report: () => undefined, reportEvent: () => undefined };

/** The single origin: the site as built and published, with the engine and the cms behind it. */
export function createFrontDoor(config: Config, log: Logger, reports: Reports = NO_REPORTS): FrontDoor {
  const releases = new Releases(config.RELEASES_DIR, log);
  const published = new PublishedSite({
    releases,
    releasesFolder: config.RELEASES_DIR,
    origin: config.PUBLIC_URL,
    log,
    cms: config.CMS_SERVICE_KEY ? { url: config.CMS_URL, serviceKey: config.CMS_SERVICE_KEY } : null,
  });
  const cache = new PageCache({
    ttlMs: 60_000,
    staleMs: 60_000,
    untrustedTtlMs: 2_000,
    patienceMs: 1_000,
    retryAfterMs: 5_000,
    maxBytes: 128 * 1024 * 1024,
    onError: (error) => log.warn({ err: error }, 'an older page is sent instead'),
  });
  // Purges cannot arrive before the listener is connected.
  cache.trusted = false;
  published.onChange = (changed) => (changed === 'pages' ? cache.purge([PUBLISHED_TAG]) : cache.purgeAll());
  releases.onChange = () => {
    cache.markAllStale();
    // The builder may have seen a change whose notification was missed here.
    void published.refresh();
  };
  const source = { releases, published, cache, files: new StaticFiles() };
  return { ...source, ...createFrontDoorApp(config, source, log, reports) };
}

/** The front door's app over any source of pages. */
export function createFrontDoorApp(
  config: Config,
  { releases, published, cache, files }: PageSource,
  log: Logger,
  reports: Reports = NO_REPORTS,
): Pick<FrontDoor, 'app' | 'drain' | 'stop' | 'endStreams'> {
  const app = express();
  const texts = async () => (await published.site()).content.texts;
  const previews = config.CMS_SERVICE_KEY
    ? new Previews({ cmsUrl: config.CMS_URL, serviceKey: config.CMS_SERVICE_KEY })
    : null;
  const drawing = { engineUrl: config.ENGINE_URL, publicUrl: config.PUBLIC_URL, texts, log };
  const pictures = new Pictures(drawing);
  const reviewPictures = new ReviewPictures(drawing);
  let draining = false;

  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');

  app.use(trustProxies(app, config.TRUSTED_PROXIES, config.COUNTRY_HEADER), requestId, accessLog(log));

  app.get('/healthz', (_req, res) => void res.type('text/plain').send('ok'));
  // Editors wait for it: the version of the cms's content that readers see.
  app.get('/healthz/content', async (_req, res) => {
    const site = await published.site().catch(() => null);
    const version = site?.content.content.pages.version ?? null;
    res
      .status(site ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ version });
  });
  app.get('/readyz', async (_req, res) => {
    const release = await releases.current().catch(() => null);
    const ready = release !== null && !draining;
    res
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready' : draining ? 'draining' : 'no release');
  });

  const takesReports = config.SENTRY_DSN !== undefined;
  app.use(baseHeaders({ https: config.PUBLIC_URL.startsWith('https:'), takesReports }));
  if (takesReports) {
    const { RELEASES_DIR: folder, PUBLIC_URL: publicUrl } = config;
    app.use(PAGE_ERRORS_PATH, takePageErrors({ publicUrl, releases: folder, log, reportEvent: reports.reportEvent }));
  }
  if (config.MAP_TILES_URL) {
    (app.locals as MapLocals).tilesOrigin = new URL(config.MAP_TILES_URL).origin;
    app.use('/map-files', mapFiles());
  }
  app.get('/language-offer', languageOffer(texts, config.COUNTRY_HEADER));
  app.get(TEXT_PARTS_PATH, textParts(texts));
  const eventStreams = forwardEventStreams(config.ENGINE_URL, log);
  app.use(eventStreams.handler);
  const widgetFiles = new WidgetFiles(join(config.RELEASES_DIR, WIDGETS_FOLDER));
  const { ENGINE_URL: engineUrl, PUBLIC_URL: publicUrl } = config;
  app.use(WIDGETS_PATH, serveWidgets({ files: widgetFiles, engineUrl, publicUrl, texts, log }));
  // `/i` and `/o` are the short links of text messages.
  app.use(
    forwardTo(
      {
        name: 'engine',
        url: config.ENGINE_URL,
        prefixes: ['/api', '/uploads', '/i', '/o'],
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
  app.use(pictures.handler, reviewPictures.handler);
  app.get(WEB_MANIFEST_PATHS, webManifest(texts));
  app.get(Object.values(APP_LINK_PATHS), appLinks({ android: config.ANDROID_APPS, apple: config.APPLE_APPS }));
  app.get('/robots.txt', (_req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=3600');
    res.type('text/plain').send(robotsText(config.PUBLIC_URL));
  });
  app.use(sitemaps({ published, engineUrl: config.ENGINE_URL, publicUrl: config.PUBLIC_URL, log }));
  app.use(reviewFeeds({ engineUrl: config.ENGINE_URL, publicUrl: config.PUBLIC_URL, texts, log }));
  app.use(letWidgetsFrameSurveys(config.ENGINE_URL));
  app.use(
    serveSitePages({ releases, published, files, cache, previews, engineUrl, publicUrl, log, report: reports.report }),
  );

  const failed: ErrorRequestHandler = (error, req, res, next) => {
    log.error({ err: error as unknown, id: req.headers['x-request-id'] }, 'request failed');
    reports.report(error);
    if (res.headersSent) return next(error);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Retry-After', '5');
    res.status(503).type('text/plain').send('Service Unavailable');
  };
  app.use(failed);

  const stop = async () => void (await Promise.all([pictures.stop(), reviewPictures.stop()]));
  return { app, drain: () => (draining = true), stop, endStreams: eventStreams.end };
}
