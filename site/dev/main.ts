import { createServer } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { buildFonts } from '../node/gatsby/font-files.ts';
import { fetchPlatformStats } from '../node/content/platform-stats.ts';
import { parsePageAddress } from '../server/addresses/page-address.ts';
import { createFrontDoorApp } from '../server/app.ts';
import { PublishedSite } from '../server/published/published-site.ts';
import { listenForPurges } from '../server/pages/purge-listener.ts';
import { WIDGETS_FOLDER } from '../server/widgets/widget-manifest.ts';
import { buildWidgets } from '../node/widgets/build-widgets.ts';
import { forwardToCms, isCmsPath } from './forward-to-cms.ts';
import { readDevConfig } from './config.ts';
import { sourceRenderer } from './source-renderer.ts';
import { sourceRelease, uncached } from './source-release.ts';
import { startVite } from './vite.ts';
import { waitFor, waitUntil } from './wait-for-upstream.ts';

// The development server: the front door of production, but every page is rendered from its sources.
const folder = join(import.meta.dirname, '..');
const locales = join(folder, '..', 'locales');
const ENGINE_PATHS = /^\/(api|uploads|i|o)(\/|$)/;
/** Next compiles each page on its first request. */
const CMS_PATIENCE_MS = 120_000;
const ENGINE_PATIENCE_MS = 60_000;

const config = readDevConfig();
const log = pino({ name: 'site', level: config.LOG_LEVEL });
await buildFonts(folder);

const app = express().disable('x-powered-by');
const server = createServer(app);
const vite = await startVite(server);
const release = sourceRelease(
  sourceRenderer(vite, (error) => log.error({ err: error }, 'a page could not be rendered')),
);
const releases = { current: async () => release, findInOlder: async () => null };
const published = new PublishedSite({
  releases,
  releasesFolder: config.RELEASES_DIR,
  origin: config.PUBLIC_URL,
  log,
  cms: { url: config.CMS_URL, serviceKey: config.CMS_SERVICE_KEY },
});
const door = createFrontDoorApp(config, { releases, published, ...uncached }, log);

/** Open pages fetch their data again. */
const changed = () => vite.environments.client.hot.send('page:changed');
published.onChange = changed;
vite.watcher.add(locales).on('all', (_event, file) => {
  if (!file.startsWith(locales) || !file.endsWith('.json')) return;
  published.reloadTexts();
  changed();
});
const buildScriptsOfWidgets = () =>
  buildWidgets(join(config.RELEASES_DIR, WIDGETS_FOLDER)).catch((error: unknown) =>
    log.error({ err: error }, 'the scripts of the widgets could not be built'),
  );
await buildScriptsOfWidgets();
const widgetSources = join(folder, 'widgets');
vite.watcher.add(widgetSources).on('all', (_event, file) => {
  if (file.startsWith(widgetSources)) void buildScriptsOfWidgets();
});
/** The engine's data may have changed. */
async function refreshFromEngine(): Promise<void> {
  release.content.stats = await fetchPlatformStats(config);
  published.reloadTexts();
  changed();
}
// The parent process reports each restart of the engine.
process.on('message', (message) => {
  if ((message as { restarted?: string }).restarted) void refreshFromEngine();
});

const needsEngine = (path: string) => ENGINE_PATHS.test(path) || parsePageAddress(path).match?.route.kind === 'ssr';
/** The cms's content is kept across restarts, so only the first start waits for it. */
const hasContent = async () => (await published.site()).content.content.pages.pages.length > 0;
app.get('/healthz', (_req, res) => void res.type('text/plain').send('ok'));
app.use(vite.middlewares);
app.use(waitFor(config.CMS_URL, CMS_PATIENCE_MS, isCmsPath));
app.use(waitFor(config.ENGINE_URL, ENGINE_PATIENCE_MS, needsEngine));
app.use(forwardToCms(config.CMS_URL, server));
app.use(waitUntil(hasContent, CMS_PATIENCE_MS, (path) => !ENGINE_PATHS.test(path)));
app.use(door.app);

const purges = config.DATABASE_URL
  ? listenForPurges(
      config.DATABASE_URL,
      {
        onPurge: () => undefined,
        onPublish: () => void published.refresh(),
        onConnection: (connected) => (published.notified = connected),
      },
      log,
    )
  : null;
void published.start();
void refreshFromEngine();
server.listen(config.PORT);

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    published.stop();
    door.endStreams();
    void Promise.all([vite.close(), door.stop(), purges?.stop()]).then(() => process.exit(0));
  });
