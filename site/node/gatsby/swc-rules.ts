import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

export interface ModuleRule {
  test?: RegExp;
  include?: (file: string) => boolean;
  use?: unknown;
}

/** Gatsby's rule for the site's own code and for packages that use Gatsby. */
const OWN_CODE = String(/\.(js|mjs|jsx|ts|tsx)$/);
/** That of its plugin for TypeScript, by which Babel compiled each of these files a second time. */
const TYPESCRIPT = String(/\.tsx?$/);

/** What Gatsby's plugins of Babel look for: page queries, which they take out, and what only the front door calls. */
const FOR_GATSBY = /graphql|getServerData/;

/** webpack tries each rule on an empty path first. */
const isForGatsby = (file: string): boolean => file !== '' && FOR_GATSBY.test(readFileSync(file, 'utf8'));

/** `targets`: a query of browserslist; none: this Node. */
const swc = (tsx: boolean, targets?: readonly string[]): object => ({
  loader: resolve('swc-loader'),
  options: {
    // No file in a folder above changes a build.
    swcrc: false,
    configFile: false,
    env: targets
      ? // As Gatsby tells Babel: what these browsers lack is loaded from core-js.
        { targets, mode: 'usage', coreJs: '3', loose: true }
      : { targets: { node: process.versions.node } },
    jsc: {
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      externalHelpers: true,
    },
    // Packages that use Gatsby are modules of either kind.
    isModule: 'unknown',
    module: { type: 'es6' },
  },
});

/**
 * Gatsby's rules, with SWC for all files but those that Gatsby's own plugins of Babel change, which are most templates:
 * Babel took a third of a first build's processor time (docs/decisions/0150). `targets`: the browsers of the bundle
 * that pages load, as a query of browserslist; none for the bundle that draws pages here.
 * @throws Error if this version of Gatsby is structured differently
 */
export function withSwc(rules: readonly ModuleRule[], targets?: readonly string[]): ModuleRule[] {
  const babel = rules.find(({ test }) => String(test) === OWN_CODE);
  const again = rules.find(({ test }) => String(test) === TYPESCRIPT);
  const include = babel?.include;
  if (!include || !again) throw new Error('Gatsby’s rules for the site’s code have changed: look at its new version.');
  const compiled = (test: RegExp, tsx: boolean): ModuleRule => ({
    ...babel,
    test,
    include: (file) => include(file) && !isForGatsby(file),
    use: [swc(tsx, targets)],
  });
  return [
    ...rules.filter((rule) => rule !== babel && rule !== again),
    { ...babel, include: (file) => include(file) && isForGatsby(file) },
    compiled(/\.(js|mjs|jsx|tsx)$/, true),
    // Apart, because `<T>(x)` means another thing in a .tsx file.
    compiled(/\.ts$/, false),
  ];
}
