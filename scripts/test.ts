import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromiumPath } from '../tests/support/chromium.ts';
import { hasBrowserTests, runBrowserTests } from './lib/testing/browser-tests.ts';
import { printCheck, runChecks } from './lib/testing/checks.ts';
import { freePort } from './lib/processes/ports.ts';
import { addSystemPackages } from './lib/testing/system-packages.ts';
import { readTestOptions } from './lib/testing/test-options.ts';
import { firstLines, NOTHING_RAN } from './lib/testing/test-reports.ts';
import type { Counts } from './lib/testing/test-reports.ts';
import { TestRun } from './lib/testing/test-run.ts';

// `npm test` proves that every mechanism is right; `npm run test:long` proves the rest (see docs/testing.md).
// `npm test -- check` runs one part. Behind a part, arguments of its runner may follow:
// `npm run test:engine -- reviews -t publishes`.

/** Projects that keep a core busy, but for waits of a quarter of their time: for the database, and for servers to start. */
const BUSY = ['unit', 'pages'];
/** Projects that mostly wait, for processes and clocks: more files at a time. */
const WAITING = ['integration', 'faults'];
/** Projects of a part whose tests need a window. */
const WITH_WINDOW: Record<string, string[] | undefined> = { site: ['pages'] };
const WAITING_WORKERS = 4;
const BUSY_WORKERS = availableParallelism() + 2;

const { part: chosen, report, record, rest } = readTestOptions(process.argv.slice(2));
const runs = (name: string): boolean => chosen === undefined || chosen === name;
const run = new TestRun();

async function checks(): Promise<Counts> {
  const done = await runChecks(printCheck);
  const passed = done.filter((check) => check.passed).length;
  const failures = done
    .filter((check) => !check.passed)
    .map(({ name, output }) => ({ file: 'check', title: name, message: firstLines(output) }));
  return { passed, failed: failures.length, failures, skipped: [], files: [] };
}

if (!addSystemPackages()) await run.part('system packages', () => Promise.resolve(NOTHING_RAN));
if (runs('check')) await run.part('check', checks);
if (chosen === undefined) {
  await run.part('unit', () => run.jest({ projects: BUSY, workers: BUSY_WORKERS, args: rest }));
  await run.part('integration and faults', () => run.jest({ projects: WAITING, workers: WAITING_WORKERS, args: rest }));
} else if (chosen !== 'check' && chosen !== 'e2e') {
  const workers = WAITING.includes(chosen) ? WAITING_WORKERS : BUSY_WORKERS;
  const projects = [chosen, ...(WITH_WINDOW[chosen] ?? [])];
  await run.part(chosen, () => run.jest({ projects, args: rest, workers }));
}
if (runs('e2e')) {
  if (!chromiumPath()) console.log('\nThe browser tests are left out: this machine has no Chromium.');
  else if (hasBrowserTests()) {
    const port = await freePort();
    const folders = { releasesDir: path.join(run.scratch, 'releases'), dataDir: path.join(run.scratch, 'data') };
    await run.part('browser', () =>
      runBrowserTests(
        {
          ...folders,
          port,
          passes: [
            ['publishing', 'acting', 'walking'],
            ['clock', 'reading', 'widgets'],
          ],
          args: rest,
        },
        run.stopped,
      ),
    );
  }
}
process.exit(run.end({ report, record, sayWithoutMeilisearch: runs('search') }));
