import { parseArgs } from 'node:util';
import { UserError } from '../user-error.ts';

export interface TestOptions {
  /** The only part to run; undefined: all. */
  part: string | undefined;
  /** File for the seconds of every test file, as JSON. */
  report: string | undefined;
  /** Whether to record the slowest files' seconds, by which Jest orders its runs. */
  record: boolean;
  /** Arguments for the part's runner. */
  rest: string[];
}

/**
 * Reads `[part] [--report FILE] [--record] [arguments of the part's runner]`.
 * @throws UserError if `--report` names no file
 */
export function readTestOptions(args: readonly string[]): TestOptions {
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: { report: { type: 'string' } },
  });
  const found = tokens.find((token) => token.kind === 'option' && token.name === 'report');
  const record = args.includes('--record');
  const left = [...args];
  let report: string | undefined;
  if (found?.kind === 'option') {
    report = found.value;
    if (!report) throw new UserError('--report takes the name of a file, as in "npm test -- --report times.json".');
    left.splice(found.index, found.inlineValue ? 1 : 2);
  }
  const [first, ...others] = left.filter((arg) => arg !== '--record');
  if (first === undefined) return { part: undefined, report, record, rest: [] };
  return first.startsWith('-')
    ? { part: undefined, report, record, rest: [first, ...others] }
    : { part: first, report, record, rest: others };
}
