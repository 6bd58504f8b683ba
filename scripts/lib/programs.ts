import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Chromium under the names that systems give it; first the one without a window, which needs a tenth less processor. */
export const CHROMIUMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'] as const;

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Where a program of this name lies on the PATH or in the system's usual folders. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/sbin', '/usr/local/bin'];
  return names.flatMap((name) => folders.filter(Boolean).map((folder) => path.join(folder, name))).find(isExecutable);
}
