import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, readdir, readlink, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inlineHashes } from '../server/inline-hashes.ts';
import {
  CURRENT_LINK,
  MANIFEST_FILE,
  PUBLIC_FOLDER,
  SSR_FOLDER,
  isImmutable,
  isText,
  type ReleaseFile,
  type ReleaseManifest,
} from '../server/release-files.ts';
import { settleErrorPages } from './error-pages.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Releases that stay: the one that is served, and those that can be gone back to or whose pages are still open. */
const KEEP = 5;
/** Smaller files gain nothing. */
const WORTH_COMPRESSING = 512;
/** Files in work at a time: zlib has four threads. */
const AT_ONCE = 8;
/** What Gatsby leaves for its own servers, and nobody may ask for. */
const PRIVATE = new Set(['webpack.stats.json', 'chunk-map.json', '_gatsby', '~partytown']);

export interface ReleaseSource {
  /** The site's folder, with `public` and `.cache` of a finished build. */
  folder: string;
  releases: string;
  id: string;
  inputs: string;
  settled?: boolean;
  redirects?: ReleaseManifest['redirects'];
}

/** The manifest of the release that is served, if there is one. */
export async function currentManifest(releases: string): Promise<ReleaseManifest | null> {
  try {
    return JSON.parse(await readFile(join(releases, CURRENT_LINK, MANIFEST_FILE), 'utf8')) as ReleaseManifest;
  } catch {
    return null;
  }
}

/** Copies a build into a release folder of its own: complete under its name, or not there at all. */
export async function writeRelease({
  folder,
  releases,
  id,
  inputs,
  settled = true,
  redirects = {},
}: ReleaseSource): Promise<{ manifest: ReleaseManifest; compressed: number }> {
  const previous = await currentManifest(releases);
  const draft = join(releases, `.draft-${id}`);
  await rm(draft, { recursive: true, force: true });
  const target = join(draft, PUBLIC_FOLDER);
  await mkdir(target, { recursive: true });
  await cp(join(folder, 'public'), target, {
    recursive: true,
    filter: (source) => !PRIVATE.has(basename(source)) && !source.endsWith('.map'),
  });
  await settleErrorPages(target);
  await cp(join(folder, '.cache', 'page-ssr'), join(draft, SSR_FOLDER), {
    recursive: true,
    filter: (source) => !source.endsWith('.map'),
  });
  // The bundle is CommonJS, whatever the folder around the releases says.
  await writeFile(join(draft, SSR_FOLDER, 'package.json'), '{ "type": "commonjs" }\n');

  const createdAt = new Date().toISOString();
  const manifest: ReleaseManifest = { id, createdAt, inputs, settled, files: {}, redirects };
  let compressed = 0;
  const files = await listFiles(target);
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const batch = files.slice(at, at + AT_ONCE).map(async (file): Promise<void> => {
      const path = `/${relative(target, file).split(sep).join('/')}`;
      const content = await readFile(file);
      const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
      const known = previous?.files[path];
      const entry: ReleaseFile = { etag, size: content.length, encodings: [], immutable: isImmutable(path) };
      if (isText(path) && content.length >= WORTH_COMPRESSING) {
        if (previous && known?.etag === etag)
          await copyEncoded(join(releases, previous.id, PUBLIC_FOLDER, path), file, known.encodings);
        else compressed += await writeEncoded(file, content);
        entry.encodings = ['br', 'gzip'];
      }
      if (path.endsWith('.html')) entry.inline = inlineHashes(content.toString('utf8'));
      manifest.files[path] = entry;
    });
    await Promise.all(batch);
  }
  await writeFile(join(draft, MANIFEST_FILE), JSON.stringify(manifest));
  await rename(draft, join(releases, id));
  return { manifest, compressed };
}

/** Paths that are new, different or gone between two releases. */
export function changedFiles(before: ReleaseManifest | null, after: ReleaseManifest): string[] {
  const paths = new Set([...Object.keys(before?.files ?? {}), ...Object.keys(after.files)]);
  return [...paths].filter((path) => before?.files[path]?.etag !== after.files[path]?.etag).toSorted();
}

/** The releases that are there, newest first. */
export async function listReleases(releases: string): Promise<{ id: string; createdAt: string; served: boolean }[]> {
  const served = (await currentManifest(releases))?.id;
  const entries = await readdir(releases, { withFileTypes: true }).catch(() => []);
  const ids = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  return Promise.all(
    ids
      .toSorted()
      .reverse()
      .map(async (id) => {
        const manifest = JSON.parse(await readFile(join(releases, id, MANIFEST_FILE), 'utf8')) as ReleaseManifest;
        return { id, createdAt: manifest.createdAt, served: id === served };
      }),
  );
}

/** Makes a release the one that is served, in one step: a link is renamed over the old one. */
export async function switchTo(releases: string, id: string): Promise<void> {
  const draft = join(releases, `.link-${process.pid}`);
  await unlink(draft).catch(() => undefined);
  await symlink(id, draft);
  await rename(draft, join(releases, CURRENT_LINK));
}

/** Removes what is older than the last releases, and drafts that an interrupted build has left. */
export async function removeOld(releases: string): Promise<void> {
  const current = basename(await readlink(join(releases, CURRENT_LINK)));
  const entries = await readdir(releases, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const old = folders
    .filter((name) => !name.startsWith('.') && name !== current)
    .toSorted()
    .reverse()
    .slice(KEEP - 1);
  const drafts = folders.filter((name) => name.startsWith('.draft-'));
  for (const name of [...old, ...drafts]) await rm(join(releases, name), { recursive: true, force: true });
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function copyEncoded(source: string, target: string, encodings: ReleaseFile['encodings']): Promise<void> {
  for (const encoding of encodings) await cp(source + ENDINGS[encoding], target + ENDINGS[encoding]);
}

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

async function writeEncoded(file: string, content: Buffer): Promise<1> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(file + ENDINGS.br, br), writeFile(file + ENDINGS.gzip, gz)]);
  return 1;
}
