import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/** The cores of the load and of the server; null if processes cannot be pinned. */
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

/** The first two cores that this process may use, if `taskset` (util-linux) can pin processes. */
export function chooseCores(): Cores {
  const none: Cores = { load: null, server: null };
  if (process.platform !== 'linux' || spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status !== 0)
    return none;
  const [, list = ''] = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  const [load, server] = coreNumbers(list);
  return load === undefined || server === undefined ? none : { load, server };
}

const readOrNothing = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
};

const allowedCores = (pid: number): string =>
  /^Cpus_allowed_list:\s*(\S+)/m.exec(readOrNothing(`/proc/${pid}/status`))?.[1] ?? '';

/** A process and all of its descendants. */
function family(pid: number): number[] {
  const parents = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = Number(/^PPid:\s*(\d+)/m.exec(readOrNothing(`/proc/${name}/status`))?.[1]);
    parents.set(parent, [...(parents.get(parent) ?? []), Number(name)]);
  }
  const under = (one: number): number[] => [one, ...(parents.get(one) ?? []).flatMap(under)];
  return under(pid);
}

/**
 * During `run`, pins all processes started by this one to the load's core, except those on the server's core, so that
 * the server under measurement has its core for itself, like its baseline.
 */
export async function serverCoreAlone<T>({ load, server }: Cores, run: () => Promise<T>): Promise<T> {
  if (load === null || server === null) return run();
  const before = new Map(family(process.pid).map((pid) => [pid, allowedCores(pid)]));
  const others = [...before].filter(([, cores]) => cores !== '' && cores !== String(server));
  const hold = (pid: number, cores: string) =>
    spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, String(pid)], { stdio: 'ignore' });
  for (const [pid] of others) hold(pid, String(load));
  try {
    return await run();
  } finally {
    for (const [pid, cores] of others) hold(pid, cores);
  }
}

/** The command that runs Node with these arguments on one core. */
export function nodeOn(core: number | null, args: string[]): { command: string; args: string[] } {
  if (core === null) return { command: process.execPath, args };
  return { command: 'taskset', args: ['--cpu-list', String(core), process.execPath, ...args] };
}
