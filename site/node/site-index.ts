import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteIndex } from './create-pages.ts';

/** In the site's folder: what Gatsby's process has to say of the pages it made to the one that writes the release. */
export const SITE_INDEX = '.site-index.json';

/** Empty where nothing was built. */
export async function readSiteIndex(folder: string): Promise<SiteIndex> {
  try {
    return JSON.parse(await readFile(join(folder, SITE_INDEX), 'utf8')) as SiteIndex;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { pages: [], feeds: {} };
  }
}
