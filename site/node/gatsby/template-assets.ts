import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getScriptsAndStylesForTemplate, readWebpackStats } from 'gatsby/dist/utils/client-assets-for-template.js';
import type { TemplateAsset, Templates } from '../../server/releases/template-assets.ts';

/** In the site's folder: what Gatsby's process tells the process that writes the release about its templates. */
export const SITE_TEMPLATES = '.site-templates.json';

interface Stats {
  assetsByChunkName: Record<string, unknown>;
}

/**
 * Records which scripts and styles Gatsby puts into the pages of each template. Runs in Gatsby's process after a build.
 */
export async function writeTemplates(folder: string): Promise<void> {
  const publicFolder = join(folder, 'public');
  const stats = (await readWebpackStats(publicFolder)) as Stats;
  const appData = JSON.parse(await readFile(join(publicFolder, 'page-data', 'app-data.json'), 'utf8')) as {
    webpackCompilationHash: string;
  };
  const scripts = await readFile(join(publicFolder, '_gatsby', 'slices', '_gatsby-scripts-1.html'), 'utf8');
  const templates: Templates = { compilation: appData.webpackCompilationHash, scripts, assets: {} };
  for (const chunk of Object.keys(stats.assetsByChunkName).filter((name) => name.startsWith('component---'))) {
    const { scripts, styles } = await getScriptsAndStylesForTemplate(chunk, stats);
    templates.assets[chunk] = { scripts: scripts.map(plain), styles: styles.map(plain) };
  }
  await writeFile(join(folder, SITE_TEMPLATES), JSON.stringify(templates));
}

/** Without the content of styles, which is read from the release's files. */
const plain = ({ name, rel, shouldGenerateLink }: TemplateAsset): TemplateAsset => ({ name, rel, shouldGenerateLink });
