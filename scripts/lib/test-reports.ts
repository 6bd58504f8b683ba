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

/** A runner that failed without a failed test, or ran none at all, has failed all the same. */
const checked = (counts: Counts, exitCode: number): Counts => {
  const ran = counts.passed + counts.failed + counts.skipped.length;
  return counts.failed === 0 && (exitCode !== 0 || ran === 0) ? { ...counts, failed: 1 } : counts;
};

export function readJestReport(file: string, exitCode: number): Counts {
  try {
    const report = JestReport.parse(read(file));
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const skipped = tests.filter(({ status }) => ['pending', 'todo', 'disabled', 'skipped'].includes(status));
    const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
    return checked(
      { passed: report.numPassedTests, failed, skipped: skipped.map(({ fullName }) => fullName) },
      exitCode,
    );
  } catch {
    return NOTHING_RAN;
  }
}

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
