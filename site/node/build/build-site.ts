import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchContent, saveSnapshot } from '../content/cms-export.ts';
import type { BuildConfig } from '../config.ts';
import { fingerprint } from './fingerprint.ts';
import { firstLocales } from './first-locales.ts';
import { hasCache, runGatsby } from './run-gatsby.ts';
import { withLock } from './build-lock.ts';
import {
  changedFiles,
  currentManifest,
  newestManifest,
  removeOldReleases,
  serveRelease,
} from '../release/release-store.ts';
import { statsForBuild } from '../content/platform-stats.ts';
import { writeRelease } from '../release/write-release.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Phases of a build, in order. */
export const PHASES = ['waiting', 'content', 'preparing', 'scripts', 'pages', 'release'] as const;
export type Phase = (typeof PHASES)[number];

export interface BuildOptions {
  /** Build even if nothing has changed since the served release. */
  force?: boolean;
  /** If there is no release yet, build static pages in a few locales only. The next build adds the others. */
  first?: boolean;
  onPhase?: (phase: Phase) => void;
}

export interface Built {
  /** The release that is served now. */
  release: string;
  /** False: nothing had changed, and an older release is served. */
  isNew: boolean;
  /** False: a first release without the static pages of some locales. */
  isWhole: boolean;
  files: number;
  /** Paths that are new, changed or gone compared with the previous release. */
  changed: string[];
  /** Files that had to be compressed. */
  compressed: number;
  /** Peak memory in MB. */
  memory: number;
}

/**
 * Builds the site from the cms's current content and serves it. If anything fails, the old release stays.
 * @throws Error with one sentence; GatsbyFailed with Gatsby's last output
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
  const content = await fetchContent(config);
  const current = await currentManifest(releases);
  const locales = first && (!current || current.locales) ? firstLocales() : undefined;
  const withMaps = config.SENTRY_DSN === undefined ? [] : ['source maps'];
  const settings = [config.PUBLIC_URL, config.BRAND_NAME ?? '', ...withMaps, ...(locales ?? [])];
  const inputs = await fingerprint(root, settings, JSON.stringify(content));
  // If an older release is served although the newest has these inputs, staff have rolled back: it stays.
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
  const figures = await statsForBuild(config, newest?.figures);
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
    folder,
    releases,
    id,
    inputs,
    settled,
    figures,
    locales,
    content: { ...whole, readAt },
  });
  await serveRelease(releases, id);
  await removeOldReleases(releases);
  const changed = changedFiles(current, manifest);
  const files = Object.keys(manifest.files).length;
  return { release: id, isNew: true, isWhole: !locales, files, changed, compressed, memory };
}

/** Gatsby's output at the end of a step, and the phase that follows. */
const PHASE_OF: readonly (readonly [string, Phase])[] = [
  ['createPagesStatefully', 'scripts'],
  ['Building HTML renderer', 'pages'],
];
