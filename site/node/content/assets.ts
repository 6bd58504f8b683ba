import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ExportedFile, ExportedImage, PagesExport } from '../../../cms/src/export/types.ts';
import type { BuildConfig } from '../config.ts';

/**
 * URL on the cms → path in the release, whose name contains a hash of the content. Files that could not be fetched are
 * missing.
 */
export type Assets = Record<string, string>;

interface Wanted {
  /** Path on the cms. */
  url: string;
  /** Changes whenever the content may have changed. */
  version: string;
  /** Folder in the release. */
  folder: 'media' | 'downloads';
}

/** Files already present, by URL on the cms. */
type Index = Record<string, { version: string; address: string }>;

export interface AssetsOptions {
  /** Where files are cached. */
  cache?: string;
  /** Files in a release, which need not be fetched. */
  releasedFiles?: Index;
  /** How long files that no page shows any more stay in the cache: open pages still ask for them. */
  unusedMs?: number;
  warn?: (line: string) => void;
}

const CONCURRENCY = 4;
const CACHE = join(import.meta.dirname, '..', '..', '.cache-media');
const INDEX = 'index.json';
const warnOnStderr = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Fetches every picture and file of the pages into the cache; unchanged ones stay. A file that the cms does not have is
 * left out with a warning.
 * @throws Error with one sentence if the cms is down or refuses the key
 */
export async function fetchAssets(
  config: Pick<BuildConfig, 'CMS_URL' | 'CMS_SERVICE_KEY'>,
  pages: PagesExport,
  options: AssetsOptions = {},
): Promise<Assets> {
  const { cache = CACHE, releasedFiles = {}, unusedMs = 0, warn = warnOnStderr } = options;
  const wanted = wantedOf(pages);
  if (wanted.length === 0) return {};
  const known = await readIndex(cache);
  const index: Index = {};
  const others: Index = {};
  for (let at = 0; at < wanted.length; at += CONCURRENCY) {
    const batch = wanted.slice(at, at + CONCURRENCY).map(async (asset) => {
      const { url, version } = asset;
      const other = releasedFiles[url];
      if (other?.version === version) {
        others[url] = other;
        return;
      }
      const kept = known[url];
      if (kept?.version === version && existsSync(join(cache, kept.address))) {
        index[url] = kept;
        return;
      }
      const address = await download(config, asset, cache, warn);
      if (address) index[url] = { version, address };
    });
    await Promise.all(batch);
  }
  await saveIndex(cache, index, unusedMs);
  return Object.fromEntries(
    Object.entries({ ...index, ...others })
      .map(([url, { address }]) => [url, address])
      // Sorted: the order of the responses must not change the build's fingerprint.
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)) as [string, string][],
  );
}

/** The index of a release's files, from its content and paths. */
export function assetIndex(pages: PagesExport, assets: Assets): Index {
  return Object.fromEntries(
    wantedOf(pages).flatMap(({ url, version }) => {
      const address = assets[url];
      return address === undefined ? [] : [[url, { version, address }]];
    }),
  );
}

/** Copies the files into Gatsby's output and removes those that no page shows any more. */
export async function placeAssets(assets: Assets, target: string, cache = CACHE): Promise<void> {
  const addresses = new Set(Object.values(assets));
  for (const folder of ['media', 'downloads']) {
    await mkdir(join(target, folder), { recursive: true });
    for (const name of await readdir(join(target, folder)))
      if (!addresses.has(`/${folder}/${name}`)) await rm(join(target, folder, name));
  }
  for (const address of addresses)
    if (!existsSync(join(target, address))) await copyFile(join(cache, address), join(target, address));
}

/** Every picture and file in the export, each once. */
function wantedOf(pages: PagesExport): Wanted[] {
  const wanted = new Map<string, Wanted>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('focalPoint' in value) {
      const { url, sizes, updatedAt } = value as ExportedImage;
      for (const one of [url, ...sizes.map((size) => size.url)])
        wanted.set(one, { url: one, version: updatedAt, folder: 'media' });
    } else if ('filename' in value && 'url' in value) {
      const { url, updatedAt } = value as ExportedFile;
      wanted.set(url, { url, version: updatedAt, folder: 'downloads' });
    } else Object.values(value).forEach(collect);
  };
  collect(pages);
  return [...wanted.values()];
}

/** @returns the path in the release; null if the cms does not have the file */
async function download(
  config: Pick<BuildConfig, 'CMS_URL' | 'CMS_SERVICE_KEY'>,
  { url, folder }: Wanted,
  cache: string,
  warn: (line: string) => void,
): Promise<string | null> {
  const from = new URL(url, config.CMS_URL);
  // The service key is sent to the cms only, whatever the URL says.
  if (from.origin !== new URL(config.CMS_URL).origin) {
    warn(`site: ${from.href} is no file of the cms; it is left out`);
    return null;
  }
  const response = await fetch(from, {
    headers: { Authorization: `Bearer ${config.CMS_SERVICE_KEY}` },
    signal: AbortSignal.timeout(60_000),
  }).catch((error: Error) => {
    throw new Error(`The cms did not answer at ${from.href}: ${String(error.cause ?? error.message)}.`);
  });
  if (response.status === 401 || response.status === 403)
    throw new Error(`The cms refused CMS_SERVICE_KEY (${response.status}) at ${from.href}.`);
  if (!response.ok) {
    await response.body?.cancel();
    warn(`site: the cms answered ${response.status} at ${from.href}; the pages do without this file`);
    return null;
  }
  const content = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const address = `/${folder}/${hash}-${plainName(from)}`;
  const file = join(cache, address);
  await mkdir(join(cache, folder), { recursive: true });
  // Two URLs may have the same content.
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, file);
  return address;
}

/** The file's name in characters that need no escaping. */
const plainName = (url: URL): string =>
  basename(decodeURIComponent(url.pathname))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+/, '')
    .slice(-80) || 'file';

async function readIndex(cache: string): Promise<Index> {
  try {
    return JSON.parse(await readFile(join(cache, INDEX), 'utf8')) as Index;
  } catch {
    return {};
  }
}

/** Saves the index and removes files unused for `unusedMs`. */
async function saveIndex(cache: string, index: Index, unusedMs: number): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = join(cache, `${INDEX}.${randomUUID()}.part`);
  await writeFile(draft, JSON.stringify(index));
  await rename(draft, join(cache, INDEX));
  const addresses = new Set(Object.values(index).map(({ address }) => address));
  for (const folder of ['media', 'downloads'])
    for (const name of await readdir(join(cache, folder)).catch(() => [])) {
      const file = join(cache, folder, name);
      if (!addresses.has(`/${folder}/${name}`) && (await ageOf(file)) >= unusedMs) await rm(file, { force: true });
    }
}

/** Milliseconds since a file was written; negative infinity if it is gone. */
const ageOf = async (file: string): Promise<number> =>
  Date.now() - (await stat(file).catch(() => ({ mtimeMs: Infinity }))).mtimeMs;
