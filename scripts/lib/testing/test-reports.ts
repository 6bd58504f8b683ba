import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../paths.ts';

/** One test file or browser spec of a run. */
export interface TestFile {
  /** Relative to the clone's root. */
  file: string;
  seconds: number;
}

export interface Counts {
  passed: number;
  failed: number;
  /** Full names. */
  skipped: string[];
  files: TestFile[];
}

const JestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(
        z.object({ status: z.string(), title: z.string(), ancestorTitles: z.array(z.string()) }),
      ),
    }),
  ),
});

interface Suite {
  title: string;
  file: string;
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
  suites?: Suite[] | undefined;
}

const Suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      tests: z.array(z.object({ status: z.string(), results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(Suite).optional();
  },
});

const PlaywrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(Suite),
  errors: z.array(z.unknown()).default([]),
});

const skippedIn = ({ title, specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map((spec) => `${title} ${spec.title}`),
  ...suites.flatMap(skippedIn).map((name) => `${title} ${name}`),
];

const millisecondsOf = ({ specs, suites = [] }: Suite): number =>
  [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    ...suites.map(millisecondsOf),
  ].reduce((sum, duration) => sum + duration, 0);

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
export const NOTHING_RAN: Counts = { passed: 0, failed: 1, skipped: [], files: [] };

/** A runner may fail without a failed test. */
const checked = (counts: Counts, exitCode: number): Counts =>
  counts.failed === 0 && exitCode !== 0 ? { ...counts, failed: 1 } : counts;

/** Adds up the counts of several runs; no tests at all count as a failure. */
export function sumCounts(runs: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed'): number => runs.reduce((total, run) => total + run[key], 0);
  const all = {
    passed: sum('passed'),
    failed: sum('failed'),
    skipped: runs.flatMap(({ skipped }) => skipped),
    files: runs.flatMap(({ files }) => files),
  };
  return all.passed + all.failed + all.skipped.length > 0 ? all : NOTHING_RAN;
}

export function readJestReport(file: string, exitCode: number): Counts {
  try {
    const report = JestReport.parse(read(file));
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const skipped = tests.filter(({ status }) => ['pending', 'todo', 'disabled', 'skipped'].includes(status));
    const counts: Counts = {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: skipped.map(({ ancestorTitles, title }) => [...ancestorTitles, title].join(' ')),
      files: report.testResults.map(({ name, startTime, endTime }) => ({
        file: path.relative(ROOT, name),
        seconds: (endTime - startTime) / 1000,
      })),
    };
    return sumCounts([checked(counts, exitCode)]);
  } catch {
    return NOTHING_RAN;
  }
}

/** Reads Playwright's report; a run without tests is allowed. */
export function readPlaywrightReport(file: string, exitCode: number): Counts {
  try {
    const { config, stats, suites, errors } = PlaywrightReport.parse(read(file));
    const counts: Counts = {
      passed: stats.expected,
      // A flaky test is not reliable.
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: suites.flatMap(skippedIn),
      files: suites.map((suite) => ({
        file: path.relative(ROOT, path.join(config.rootDir, suite.file)),
        seconds: millisecondsOf(suite) / 1000,
      })),
    };
    return checked(counts, exitCode);
  } catch {
    return NOTHING_RAN;
  }
}

/** The slowest files, slowest first. */
export const slowest = (files: readonly TestFile[], count: number): TestFile[] =>
  files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);

/** Optional services; a skipped test must be named after a missing one. */
export interface MissingServices {
  redis: boolean;
  meilisearch: boolean;
}

/** Skipped tests that this machine could have run. */
export function unexpectedSkips(skipped: string[], missing: MissingServices): string[] {
  const excuses = [missing.redis && /redis/i, missing.meilisearch && /meilisearch/i].filter(
    (excuse) => excuse instanceof RegExp,
  );
  return skipped.filter((name) => !excuses.some((excuse) => excuse.test(name)));
}

/**
 * The summary's note if there is no Meilisearch server: its adapter was not tested against one, and nothing was
 * skipped.
 */
export const missingMeilisearchNote = (missing: MissingServices): string | null =>
  missing.meilisearch
    ? 'Search was tested on PostgreSQL alone: Meilisearch’s own server was not there (MEILI_URL names one).'
    : null;
