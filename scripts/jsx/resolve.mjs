import { lstatSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

// What Node would find, found faster: it rereads the whole `exports` of a package for each of its modules, which was
// two thirds of the start of the engine. Whatever is not plain is left to Node. See docs/decisions/0145.

/** @type {Map<string, { folder: string, isModule: boolean }>} by URL of a folder, with its slash */
const scopes = new Map();

/**
 * The package that a folder belongs to.
 * @param {string} folder its URL, with the slash at its end
 * @returns {{ folder: string, isModule: boolean }} the folder of its package.json, and whether its `.js` are modules
 */
function scopeOf(folder) {
  const known = scopes.get(folder);
  if (known) return known;
  const scope = readScope(folder);
  scopes.set(folder, scope);
  return scope;
}

/** @param {string} folder */
function readScope(folder) {
  const file = new URL('package.json', folder);
  if (lstatSync(file, { throwIfNoEntry: false })) {
    const { type } = JSON.parse(readFileSync(file, 'utf8'));
    return { folder, isModule: type === 'module' };
  }
  const above = new URL('../', folder).href;
  return above === folder || folder.endsWith('/node_modules/') ? { folder, isModule: false } : scopeOf(above);
}

/** @param {string} url of a file */
const folderOf = (url) => url.slice(0, url.lastIndexOf('/') + 1);

/** @type {Record<string, string | undefined>} formats of files in packages of modules */
const FORMATS = { '.ts': 'module-typescript', '.tsx': 'module', '.js': 'module', '.mjs': 'module' };
const RELATIVE = /^\.\.?\//;
/** An escape or a query needs Node's own rules. */
const ODD = /[%?#\\]/;

/**
 * @param {string} specifier
 * @param {string} parentURL
 */
function relative(specifier, parentURL) {
  const url = new URL(specifier, parentURL);
  const format = FORMATS[url.pathname.slice(url.pathname.lastIndexOf('.'))];
  const found = format && scopeOf(folderOf(url.href)).isModule && lstatSync(url, { throwIfNoEntry: false });
  return found && found.isFile() ? { url: url.href, format, shortCircuit: true } : undefined;
}

/** @type {Map<string, { url: string, format: string | null | undefined, shortCircuit: true }>} by package and specifier */
const packages = new Map();

/** Adds the hook to this process. */
export function resolveQuickly() {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL, conditions } = context;
      const isPlain =
        parentURL?.startsWith('file:') && !ODD.test(specifier + parentURL) && conditions.includes('import');
      if (!isPlain) return nextResolve(specifier, context);
      if (RELATIVE.test(specifier)) return relative(specifier, parentURL) ?? nextResolve(specifier, context);
      if (/^[.#/]|:/.test(specifier)) return nextResolve(specifier, context);
      // All modules of a package see the same packages: its node_modules, and those of the folders above.
      const key = `${scopeOf(folderOf(parentURL)).folder} ${specifier}`;
      const known = packages.get(key);
      if (known) return known;
      const { url, format } = nextResolve(specifier, context);
      const found = { url, format, shortCircuit: /** @type {const} */ (true) };
      packages.set(key, found);
      return found;
    },
  });
}
