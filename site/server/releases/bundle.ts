import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

interface LoadedModule {
  exports: object;
}

/**
 * Loads a CommonJS bundle so that only its exports hold it in memory; Node's `require` would keep each module for good.
 * Libraries in a bundle may add signal listeners, write globals, or patch `process`, `console` and `fs`: a bundle gets
 * its own copies of these, so ours stay untouched.
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

/** A bundle's own globals. */
function scopeOf() {
  const process = Object.create(globalThis.process) as NodeJS.Process;
  // Its own listeners: without this it would add to the real process's.
  EventEmitter.call(process);
  const own = Object.create(globalThis) as typeof globalThis;
  const scope = { process, console: copyOf(console), global: own, globalThis: own };
  // Plain assignment would reach the real globals through their accessors. `crypto` checks its receiver, so it is bound
  // here.
  for (const [name, value] of Object.entries({ ...scope, crypto: globalThis.crypto }))
    Object.defineProperty(own, name, { value, writable: true, configurable: true });
  return scope;
}

function copyOf<T>(module: T): T {
  if (typeof module !== 'object' || module === null) return module;
  return Object.defineProperties({}, Object.getOwnPropertyDescriptors(module)) as T;
}
