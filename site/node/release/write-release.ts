import { createHash } from 'node:crypto';
import { cp, link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inlineHashes } from '../../server/http/inline-hashes.ts';
import {
  MANIFEST_FILE,
  MAPS_FOLDER,
  PUBLIC_FOLDER,
  SSR_FOLDER,
  hasParameters,
  isImmutable,
  isText,
  type PageOfRelease,
  type ReleaseFile,
  type ReleaseManifest,
} from '../../server/releases/release-files.ts';
import { CONTENT_FILE, type ReleaseContent } from '../../server/releases/release-content.ts';
import { TEMPLATES_FILE } from '../../server/releases/template-assets.ts';
import { standaloneErrorPages } from './error-pages.ts';
import { currentManifest } from './release-store.ts';
import { readSiteIndex } from '../gatsby/site-index.ts';
import { SITE_TEMPLATES } from '../gatsby/template-assets.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In bytes; smaller files gain nothing. */
const WORTH_COMPRESSING = 512;
/**
 * Brotli levels. Scripts and styles are few and every page loads some, so the best. Pages and their data are thousands:
 * level 9 takes twelve times as long as 6 and saves 1 %. Data as large as the panel's, one file per language with its
 * texts, are loaded by every member: there 10 saves 8 %, 4 kB.
 */
const QUALITY = { ofScripts: 11, ofLargeData: 10, ofPages: 6 };
/** In bytes. */
const LARGE = 150_000;
/** Withdrawn paths to remember, the latest ones. */
const MAX_GONE = 1000;
/** Files processed at a time: zlib has four threads. */
const CONCURRENCY = 8;
/** Ending of the source map of a script. */
const MAP = '.map';
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
/** Files for Gatsby's own servers, which must not be public. */
const PRIVATE = /^\/(webpack\.stats\.json|chunk-map\.json|_gatsby\/|~partytown\/)|\.map$/;

export interface ReleaseSource {
  /** The site's folder, with `public` and `.cache` of a finished build. */
  folder: string;
  releases: string;
  id: string;
  inputs: string;
  settled?: boolean;
  locales?: ReleaseManifest['locales'];
  content: ReleaseContent;
  figures?: ReleaseManifest['figures'];
}

/**
 * Writes a build into its own release folder: complete, or not at all. Files that are unchanged since the previous
 * release are hard links, which is safe because releases are never written to.
 */
export async function writeRelease(source: ReleaseSource): Promise<{ manifest: ReleaseManifest; compressed: number }> {
  const draft = join(source.releases, `.draft-${source.id}`);
  await rm(draft, { recursive: true, force: true });
  try {
    const written = await writeDraft(source, draft);
    await rename(draft, join(source.releases, source.id));
    return written;
  } catch (error) {
    // The disk may be full: do not leave the draft behind.
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function writeDraft(
  { folder, releases, id, inputs, settled = true, locales, content, figures }: ReleaseSource,
  draft: string,
): Promise<{ manifest: ReleaseManifest; compressed: number }> {
  const previous = await currentManifest(releases);
  const before = previous && { manifest: previous, folder: join(releases, previous.id, PUBLIC_FOLDER) };
  const from = join(folder, 'public');
  const { pages, feeds } = await readSiteIndex(folder);
  const generatedFiles = new Map([...(await standaloneErrorPages(from)), ...Object.entries(feeds)]);
  const manifest: ReleaseManifest = {
    id,
    createdAt: new Date().toISOString(),
    inputs,
    settled,
    files: {},
    locales,
    pages,
    gone: goneFrom(previous, pages),
    figures,
  };
  const found = (await listFiles(from)).map((file) => `/${relative(from, file).split(sep).join('/')}`);
  const paths = [...new Set([...found, ...generatedFiles.keys()])].filter((path) => !PRIVATE.test(path));
  let compressed = 0;

  const addFile = async (path: string): Promise<void> => {
    const content = Buffer.from(generatedFiles.get(path) ?? (await readFile(join(from, path))));
    const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
    const target = join(draft, PUBLIC_FOLDER, path);
    await mkdir(dirname(target), { recursive: true });
    const known = before?.manifest.files[path];
    if (before && known?.etag === etag) {
      await linkOrCopy(join(before.folder, path), target, known.encodings);
      manifest.files[path] = known;
      return;
    }
    const entry: ReleaseFile = { etag, size: content.length, encodings: [], immutable: isImmutable(path) };
    await writeFile(target, content);
    if (isText(path) && content.length >= WORTH_COMPRESSING) {
      await writeEncoded(path, target, content);
      compressed += 1;
      entry.encodings = ['br', 'gzip'];
    }
    if (path.endsWith('.html')) entry.inline = inlineHashes(content.toString('utf8'));
    manifest.files[path] = entry;
  };
  for (let at = 0; at < paths.length; at += CONCURRENCY)
    await Promise.all(paths.slice(at, at + CONCURRENCY).map(addFile));

  const maps = found.filter((path) => path.endsWith(MAP) && path.slice(0, -MAP.length) in manifest.files);
  for (const path of maps) {
    const target = join(draft, MAPS_FOLDER, path);
    await mkdir(dirname(target), { recursive: true });
    // A script with the same name has the same map.
    const known = previous && link(join(releases, previous.id, MAPS_FOLDER, path), target);
    if (
      !(await known?.then(
        () => true,
        () => false,
      ))
    )
      await cp(join(from, path), target);
  }

  const ssr = join(draft, SSR_FOLDER);
  await cp(join(folder, '.cache', 'page-ssr', 'routes'), ssr, {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  // The bundle is CommonJS, whatever the package around the releases says.
  await writeFile(join(ssr, 'package.json'), '{ "type": "commonjs" }\n');
  await cp(join(folder, SITE_TEMPLATES), join(ssr, TEMPLATES_FILE));
  await writeFile(join(ssr, CONTENT_FILE), JSON.stringify(content));
  await writeFile(join(draft, MANIFEST_FILE), JSON.stringify(manifest));
  return { manifest, compressed };
}

/** Paths of pages that earlier releases had; paths with parameters are no URLs, so they cannot be gone. */
function goneFrom(previous: ReleaseManifest | null, pages: readonly PageOfRelease[]): string[] {
  const present = new Set(pages.map(({ path }) => path));
  const before = [...(previous?.gone ?? []), ...(previous?.pages ?? []).map(({ path }) => path)];
  return [...new Set(before)].filter((path) => !present.has(path) && !hasParameters(path)).slice(-MAX_GONE);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Links a file and its compressed copies, or copies them if the disk has no links. */
async function linkOrCopy(source: string, target: string, encodings: ReleaseFile['encodings']): Promise<void> {
  for (const ending of ['', ...encodings.map((encoding) => ENDINGS[encoding])])
    await link(source + ending, target + ending).catch(() => cp(source + ending, target + ending));
}

function qualityFor(path: string, content: Buffer): number {
  if (isImmutable(path)) return QUALITY.ofScripts;
  return path.startsWith('/page-data/') && content.length > LARGE ? QUALITY.ofLargeData : QUALITY.ofPages;
}

async function writeEncoded(path: string, file: string, content: Buffer): Promise<void> {
  const quality = qualityFor(path, content);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(file + ENDINGS.br, br), writeFile(file + ENDINGS.gzip, gz)]);
}
