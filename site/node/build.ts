import { join } from 'node:path';
import { buildSite } from './build/build-site.ts';
import { readBuildConfig } from './config.ts';
import { openErrorReports } from '../server/error-reports.ts';
import { GatsbyFailed, reportableFailure } from './build/run-gatsby.ts';
import { WIDGETS_FOLDER } from '../server/widgets/widget-manifest.ts';
import { buildWidgets } from './widgets/build-widgets.ts';

/** Builds the site once and ends: `node --import @app/jsx site/node/build.ts [--force] [--first]`. */
async function main(): Promise<void> {
  const started = performance.now();
  const took = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  const config = readBuildConfig();
  if (config.RELEASES_DIR) await buildWidgets(join(config.RELEASES_DIR, WIDGETS_FOLDER));
  const built = await buildSite(config, {
    force: process.argv.includes('--force'),
    first: process.argv.includes('--first'),
    onPhase: (phase) => console.log(`site: ${phase} (${took()})`),
  });
  if (!built.isWhole) console.log('site: other languages than those of the first release are still to be built');
  if (!built.isNew) return console.log(`site: nothing has changed since release ${built.release} (${took()})`);
  console.log(`site: built, at most ${built.memory} MB of memory`);
  console.log(
    `site: release ${built.release} is served: ${built.files} files, ${built.changed.length} of them changed, ${built.compressed} of them compressed anew (${took()})`,
  );
}

try {
  await main();
} catch (error) {
  if (error instanceof GatsbyFailed) console.error(error.output);
  console.error(`site: ${(error as Error).message}`);
  const reports = await openErrorReports('site-build', process.env);
  reports.report(reportableFailure(error));
  await reports.close();
  process.exitCode = 1;
}
