import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const nothing = () => Promise.resolve();
const no = () => Promise.resolve(false);

/** Parts of Gatsby's build, by file, and what stands in for each. */
const LEFT_OUT: Record<string, Record<string, () => Promise<unknown>>> = {
  'gatsby/dist/schema/graphql-engine/bundle-webpack.js': { createGraphqlEngineBundle: nothing },
  'gatsby/dist/utils/page-ssr-module/bundle-webpack.js': { createPageSSRBundle: nothing },
  'gatsby/dist/utils/validate-engines/index.js': { validateEnginesWithActivity: nothing },
  'gatsby/dist/utils/feedback.js': { userGetsSevenDayFeedback: no, userPassesFeedbackRequestHeuristic: no },
};

/**
 * Leaves out of a build what nobody uses and Gatsby has no setting for. Its two engines: the front door draws pages by
 * itself, with the renderer that is made for static pages; to make the engines and to check them took a fifth of a
 * build. Its surveys: one build in some dozens asks outside for the newest version.
 * @throws Error when this Gatsby is built another way
 */
export function leaveOutUnused(): void {
  for (const [file, parts] of Object.entries(LEFT_OUT)) {
    const module = require(file) as Record<string, unknown>;
    for (const [name, standIn] of Object.entries(parts)) {
      if (typeof module[name] !== 'function')
        throw new Error(`Gatsby's ${file} has no ${name}: look at its new version.`);
      module[name] = standIn;
    }
  }
}
