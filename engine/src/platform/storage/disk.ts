import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey } from './storage.ts';
import type { Storage } from './storage.ts';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Files in `folder`. A file appears under its name only when all of it is there. */
export function diskStorage(folder: string): Storage {
  const fileOf = (key: string): string => path.join(folder, ...checkedKey(key).split('/'));

  async function place(key: string, write: (partial: string) => Promise<void>): Promise<void> {
    const file = fileOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    // In the same folder: renaming is atomic within one file system only.
    const partial = path.join(path.dirname(file), `.${randomUUID()}.part`);
    try {
      await write(partial);
      await rename(partial, file);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  return {
    put: (key, bytes) => place(key, (partial) => writeFile(partial, bytes, { flag: 'wx', flush: true })),
    putFile: (key, file) => place(key, (partial) => copyFile(file, partial, constants.COPYFILE_EXCL)),
    async get(key) {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async stream(key) {
      try {
        const file = await open(fileOf(key), constants.O_RDONLY);
        const { size } = await file.stat();
        return { body: file.createReadStream(), bytes: size };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(key) {
      const file = fileOf(key);
      await rm(file, { force: true });
      // The last file of a folder takes it along; one that still has others stays.
      await rmdir(path.dirname(file)).catch(() => undefined);
    },
  };
}
