import { fromRoot, ROOT } from '../paths.ts';
import { startProcess } from '../processes/processes.ts';

interface Check {
  name: string;
  args: string[];
}

export interface CheckResult {
  name: string;
  passed: boolean;
  output: string;
  seconds: number;
}

/** A tool of node_modules, run by this Node without npx. */
const tool = (file: string, ...args: string[]): string[] => [fromRoot('node_modules', ...file.split('/')), ...args];
/** TypeScript's native compiler; the package `typescript` is the one that other tools import. */
const tsc = (project: string): string[] => tool('typescript-native/bin/tsc', '-p', project);

// Slowest first: two run at a time.
const CHECKS: Check[] = [
  // With types, which rules about promises need.
  {
    name: 'lint',
    args: tool('oxlint/bin/oxlint', '--type-aware', '--report-unused-disable-directives-severity=error'),
  },
  { name: 'types: engine, search, locales, scripts, tests', args: tsc('tsconfig.json') },
  { name: 'types: site', args: tsc('site/tsconfig.json') },
  { name: 'types: widgets', args: tsc('site/widgets/tsconfig.json') },
  { name: 'types: cms', args: tsc('cms/tsconfig.json') },
  { name: 'types: browser tests', args: tsc('tests/e2e/tsconfig.json') },
  { name: 'formatting', args: tool('oxfmt/bin/oxfmt', '--check') },
  { name: 'unused code', args: tool('knip/bin/knip.js', '--no-progress') },
  {
    name: 'dependency rules',
    args: tool(
      'dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      'engine',
      'search',
      'locales',
      'cms/src',
      'site',
      'scripts',
      'tests',
    ),
  },
  { name: 'texts', args: ['--import', '@app/jsx', fromRoot('locales', 'check.ts')] },
];

const AT_A_TIME = 2;

async function runOne({ name, args }: Check): Promise<CheckResult> {
  const since = performance.now();
  const tool = startProcess({ name, args, cwd: ROOT, keepLines: 2_000 });
  const { code } = await tool.exited;
  return { name, passed: code === 0, output: tool.lastLines(2_000), seconds: (performance.now() - since) / 1000 };
}

/** Runs every check, two at a time, and reports each as it ends. */
export async function runChecks(report: (result: CheckResult) => void): Promise<CheckResult[]> {
  const waiting = [...CHECKS];
  const results: CheckResult[] = [];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runOne(next);
      results.push(result);
      report(result);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return results;
}

/** Prints a check's result, and its output if it failed. */
export function printCheck({ name, passed, output, seconds }: CheckResult): void {
  console.log(`${passed ? '✓' : '✗'} ${name}  ${seconds.toFixed(1)} s`);
  if (!passed) console.log(`${output.trimEnd()}\n`);
}
