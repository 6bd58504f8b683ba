import type { PlatformStats } from '@app/contracts/companies';
import type { Locale } from '@app/locales/manifest.ts';
import type { InlineHashes } from '../http/security-headers.ts';

/** A file of a release, as `release.json` lists it. */
export interface ReleaseFile {
  /** Strong ETag without quotes: a hash of the content. */
  etag: string;
  size: number;
  /** Compressed copies beside the file: `<file>.br`, `<file>.gz`. */
  encodings: readonly ('br' | 'gzip')[];
  /** The name contains a hash of the content. */
  immutable: boolean;
  /** For HTML pages. */
  inline?: InlineHashes;
}

/** A page of the release for sitemaps. If its path has parameters, the engine has their values. */
export interface PageOfRelease {
  /** Path in the base locale. */
  path: string;
  /** Locales listed in the sitemap; none for pages that are not for search engines. */
  locales: readonly Locale[];
  /** For pages of the cms: when staff last changed it. */
  changedAt?: string;
}

/** Whether a page's path has parameters. */
export const hasParameters = (path: string): boolean => /[:*]/.test(path);

/** `release.json`: what the builder tells the front door about a release. */
export interface ReleaseManifest {
  id: string;
  createdAt: string;
  /** Hash of all inputs: equal inputs need no new build. */
  inputs: string;
  /** False: built without a cache, so the next build names some files differently. */
  settled?: boolean;
  /** For a first release: the locales of its static pages. Others are rendered on request. */
  locales?: readonly Locale[];
  /** By path under `public`, with a leading slash. */
  files: Record<string, ReleaseFile>;
  pages?: readonly PageOfRelease[];
  /** Paths, without locale, of pages that staff have withdrawn: 410 instead of 404. */
  gone?: readonly string[];
  /** Counts of companies and reviews on its pages, and when they were read. */
  figures?: { at: string; stats: PlatformStats } | undefined;
}

/** `gone-back.json`. */
export interface Rollback {
  /** Id of the release that was rolled back to. */
  to: string;
  /** Content version of the newest release at that time. */
  from: string;
}

export const MANIFEST_FILE = 'release.json';
/** Symbolic link to the folder of the served release. */
export const CURRENT_LINK = 'current';
/** Beside the releases: present after a rollback. */
export const ROLLBACK_FILE = 'gone-back.json';
export const PUBLIC_FOLDER = 'public';
export const SSR_FOLDER = 'ssr';
/** Source maps of the scripts in `public`, which are not public. */
export const MAPS_FOLDER = 'maps';

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  woff: 'font/woff',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  webmanifest: 'application/manifest+json',
  pdf: 'application/pdf',
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

export const extensionOf = (path: string): string => /\.([a-z0-9]+)$/.exec(path)?.[1] ?? '';
export const contentType = (path: string): string =>
  path.endsWith('/feed.json')
    ? 'application/feed+json; charset=utf-8'
    : (TYPES[extensionOf(path)] ?? 'application/octet-stream');

/**
 * The download name of a file that staff uploaded, null for any other file. Downloads are sent as attachments, so no
 * browser opens them on our origin.
 */
export const downloadName = (path: string): string | null =>
  /^\/downloads\/[0-9a-f]{16}-([\w.-]+)$/.exec(path)?.[1] ?? null;

/** Whether compression is worth it. */
export const isText = (path: string): boolean =>
  ['html', 'js', 'css', 'json', 'svg', 'txt', 'xml', 'atom', 'webmanifest'].includes(extensionOf(path));

/** Whether the name contains a hash of the content, as Gatsby, our fonts and the cms's files have it. */
export const isImmutable = (path: string): boolean =>
  /[-.][0-9a-f]{10,40}\.(js|css|woff2)$/.test(path) ||
  /^\/static\/.*-[0-9a-f]{32}\./.test(path) ||
  /^\/(media|downloads)\/[0-9a-f]{16}-/.test(path) ||
  path.startsWith('/fonts/noto-sans-jp/files/');
