/**
 * Gatsby's hooks; what happens in them lies in `node/`, in TypeScript. Each hook imports it by itself, because Gatsby
 * copies this file without the hooks of a build into what runs on the server.
 */
export const onPreInit = async () => (await import('./node/gatsby/hooks.ts')).prepare();

export const sourceNodes = async (args) => (await import('./node/gatsby/hooks.ts')).sourceNodes(args);

export const createPages = async (args) => (await import('./node/gatsby/hooks.ts')).createPages(args);

export const onCreateWebpackConfig = async (args) => (await import('./node/gatsby/hooks.ts')).changeWebpack(args);

export const onPostBuild = async () => (await import('./node/gatsby/hooks.ts')).postBuild();

/** Without it an empty namespace would leave the shape of `Locale` to guesses. */
export const createSchemaCustomization = ({ actions }) => {
  actions.createTypes('type Locale implements Node @dontInfer { language: String! ns: String! data: String! }');
};
