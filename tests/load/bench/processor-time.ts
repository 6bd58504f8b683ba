import { readFileSync, readdirSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const MS_PER_TICK = 10;

interface ProcessTimes {
  parent: number;
  /** Milliseconds of processor time, its own and that of children which have ended. */
  own: number;
  ended: number;
}

function timesOf(pid: number | 'self'): ProcessTimes | undefined {
  try {
    // A program's name, in brackets, may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    const ms = (first: number): number => (Number(fields[first]) + Number(fields[first + 1])) * MS_PER_TICK;
    return { parent: Number(fields[1]), own: ms(11), ended: ms(13) };
  } catch {
    return undefined;
  }
}

/** Something whose processor time is told apart. */
export interface Part {
  name: string;
  /** Milliseconds used so far; undefined where the system does not say. */
  used(): number | undefined;
}

/** One process alone. */
export const processPart = (name: string, pid: number): Part => ({ name, used: () => timesOf(pid)?.own });

/** A process and its children, as PostgreSQL's main process with the one of each connection. */
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

/** What this process has started and has ended since. */
export const endedPart = (name: string): Part => ({ name, used: () => timesOf('self')?.ended });

/** Milliseconds of processor time by part. */
export type Processor = Record<string, number>;

/** What `work` makes these parts use. Parts of which the system says nothing are left out. */
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
