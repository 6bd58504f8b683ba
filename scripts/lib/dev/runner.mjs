// Runs one part of the product for fast restarts: `node runner.mjs <root folder> <entry> <file that records what it
// loads>`. At once it loads the packages that the part used last time; on `load`, our own modules below the entry; on
// `go`, the entry itself. So most of a start is done before anything has changed, and the rest runs while the previous
// process stops. Node strips the types and only JSX is compiled, so breakpoints stay where they were set. The parent is
// told which of our files were loaded, because their changes concern this part.
import fs, { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import inspector from 'node:inspector';
import { createRequire, registerHooks, syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [, , rootFolder, entryFile, noteFile] = process.argv;
const entry = pathToFileURL(entryFile).href;
const root = pathToFileURL(`${rootFolder}/`).href;
const require = createRequire(import.meta.url);
const isOwn = (url) => url.startsWith(root) && !url.includes('/node_modules/');
const SWC = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

const packages = new Set();
const modules = new Set();
const loaded = new Set();
let reports = false;
function report(file) {
  loaded.add(file);
  if (reports) process.send?.({ loaded: [file] });
}

// Text and data files are read when first needed and cached, so they concern the part like its modules.
const read = fs.readFileSync;
fs.readFileSync = (file, ...rest) => {
  if (typeof file === 'string' && isOwn(pathToFileURL(file).href) && !loaded.has(file)) report(file);
  return read(file, ...rest);
};
syncBuiltinESMExports();

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const { parentURL = '' } = context;
    if (found.url.endsWith('.json') || !isOwn(parentURL)) return found;
    if (found.url.includes('/node_modules/')) packages.add(found.url);
    else if (parentURL === entry) modules.add(found.url);
    return found;
  },
  load(url, context, next) {
    if (isOwn(url)) report(fileURLToPath(url));
    if (!url.endsWith('.tsx')) return next(url, context);
    const { code } = require('@swc/core').transformFileSync(fileURLToPath(url), SWC);
    return { format: 'module', source: code, shortCircuit: true };
  },
});

/** What was loaded last time: a guess that costs little if it is wrong. */
function readNote() {
  try {
    return JSON.parse(readFileSync(noteFile, 'utf8'));
  } catch {
    return { packages: [], modules: [] };
  }
}

/** A module that fails to load fails again, with its error, when the entry needs it. */
async function loadAll(urls) {
  for (const url of urls) await import(url).catch(() => undefined);
}

process.on('disconnect', () => process.exit());
const messageOf = (word) =>
  new Promise((resolve) => {
    const listen = (message) => {
      if (message[word] === undefined) return;
      process.off('message', listen);
      resolve(message[word]);
    };
    process.on('message', listen);
  });
const [load, go] = [messageOf('load'), messageOf('go')];
const note = readNote();
await loadAll(note.packages);
await load;
await loadAll(note.modules);
const { inspectPort } = await go;
if (inspectPort) inspector.open(inspectPort, '127.0.0.1');
await import(entry).finally(() => process.send?.({ loaded: [...loaded] }));
reports = true;
mkdirSync(path.dirname(noteFile), { recursive: true });
writeFileSync(noteFile, JSON.stringify({ packages: [...packages], modules: [...modules] }));
