import { watch } from 'chokidar';
import { fromRoot } from '../paths.ts';

/** Sources of the restarting parts; Next and Vite watch their own. */
const FOLDERS = ['engine/src', 'engine/contracts', 'engine/migrations', 'search/src', 'locales', 'site'];
const IGNORED = /[\\/](node_modules|\.cache[^\\/]*|\.fonts|public|static)([\\/]|$)/;
/** Editors and branch switches write several files at once. */
const QUIET_MS = 30;

/** Calls back with the files that were changed, added or removed, batched. @returns a function that stops watching */
export function watchFiles(changed: (files: string[]) => void): () => Promise<void> {
  let files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(
    FOLDERS.map((folder) => fromRoot(...folder.split('/'))),
    {
      ignored: (path: string) => IGNORED.test(path),
      ignoreInitial: true,
    },
  );
  watcher.on('all', (_event, file) => {
    files.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const together = [...files];
      files = new Set();
      changed(together);
    }, QUIET_MS);
  });
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
