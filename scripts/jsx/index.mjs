import { readFileSync } from 'node:fs';
import { createRequire, registerHooks, setSourceMapsSupport } from 'node:module';
import { fileURLToPath } from 'node:url';
import { resolveQuickly } from './resolve.mjs';

// `node --import @app/jsx`: Node strips types by itself, but knows no JSX. See docs/decisions/0010.

// What is compiled here no longer stands where its author wrote it.
setSourceMapsSupport(true);

const require = createRequire(import.meta.url);

/** A test's file has a query. */
const TSX = /\.tsx(?:\?|$)/;

/** @param {string} filename of a .tsx file */
const compile = (filename) =>
  // Loaded with the first file that needs it: most processes have none.
  /** @type {typeof import('@swc/core')} */ (require('@swc/core')).transformSync(readFileSync(filename, 'utf8'), {
    filename,
    configFile: false,
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
    },
  }).code;

resolveQuickly();

registerHooks({
  load(url, context, nextLoad) {
    if (!TSX.test(url)) return nextLoad(url, context);
    return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true };
  },
});
