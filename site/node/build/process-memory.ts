import { readFile, readdir } from 'node:fs/promises';

/** Memory of a process and its descendants in MB, shared pages counted once. Linux only; 0 elsewhere. */
export async function processTreeMemory(pid: number): Promise<number> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc').catch(() => [])) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    // `pid (name) state parent …`: the name may contain anything, so parse after the last bracket.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent > 0) parents.set(Number(name), parent);
  }
  const tree = [pid];
  for (const member of tree) for (const [child, parent] of parents) if (parent === member) tree.push(child);
  const sizes = await Promise.all(tree.map(memoryOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Proportional set size: shared pages are divided among the processes. */
async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}
