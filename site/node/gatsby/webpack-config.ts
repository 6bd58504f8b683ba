import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { withSwc, type ModuleRule } from './swc-rules.ts';

const folder = join(import.meta.dirname, '..', '..');
const { resolve } = createRequire(import.meta.url);

interface CacheGroup {
  name?: (module: unknown, chunks: { name?: string | null }[]) => string | undefined;
}

/** The parts of Gatsby's configuration that are changed. */
export interface WebpackConfig {
  devtool: unknown;
  resolve: { alias: Record<string, string | false> };
  module: { rules: ModuleRule[] };
  optimization: { minimizer: object[]; splitChunks: { cacheGroups: Record<string, CacheGroup> } };
}

export interface BrowserBundle {
  /** Whether the front door reads source maps for reports of errors. */
  withMaps: boolean;
  /** A query of browserslist. */
  browsers: readonly string[];
}

/** Configures the bundle that pages load. No script names its map, and a release keeps maps where they are not public. */
export function configureBrowserBundle(config: WebpackConfig, { withMaps, browsers }: BrowserBundle): void {
  config.devtool = withMaps ? 'hidden-source-map' : false;
  Object.assign(config.resolve.alias, {
    // The plugin requires the CommonJS build and our modules import the ES build: without this a page would load
    // i18next twice.
    i18next$: join(dirname(resolve('i18next/package.json')), 'dist', 'esm', 'i18next.js'),
    // For redirects and development warnings, which we do not have.
    'browser-lang$': false,
    outdent$: false,
  });
  config.module.rules = withSwc(config.module.rules, browsers);
  config.module.rules.push({
    include: dirname(resolve('gatsby-plugin-react-i18next')),
    resolve: { alias: { 'react-i18next$': join(folder, 'stubs', 'react-i18next.mjs') } },
  } as object);
  // Gatsby writes all styles into every page; without this cache group a page gets only its own.
  delete config.optimization.splitChunks.cacheGroups['styles'];
  // Gatsby names what chunks share by their names. Screens of the panel have none: all that any two of them share would
  // be one file, which the first screen loads for a single module. Without a name it is split by who needs it.
  const { shared } = config.optimization.splitChunks.cacheGroups;
  const byNames = shared?.name;
  if (shared && byNames)
    shared.name = (module, chunks) => (chunks.every(({ name }) => name) ? byNames(module, chunks) : undefined);
  // SWC minifies to the same size in a tenth of Terser's time.
  config.optimization.minimizer = [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      terserOptions: { compress: true, mangle: { safari10: true } },
      // SWC has threads of its own.
      parallel: false,
    }),
    ...config.optimization.minimizer.filter((plugin) => plugin.constructor.name !== 'TerserPlugin'),
  ];
}

/**
 * Configures the bundle that renders pages here: Node runs packages as they are, which Babel would compile for old
 * browsers, and needs no source maps.
 */
export function configureServerBundle(config: WebpackConfig): void {
  config.devtool = false;
  config.module.rules = withSwc(config.module.rules);
}
