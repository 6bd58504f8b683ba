import { createHash } from 'node:crypto';
import path from 'node:path';

/** The folder of the clone; every verb works from any current folder. */
export const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** Everything that a run writes and that can be thrown away or kept by hand: database, uploads, releases, secrets. */
export const DATA_DIR = path.join(ROOT, '.data');

/** Tells clones apart where their data cannot lie inside them. */
export const CLONE_ID = createHash('sha256').update(ROOT).digest('hex').slice(0, 8);

export const fromRoot = (...parts: string[]): string => path.join(ROOT, ...parts);
