import { readFileSync } from 'node:fs';
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  /** Full names. */
  skipped: string[];
}

const JestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) })),
});

interface Suite {
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[] | undefined;
}

const Suite: z.ZodType<Suite> = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(Suite).optional();
  },
});

const PlaywrightReport = z.object({
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

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const NOTHING_RAN: Counts = { passed: 0, failed: 1, skipped: [] };

/** A runner that failed without a failed test has failed all the same. */
const checked = (counts: Counts, exitCode: number): Counts =>
  counts.failed === 0 && exitCode !== 0 ? { ...counts, failed: 1 } : counts;

/** The counts of several runs as one, which has failed when nothing ran at all. */
export function sumCounts(runs: readonly Counts[]): Counts {
  const sum = (of: 'passed' | 'failed'): number => runs.reduce((total, run) => total + run[of], 0);
  const all = { passed: sum('passed'), failed: sum('failed'), skipped: runs.flatMap(({ skipped }) => skipped) };
  return all.passed + all.failed + all.skipped.length > 0 ? all : NOTHING_RAN;
}

export function readJestReport(file: string, exitCode: number): Counts {
  try {
    const report = JestReport.parse(read(file));
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const skipped = tests.filter(({ status }) => ['pending', 'todo', 'disabled', 'skipped'].includes(status));
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    const counts = { passed: report.numPassedTests, failed, skipped: skipped.map(({ fullName }) => fullName) };
    return sumCounts([checked(counts, exitCode)]);
  } catch {
    return NOTHING_RAN;
  }
}

/** One run of the browser tests may be of none. */
export function readPlaywrightReport(file: string, exitCode: number): Counts {
  try {
    const { stats, suites, errors } = PlaywrightReport.parse(read(file));
    const skipped = suites.flatMap(skippedIn);
    // A test that passes only at the second try is not one to rely on.
    return checked(
      { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped },
      exitCode,
    );
  } catch {
    return NOTHING_RAN;
  }
}

/** Things a machine may rightly lack; a skipped test must be named after one of them. */
export interface Lacking {
  redis: boolean;
  meilisearch: boolean;
}

/** The skipped tests that this machine could have run. */
export function wronglySkipped(skipped: string[], lacking: Lacking): string[] {
  const excuses = [lacking.redis && /redis/i, lacking.meilisearch && /meilisearch/i].filter(
    (excuse) => excuse instanceof RegExp,
  );
  return skipped.filter((name) => !excuses.some((excuse) => excuse.test(name)));
}

/** What a whole run says of the search engine that it had no server of: there was one adapter less, and nothing to skip. */
export const withoutMeilisearch = (lacking: Lacking): string | null =>
  lacking.meilisearch
    ? 'Search was tested on PostgreSQL alone: Meilisearch’s own server was not there (MEILI_URL names one).'
    : null;
