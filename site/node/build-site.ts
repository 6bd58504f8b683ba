import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchCms, saveSnapshot } from './cms.ts';
import type { BuildConfig } from './config.ts';
import { fingerprint } from './fingerprint.ts';
import { firstLocales } from './first-locales.ts';
import { hasCache, runGatsby } from './gatsby-build.ts';
import { withLock } from './lock.ts';
import { changedFiles, currentManifest, newestManifest, removeOld, switchTo } from './release.ts';
import { figuresOf } from './stats.ts';
import { writeRelease } from './write-release.ts';

const root = join(import.meta.dirname, '..', '..');

/** What a build is at, in this order. */
export const PHASES = ['waiting', 'content', 'preparing', 'scripts', 'pages', 'release'] as const;
export type Phase = (typeof PHASES)[number];

export interface BuildOptions {
  /** Also when nothing has changed since the release that is served. */
  force?: boolean;
  /** Where there is no release yet, a quick one: with static pages in a few languages. The next build makes the others. */
  first?: boolean;
  onPhase?: (phase: Phase) => void;
}

export interface Built {
  /** The release that is served now. */
  release: string;
  /** False: nothing had changed, the release is an older build's. */
  isNew: boolean;
  /** False: a first release, whose pages in other languages are still to be built. */
  isWhole: boolean;
  files: number;
  /** Paths that are new, different or gone compared with the release before. */
  changed: string[];
  /** Texts that had to be compressed anew. */
  compressed: number;
  /** MB at most. */
  memory: number;
}

/**
 * Builds the site from what the cms says now, and makes it the served release. Whatever fails, the old release stays
 * as it was.
 * @throws Error with one sentence; GatsbyFailed with Gatsby's last words
 */
export async function buildSite(
  config: BuildConfig,
  { force = false, first = false, onPhase = () => undefined }: BuildOptions = {},
): Promise<Built> {
  const releases = config.RELEASES_DIR;
  if (!releases)
    throw new Error('The site cannot be built: the environment lacks RELEASES_DIR, the folder for its releases.');
  await mkdir(releases, { recursive: true });
  return withLock(
    join(config.GATSBY_FOLDER, '.building.lock'),
    () => onPhase('waiting'),
    () => build(config, releases, { force, first, onPhase }),
  );
}

async function build(
  config: BuildConfig,
  releases: string,
  { force, first, onPhase }: Required<BuildOptions>,
): Promise<Built> {
  const { GATSBY_FOLDER: folder, GATSBY_CLI: cli } = config;
  onPhase('content');
  const readAt = new Date().toISOString();
  const content = await fetchCms(config);
  const current = await currentManifest(releases);
  const locales = first && (!current || current.locales) ? firstLocales() : undefined;
  const settings = [config.PUBLIC_URL, config.BRAND_NAME ?? '', ...(locales ?? [])];
  const inputs = await fingerprint(root, settings, JSON.stringify(content));
  // Where an older release is served although the newest is of these inputs, somebody has gone back to it: it stays.
  const newest = await newestManifest(releases);
  const isKnown = current?.inputs === inputs || newest?.inputs === inputs;
  if (current && isKnown && !force) {
    const files = Object.keys(current.files).length;
    return {
      release: current.id,
      isNew: false,
      isWhole: !current.locales,
      files,
      changed: [],
      compressed: 0,
      memory: 0,
    };
  }

  onPhase('preparing');
  const snapshot = join(folder, '.cache-cms.json');
  const figures = await figuresOf(config, newest?.figures);
  const whole = { ...content, stats: figures?.stats ?? null };
  await saveSnapshot(snapshot, whole);
  const settled = hasCache(folder);
  const memory = await runGatsby({
    folder,
    cli,
    env: { CMS_SNAPSHOT: snapshot, ...(locales && { SITE_LOCALES: locales.join() }) },
    heapMb: config.BUILD_HEAP_MB,
    onLine: (line) => {
      const phase = PHASE_OF.find(([said]) => line.includes(said))?.[1];
      if (phase) onPhase(phase);
    },
  });

  onPhase('release');
  const id = new Date().toISOString().replace(/\D/g, '').slice(0, 17);
  const { manifest, compressed } = await writeRelease({
    ...{ folder, releases, id, inputs, settled, figures, locales },
    content: { ...whole, readAt },
  });
  await switchTo(releases, id);
  await removeOld(releases);
  const changed = changedFiles(current, manifest);
  const files = Object.keys(manifest.files).length;
  return { release: id, isNew: true, isWhole: !locales, files, changed, compressed, memory };
}

/** What Gatsby says at the end of a step, and what comes after it. */
const PHASE_OF: readonly (readonly [string, Phase])[] = [
  ['createPagesStatefully', 'scripts'],
  ['Building HTML renderer', 'pages'],
];
