/** How many milliseconds of a processor `work` takes, in this process. */
async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * How many times as much processor time `work` takes as `reference`, which is measured right beside it: a machine that
 * is slow or busy is so for both. For telling bounded work from endless work, not for comparing fast with faster.
 */
export async function cpuRatio(work: () => unknown, reference: () => unknown): Promise<number> {
  const took = await cpuMs(work);
  // The resolution of the measure, lest something too small to see is divided by.
  return took / Math.max(1, await cpuMs(reference));
}
