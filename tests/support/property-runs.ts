import { appendFileSync } from 'node:fs';

/**
 * Reports to `npm test` how many runs a time-bounded property test made: slow machines make fewer, and the summary
 * should say how much was tested.
 */
export function reportPropertyRuns(test: string, runs: number): void {
  const file = process.env['PROPERTY_RUNS_FILE'];
  if (file) appendFileSync(file, `${JSON.stringify({ test, runs })}\n`);
}
