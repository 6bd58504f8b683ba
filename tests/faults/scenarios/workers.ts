import type { TestPlatform } from '../../support/platform.ts';

/** Kills the only worker without warning and starts another. */
export async function killAndRestart(platform: TestPlatform): Promise<void> {
  const worker = platform.workers.at(-1)!;
  worker.kill('SIGKILL');
  await worker.exited;
  await platform.startWorker();
}

/**
 * How many jobs have run once more because their lock ended: those of killed workers, and on a machine that stood still
 * for seconds others too. Each may have done its work twice.
 */
export const stalledJobs = ({ workers }: TestPlatform): number =>
  workers.flatMap((worker) => worker.lastLines(Infinity).split('\n')).filter((line) => line.includes('job stalled'))
    .length;
