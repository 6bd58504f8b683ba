import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { CreatePagesArgs, CreateWebpackConfigArgs, NodePluginArgs } from 'gatsby';
import { placeAssets } from './assets.ts';
import { buildContent, type BuildContent } from './cms.ts';
import { readBuildConfig } from './config.ts';
import { createRoutes } from './create-pages.ts';
import { buildFonts } from './fonts.ts';
import { SITE_INDEX } from './site-index.ts';
import { createLocaleNodes } from './sources.ts';
import { Texts } from './texts.ts';

const folder = join(import.meta.dirname, '..');
const { resolve } = createRequire(import.meta.url);

interface Inputs {
  content: BuildContent;
  texts: Texts;
  origin: string;
}

let inputs: Promise<Inputs> | undefined;

async function readInputs(): Promise<Inputs> {
  const config = readBuildConfig();
  const content = await buildContent(config);
  return { content, texts: new Texts(content.translations), origin: config.PUBLIC_URL };
}

export const prepare = (): Promise<void> => buildFonts(folder);

export async function sourceNodes(args: NodePluginArgs): Promise<void> {
  const { texts } = await (inputs ??= readInputs());
  await createLocaleNodes(args, texts);
}

export async function createPages({ actions }: CreatePagesArgs): Promise<void> {
  const { texts, content, origin } = await (inputs ??= readInputs());
  await placeAssets(content.assets, join(folder, 'public'));
  const { pages, assets, stats } = content;
  const index = createRoutes(actions.createPage, { texts, pages, assets, stats, origin, folder });
  await writeFile(join(folder, SITE_INDEX), JSON.stringify(index));
}

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
