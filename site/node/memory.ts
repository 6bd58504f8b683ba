import { readFile, readdir } from 'node:fs/promises';

/** Memory of a process and of all it has started, in MB, what they share counted once. On Linux; 0 elsewhere. */
export async function memoryOfTree(pid: number): Promise<number> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc').catch(() => [])) {
    const stat = /^\d+$/.test(name) ? await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '') : '';
    // `pid (name) state parent …`; the name may hold anything, so the last bracket counts.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    if (parent > 0) parents.set(Number(name), parent);
  }
  const tree = [pid];
  for (const member of tree) for (const [child, parent] of parents) if (parent === member) tree.push(child);
  const sizes = await Promise.all(tree.map(memoryOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The proportional share of a process: pages that several processes share are divided among them. */
async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024;
}
