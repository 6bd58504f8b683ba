import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Chromium's names on different systems; the headless shell first, which needs a tenth less CPU. */
export const CHROMIUM_NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'] as const;

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The path of a program on the PATH or in the usual system folders. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/bin', '/usr/sbin', '/usr/local/bin'];
  return names.flatMap((name) => folders.filter(Boolean).map((folder) => path.join(folder, name))).find(isExecutable);
}
