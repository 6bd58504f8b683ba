/** CPU time of `work` in this process, in milliseconds. */
async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * CPU time of `work` relative to `reference`, measured right beside it, so that a slow or busy machine affects both.
 * For telling bounded work from unbounded, not for comparing speeds.
 */
export async function cpuRatio(work: () => unknown, reference: () => unknown): Promise<number> {
  const took = await cpuMs(work);
  // At least the clock's resolution, so that the divisor is not zero.
  return took / Math.max(1, await cpuMs(reference));
}
