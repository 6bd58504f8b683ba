import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ExportedFile, ExportedImage, PagesExport } from '../../cms/src/export/types.ts';
import type { BuildConfig } from './config.ts';

/** Address on the cms → address in the release, with a hash of the content in its name. What could not be had is not in it. */
export type Assets = Record<string, string>;

interface Wanted {
  /** Path on the cms. */
  url: string;
  /** Another one when the content may be another. */
  version: string;
  /** Folder of the release. */
  folder: 'media' | 'downloads';
}

/** What is there already: by address on the cms. */
type Index = Record<string, { version: string; address: string }>;

export interface AssetsOptions {
  /** Where files are kept. */
  cache?: string;
  /** Files that lie elsewhere, in a release, and need not be fetched. */
  elsewhere?: Index;
  /** What no page shows any more is kept for so long: pages that are open still ask for it. */
  keptMs?: number;
  warn?: (line: string) => void;
}

const AT_ONCE = 4;
const CACHE = join(import.meta.dirname, '..', '.cache-media');
const INDEX = 'index.json';
const warnOnStderr = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Brings every picture and file that the pages show into the cache; those that have not changed stay where they are.
 * One that the cms does not have is left out, and said so: the pages do without it.
 * @throws Error in one sentence when the cms is away or refuses the key
 */
export async function fetchAssets(
  config: Pick<BuildConfig, 'CMS_URL' | 'CMS_SERVICE_KEY'>,
  pages: PagesExport,
  options: AssetsOptions = {},
): Promise<Assets> {
  const { cache = CACHE, elsewhere = {}, keptMs = 0, warn = warnOnStderr } = options;
  const wanted = wantedOf(pages);
  if (wanted.length === 0) return {};
  const known = await readIndex(cache);
  const index: Index = {};
  const others: Index = {};
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const batch = wanted.slice(at, at + AT_ONCE).map(async (asset) => {
      const { url, version } = asset;
      const other = elsewhere[url];
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
  await saveIndex(cache, index, keptMs);
  return Object.fromEntries(
    Object.entries({ ...index, ...others })
      .map(([url, { address }]) => [url, address])
      // The order of the answers must not make another build of it.
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)) as [string, string][],
  );
}

/** The files of a release, whose content and addresses these are. */
export function indexOf(pages: PagesExport, assets: Assets): Index {
  return Object.fromEntries(
    wantedOf(pages).flatMap(({ url, version }) => {
      const address = assets[url];
      return address === undefined ? [] : [[url, { version, address }]];
    }),
  );
}

/** Puts the files where Gatsby's build leaves its own, and takes away those that no page shows any more. */
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

/** Every picture and file named anywhere in the export, each once. */
function wantedOf(pages: PagesExport): Wanted[] {
  const wanted = new Map<string, Wanted>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('focalPoint' in value) {
      const { url, sizes, updatedAt } = value as ExportedImage;
      for (const one of [url, ...sizes.map((size) => size.url)])
        wanted.set(one, { url: one, version: updatedAt, folder: 'media' });
    } else if ('filename' in value && 'url' in value) {
      const { url, updatedAt } = value as ExportedFile;
      wanted.set(url, { url, version: updatedAt, folder: 'downloads' });
    } else Object.values(value).forEach(walk);
  };
  walk(pages);
  return [...wanted.values()];
}

/** @returns the address in the release; null when the cms does not have the file */
async function download(
  config: Pick<BuildConfig, 'CMS_URL' | 'CMS_SERVICE_KEY'>,
  { url, folder }: Wanted,
  cache: string,
  warn: (line: string) => void,
): Promise<string | null> {
  const from = new URL(url, config.CMS_URL);
  // The key goes to the cms alone, whatever an address says.
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
  // Two addresses may have one content.
  const part = `${file}.${randomUUID()}.part`;
  await writeFile(part, content);
  await rename(part, file);
  return address;
}

/** The file's name in letters that need no escaping anywhere. */
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

/** Remembers what is there, and throws away what nobody has asked for in `keptMs`. */
async function saveIndex(cache: string, index: Index, keptMs: number): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = join(cache, `${INDEX}.${randomUUID()}.part`);
  await writeFile(draft, JSON.stringify(index));
  await rename(draft, join(cache, INDEX));
  const addresses = new Set(Object.values(index).map(({ address }) => address));
  for (const folder of ['media', 'downloads'])
    for (const name of await readdir(join(cache, folder)).catch(() => [])) {
      const file = join(cache, folder, name);
      if (!addresses.has(`/${folder}/${name}`) && (await ageOf(file)) >= keptMs) await rm(file, { force: true });
    }
}

/** Milliseconds since a file was written; a file that is gone has no age. */
const ageOf = async (file: string): Promise<number> =>
  Date.now() - (await stat(file).catch(() => ({ mtimeMs: Infinity }))).mtimeMs;
