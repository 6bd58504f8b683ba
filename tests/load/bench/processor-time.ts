import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const MS_PER_TICK = 10;

/** Processor time that a process has used so far, in milliseconds; undefined where the system does not say. */
export function processorTime(pid: number): number | undefined {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const fields = rest.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return undefined;
  }
}

/** What `work` makes a process use, per unit of what was done. */
export async function withProcessorTime<Result extends { done: number }>(
  pid: number,
  work: () => Promise<Result>,
): Promise<Result & { cpuMsEach: number | undefined }> {
  const before = processorTime(pid);
  const result = await work();
  const after = processorTime(pid);
  const cpuMsEach = before === undefined || after === undefined ? undefined : (after - before) / result.done;
  return { ...result, cpuMsEach };
}
