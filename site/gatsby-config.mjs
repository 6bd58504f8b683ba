/** @type {import('gatsby').GatsbyConfig} */
export default {
  jsxRuntime: 'automatic',
  trailingSlash: 'never',
};
