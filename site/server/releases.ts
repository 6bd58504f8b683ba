import { readFile, readdir, readlink, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Logger } from 'pino';
import type { loadBundle } from './bundle.ts';
import {
  CURRENT_LINK,
  GONE_BACK_FILE,
  MANIFEST_FILE,
  PUBLIC_FOLDER,
  SSR_FOLDER,
  isImmutable,
  type GoneBack,
  type ReleaseFile,
  type PageOfRelease,
  type ReleaseManifest,
} from './release-files.ts';
import { CONTENT_FILE, type ReleaseContent } from './release-content.ts';
import { loadRenderer, type Renderer } from './renderer.ts';
import { TEMPLATES_FILE, type Templates } from './templates.ts';

/** A built site, ready to be served. */
export interface Release {
  id: string;
  folder: string;
  files: ReadonlyMap<string, ReleaseFile>;
  pages: readonly PageOfRelease[];
  gone: ReadonlySet<string>;
  /** What its pages are made of. */
  content: ReleaseContent;
  /** Version of the content that staff went back from to this release: it stays away until somebody publishes. */
  goneBackFrom: string | null;
  renderer: Renderer;
}

/** A file of a release that is no longer served. */
export interface OlderFile {
  /** The release's folder. */
  release: string;
  file: ReleaseFile;
}

/** How long the link is believed before it is read again. */
export const LINK_TTL_MS = 500;

/** Follows the `current` link: after a switch the next request gets the new release, and files of old ones are still found. */
export class Releases {
  readonly #folder: string;
  readonly #log: Pick<Logger, 'error'>;
  #current: Release | null = null;
  #checkedAt = 0;
  #loading: Promise<Release> | null = null;
  /** What was wrong with the release that could not be taken: said once, not twice a second. */
  #complaint: string | null = null;
  /** Called after another release has taken the place of one: what that one has drawn is old. */
  onChange: () => void = () => undefined;
  #older: { names: string; files: Promise<ReadonlyMap<string, OlderFile>> } | null = null;

  constructor(folder: string, log: Pick<Logger, 'error'>) {
    this.#folder = folder;
    this.#log = log;
  }

  /** The release that is served now. @throws when there is none yet. */
  async current(): Promise<Release> {
    if (this.#current && Date.now() - this.#checkedAt < LINK_TTL_MS) return this.#current;
    this.#loading ??= this.#follow().finally(() => (this.#loading = null));
    // While a new release is read the old one goes on answering.
    return this.#current ?? this.#loading;
  }

  /** One that cannot be read leaves the one that is served where it is; the next check tries again. */
  async #follow(): Promise<Release> {
    try {
      const before = this.#current;
      this.#current = await this.#linked();
      this.#complaint = null;
      if (before && before !== this.#current) this.onChange();
    } catch (error) {
      if (!this.#current) throw error;
      if (this.#complaint !== String(error)) this.#log.error({ err: error }, 'the new release cannot be read');
      this.#complaint = String(error);
    }
    this.#checkedAt = Date.now();
    return this.#current;
  }

  async #linked(): Promise<Release> {
    const link = join(this.#folder, CURRENT_LINK);
    const id = basename(await readlink(link));
    return this.#current?.id === id ? this.#current : loadRelease(await realpath(link));
  }

  /** A hashed file of an earlier release: pages that were opened before a switch still ask for it. */
  async findInOlder(path: string): Promise<OlderFile | null> {
    // Nobody has to read releases to know that they have no `/wp-login.php`.
    if (!isImmutable(path)) return null;
    const entries = await readdir(this.#folder, { withFileTypes: true }).catch(() => []);
    const there = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
    const names = there.filter((name) => name !== this.#current?.id).toSorted();
    // A release never changes after it was made: only which of them are there does.
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

/** Reads a release. `load`: for whoever wants to see what its bundle is given. */
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
    goneBackFrom: await goneBackFrom(folder, manifest.id),
    renderer: loadRenderer({ folder: ssr, publicFolder: join(folder, PUBLIC_FOLDER), templates, knownScripts }, load),
  };
}

async function goneBackFrom(folder: string, id: string): Promise<string | null> {
  const text = await readFile(join(folder, '..', GONE_BACK_FILE), 'utf8').catch(() => null);
  const goneBack = text === null ? null : (JSON.parse(text) as GoneBack);
  return goneBack?.to === id ? goneBack.from : null;
}

const readManifest = async (folder: string): Promise<ReleaseManifest> =>
  JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')) as ReleaseManifest;

export const filePath = (releaseFolder: string, path: string): string => join(releaseFolder, PUBLIC_FOLDER, path);
