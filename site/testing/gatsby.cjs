/** Stands in for Gatsby in tests: pages are drawn without its build. CommonJS, because the plugin of the languages is. */
exports.graphql = () => undefined;
exports.navigate = (path) => globalThis.history.pushState(null, '', path);
exports.withPrefix = (path) => path;
exports.Link = 'a';
