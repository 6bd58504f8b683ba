import { appendFileSync } from 'node:fs';

/**
 * Tells `npm test` how many runs a time-bounded property test did on this machine: a slow one does fewer, and whoever
 * reads the summary should see how much was proved.
 */
export function reportPropertyRuns(test: string, runs: number): void {
  const file = process.env['PROPERTY_RUNS_FILE'];
  if (file) appendFileSync(file, `${JSON.stringify({ test, runs })}\n`);
}
