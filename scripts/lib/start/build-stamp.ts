import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';

// Created by builds or tools, so never an input.
const SKIPPED = new Set([
  'node_modules',
  '.next',
  '.cache',
  'public',
  'test-results',
  'playwright-report',
  '.data',
  'next-env.d.ts',
]);

function addTo(hash: ReturnType<typeof createHash>, target: string): void {
  const stat = statSync(target, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    for (const name of readdirSync(target).sort()) if (!SKIPPED.has(name)) addTo(hash, path.join(target, name));
  } else if (!/\.test\.tsx?$/.test(target)) {
    hash.update(path.relative(ROOT, target)).update('\0').update(readFileSync(target)).update('\0');
  }
}

/** Hash of the content of files and folders, named relative to the clone. */
export function hashOf(inputs: string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) addTo(hash, path.join(ROOT, input));
  return hash.digest('hex');
}

/** A file that records what something was last built from. */
export interface Stamp {
  isFresh(hash: string): boolean;
  set(hash: string): void;
  /** To be called before a build: a failure must not look fresh. */
  clear(): void;
}

/** A stamp that is valid only while `product` exists. */
export function stampIn(folder: string, name: string, product: string): Stamp {
  const file = path.join(folder, `${name}.hash`);
  return {
    isFresh: (hash) => existsSync(product) && existsSync(file) && readFileSync(file, 'utf8') === hash,
    set(hash) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, hash);
    },
    clear: () => rmSync(file, { force: true }),
  };
}
