import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/**
 * Copies a folder that is in use. Files that vanish meanwhile are skipped, and so are unfinished ones, whose names
 * begin with a dot and end in `.part`.
 */
export function copyActiveFolder(from: string, to: string): void {
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
    if (entry.isDirectory()) copyActiveFolder(source, target);
    else if (entry.isFile() && !/^\..*\.part$/.test(entry.name)) {
      try {
        copyFileSync(source, target);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    }
  }
}
