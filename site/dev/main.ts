import { createServer } from 'node:http';
import { join } from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { buildFonts } from '../node/fonts.ts';
import { engineStats } from '../node/stats.ts';
import { addressOf } from '../server/addresses.ts';
import { createDoor } from '../server/app.ts';
import { Published } from '../server/published/published.ts';
import { listenForPurges } from '../server/purges.ts';
import { forwardToCms, isOfCms } from './cms.ts';
import { readDevConfig } from './config.ts';
import { sourceRenderer } from './drawing.ts';
import { emptyRelease, unkept } from './sources.ts';
import { startVite } from './vite.ts';
import { waitFor, waitUntil } from './waiting.ts';

// The site for those who change it: the front door of production, but every page is drawn from its sources.
const folder = join(import.meta.dirname, '..');
const locales = join(folder, '..', 'locales');
const ENGINE_PATHS = /^\/(api|widgets|uploads|i|o)(\/|$)/;
/** Next compiles what is asked for the first time. */
const CMS_PATIENCE_MS = 120_000;
const ENGINE_PATIENCE_MS = 60_000;

const config = readDevConfig();
const log = pino({ name: 'site', level: config.LOG_LEVEL });
await buildFonts(folder);

const app = express().disable('x-powered-by');
const server = createServer(app);
const vite = await startVite(server);
const release = emptyRelease(sourceRenderer(vite, (error) => log.error({ err: error }, 'a page could not be drawn')));
const releases = { current: async () => release, findInOlder: async () => null };
const published = new Published({
  ...{ releases, releasesFolder: config.RELEASES_DIR, origin: config.PUBLIC_URL, log },
  cms: { url: config.CMS_URL, serviceKey: config.CMS_SERVICE_KEY },
});
const door = createDoor(config, { releases, published, ...unkept }, log, () => undefined);

/** Pages that are open ask for themselves again. */
const changed = () => vite.environments.client.hot.send('page:changed');
published.onChange = changed;
vite.watcher.add(locales).on('all', (_event, file) => {
  if (!file.startsWith(locales) || !file.endsWith('.json')) return;
  published.reread();
  changed();
});
/** What the engine tells of may be other than before. */
async function askEngine(): Promise<void> {
  release.content.stats = await engineStats(config);
  published.reread();
  changed();
}
// Whoever started this says so when the engine has started anew.
process.on('message', (message) => {
  if ((message as { restarted?: string }).restarted) void askEngine();
});

const asksEngine = (path: string) => ENGINE_PATHS.test(path) || addressOf(path).match?.route.kind === 'ssr';
/** What the cms has said before is kept from one start to the next; only the first one waits for it. */
const hasContent = async () => (await published.site()).content.content.pages.pages.length > 0;
app.get('/healthz', (_req, res) => void res.type('text/plain').send('ok'));
app.use(vite.middlewares);
app.use(waitFor(config.CMS_URL, CMS_PATIENCE_MS, isOfCms));
app.use(waitFor(config.ENGINE_URL, ENGINE_PATIENCE_MS, asksEngine));
app.use(forwardToCms(config.CMS_URL, server));
app.use(waitUntil(hasContent, CMS_PATIENCE_MS, (path) => !ENGINE_PATHS.test(path)));
app.use(door.app);

const purges = config.DATABASE_URL
  ? listenForPurges(
      config.DATABASE_URL,
      {
        onPurge: () => undefined,
        onPublish: () => void published.refresh(),
        onConnection: (connected) => (published.told = connected),
      },
      log,
    )
  : null;
void published.start();
void askEngine();
server.listen(config.PORT);

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    published.stop();
    void Promise.all([vite.close(), door.stop(), purges?.stop()]).then(() => process.exit(0));
  });
