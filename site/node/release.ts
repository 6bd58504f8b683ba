import { readFile, readdir, readlink, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CONTENT_FILE, type ReleaseContent } from '../server/release-content.ts';
import {
  CURRENT_LINK,
  GONE_BACK_FILE,
  MANIFEST_FILE,
  SSR_FOLDER,
  type GoneBack,
  type ReleaseManifest,
} from '../server/release-files.ts';
import { versionOf } from './site-content.ts';

/** Releases that stay: the one that is served, and those that can be gone back to or whose pages are still open. */
const KEEP = 5;
/** The manifest of the release that is served, if there is one. */
export async function currentManifest(releases: string): Promise<ReleaseManifest | null> {
  try {
    return await readManifest(releases, CURRENT_LINK);
  } catch {
    return null;
  }
}

/** That of the release which was built last: after a roll-back another one is served. */
export async function newestManifest(releases: string): Promise<ReleaseManifest | null> {
  const [newest] = await releaseIds(releases);
  return newest ? readManifest(releases, newest) : null;
}

/**
 * Whether the release has all languages, and the cache has settled since it was made from nothing. Who has gone back to an older release is left alone:
 * what would settle it is a build, and would serve the newest again.
 */
export async function isSettled(releases: string): Promise<boolean> {
  const [served, newest] = [await currentManifest(releases), await newestManifest(releases)];
  return !served || isWhole(served) || served.id !== newest?.id;
}

/** Whether nothing is left to be built: all languages are there, and the cache has settled. */
const isWhole = ({ settled, locales }: ReleaseManifest): boolean => settled !== false && !locales;

/** Paths that are new, different or gone between two releases. */
export function changedFiles(before: ReleaseManifest | null, after: ReleaseManifest): string[] {
  const paths = new Set([...Object.keys(before?.files ?? {}), ...Object.keys(after.files)]);
  return [...paths].filter((path) => before?.files[path]?.etag !== after.files[path]?.etag).toSorted();
}

/** The releases that are there, newest first. */
export async function listReleases(releases: string): Promise<{ id: string; createdAt: string; served: boolean }[]> {
  const served = (await currentManifest(releases))?.id;
  const ids = await releaseIds(releases);
  return Promise.all(
    ids.map(async (id) => {
      const { createdAt } = await readManifest(releases, id);
      return { id, createdAt, served: id === served };
    }),
  );
}

/** Newest first. */
async function releaseIds(releases: string): Promise<string[]> {
  const entries = await readdir(releases, { withFileTypes: true }).catch(() => []);
  const ids = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name);
  return ids.toSorted().reverse();
}

const readManifest = async (releases: string, id: string): Promise<ReleaseManifest> =>
  JSON.parse(await readFile(join(releases, id, MANIFEST_FILE), 'utf8')) as ReleaseManifest;

/** Makes a release the one that is served, in one step: a link is renamed over the old one. */
export async function switchTo(releases: string, id: string): Promise<void> {
  const draft = join(releases, `.link-${process.pid}`);
  await unlink(draft).catch(() => undefined);
  await symlink(id, draft);
  await rename(draft, join(releases, CURRENT_LINK));
}

/**
 * Serves an older release. Front doors draw above a release what was published since: of this one they leave out what the
 * newest release was made of, until somebody publishes.
 */
export async function goBackTo(releases: string, id: string): Promise<void> {
  const [newest = id] = await releaseIds(releases);
  const content = await readFile(join(releases, newest, SSR_FOLDER, CONTENT_FILE), 'utf8');
  const goneBack: GoneBack = { to: id, from: versionOf(JSON.parse(content) as ReleaseContent) };
  const draft = join(releases, `.${GONE_BACK_FILE}-${process.pid}`);
  await writeFile(draft, JSON.stringify(goneBack));
  await rename(draft, join(releases, GONE_BACK_FILE));
  await switchTo(releases, id);
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
