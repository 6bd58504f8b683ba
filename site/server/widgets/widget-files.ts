import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Encoding, Sendable } from '../http/send-page.ts';
import { MANIFEST_NAME, type WidgetManifest } from './widget-manifest.ts';

/** How long the newest build is taken for the newest. */
const KNOWN_MS = 1_000;
/** Folder and file of a script: both made by the build, so that no path leads elsewhere. */
const FOLDER = /^[0-9a-f]{16}$/;
const FILE = /^[a-z-]{1,40}(?:\.part)?\.js$/;

/** Scripts of the widgets as the build wrote them, and those of earlier builds, which shops still name. */
export class WidgetFiles {
  readonly #folder: string;
  readonly #kept = new LRUCache<string, Sendable>({ max: 200 });
  #newest: { at: number; changed: number; manifest: WidgetManifest } | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Null before the first build. */
  async manifest(): Promise<WidgetManifest | null> {
    const known = this.#newest;
    if (known && Date.now() - known.at < KNOWN_MS) return known.manifest;
    const path = join(this.#folder, MANIFEST_NAME);
    try {
      const { mtimeMs: changed } = await stat(path);
      const manifest =
        known?.changed === changed ? known.manifest : (JSON.parse(await readFile(path, 'utf8')) as WidgetManifest);
      this.#newest = { at: Date.now(), changed, manifest };
      return manifest;
    } catch {
      return null;
    }
  }

  /** A script of this or an earlier build, with its compressed forms; null if there is none. */
  async find(folder: string, file: string): Promise<Sendable | null> {
    if (!FOLDER.test(folder) || !FILE.test(file)) return null;
    const path = join(this.#folder, folder, file);
    const known = this.#kept.get(path);
    if (known) return known;
    try {
      const [body, br, gzip] = await Promise.all([readFile(path), readFile(`${path}.br`), readFile(`${path}.gz`)]);
      const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
      const encoded: [Encoding, Buffer][] = [
        ['br', br],
        ['gzip', gzip],
      ];
      const found: Sendable = { etag, body, encoded: new Map(encoded) };
      this.#kept.set(path, found);
      return found;
    } catch {
      return null;
    }
  }
}
