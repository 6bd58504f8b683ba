import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';

const folder = join(import.meta.dirname, '..');
const { resolve } = createRequire(import.meta.url);

/** What is changed of Gatsby's configuration. */
export interface WebpackConfig {
  devtool: unknown;
  resolve: { alias: Record<string, string | false> };
  module: { rules: { test?: RegExp; use?: unknown }[] };
  optimization: { minimizer: object[]; splitChunks: { cacheGroups: Record<string, unknown> } };
}

/** Scripts and styles that pages load. */
export function forBrowsers(config: WebpackConfig): void {
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
  } as object);
  // Gatsby writes all styles into every page; without this group a page gets its own only.
  delete config.optimization.splitChunks.cacheGroups['styles'];
  // SWC minifies in a tenth of the time that Terser takes, to the same size.
  config.optimization.minimizer = [
    new TerserPlugin({
      minify: TerserPlugin.swcMinify,
      terserOptions: { compress: true, mangle: { safari10: true } },
      // It uses threads of its own.
      parallel: false,
    }),
    ...config.optimization.minimizer.filter((plugin) => plugin.constructor.name !== 'TerserPlugin'),
  ];
}

/** What draws pages here: Node reads packages as they are, which Babel would rewrite for old browsers, and nobody source maps. */
export function forNode(config: WebpackConfig): void {
  config.devtool = false;
  for (const rule of config.module.rules) if (String(rule.test) === String(/\.(js|mjs)$/)) rule.use = [];
}
