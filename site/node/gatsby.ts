import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs, CreateWebpackConfigArgs, NodePluginArgs } from 'gatsby';
import { placeAssets } from './assets.ts';
import { buildContent } from './cms.ts';
import { readBuildConfig } from './config.ts';
import { createRoutes } from './create-pages.ts';
import { buildFonts } from './fonts.ts';
import { SITE_INDEX } from './site-index.ts';
import { SiteContent } from './site-content.ts';
import { createLocaleNodes } from './sources.ts';
import { writeTemplates } from './templates.ts';

const folder = join(import.meta.dirname, '..');
const { resolve } = createRequire(import.meta.url);

let inputs: Promise<SiteContent> | undefined;

async function readInputs(): Promise<SiteContent> {
  const config = readBuildConfig();
  return new SiteContent(await buildContent(config), { origin: config.PUBLIC_URL });
}

export const prepare = (): Promise<void> => buildFonts(folder);

export async function sourceNodes(args: NodePluginArgs): Promise<void> {
  const { texts } = await (inputs ??= readInputs());
  await createLocaleNodes(args, texts);
}

export async function createPages({ actions }: CreatePagesArgs): Promise<void> {
  const site = await (inputs ??= readInputs());
  await placeAssets(site.content.assets, join(folder, 'public'));
  await writeFile(join(folder, SITE_INDEX), JSON.stringify(createRoutes(actions.createPage, site, folder)));
}

export const postBuild = (): Promise<void> => writeTemplates(folder);

export function changeWebpack({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const config = getConfig() as {
    devtool: unknown;
    resolve: { alias: Record<string, string | false> };
    module: { rules: object[] };
    optimization: { splitChunks: { cacheGroups: Record<string, unknown> } };
  };
  // Source maps would be served, and nobody reads them there.
  config.devtool = false;
  Object.assign(config.resolve.alias, {
    // The plugin requires what our modules import: without this a page would load i18next twice.
    i18next$: join(dirname(resolve('i18next/package.json')), 'dist', 'esm', 'i18next.js'),
    // For redirects and for warnings of the development server: neither happens here.
    'browser-lang$': false,
    outdent$: false,
  });
  config.module.rules.push({
    include: dirname(resolve('gatsby-plugin-react-i18next')),
    resolve: { alias: { 'react-i18next$': join(folder, 'stubs', 'react-i18next.mjs') } },
  });
  // Gatsby writes all styles into every page; without this group a page gets its own only.
  delete config.optimization.splitChunks.cacheGroups['styles'];
  actions.replaceWebpackConfig(config as never);
}
