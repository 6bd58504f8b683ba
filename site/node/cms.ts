import { readFile, writeFile } from 'node:fs/promises';
import type { ContentExport, PagesExport } from '../../cms/src/export/types.ts';
import { fetchAssets, type Assets } from './assets.ts';
import type { PlatformStats } from '@app/contracts/companies';
import type { BuildConfig } from './config.ts';
import { engineStats } from './stats.ts';

/** What the cms says at the start of a build: pages and, above the files, the texts edited there. */
export interface CmsContent {
  pages: PagesExport;
  translations: ContentExport['translations'];
  /** Where each picture and file of the pages lies in the release. */
  assets: Assets;
}

type CmsConfig = Pick<BuildConfig, 'CMS_URL' | 'CMS_SERVICE_KEY'>;

/** The two documents that the cms exports, as far as pages are made of them. */
export interface CmsExports extends Pick<CmsContent, 'pages' | 'translations'> {
  /** The cms's tags of the two. */
  tags: Record<'pages' | 'content', string | null>;
}

/**
 * Asks the cms for what is published. What has not changed since `before` is taken from there.
 * @throws Error with one sentence that says what to do
 */
export async function readExports(config: CmsConfig, before?: CmsExports): Promise<CmsExports> {
  const [pages, content] = await Promise.all([
    ask<PagesExport>(config, '/cms-api/export/pages', before?.tags.pages),
    ask<ContentExport>(config, '/cms-api/export/content', before?.tags.content),
  ]);
  return {
    pages: pages.body ?? before!.pages,
    translations: content.body?.translations ?? before!.translations,
    tags: { pages: pages.tag, content: content.tag },
  };
}

/** No body: it is as the tag says. */
async function ask<T>(
  config: CmsConfig,
  path: string,
  known?: string | null,
): Promise<{ tag: string | null; body?: T }> {
  const url = new URL(path, config.CMS_URL);
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${config.CMS_SERVICE_KEY}`, ...(known && { 'If-None-Match': known }) },
    signal: AbortSignal.timeout(60_000),
  }).catch((error: Error) => {
    throw new Error(`The cms did not answer at ${url.href}: ${String(error.cause ?? error.message)}. Is it running?`);
  });
  if (known && response.status === 304) return { tag: known };
  if (response.status === 401 || response.status === 403)
    throw new Error(`The cms refused CMS_SERVICE_KEY (${response.status}) at ${url.href}.`);
  if (!response.ok) throw new Error(`The cms answered ${response.status} at ${url.href}.`);
  return { tag: response.headers.get('etag'), body: (await response.json()) as T };
}

/** Reads the content of the cms once, and fetches its pictures and files that are not here yet. Fails as `readExports` does. */
export async function fetchCms(config: CmsConfig): Promise<CmsContent> {
  const { pages, translations } = await readExports(config);
  return { pages, translations, assets: await fetchAssets(config, pages) };
}

/** What Gatsby is given: the content, and the figures of the day, for which alone nothing is built anew. */
export interface BuildContent extends CmsContent {
  stats: PlatformStats | null;
}

/** The content for this build: the builder's snapshot, else (when Gatsby is run by hand) asked for now. */
export async function buildContent(config: BuildConfig): Promise<BuildContent> {
  const file = config.CMS_SNAPSHOT;
  if (file) return JSON.parse(await readFile(file, 'utf8')) as BuildContent;
  const [content, stats] = await Promise.all([fetchCms(config), engineStats(config)]);
  return { ...content, stats };
}

export const saveSnapshot = (file: string, content: BuildContent): Promise<void> =>
  writeFile(file, JSON.stringify(content));
