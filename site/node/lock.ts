import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const POLL_MS = 500;

/**
 * Runs one build at a time in a folder: Gatsby's cache does not survive two. Others wait; a lock whose owner is gone is
 * taken over.
 */
export async function withLock<T>(folder: string, waiting: () => void, work: () => Promise<T>): Promise<T> {
  const owner = join(folder, 'pid');
  let told = false;
  while (!(await taken(folder, owner))) {
    if (!told) waiting();
    told = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  try {
    return await work();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function taken(folder: string, owner: string): Promise<boolean> {
  try {
    await mkdir(folder);
    await writeFile(owner, String(process.pid));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const pid = Number(await readFile(owner, 'utf8').catch(() => '0'));
  if (pid > 0 && !isAlive(pid)) await rm(folder, { recursive: true, force: true });
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
