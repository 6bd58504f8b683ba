import type { Server } from 'node:http';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { templatesOfBrowsers } from './plugins.ts';

/** Everything that Vite itself answers lies below it, so no address of a page can be one of a source file. */
export const BASE = '/@dev/';

const site = join(import.meta.dirname, '..');
const root = join(site, '..');
const GATSBY = join(import.meta.dirname, 'gatsby.mjs');

/**
 * Vite for the site's pages: it compiles them for the browser, with React's fast refresh, and for this process, which
 * draws them.
 */
export async function startVite(server: Server): Promise<ViteDevServer> {
  standInForGatsby();
  return createServer({
    configFile: false,
    root: site,
    base: BASE,
    appType: 'custom',
    // `static` is served by the front door, as in production.
    publicDir: false,
    cacheDir: join(root, 'node_modules', '.cache', 'vite-site'),
    clearScreen: false,
    server: {
      middlewareMode: true,
      hmr: { server },
      fs: { allow: [root] },
      watch: { ignored: ['**/.cache/**', '**/public/**', '**/.fonts/**', '**/.cache-media/**', '**/*.test.*'] },
    },
    resolve: {
      alias: [{ find: /^gatsby$/, replacement: GATSBY }],
      dedupe: ['react', 'react-dom', 'i18next', 'react-i18next'],
    },
    // As in Gatsby's build.
    css: { modules: { localsConvention: 'dashesOnly' } },
    optimizeDeps: {
      entries: ['dev/client.tsx', 'src/templates/**/*.tsx'],
      include: [
        'react',
        'react-dom/client',
        'react/jsx-dev-runtime',
        'i18next',
        'react-i18next',
        'gatsby-plugin-react-i18next',
        'gatsby-plugin-react-i18next/gatsby-browser.js',
      ],
    },
    plugins: [templatesOfBrowsers(join(site, 'src', 'templates')), react()],
  });
}

/** In this process the plugin of the languages requires Gatsby by name; the whole of it is neither needed nor quick. */
function standInForGatsby(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'gatsby' ? { url: pathToFileURL(GATSBY).href, shortCircuit: true } : next(specifier, context),
  });
}
