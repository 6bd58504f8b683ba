import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteIndex } from './create-pages.ts';

/** In the site's folder: what Gatsby's process tells the process that writes the release about its pages. */
export const SITE_INDEX = '.site-index.json';

/** Empty if nothing was built. */
export async function readSiteIndex(folder: string): Promise<SiteIndex> {
  try {
    return JSON.parse(await readFile(join(folder, SITE_INDEX), 'utf8')) as SiteIndex;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { pages: [], feeds: {} };
  }
}
