/** Stub of Gatsby for tests without a build. CommonJS, because the i18n plugin is. */
exports.graphql = () => undefined;
exports.navigate = (path) => globalThis.history.pushState(null, '', path);
exports.withPrefix = (path) => path;
exports.Link = 'a';
