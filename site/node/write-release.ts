import { createHash } from 'node:crypto';
import { cp, link, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inlineHashes } from '../server/inline-hashes.ts';
import {
  MANIFEST_FILE,
  PUBLIC_FOLDER,
  SSR_FOLDER,
  hasParameters,
  isImmutable,
  isText,
  type PageOfRelease,
  type ReleaseFile,
  type ReleaseManifest,
} from '../server/release-files.ts';
import { CONTENT_FILE, type ReleaseContent } from '../server/release-content.ts';
import { TEMPLATES_FILE } from '../server/templates.ts';
import { settledErrorPages } from './error-pages.ts';
import { currentManifest } from './release.ts';
import { readSiteIndex } from './site-index.ts';
import { SITE_TEMPLATES } from './templates.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller files gain nothing. */
const WORTH_COMPRESSING = 512;
/**
 * Of Brotli. Scripts and styles are few, and every page loads some: the best there is. Pages and their data are
 * thousands: 9 would take them twelve times as long as 6 and make them 1 % smaller.
 */
const QUALITY = { ofScripts: 11, ofPages: 6 };
/** Of all that staff have ever taken back, the last ones. */
const MOST_GONE = 1000;
/** Files in work at a time: zlib has four threads. */
const AT_ONCE = 8;
const ENDINGS = { br: '.br', gzip: '.gz' } as const;
/** What Gatsby leaves for its own servers, and nobody may ask for. */
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
 * Writes a build into a release folder of its own: complete under its name, or not there at all. Files that are as in
 * the release before are linked to it: no release is ever written to, so they may share them.
 */
export async function writeRelease(source: ReleaseSource): Promise<{ manifest: ReleaseManifest; compressed: number }> {
  const draft = join(source.releases, `.draft-${source.id}`);
  await rm(draft, { recursive: true, force: true });
  try {
    const written = await writeDraft(source, draft);
    await rename(draft, join(source.releases, source.id));
    return written;
  } catch (error) {
    // A draft that stays would fill the disk that perhaps was full.
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
  const settledPages = new Map([...(await settledErrorPages(from)), ...Object.entries(feeds)]);
  const manifest: ReleaseManifest = {
    ...{ id, createdAt: new Date().toISOString(), inputs, settled, files: {}, locales },
    ...{ pages, gone: goneFrom(previous, pages), figures },
  };
  const found = (await listFiles(from)).map((file) => `/${relative(from, file).split(sep).join('/')}`);
  const paths = [...new Set([...found, ...settledPages.keys()])].filter((path) => !PRIVATE.test(path));
  let compressed = 0;

  const take = async (path: string): Promise<void> => {
    const content = Buffer.from(settledPages.get(path) ?? (await readFile(join(from, path))));
    const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
    const target = join(draft, PUBLIC_FOLDER, path);
    await mkdir(dirname(target), { recursive: true });
    const known = before?.manifest.files[path];
    if (before && known?.etag === etag) {
      await share(join(before.folder, path), target, known.encodings);
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
  for (let at = 0; at < paths.length; at += AT_ONCE) await Promise.all(paths.slice(at, at + AT_ONCE).map(take));

  const ssr = join(draft, SSR_FOLDER);
  await cp(join(folder, '.cache', 'page-ssr', 'routes'), ssr, {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  // The bundle is CommonJS, whatever the folder around the releases says.
  await writeFile(join(ssr, 'package.json'), '{ "type": "commonjs" }\n');
  await cp(join(folder, SITE_TEMPLATES), join(ssr, TEMPLATES_FILE));
  await writeFile(join(ssr, CONTENT_FILE), JSON.stringify(content));
  await writeFile(join(draft, MANIFEST_FILE), JSON.stringify(manifest));
  return { manifest, compressed };
}

/** Pages that were there and are not; without parameters, for an address that never was one is nothing that has gone. */
function goneFrom(previous: ReleaseManifest | null, pages: readonly PageOfRelease[]): string[] {
  const present = new Set(pages.map(({ path }) => path));
  const before = [...(previous?.gone ?? []), ...(previous?.pages ?? []).map(({ path }) => path)];
  return [...new Set(before)].filter((path) => !present.has(path) && !hasParameters(path)).slice(-MOST_GONE);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** The same file under another name, with its compressed copies; a copy where the disk cannot link. */
async function share(source: string, target: string, encodings: ReleaseFile['encodings']): Promise<void> {
  for (const ending of ['', ...encodings.map((encoding) => ENDINGS[encoding])])
    await link(source + ending, target + ending).catch(() => cp(source + ending, target + ending));
}

async function writeEncoded(path: string, file: string, content: Buffer): Promise<void> {
  const quality = isImmutable(path) ? QUALITY.ofScripts : QUALITY.ofPages;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(file + ENDINGS.br, br), writeFile(file + ENDINGS.gzip, gz)]);
}
