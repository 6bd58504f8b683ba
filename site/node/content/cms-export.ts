import { readFile, writeFile } from 'node:fs/promises';
import type { ContentExport, PagesExport } from '../../../cms/src/export/types.ts';
import { fetchAssets, type Assets } from './assets.ts';
import type { PlatformStats } from '@app/contracts/companies';
import type { BuildConfig } from '../config.ts';
import { fetchPlatformStats } from './platform-stats.ts';

/** The cms's content at the start of a build: pages, and the texts edited there, which override the files. */
export interface CmsContent {
  pages: PagesExport;
  translations: ContentExport['translations'];
  /** Path in the release of each picture and file. */
  assets: Assets;
}

type CmsConfig = Pick<BuildConfig, 'CMS_URL' | 'CMS_SERVICE_KEY'>;

/** The cms's two export documents, as far as pages need them. */
export interface CmsExports extends Pick<CmsContent, 'pages' | 'translations'> {
  /** ETags of the two documents. */
  tags: Record<'pages' | 'content', string | null>;
}

/**
 * Fetches the published content; what has not changed is taken from `before`.
 * @throws Error with one sentence that says what to do
 */
export async function fetchExports(config: CmsConfig, before?: CmsExports): Promise<CmsExports> {
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

/** Without a body, the document is unchanged. */
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

/** Fetches the cms's content, and its pictures and files that are not cached. Throws as `fetchExports` does. */
export async function fetchContent(config: CmsConfig): Promise<CmsContent> {
  const { pages, translations } = await fetchExports(config);
  return { pages, translations, assets: await fetchAssets(config, pages) };
}

/** Gatsby's input: the content, and the platform's counts, which alone cause no new build. */
export interface BuildContent extends CmsContent {
  stats: PlatformStats | null;
}

/** The content for this build: the builder's snapshot, or fetched now if Gatsby is run by hand. */
export async function buildContent(config: BuildConfig): Promise<BuildContent> {
  const file = config.CMS_SNAPSHOT;
  if (file) return JSON.parse(await readFile(file, 'utf8')) as BuildContent;
  const [content, stats] = await Promise.all([fetchContent(config), fetchPlatformStats(config)]);
  return { ...content, stats };
}

export const saveSnapshot = (file: string, content: BuildContent): Promise<void> =>
  writeFile(file, JSON.stringify(content));
