import type { TestPlatform } from '../../support/platform.ts';

/** Kills the only worker without warning and starts another. */
export async function killAndRestart(platform: TestPlatform): Promise<void> {
  const worker = platform.workers.at(-1)!;
  worker.kill('SIGKILL');
  await worker.exited;
  await platform.startWorker();
}

/**
 * Number of jobs that ran again because their lock expired: those of killed workers, and others if the machine stalled
 * for seconds. Each may have done its work twice.
 */
export const stalledJobs = ({ workers }: TestPlatform): number =>
  workers.flatMap((worker) => worker.lastLines(Infinity).split('\n')).filter((line) => line.includes('job stalled'))
    .length;
