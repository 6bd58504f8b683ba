import { createHash, type Hash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

const SOURCES = /\.(tsx?|m?js|css|json|svg|png|webp|ico|txt)$/;
/** Folders of these names hold no sources, wherever they are. */
const GENERATED = new Set(['node_modules', '.cache', '.cache-media', '.fonts']);
/** Made by a build, or of no part in one. */
const OUTSIDE = new Set(['site/public', 'site/static/fonts', 'site/server', 'site/widgets', 'locales/fixtures']);
const TEST = /\.test\.tsx?$/;

/** Hash of everything that a build depends on: sources, texts, locked packages, content and settings. */
export async function fingerprint(root: string, settings: readonly string[], content: string): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(settings)).update(content).update(process.version);
  for (const folder of ['site', 'locales', 'engine/contracts']) await addFolder(hash, root, join(root, folder));
  for (const file of ['cms/src/export/types.ts', 'package-lock.json']) hash.update(await readFile(join(root, file)));
  return hash.digest('hex');
}

async function addFolder(hash: Hash, root: string, folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!GENERATED.has(entry.name) && !OUTSIDE.has(relative(root, path))) await addFolder(hash, root, path);
    } else if (SOURCES.test(entry.name) && !TEST.test(entry.name) && !entry.name.startsWith('.')) {
      hash
        .update(relative(root, path))
        .update('\0')
        .update(await readFile(path));
    }
  }
}
