import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

interface LoadedModule {
  exports: object;
}

/**
 * Loads a CommonJS file and the files that it asks for so that nothing but its exports holds them: whoever lets go of
 * those gives all the memory back. Node's `require` would keep each module for good. Libraries in a bundle may listen to
 * signals, write to what is global, or put functions of their own over those of `process`, `console` and `fs`: a bundle gets
 * these as its own, and ours stay as they are.
 */
export function loadBundle(entry: string): object {
  const scope = scopeOf();
  const builtins = new Map<string, unknown>([['process', scope.process]]);
  const modules = new Map<string, LoadedModule>();

  const load = (file: string): object => {
    const known = modules.get(file);
    if (known) return known.exports;
    const module: LoadedModule = { exports: {} };
    modules.set(file, module);
    const outside = createRequire(file);
    const builtin = (name: string): unknown => {
      if (!builtins.has(name)) builtins.set(name, copyOf(outside(name)));
      return builtins.get(name);
    };
    const require = (id: string): unknown =>
      isBuiltin(id)
        ? builtin(id.replace(/^node:/, ''))
        : /^[./]/.test(id)
          ? load(outside.resolve(id))
          : (outside(id) as unknown);
    const params = { exports: module.exports, require, module, __filename: file, __dirname: dirname(file), ...scope };
    const run = compileFunction(readFileSync(file, 'utf8'), Object.keys(params), { filename: file });
    run.apply(module.exports, Object.values(params));
    return module.exports;
  };
  return load(entry);
}

/** What is global to a bundle: to be written to without anybody else seeing it. */
function scopeOf() {
  const process = Object.create(globalThis.process) as NodeJS.Process;
  // Its own listeners: without this it would add to those of the real one.
  EventEmitter.call(process);
  const own = Object.create(globalThis) as typeof globalThis;
  const scope = { process, console: copyOf(console), global: own, globalThis: own };
  // Assigned they would go to the real ones: those are accessors. The last one looks at whose it is.
  for (const [name, value] of Object.entries({ ...scope, crypto: globalThis.crypto }))
    Object.defineProperty(own, name, { value, writable: true, configurable: true });
  return scope;
}

function copyOf<T>(module: T): T {
  if (typeof module !== 'object' || module === null) return module;
  return Object.defineProperties({}, Object.getOwnPropertyDescriptors(module)) as T;
}
