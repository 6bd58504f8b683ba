import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const MS_PER_TICK = 10;

interface ProcessTimes {
  parent: number;
  /** CPU time in milliseconds, including ended children. */
  own: number;
  ended: number;
}

function timesOf(pid: number | 'self'): ProcessTimes | undefined {
  try {
    // The program's name, in brackets, may contain anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const ms = (first: number): number => (Number(fields[first]) + Number(fields[first + 1])) * MS_PER_TICK;
    return { parent: Number(fields[1]), own: ms(11), ended: ms(13) };
  } catch {
    return undefined;
  }
}

/** A part whose CPU time is measured. */
export interface Part {
  name: string;
  /** Milliseconds used so far; undefined if the system does not tell. */
  used(): number | undefined;
}

/** A single process. */
export const processPart = (name: string, pid: number): Part => ({ name, used: () => timesOf(pid)?.own });

/** A process and its children, such as PostgreSQL with its connections. */
export const familyPart = (name: string, pid: number): Part => ({
  name,
  used() {
    const main = timesOf(pid);
    if (!main) return undefined;
    const children = readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map((entry) => timesOf(Number(entry)))
      .filter((times) => times?.parent === pid);
    return children.reduce((sum, times) => sum + (times?.own ?? 0), main.own + main.ended);
  },
});

/** Ended children of this process. */
export const endedPart = (name: string): Part => ({ name, used: () => timesOf('self')?.ended });

/** CPU time in milliseconds by part. */
export type Processor = Record<string, number>;

/** CPU time that `work` causes in these parts; unknown ones are left out. */
export async function metered<Result>(
  parts: readonly Part[],
  work: () => Promise<Result>,
): Promise<{ result: Result; processor: Processor }> {
  const before = parts.map((part) => part.used());
  const result = await work();
  const processor: Processor = {};
  for (const [n, part] of parts.entries()) {
    const [from, to] = [before[n], part.used()];
    if (from !== undefined && to !== undefined) processor[part.name] = to - from;
  }
  return { result, processor };
}

export const totalOf = (processor: Processor): number => Object.values(processor).reduce((sum, ms) => sum + ms, 0);
