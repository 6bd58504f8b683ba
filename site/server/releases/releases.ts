import { readFile, readdir, readlink, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import type { loadBundle } from './bundle.ts';
import {
  CURRENT_LINK,
  ROLLBACK_FILE,
  MANIFEST_FILE,
  PUBLIC_FOLDER,
  SSR_FOLDER,
  isImmutable,
  type Rollback,
  type ReleaseFile,
  type PageOfRelease,
  type ReleaseManifest,
} from './release-files.ts';
import { CONTENT_FILE, type ReleaseContent } from './release-content.ts';
import { loadRenderer, type Renderer } from './renderer.ts';
import { TEMPLATES_FILE, type Templates } from './template-assets.ts';

/** A built site, ready to be served. */
export interface Release {
  id: string;
  folder: string;
  files: ReadonlyMap<string, ReleaseFile>;
  pages: readonly PageOfRelease[];
  gone: ReadonlySet<string>;
  /** The content that its pages are rendered from. */
  content: ReleaseContent;
  /** After a rollback to this release: the content version that is not shown until somebody publishes. */
  rolledBackFrom: string | null;
  renderer: Renderer;
}

/** A file of a release that is no longer served. */
export interface OlderFile {
  /** The release's folder. */
  release: string;
  file: ReleaseFile;
}

/** How long the link's target is cached. */
export const LINK_TTL_MS = 500;

/**
 * Follows the `current` link: the first request after a switch gets the new release. Files of older releases stay
 * available.
 */
export class Releases {
  readonly #folder: string;
  readonly #log: Pick<Logger, 'error'>;
  #current: Release | null = null;
  #checkedAt = 0;
  #loading: Promise<Release> | null = null;
  /** The last error of a release that could not be loaded, to log it only once. */
  #loadError: string | null = null;
  /** Called after a switch to another release. */
  onChange: () => void = () => undefined;
  #older: { names: string; files: Promise<ReadonlyMap<string, OlderFile>> } | null = null;

  constructor(folder: string, log: Pick<Logger, 'error'>) {
    this.#folder = folder;
    this.#log = log;
  }

  /** The release that is served now. @throws if there is none yet */
  async current(): Promise<Release> {
    if (this.#current && Date.now() - this.#checkedAt < LINK_TTL_MS) return this.#current;
    this.#loading ??= this.#follow().finally(() => (this.#loading = null));
    // The old release goes on being served while a new one is loaded.
    return this.#current ?? this.#loading;
  }

  /** If the new release cannot be loaded, the old one stays; the next check tries again. */
  async #follow(): Promise<Release> {
    try {
      const before = this.#current;
      this.#current = await this.#linked();
      this.#loadError = null;
      if (before && before !== this.#current) this.onChange();
    } catch (error) {
      if (!this.#current) throw error;
      if (this.#loadError !== String(error)) this.#log.error({ err: error }, 'the new release cannot be read');
      this.#loadError = String(error);
    }
    this.#checkedAt = Date.now();
    return this.#current;
  }

  async #linked(): Promise<Release> {
    const link = join(this.#folder, CURRENT_LINK);
    const id = basename(await readlink(link));
    return this.#current?.id === id ? this.#current : loadRelease(await realpath(link));
  }

  /** A hashed file of an earlier release, for pages that were opened before a switch. */
  async findInOlder(path: string): Promise<OlderFile | null> {
    // Spares reading all releases for paths such as `/wp-login.php`.
    if (!isImmutable(path)) return null;
    const entries = await readdir(this.#folder, { withFileTypes: true }).catch(() => []);
    const there = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
    const names = there.filter((name) => name !== this.#current?.id).toSorted();
    // Releases never change, so the list is valid as long as the same folders are there.
    if (this.#older?.names !== names.join('/')) this.#older = { names: names.join('/'), files: this.#filesOf(names) };
    return (await this.#older.files).get(path) ?? null;
  }

  async #filesOf(names: readonly string[]): Promise<Map<string, OlderFile>> {
    const all = new Map<string, OlderFile>();
    for (const name of names) {
      const release = join(this.#folder, name);
      const files = (await readManifest(release).catch(() => null))?.files ?? {};
      for (const [path, file] of Object.entries(files)) if (file.immutable) all.set(path, { release, file });
    }
    return all;
  }
}

/** Loads a release. `load`: for tests and measurements that watch the bundle. */
export async function loadRelease(folder: string, load?: typeof loadBundle): Promise<Release> {
  const ssr = join(folder, SSR_FOLDER);
  const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(join(ssr, file), 'utf8')) as T;
  const manifest = await readManifest(folder);
  const [content, templates] = [await read<ReleaseContent>(CONTENT_FILE), await read<Templates>(TEMPLATES_FILE)];
  const files = new Map(Object.entries(manifest.files));
  const knownScripts = new Set([...files.values()].flatMap(({ inline }) => inline?.scripts ?? []));
  return {
    id: manifest.id,
    folder,
    files,
    pages: manifest.pages ?? [],
    gone: new Set(manifest.gone),
    content,
    rolledBackFrom: await rolledBackFrom(folder, manifest.id),
    renderer: loadRenderer({ folder: ssr, publicFolder: join(folder, PUBLIC_FOLDER), templates, knownScripts }, load),
  };
}

async function rolledBackFrom(folder: string, id: string): Promise<string | null> {
  const text = await readFile(join(folder, '..', ROLLBACK_FILE), 'utf8').catch(() => null);
  const rollback = text === null ? null : (JSON.parse(text) as Rollback);
  return rollback?.to === id ? rollback.from : null;
}

const readManifest = async (folder: string): Promise<ReleaseManifest> =>
  JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')) as ReleaseManifest;

export const filePath = (releaseFolder: string, path: string): string => join(releaseFolder, PUBLIC_FOLDER, path);
