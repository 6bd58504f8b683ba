import type { Server } from 'node:http';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { templatesOfBrowsers } from './template-plugin.ts';

/** Vite serves everything below this path, so that no page's URL can collide with a source file's. */
export const BASE = '/@dev/';

const site = join(import.meta.dirname, '..');
const root = join(site, '..');
const GATSBY = join(import.meta.dirname, 'gatsby.mjs');

/**
 * Starts Vite for the site's pages: it compiles them for the browser with fast refresh, and for rendering in this
 * process.
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

/** Replaces Gatsby for gatsby-plugin-react-i18next in this process, which needs only a few of its functions. */
function standInForGatsby(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'gatsby' ? { url: pathToFileURL(GATSBY).href, shortCircuit: true } : next(specifier, context),
  });
}
