import { join } from 'node:path';
import { i18nPlugin } from './node/gatsby/i18n-plugin.ts';

/** @type {import('gatsby').GatsbyConfig} */
export default {
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
  // The first one draws the innermost frame.
  plugins: [{ resolve: join(import.meta.dirname, 'plugins', 'page-frame') }, i18nPlugin],
};
