import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CreatePagesArgs, CreateWebpackConfigArgs, NodePluginArgs } from 'gatsby';
import { placeAssets } from '../content/assets.ts';
import { buildContent } from '../content/cms-export.ts';
import site from '../../package.json' with { type: 'json' };
import { readBuildConfig } from '../config.ts';
import { createSitePages } from './create-pages.ts';
import { buildFonts } from './font-files.ts';
import { disableUnusedSteps } from './disabled-steps.ts';
import { SITE_INDEX } from './site-index.ts';
import { SiteContent } from '../content/site-content.ts';
import { createLocaleNodes } from './locale-nodes.ts';
import { writeTemplates } from './template-assets.ts';
import { configureBrowserBundle, configureServerBundle, type WebpackConfig } from './webpack-config.ts';

const folder = join(import.meta.dirname, '..', '..');

let inputs: Promise<SiteContent> | undefined;

async function readInputs(): Promise<SiteContent> {
  const config = readBuildConfig();
  return new SiteContent(await buildContent(config), { origin: config.PUBLIC_URL });
}

/** The build's first hook. */
export async function prepare(): Promise<void> {
  disableUnusedSteps();
  await buildFonts(folder);
}

export async function sourceNodes(args: NodePluginArgs): Promise<void> {
  const { texts } = await (inputs ??= readInputs());
  await createLocaleNodes(args, texts);
}

export async function createPages({ actions }: CreatePagesArgs): Promise<void> {
  const site = await (inputs ??= readInputs());
  await placeAssets(site.content.assets, join(folder, 'public'));
  const index = createSitePages(actions.createPage, site, folder, readBuildConfig().SITE_LOCALES);
  await writeFile(join(folder, SITE_INDEX), JSON.stringify(index));
}

export const postBuild = (): Promise<void> => writeTemplates(folder);

/** Adapts Gatsby's webpack configuration, in the stages of a build. */
export function changeWebpack({ actions, stage, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig() as WebpackConfig;
  if (stage === 'build-javascript')
    configureBrowserBundle(config, {
      withMaps: readBuildConfig().SENTRY_DSN !== undefined,
      browsers: site.browserslist,
    });
  else if (stage === 'build-html') configureServerBundle(config);
  else return;
  actions.replaceWebpackConfig(config as never);
}
