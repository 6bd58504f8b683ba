import { playActs } from '../demo/acts/acts.ts';
import { readDemoConfig } from '../demo/config.ts';
import { loadDemo } from '../demo/load.ts';
import { reindexInTurn } from '../domains/directory/public.ts';
import { ConfigInvalid } from '../platform/config.ts';
import { compose } from './compose.ts';
import { configOrExit } from './process.ts';

const began = performance.now();
const { app, close } = compose('seed', configOrExit());
try {
  const demo = await loadDemo(app, readDemoConfig());
  await playActs(app);
  const { needsReindex } = await app.search.setup();
  if (demo.loaded || needsReindex) await reindexInTurn(app);
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
