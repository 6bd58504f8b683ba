import { registerHooks } from 'node:module';

// What Gatsby's bundler brings, for tests without a build.

const STYLES = new URL('css-module.ts', import.meta.url).href;
const GATSBY = new URL('gatsby.cjs', import.meta.url).href;
/** `page.tsx?lost=form`: a module that is evaluated anew, and whose bundle `form.tsx` fails to load. */
const LOST = /\?lost=([\w-]+)$/;

registerHooks({
  resolve(specifier, context, nextResolve) {
    if (specifier.endsWith('.module.css')) return { url: STYLES, format: 'module-typescript', shortCircuit: true };
    if (specifier === 'gatsby') return { url: GATSBY, format: 'commonjs', shortCircuit: true };
    const lost = LOST.exec(context.parentURL ?? '')?.[1];
    if (lost && specifier.endsWith(`/${lost}.tsx`)) throw new Error(`Loading chunk ${lost} failed.`);
    return nextResolve(specifier, context);
  },
});
