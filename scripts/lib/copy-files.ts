import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/**
 * Copies a folder that others are working in: what goes while it is read is left out, and so are unfinished files,
 * which begin with a dot and end in `.part`.
 */
export function copyLivingFolder(from: string, to: string): void {
  let entries;
  try {
    entries = readdirSync(from, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  mkdirSync(to, { recursive: true });
  for (const entry of entries) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyLivingFolder(source, target);
    else if (entry.isFile() && !/^\..*\.part$/.test(entry.name)) {
      try {
        copyFileSync(source, target);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    }
  }
}
