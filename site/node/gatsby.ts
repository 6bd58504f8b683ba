import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs, CreateWebpackConfigArgs, NodePluginArgs } from 'gatsby';
import { placeAssets } from './assets.ts';
import { buildContent } from './cms.ts';
import { readBuildConfig } from './config.ts';
import { createRoutes } from './create-pages.ts';
import { buildFonts } from './fonts.ts';
import { leaveOutUnused } from './left-out.ts';
import { SITE_INDEX } from './site-index.ts';
import { SiteContent } from './site-content.ts';
import { createLocaleNodes } from './sources.ts';
import { writeTemplates } from './templates.ts';
import { forBrowsers, forNode, type WebpackConfig } from './webpack-config.ts';

const folder = join(import.meta.dirname, '..');

let inputs: Promise<SiteContent> | undefined;

async function readInputs(): Promise<SiteContent> {
  const config = readBuildConfig();
  return new SiteContent(await buildContent(config), { origin: config.PUBLIC_URL });
}

/** Before anything else of a build. */
export async function prepare(): Promise<void> {
  leaveOutUnused();
  await buildFonts(folder);
}

export async function sourceNodes(args: NodePluginArgs): Promise<void> {
  const { texts } = await (inputs ??= readInputs());
  await createLocaleNodes(args, texts);
}

export async function createPages({ actions }: CreatePagesArgs): Promise<void> {
  const site = await (inputs ??= readInputs());
  await placeAssets(site.content.assets, join(folder, 'public'));
  const index = createRoutes(actions.createPage, site, folder, readBuildConfig().SITE_LOCALES);
  await writeFile(join(folder, SITE_INDEX), JSON.stringify(index));
}

export const postBuild = (): Promise<void> => writeTemplates(folder);

/** Our changes to Gatsby's webpack configuration, of the stages that a build has. */
export function changeWebpack({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig() as WebpackConfig;
  if (stage === 'build-javascript') forBrowsers(config);
  else if (stage === 'build-html') forNode(config);
  else return;
  actions.replaceWebpackConfig(config as never);
}
