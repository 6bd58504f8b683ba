import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../paths.ts';
import { readTestOptions } from './test-options.ts';
import {
  readJestReport,
  readPlaywrightReport,
  slowest,
  sumCounts,
  missingMeilisearchNote,
  unexpectedSkips,
} from './test-reports.ts';

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
      testResults: [
        {
          name: fromRoot('engine', 'a.test.ts'),
          startTime: 10_000,
          endTime: 12_500,
          message: '',
          assertionResults: statuses.map((status, index) => ({
            status,
            title: `test ${index}`,
            ancestorTitles: ['group'],
            failureMessages: status === 'failed' ? ['\u001b[31mexpected 1\u001b[39m\n\ngot 2'] : [],
          })),
        },
        ...Array.from({ length: broken }, (_none, index) => ({
          name: fromRoot('engine', `broken${index}.test.ts`),
          startTime: 0,
          endTime: 0,
          message: 'SyntaxError: no',
          assertionResults: [],
        })),
      ],
    });

  test('Jest’s counts include files that could not run, and name failed and skipped tests', () => {
    expect(readJestReport(jest(5, 1, 1, ['passed', 'pending', 'todo', 'failed']), 1)).toEqual({
      passed: 5,
      failed: 2,
      failures: [
        { file: 'engine/a.test.ts', title: 'group › test 3', message: 'expected 1\ngot 2' },
        { file: 'engine/broken0.test.ts', title: '', message: 'SyntaxError: no' },
      ],
      skipped: ['group test 1', 'group test 2'],
      files: [
        { file: 'engine/a.test.ts', seconds: 2.5 },
        { file: 'engine/broken0.test.ts', seconds: 0 },
      ],
    });
  });

  test.each([
    ['no test', jest, 0, 0],
    ['a runner that fails beside its tests', jest, 3, 1],
  ])('the counts of a run count %s as a failure', (_name, make, passed, exitCode) => {
    expect(readJestReport(make(passed, 0, 0), exitCode)).toMatchObject({ passed, failed: 1 });
  });

  test('a missing report counts as a failure', () => {
    const nothingRan = { passed: 0, failed: 1, failures: [], skipped: [], files: [] };
    expect(readJestReport(path.join(folder, 'none'), 0)).toEqual(nothingRan);
    expect(readPlaywrightReport(path.join(folder, 'none'), 0)).toEqual(nothingRan);
  });

  test('counts of several runs add up; no tests at all are a failure', () => {
    const nothing = { passed: 0, failed: 0, failures: [], skipped: [], files: [] };
    const files = [{ file: 'a.test.ts', seconds: 1 }];
    const failures = [{ file: 'a.test.ts', title: 'two', message: 'no' }];
    expect(sumCounts([nothing, { passed: 2, failed: 1, failures, skipped: ['one'], files }])).toEqual({
      passed: 2,
      failed: 1,
      failures,
      skipped: ['one'],
      files,
    });
    expect(sumCounts([nothing, nothing])).toMatchObject({ passed: 0, failed: 1 });
  });

  test('a flaky browser test counts as failed, and is named', () => {
    const spec = (title: string, status: string, messages: string[] = []): unknown => ({
      title,
      tests: [{ status, results: [{ duration: 1500, errors: messages.map((message) => ({ message })) }] }],
    });
    const suites = [
      {
        title: 'a.spec.ts',
        file: 'a.spec.ts',
        specs: [spec('one', 'expected')],
        suites: [
          {
            title: 'inner',
            file: 'a.spec.ts',
            specs: [spec('two', 'skipped'), spec('three', 'flaky', ['it was not there'])],
          },
        ],
      },
    ];
    const file = report({
      config: { rootDir: fromRoot('tests', 'e2e') },
      stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 1 },
      suites,
      errors: [],
    });
    expect(readPlaywrightReport(file, 0)).toEqual({
      passed: 4,
      failed: 1,
      failures: [{ file: 'tests/e2e/a.spec.ts', title: 'inner › three', message: 'it was not there' }],
      skipped: ['a.spec.ts inner two'],
      files: [{ file: 'tests/e2e/a.spec.ts', seconds: 4.5 }],
    });
  });

  test('the slowest files come first', () => {
    const files = [1, 9, 5].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
    expect(slowest(files, 2).map(({ seconds }) => seconds)).toEqual([9, 5]);
  });
});

test.each([
  [[], { part: undefined, report: undefined, record: false, rest: [] }],
  [['--report', 'a.json'], { part: undefined, report: 'a.json', record: false, rest: [] }],
  [['--report=a.json', '--record'], { part: undefined, report: 'a.json', record: true, rest: [] }],
  [
    ['engine', 'reviews', '--report', 'a.json', '-t', 'publishes'],
    { part: 'engine', report: 'a.json', record: false, rest: ['reviews', '-t', 'publishes'] },
  ],
  [['-t', 'publishes'], { part: undefined, report: undefined, record: false, rest: ['-t', 'publishes'] }],
])('arguments %j of the tests name a part, a report and what the runner gets', (args, options) => {
  expect(readTestOptions(args)).toEqual(options);
});

test('--report without a file is refused', () => {
  expect(() => readTestOptions(['--report'])).toThrow('--report takes the name of a file');
});

test('a test may be skipped only for a missing service', () => {
  const skipped = ['queue on Redis works', 'search on Meilisearch finds', 'lazy'];
  expect(unexpectedSkips(skipped, { redis: true, meilisearch: true })).toEqual(['lazy']);
  expect(unexpectedSkips(skipped, { redis: false, meilisearch: true })).toEqual(['queue on Redis works', 'lazy']);
});

test('a run without a Meilisearch server says so in one line, which is not a failure', () => {
  expect(missingMeilisearchNote({ redis: true, meilisearch: true })).toMatch(
    /^[^\n]*Meilisearch[^\n]*MEILI_URL[^\n]*$/,
  );
  expect(missingMeilisearchNote({ redis: true, meilisearch: false })).toBeNull();
});
