/**
 * Stands in for packages that are asked for and never used: see docs/decisions/0006-packages-left-out.md. Whoever does
 * use one is told so. Modules of both kinds look at these names while they load.
 */
const LOOKED_AT = new Set(['__esModule', 'default', 'module.exports', 'then']);

module.exports = new Proxy(
  {},
  {
    get(_target, name) {
      if (typeof name === 'symbol' || LOOKED_AT.has(name)) return undefined;
      throw new Error(
        `A package that is left out is used, its "${name}": see docs/decisions/0006-packages-left-out.md.`,
      );
    },
  },
);
