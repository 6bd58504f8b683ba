import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 500;
const SQLITE_BUSY = 5;

/**
 * Runs one build at a time in a folder, because Gatsby's cache does not survive two. Others wait.
 * The lock is the operating system's, on an empty file, taken through Node's SQLite because Node itself has no file
 * locks. It ends with its process, however that ends, so no owner needs to be recorded or checked. The file stays; the
 * process that holds the lock must not read it.
 * @throws Error with one sentence if the lock cannot be taken
 */
export async function withLock<T>(file: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  const lock = withLockError(file, () => new DatabaseSync(file));
  try {
    for (let waited = false; !withLockError(file, () => tryLock(lock)); waited = true) {
      if (!waited) onWait();
      await sleep(POLL_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

function withLockError<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Error(`The lock of the site's build cannot be taken (${file}): ${(error as Error).message}.`, {
      cause: error,
    });
  }
}
