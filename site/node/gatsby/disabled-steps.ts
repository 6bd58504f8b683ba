import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const nothing = () => Promise.resolve();
const no = () => Promise.resolve(false);

/** Functions of Gatsby's build by file, with their replacements. */
const DISABLED: Record<string, Record<string, () => Promise<unknown>>> = {
  'gatsby/dist/schema/graphql-engine/bundle-webpack.js': { createGraphqlEngineBundle: nothing },
  'gatsby/dist/utils/page-ssr-module/bundle-webpack.js': { createPageSSRBundle: nothing },
  'gatsby/dist/utils/validate-engines/index.js': { validateEnginesWithActivity: nothing },
  'gatsby/dist/utils/feedback.js': { userGetsSevenDayFeedback: no, userPassesFeedbackRequestHeuristic: no },
};

/**
 * Disables steps of Gatsby's build that have no setting. Its two engines: the front door renders pages with the
 * renderer of static pages, and making and checking the engines took a fifth of a build. Its surveys: about one build
 * in thirty asks the network for the newest version.
 * @throws Error if this version of Gatsby is structured differently
 */
export function disableUnusedSteps(): void {
  for (const [file, parts] of Object.entries(DISABLED)) {
    const module = require(file) as Record<string, unknown>;
    for (const [name, standIn] of Object.entries(parts)) {
      if (typeof module[name] !== 'function')
        throw new Error(`Gatsby's ${file} has no ${name}: look at its new version.`);
      module[name] = standIn;
    }
  }
}
