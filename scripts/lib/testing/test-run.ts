import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { hasRedis } from '../../../tests/support/redis.ts';
import { fromRoot } from '../paths.ts';
import { runVisible } from '../processes/run-visible.ts';
import { onStopRequest } from '../processes/stop-request.ts';
import { NOTHING_RAN, readJestReport, slowest, missingMeilisearchNote, unexpectedSkips } from './test-reports.ts';
import type { Counts, TestFile } from './test-reports.ts';
import { printFailure } from '../user-error.ts';

/** Number of files listed in the summary. */
const NAMED_FILES = 20;

/** Read by tests/support/slowest-first.mjs. */
const DURATIONS = fromRoot('tests', 'support', 'durations.json');
/** Seconds from which a file is worth starting early. */
const LONG_SECONDS = 4;

/** Jest's arguments that filter tests by title. */
const TITLES = /^(-t|--testNamePattern)\b/;

const longOnes = (files: readonly TestFile[]): Record<string, number> =>
  Object.fromEntries(
    slowest(files, files.length)
      .filter(({ file, seconds }) => seconds >= LONG_SECONDS && !file.endsWith('.spec.ts'))
      .map(({ file, seconds }) => [file, Math.round(seconds)]),
  );

export interface JestOptions {
  /** Displayed names of the projects of jest.config.mjs. */
  projects: readonly string[];
  /** Test files at a time. Projects that mostly wait take more than there are cores. */
  workers?: number;
  /** More arguments for Jest. */
  args?: readonly string[];
}

interface EndOptions {
  report: string | undefined;
  record: boolean;
  sayWithoutMeilisearch: boolean;
}

/** A run of tests in several parts, with its summary. */
export class TestRun {
  /** Deleted when the run ends. */
  readonly scratch: string;
  readonly #stopping = new AbortController();
  readonly #results: { part: string; counts: Counts; seconds: number }[] = [];
  readonly #propertyRuns: string;

  constructor() {
    this.scratch = mkdtempSync(path.join(tmpdir(), 'test-run-'));
    chmodSync(this.scratch, 0o755);
    this.#propertyRuns = path.join(this.scratch, 'property-runs.jsonl');
    writeFileSync(this.#propertyRuns, '');
    void onStopRequest().then((reason) => {
      console.log(`\n${reason}: stopping …`);
      this.#stopping.abort();
    });
  }

  /** Aborted when this process is asked to stop. */
  get stopped(): AbortSignal {
    return this.#stopping.signal;
  }

  /** Runs a part under a heading; an exception counts as one failure. */
  async part(name: string, run: () => Promise<Counts>): Promise<void> {
    if (this.stopped.aborted) return;
    console.log(`\n── ${name} ──`);
    const since = performance.now();
    const counts = await run().catch((error: unknown) => {
      printFailure(error);
      return NOTHING_RAN;
    });
    this.#results.push({ part: name, counts, seconds: (performance.now() - since) / 1000 });
  }

  async jest({ projects, workers = availableParallelism(), args = [] }: JestOptions): Promise<Counts> {
    const report = path.join(this.scratch, 'jest.json');
    rmSync(report, { force: true });
    const own = ['--json', `--outputFile=${report}`, '--testLocationInResults=false', `--maxWorkers=${workers}`];
    const node = ['--import', '@app/jsx', '--disable-warning=ExperimentalWarning'];
    const jest = fromRoot('node_modules', 'jest', 'bin', 'jest.js');
    const run = runVisible(process.execPath, [...node, jest, ...own, ...args, '--selectProjects', ...projects], {
      ...process.env,
      PROPERTY_RUNS_FILE: this.#propertyRuns,
    });
    this.stopped.addEventListener('abort', () => run.stop(), { once: true });
    const counts = readJestReport(report, await run.exited);
    // Naming tests means leaving out the others.
    return args.some((arg) => TITLES.test(arg)) ? { ...counts, skipped: [] } : counts;
  }

  /**
   * Prints the table of parts, the slowest files, what was left out, what failed, and as the very last line the
   * counts.
   * @param report where the seconds of every part and file are written as JSON
   * @param record whether the seconds of long test files are kept for the order of later runs
   * @returns the exit code
   */
  end({ report, record, sayWithoutMeilisearch }: EndOptions): number {
    const skipped = this.#results.flatMap(({ counts }) => counts.skipped);
    const missing = { redis: !hasRedis(), meilisearch: !process.env['MEILI_URL'] };
    const wrongly = unexpectedSkips(skipped, missing);
    const passed = this.#results.reduce((sum, { counts }) => sum + counts.passed, 0);
    const failed = this.#results.reduce((sum, { counts }) => sum + counts.failed, wrongly.length);
    const propertyRuns = this.#readPropertyRuns();

    console.log('\n── summary ──');
    for (const { part: name, counts, seconds } of this.#results)
      console.log(
        `${counts.failed ? '✗' : '✓'} ${name.padEnd(28)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(3)} failed  ${seconds.toFixed(0)} s`,
      );
    const files = this.#results.flatMap(({ counts }) => counts.files);
    if (files.length > 1) {
      console.log(`\nThe slowest of ${files.length} files:`);
      for (const { file, seconds } of slowest(files, NAMED_FILES))
        console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
    }
    for (const { test, runs } of propertyRuns) console.log(`Property test bounded by time: ${runs} runs of ${test}`);

    const rightly = skipped.filter((name) => !wrongly.includes(name));
    if (rightly.length) console.log(`Left out, because this machine lacks what they need: ${rightly.length} tests`);
    const notSearched = sayWithoutMeilisearch ? missingMeilisearchNote(missing) : null;
    if (notSearched) console.log(notSearched);
    for (const name of wrongly) console.log(`✗ skipped, though this machine could run it: ${name}`);
    for (const { file, title, message } of this.#results.flatMap(({ counts }) => counts.failures))
      console.log(`\n✗ ${[file, title].filter(Boolean).join(' › ')}\n${message.replace(/^/gm, '    ')}`);
    if (this.stopped.aborted) console.log('Stopped before the end.');
    if (report) {
      const parts = this.#results.map(({ part, counts, seconds }) => ({ part, seconds, ...counts }));
      writeFileSync(report, `${JSON.stringify({ passed, failed, parts, propertyRuns }, null, 2)}\n`);
    }
    if (record) writeFileSync(DURATIONS, `${JSON.stringify(longOnes(files), null, 2)}\n`);
    console.log(`${passed} passed, ${failed} failed`);
    rmSync(this.scratch, { recursive: true, force: true });
    return failed || !passed || this.stopped.aborted ? 1 : 0;
  }

  #readPropertyRuns(): { test: string; runs: number }[] {
    const lines = readFileSync(this.#propertyRuns, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as { test: string; runs: number });
  }
}
