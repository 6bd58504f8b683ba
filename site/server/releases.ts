import { readFile, readdir, readlink, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  CURRENT_LINK,
  MANIFEST_FILE,
  PUBLIC_FOLDER,
  SSR_FOLDER,
  type ReleaseFile,
  type PageOfRelease,
  type ReleaseManifest,
} from './release-files.ts';
import { loadRenderer, type LayTexts, type Renderer } from './renderer.ts';

/** A built site, ready to be served. */
export interface Release {
  id: string;
  folder: string;
  files: ReadonlyMap<string, ReleaseFile>;
  redirects: ReleaseManifest['redirects'];
  pages: readonly PageOfRelease[];
  gone: ReadonlySet<string>;
  renderer: Renderer;
}

/** How long the link is believed before it is read again. */
const LINK_TTL_MS = 500;

/** Follows the `current` link: after a switch the next request gets the new release, and files of old ones are still found. */
export class Releases {
  readonly #folder: string;
  readonly #lay: LayTexts | undefined;
  #current: Release | null = null;
  #checkedAt = 0;
  #loading: Promise<Release> | null = null;

  /** `lay` puts texts that were published since a build into its server-rendered pages. */
  constructor(folder: string, lay?: LayTexts) {
    this.#folder = folder;
    this.#lay = lay;
  }

  /** The release that is served now. @throws when there is none yet. */
  async current(): Promise<Release> {
    if (this.#current && Date.now() - this.#checkedAt < LINK_TTL_MS) return this.#current;
    this.#loading ??= this.#follow().finally(() => (this.#loading = null));
    // While a new release is read the old one goes on answering.
    return this.#current ?? this.#loading;
  }

  async #follow(): Promise<Release> {
    const link = join(this.#folder, CURRENT_LINK);
    const id = basename(await readlink(link));
    if (this.#current?.id !== id) this.#current = await loadRelease(await realpath(link), this.#lay);
    this.#checkedAt = Date.now();
    return this.#current;
  }

  /** A hashed file of an earlier release: pages that were opened before a switch still ask for it. */
  async findInOlder(path: string): Promise<{ release: string; file: ReleaseFile } | null> {
    const entries = await readdir(this.#folder, { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isDirectory() || entry.name === this.#current?.id) continue;
      const folder = join(this.#folder, entry.name);
      const file = (await readManifest(folder).catch(() => null))?.files[path];
      if (file?.immutable) return { release: folder, file };
    }
    return null;
  }
}

async function loadRelease(folder: string, lay?: LayTexts): Promise<Release> {
  const manifest = await readManifest(folder);
  const files = new Map(Object.entries(manifest.files));
  const knownScripts = new Set([...files.values()].flatMap(({ inline }) => inline?.scripts ?? []));
  return {
    id: manifest.id,
    folder,
    files,
    redirects: manifest.redirects ?? {},
    pages: manifest.pages ?? [],
    gone: new Set(manifest.gone),
    renderer: loadRenderer(join(folder, SSR_FOLDER), knownScripts, lay),
  };
}

const readManifest = async (folder: string): Promise<ReleaseManifest> =>
  JSON.parse(await readFile(join(folder, MANIFEST_FILE), 'utf8')) as ReleaseManifest;

export const filePath = (releaseFolder: string, path: string): string => join(releaseFolder, PUBLIC_FOLDER, path);
