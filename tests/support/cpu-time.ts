/**
 * How many milliseconds of a processor `work` takes, in this process. Unlike the clock on the wall it does not grow
 * while other processes hold the machine, so a test can tell linear work from endless work by it.
 */
export async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
