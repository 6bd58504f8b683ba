import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Which core the load comes from and which one serves it. Null where they cannot be told apart. */
export interface Cores {
  load: number | null;
  server: number | null;
}

/** `0-2,5` → 0, 1, 2, 5. */
const coreNumbers = (list: string): number[] =>
  list.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  });

/** The first two cores that this process may use, where `taskset` (util-linux) can hold a process on one. */
export function chooseCores(): Cores {
  const none: Cores = { load: null, server: null };
  if (process.platform !== 'linux' || spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status !== 0)
    return none;
  const [, list = ''] = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  const [load, server] = coreNumbers(list);
  return load === undefined || server === undefined ? none : { load, server };
}

/** The command that runs Node with these arguments on one core. */
export function nodeOn(core: number | null, args: string[]): { command: string; args: string[] } {
  if (core === null) return { command: process.execPath, args };
  return { command: 'taskset', args: ['--cpu-list', String(core), process.execPath, ...args] };
}
