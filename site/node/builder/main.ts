import { createServer } from 'node:http';
import { pino } from 'pino';
import { Pool } from 'pg';
import { buildSite } from '../build-site.ts';
import { readBuilderConfig, type BuilderConfig } from '../config.ts';
import { currentManifest, isSettled } from '../release.ts';
import type { ReleaseManifest } from '../../server/release-files.ts';
import { Builder } from './builder.ts';
import { holdOnly } from './only-one.ts';
import { BuildStore } from './store.ts';

/** The builder of the site: a process of its own that turns what staff publish into releases. */
function settings(): BuilderConfig {
  try {
    return readBuilderConfig();
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

const config = settings();
const log = pino({ name: 'builder', level: config.LOG_LEVEL, timestamp: pino.stdTimeFunctions.isoTime });
const pool = new Pool({ connectionString: config.DATABASE_URL, max: 3, application_name: 'builder' });
pool.on('error', (error) => log.warn({ err: error }, 'a connection broke'));

const builder = new Builder({
  store: new BuildStore(pool),
  build: (options) => buildSite(config, options),
  isSettled: () => isSettled(config.RELEASES_DIR),
  quietMs: config.BUILD_QUIET_SECONDS * 1000,
  log,
});

/** Ready when there is something to serve. `/wholez`: whether that has pages in all languages. */
const health = createServer((request, response) => {
  void (async () => {
    const release = request.url === '/healthz' ? undefined : await currentManifest(config.RELEASES_DIR);
    const [code, status] = statusOf(request.url, release);
    response.writeHead(code, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify({ status }));
  })();
});

function statusOf(url: string | undefined, release: ReleaseManifest | null | undefined): [code: number, said: string] {
  if (release === null) return [503, 'no release yet'];
  if (url !== '/wholez' || !release?.locales) return [200, 'ok'];
  return builder.gaveUp ? [500, 'other languages could not be built'] : [503, 'other languages are being built'];
}

health.listen(config.BUILDER_PORT, config.LISTEN_HOST, () =>
  log.info({ port: config.BUILDER_PORT }, 'builder waits for requests'),
);

const only = holdOnly(config.DATABASE_URL, log);
let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void (async () => {
      await Promise.all([builder.stop(), only.release()]);
      health.close();
      await pool.end();
      log.info('stopped');
      process.exit(0);
    })();
  });
}

await only.held;
if (!stopping) {
  // A machine that has never built has nothing to serve: its first release needs no request.
  if (!(await currentManifest(config.RELEASES_DIR)))
    await buildSite(config, { first: true }).catch((error: unknown) =>
      log.error({ err: error }, 'the first build failed'),
    );
  await builder.start();
}
