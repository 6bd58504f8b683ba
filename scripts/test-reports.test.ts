import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  readJestReport,
  readPlaywrightReport,
  sumCounts,
  withoutMeilisearch,
  wronglySkipped,
} from './lib/test-reports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = (content: unknown): string => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('the counts of a run', () => {
  const jest = (passed: number, failed: number, broken: number, statuses: string[] = []): string =>
    report({
      numPassedTests: passed,
      numFailedTests: failed,
      numRuntimeErrorTestSuites: broken,
      testResults: [{ assertionResults: statuses.map((status, index) => ({ status, fullName: `test ${index}` })) }],
    });

  test('of Jest include files that could not be run, and name what was skipped', () => {
    expect(readJestReport(jest(5, 1, 2, ['passed', 'pending', 'todo']), 1)).toEqual({
      passed: 5,
      failed: 3,
      skipped: ['test 1', 'test 2'],
    });
  });

  test.each([
    ['no test', jest, 0, 0],
    ['a runner that fails beside its tests', jest, 3, 1],
  ])('count %s as a failure', (_name, make, passed, exitCode) => {
    expect(readJestReport(make(passed, 0, 0), exitCode)).toMatchObject({ passed, failed: 1 });
  });

  test('without a report are a failure', () => {
    expect(readJestReport(path.join(folder, 'none'), 0)).toEqual({ passed: 0, failed: 1, skipped: [] });
    expect(readPlaywrightReport(path.join(folder, 'none'), 0)).toEqual({ passed: 0, failed: 1, skipped: [] });
  });

  test('of several runs are those of all; none at all is a failure', () => {
    const nothing = { passed: 0, failed: 0, skipped: [] };
    expect(sumCounts([nothing, { passed: 2, failed: 1, skipped: ['one'] }])).toEqual({
      passed: 2,
      failed: 1,
      skipped: ['one'],
    });
    expect(sumCounts([nothing, nothing])).toMatchObject({ passed: 0, failed: 1 });
  });

  test('of the browser tests count an unsteady test as failed', () => {
    const spec = (title: string, status: string): unknown => ({ title, tests: [{ status }] });
    const suites = [
      {
        title: 'a.test.ts',
        specs: [spec('one', 'expected')],
        suites: [{ title: 'inner', specs: [spec('two', 'skipped')] }],
      },
    ];
    const file = report({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 1 }, suites, errors: [] });
    expect(readPlaywrightReport(file, 0)).toEqual({ passed: 4, failed: 1, skipped: ['a.test.ts inner two'] });
  });
});

test('a skipped test needs a thing that the machine lacks', () => {
  const skipped = ['queue on Redis works', 'search on Meilisearch finds', 'lazy'];
  expect(wronglySkipped(skipped, { redis: true, meilisearch: true })).toEqual(['lazy']);
  expect(wronglySkipped(skipped, { redis: false, meilisearch: true })).toEqual(['queue on Redis works', 'lazy']);
});

test('a run without a server of Meilisearch says so, in one line and as no failure', () => {
  expect(withoutMeilisearch({ redis: true, meilisearch: true })).toMatch(/^[^\n]*Meilisearch[^\n]*MEILI_URL[^\n]*$/);
  expect(withoutMeilisearch({ redis: true, meilisearch: false })).toBeNull();
});
