import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 500;
const SQLITE_BUSY = 5;

/**
 * Runs one build at a time in a folder: Gatsby's cache does not survive two. Others wait.
 *
 * The lock is the operating system's, on an empty file, by way of the SQLite in Node, which locks no files by itself. It
 * ends with its process, however that ends: no owner's name has to be written, and nobody has to find out whether the one
 * who wrote it still lives or another process has its number now. The file stays; a process that holds it must not read it.
 * @throws Error with one sentence, where there can be no lock
 */
export async function withLock<T>(file: string, waiting: () => void, work: () => Promise<T>): Promise<T> {
  const lock = orSay(file, () => new DatabaseSync(file));
  try {
    for (let told = false; !orSay(file, () => taken(lock)); told = true) {
      if (!told) waiting();
      await sleep(POLL_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function taken(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

function orSay<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Error(`The lock of the site's build cannot be taken (${file}): ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
