import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumPath } from '../tests/support/chromium.ts';
import { hasRedis, startRedis } from '../tests/support/redis.ts';
import { hasBrowserTests, runBrowserTests } from './lib/browser-tests.ts';
import { printCheck, runChecks } from './lib/checks.ts';
import { fromRoot } from './lib/paths.ts';
import { freePort } from './lib/ports.ts';
import { runVisible } from './lib/run-visible.ts';
import { onStopRequest } from './lib/stop-request.ts';
import { addSystemPackages } from './lib/system-packages.ts';
import { readJestReport, withoutMeilisearch, wronglySkipped } from './lib/test-reports.ts';
import type { Counts } from './lib/test-reports.ts';
import { printFailure } from './lib/user-error.ts';

// `npm test` runs all parts; `npm test -- check engine e2e` runs some. Behind a part of Jest, its own arguments may
// follow: `npm run test:engine -- reviews -t publishes`.
const [chosen, ...rest] = process.argv.slice(2);
const runs = (name: string): boolean => chosen === undefined || chosen === name;

const scratch = mkdtempSync(path.join(tmpdir(), 'test-run-'));
chmodSync(scratch, 0o755);
const stopping = new AbortController();
const results: { part: string; counts: Counts; seconds: number }[] = [];

/** Runs a part under a heading; what it throws counts as one failure. */
async function part(name: string, run: () => Promise<Counts>): Promise<void> {
  if (stopping.signal.aborted) return;
  console.log(`\n── ${name} ──`);
  const since = performance.now();
  const counts = await run().catch((error: unknown): Counts => {
    printFailure(error);
    return { passed: 0, failed: 1, skipped: [] };
  });
  results.push({ part: name, counts, seconds: (performance.now() - since) / 1000 });
}

async function checks(): Promise<Counts> {
  const done = await runChecks(printCheck);
  const passed = done.filter((check) => check.passed).length;
  return { passed, failed: done.length - passed, skipped: [] };
}

async function jest(args: string[]): Promise<Counts> {
  const report = path.join(scratch, 'jest.json');
  const own = ['--json', `--outputFile=${report}`, '--testLocationInResults=false', ...args];
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const run = runVisible(process.execPath, [...node, fromRoot('node_modules', 'jest', 'bin', 'jest.js'), ...own]);
  stopping.signal.addEventListener('abort', () => run.stop(), { once: true });
  return readJestReport(report, await run.exited);
}

async function browser(): Promise<void> {
  const shared = { releasesDir: path.join(scratch, 'releases'), port: await freePort() };
  const first = { ...shared, dataDir: path.join(scratch, 'first'), args: rest };
  await part('browser', () => runBrowserTests(first, stopping.signal));
  if (rest.length || !hasRedis()) return;
  const redis = await startRedis();
  // The main job once more, with the other queue.
  const second = { ...shared, dataDir: path.join(scratch, 'second'), redisUrl: redis.url, args: ['main-job'] };
  await part('browser, Redis as the queue', () => runBrowserTests(second, stopping.signal));
  await redis.stop();
}

/** The table of parts, what was left out, and as the very last line the counts. */
function summary(): number {
  const skipped = results.flatMap(({ counts }) => counts.skipped);
  const lacking = { redis: !hasRedis(), meilisearch: !process.env['MEILI_URL'] };
  const wrongly = wronglySkipped(skipped, lacking);
  const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0);
  const failed = results.reduce((sum, { counts }) => sum + counts.failed, wrongly.length);
  console.log('\n── summary ──');
  for (const { part: name, counts, seconds } of results) {
    console.log(
      `${counts.failed ? '✗' : '✓'} ${name.padEnd(28)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(3)} failed  ${seconds.toFixed(0)} s`,
    );
  }
  const rightly = skipped.filter((name) => !wrongly.includes(name));
  if (rightly.length) console.log(`Left out, because this machine lacks what they need: ${rightly.length} tests`);
  const notSearched = chosen === undefined || chosen === 'search' ? withoutMeilisearch(lacking) : null;
  if (notSearched) console.log(notSearched);
  for (const name of wrongly) console.log(`✗ skipped, though this machine could run it: ${name}`);
  if (stopping.signal.aborted) console.log('Stopped before the end.');
  console.log(`${passed} passed, ${failed} failed`);
  return failed || !passed || stopping.signal.aborted ? 1 : 0;
}

void onStopRequest().then((reason) => {
  console.log(`\n${reason}: stopping …`);
  stopping.abort();
});

const ready = addSystemPackages();
if (!ready) await part('system packages', () => Promise.resolve({ passed: 0, failed: 1, skipped: [] }));
if (runs('check')) await part('check', checks);
if (chosen === undefined) await part('unit and integration', () => jest(rest));
else if (chosen !== 'check' && chosen !== 'e2e') await part(chosen, () => jest([...rest, '--selectProjects', chosen]));
if (runs('e2e')) {
  if (!chromiumPath()) console.log('\nThe browser tests are left out: this machine has no Chromium.');
  else if (hasBrowserTests()) await browser();
}
const code = summary();
rmSync(scratch, { recursive: true, force: true });
process.exit(code);
