import { createServer } from 'node:http';
import { join } from 'node:path';
import { pino } from 'pino';
import { Pool } from 'pg';
import { stop as stopEsbuild } from 'esbuild';
import { buildSite } from '../build/build-site.ts';
import { readBuilderConfig, type BuilderConfig } from '../config.ts';
import { currentManifest, isSettled } from '../release/release-store.ts';
import type { ReleaseManifest } from '../../server/releases/release-files.ts';
import { openErrorReports } from '../../server/error-reports.ts';
import { WIDGETS_FOLDER } from '../../server/widgets/widget-manifest.ts';
import { reportableFailure } from '../build/run-gatsby.ts';
import { Builder } from './builder.ts';
import { giveMemoryBack } from './give-memory-back.ts';
import { CmsBuildTables } from './cms-tables.ts';
import { holdSingleInstanceLock } from './single-instance.ts';
import { buildWidgets } from '../widgets/build-widgets.ts';

/** The builder of the site: a separate process that turns published content into releases. */
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
const reports = await openErrorReports('builder', config);
const report = (error: unknown) => reports.report(reportableFailure(error));
const pool = new Pool({ connectionString: config.DATABASE_URL, max: 3, application_name: 'builder' });
pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));

const builder = new Builder({
  tables: new CmsBuildTables(pool),
  build: (options) => buildSite(config, options).finally(() => giveMemoryBack()),
  isSettled: () => isSettled(config.RELEASES_DIR),
  quietMs: config.BUILD_QUIET_SECONDS * 1000,
  log,
  report,
});

/** `/healthz`: the process is up. `/wholez`: the release has pages in all languages. Else ready once there is a release. */
const health = createServer((request, response) => {
  void (async () => {
    const release = request.url === '/healthz' ? undefined : await currentManifest(config.RELEASES_DIR);
    const [code, status] = statusOf(request.url, release);
    response.writeHead(code, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify({ status }));
  })();
});

function statusOf(
  url: string | undefined,
  release: ReleaseManifest | null | undefined,
): [code: number, status: string] {
  if (release === null) return [503, 'no release yet'];
  if (url !== '/wholez' || !release?.locales) return [200, 'ok'];
  return builder.settlingFailed
    ? [500, 'other languages could not be built']
    : [503, 'other languages are being built'];
}

health.listen(config.BUILDER_PORT, config.LISTEN_HOST, () =>
  log.info({ port: config.BUILDER_PORT }, 'builder started'),
);

// They change with the code alone: once per start is enough.
await buildWidgets(join(config.RELEASES_DIR, WIDGETS_FOLDER)).catch((error: unknown) => {
  log.error({ err: error }, 'the scripts of the widgets could not be built');
  report(error);
});
// Its process would stay for nothing.
await stopEsbuild();
giveMemoryBack();

const instance = holdSingleInstanceLock(config.DATABASE_URL, log);
let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void (async () => {
      await Promise.all([builder.stop(), instance.release()]);
      health.close();
      await pool.end();
      await reports.close();
      log.info('stopped');
      process.exit(0);
    })();
  });
}

await instance.held;
if (!stopping) {
  // The first release of a machine needs no request: there is nothing to serve yet.
  if (!(await currentManifest(config.RELEASES_DIR)))
    await buildSite(config, { first: true }).catch((error: unknown) => {
      log.error({ err: error }, 'the first build failed');
      if (!stopping) report(error);
    });
  await builder.start();
}
