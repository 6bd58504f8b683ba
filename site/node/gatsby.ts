import { join } from 'node:path';
import type { CreatePagesArgs, CreateWebpackConfigArgs, NodePluginArgs } from 'gatsby';
import { cmsContent, type CmsContent } from './cms.ts';
import { createRoutes } from './create-pages.ts';
import { buildFonts } from './fonts.ts';
import { createLocaleNodes } from './sources.ts';
import { Texts } from './texts.ts';

const folder = join(import.meta.dirname, '..');

let inputs: Promise<{ content: CmsContent; texts: Texts }> | undefined;
const readInputs = () => (inputs ??= cmsContent().then((content) => ({ content, texts: new Texts(content.translations) })));

export const prepare = (): Promise<void> => buildFonts(folder);

export async function sourceNodes(args: NodePluginArgs): Promise<void> {
  const { texts } = await readInputs();
  createLocaleNodes(args, texts);
}

export async function createPages({ actions }: CreatePagesArgs): Promise<void> {
  const { texts, content } = await readInputs();
  const origin = process.env['PUBLIC_URL'] ?? 'http://localhost:8000';
  createRoutes(actions.createPage, { texts, pages: content.pages, origin, folder });
}

export function changeWebpack({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const config = getConfig() as { devtool: unknown; optimization: { splitChunks: { cacheGroups: Record<string, unknown> } } };
  // Source maps would be served, and nobody reads them there.
  config.devtool = false;
  // Gatsby writes all styles into every page; without this group a page gets its own only.
  delete config.optimization.splitChunks.cacheGroups['styles'];
  actions.replaceWebpackConfig(config as never);
}
