import { readFile, readdir, readlink, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CONTENT_FILE, type ReleaseContent } from '../../server/releases/release-content.ts';
import {
  CURRENT_LINK,
  ROLLBACK_FILE,
  MANIFEST_FILE,
  SSR_FOLDER,
  type Rollback,
  type ReleaseManifest,
} from '../../server/releases/release-files.ts';
import { contentVersion } from '../content/site-content.ts';

/** Number of releases kept, for rollbacks and for pages that are still open. */
const KEEP = 5;
/** The served release's manifest, if there is one. */
export async function currentManifest(releases: string): Promise<ReleaseManifest | null> {
  try {
    return await readManifest(releases, CURRENT_LINK);
  } catch {
    return null;
  }
}

/** The manifest of the release built last; after a rollback another one is served. */
export async function newestManifest(releases: string): Promise<ReleaseManifest | null> {
  const [newest] = await releaseIds(releases);
  return newest ? readManifest(releases, newest) : null;
}

/**
 * Whether no further build is needed: the release has all locales and the cache has settled, or staff have rolled back,
 * in which case a build would serve the newest release again.
 */
export async function isSettled(releases: string): Promise<boolean> {
  const [served, newest] = [await currentManifest(releases), await newestManifest(releases)];
  return !served || isWhole(served) || served.id !== newest?.id;
}

/** Whether all locales are there and the cache has settled. */
const isWhole = ({ settled, locales }: ReleaseManifest): boolean => settled !== false && !locales;

/** Paths that are new, changed or gone between two releases. */
export function changedFiles(before: ReleaseManifest | null, after: ReleaseManifest): string[] {
  const paths = new Set([...Object.keys(before?.files ?? {}), ...Object.keys(after.files)]);
  return [...paths].filter((path) => before?.files[path]?.etag !== after.files[path]?.etag).toSorted();
}

/** All releases, newest first. */
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

/** Serves a release, atomically: a new link is renamed over the old one. */
export async function serveRelease(releases: string, id: string): Promise<void> {
  const draft = join(releases, `.link-${process.pid}`);
  await unlink(draft).catch(() => undefined);
  await symlink(id, draft);
  await rename(draft, join(releases, CURRENT_LINK));
}

/**
 * Serves an older release. Front doors lay published content over a release; over this one they leave out the content
 * of the newest release until somebody publishes.
 */
export async function rollBackTo(releases: string, id: string): Promise<void> {
  const [newest = id] = await releaseIds(releases);
  const content = await readFile(join(releases, newest, SSR_FOLDER, CONTENT_FILE), 'utf8');
  const rollback: Rollback = { to: id, from: contentVersion(JSON.parse(content) as ReleaseContent) };
  const draft = join(releases, `.${ROLLBACK_FILE}-${process.pid}`);
  await writeFile(draft, JSON.stringify(rollback));
  await rename(draft, join(releases, ROLLBACK_FILE));
  await serveRelease(releases, id);
}

/** Removes releases beyond the last few, and drafts of interrupted builds. */
export async function removeOldReleases(releases: string): Promise<void> {
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
