import { playActs } from './acts/acts.ts';
import { readDemoConfig } from './config.ts';
import { DEMO_SIZE } from './generator/generate.ts';
import { loadDemo } from './load/load.ts';
import { loadPictures } from './pictures/load-pictures.ts';
import { reindexAfterOthers } from '../src/domains/directory/public.ts';
import { ConfigInvalid } from '../src/platform/config.ts';
import { compose } from '../src/entry/compose.ts';
import { configOrExit } from '../src/entry/process.ts';

const began = performance.now();
const { app, close } = compose('seed', configOrExit());
try {
  const demo = await loadDemo(app, readDemoConfig());
  await loadPictures(app, demo.merchantId, DEMO_SIZE.seed);
  await playActs(app);
  const { needsReindex } = await app.search.setup();
  if (demo.loaded || needsReindex) await reindexAfterOthers(app);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(
    demo.loaded
      ? `${demo.companies} companies, ${demo.products} products and ${demo.reviews} reviews are loaded (${seconds} s).\n`
      : `The demo is there already (${seconds} s).\n`,
  );
} catch (error) {
  // The log leaves the values out: a failed statement carries thousands of rows.
  if (error instanceof ConfigInvalid) process.stderr.write(`${error.message}\n`);
  else app.log.fatal({ err: error }, 'the demo could not be loaded');
  process.exitCode = 1;
} finally {
  await close();
}
