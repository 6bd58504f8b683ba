import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../paths.ts';

/** One test file or browser spec of a run. */
export interface TestFile {
  /** Relative to the clone's root. */
  file: string;
  seconds: number;
}

/** A test that failed, or a file that could not run. */
export interface FailedTest {
  /** Relative to the clone's root. */
  file: string;
  /** Its title after those of its groups; empty for a file that could not run. */
  title: string;
  /** The first lines of what its runner said. */
  message: string;
}

export interface Counts {
  passed: number;
  failed: number;
  failures: FailedTest[];
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
      /** Of a file that could not run: why. */
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          title: z.string(),
          ancestorTitles: z.array(z.string()),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
});

const PlaywrightTest = z.object({
  status: z.string(),
  results: z.array(
    z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().default('') })).default([]) }),
  ),
});

interface Suite {
  title: string;
  file: string;
  specs: { title: string; tests: z.infer<typeof PlaywrightTest>[] }[];
  suites?: Suite[] | undefined;
}

const Suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(PlaywrightTest) })),
  get suites() {
    return z.array(Suite).optional();
  },
});

const PlaywrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(Suite),
  errors: z.array(z.object({ message: z.string().default('') })).default([]),
});

/** Lines of a failure that the summary repeats: what was expected, what came, and where. */
const MESSAGE_LINES = 12;

/** The beginning of a message without colours and empty lines, for the summary. */
export const firstLines = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MESSAGE_LINES)
    .join('\n');

const skippedIn = ({ title, specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map((spec) => `${title} ${spec.title}`),
  ...suites.flatMap(skippedIn).map((name) => `${title} ${name}`),
];

const failuresIn = (suite: Suite, rootDir: string): FailedTest[] => [
  ...suite.specs.flatMap(({ title, tests }) =>
    tests
      // A flaky test is not reliable.
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        file: path.relative(ROOT, path.join(rootDir, suite.file)),
        title,
        message: firstLines(results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n')),
      })),
  ),
  ...(suite.suites ?? []).flatMap((inner) =>
    failuresIn(inner, rootDir).map((failure) => ({ ...failure, title: `${inner.title} › ${failure.title}` })),
  ),
];

const millisecondsOf = ({ specs, suites = [] }: Suite): number =>
  [
    ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    ...suites.map(millisecondsOf),
  ].reduce((sum, duration) => sum + duration, 0);

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
export const NOTHING_RAN: Counts = { passed: 0, failed: 1, failures: [], skipped: [], files: [] };

/** A runner may fail without a failed test. */
const checked = (counts: Counts, exitCode: number): Counts =>
  counts.failed === 0 && exitCode !== 0 ? { ...counts, failed: 1 } : counts;

/** Adds up the counts of several runs; no tests at all count as a failure. */
export function sumCounts(runs: readonly Counts[]): Counts {
  const sum = (key: 'passed' | 'failed'): number => runs.reduce((total, run) => total + run[key], 0);
  const all = {
    passed: sum('passed'),
    failed: sum('failed'),
    failures: runs.flatMap(({ failures }) => failures),
    skipped: runs.flatMap(({ skipped }) => skipped),
    files: runs.flatMap(({ files }) => files),
  };
  return all.passed + all.failed + all.skipped.length > 0 ? all : NOTHING_RAN;
}

function failuresOfFile({
  name,
  message,
  assertionResults,
}: z.infer<typeof JestReport>['testResults'][number]): FailedTest[] {
  const file = path.relative(ROOT, name);
  if (assertionResults.length === 0 && message) return [{ file, title: '', message: firstLines(message) }];
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ ancestorTitles, title, failureMessages }) => ({
      file,
      title: [...ancestorTitles, title].join(' › '),
      message: firstLines(failureMessages.join('\n')),
    }));
}

export function readJestReport(file: string, exitCode: number): Counts {
  try {
    const report = JestReport.parse(read(file));
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const skipped = tests.filter(({ status }) => ['pending', 'todo', 'disabled', 'skipped'].includes(status));
    const counts: Counts = {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      failures: report.testResults.flatMap(failuresOfFile),
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
      failed: stats.unexpected + stats.flaky + errors.length,
      failures: [
        ...suites.flatMap((suite) => failuresIn(suite, config.rootDir)),
        ...errors.map(({ message }) => ({ file: 'tests/e2e', title: '', message: firstLines(message) })),
      ],
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
