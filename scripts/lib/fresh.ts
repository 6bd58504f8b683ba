import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.ts';

// Made by builds or tools: never an input.
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

/** One hash over the content of files and folders, named relative to the clone. */
export function hashOf(inputs: string[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) addTo(hash, path.join(ROOT, input));
  return hash.digest('hex');
}

/** Remembers, in one small file, what something was last made from. */
export interface Stamp {
  isFresh(hash: string): boolean;
  set(hash: string): void;
  /** Before making it again: a failure half-way must not look fresh. */
  clear(): void;
}

/** A stamp that counts only while `product` exists. */
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
