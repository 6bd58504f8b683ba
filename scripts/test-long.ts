import path from 'node:path';
import { chromiumPath } from '../tests/support/chromium.ts';
import { hasRedis, startRedis } from '../tests/support/redis.ts';
import { runBrowserTests } from './lib/testing/browser-tests.ts';
import { freePort } from './lib/processes/ports.ts';
import { addSystemPackages } from './lib/testing/system-packages.ts';
import { readTestOptions } from './lib/testing/test-options.ts';
import { NOTHING_RAN } from './lib/testing/test-reports.ts';
import { TestRun } from './lib/testing/test-run.ts';

// The tests that a release needs beside `npm test`: whole matrices, long clocks, Gatsby's own builds under faults, every
// language in a browser, the main job with Redis as the queue. `npm run test:long -- browser` runs one part.

const WORKERS = 3;

const { part: chosen, report, record, rest } = readTestOptions(process.argv.slice(2));
const runs = (name: string): boolean => chosen === undefined || chosen === name;
const run = new TestRun();

if (!addSystemPackages()) await run.part('system packages', () => Promise.resolve(NOTHING_RAN));
if (runs('long')) await run.part('long', () => run.jest({ projects: ['long'], workers: WORKERS, args: rest }));
if (runs('browser')) {
  if (!chromiumPath()) console.log('\nThe browser tests are left out: this machine has no Chromium.');
  else {
    const redis = hasRedis() ? await startRedis() : undefined;
    const folders = { releasesDir: path.join(run.scratch, 'releases'), dataDir: path.join(run.scratch, 'data') };
    const port = await freePort();
    await run.part(redis ? 'browser, Redis as the queue' : 'browser', () =>
      runBrowserTests(
        { ...folders, port, redisUrl: redis?.url, passes: [['languages'], ['long']], args: rest },
        run.stopped,
      ),
    );
    await redis?.stop();
  }
}
process.exit(run.end({ report, record, sayWithoutMeilisearch: true }));
