import type { PlatformStats } from '@app/contracts/companies';
import type { Locale } from '@app/locales/manifest.ts';
import type { InlineHashes } from './security.ts';

/** One file of a release, as `release.json` lists it. */
export interface ReleaseFile {
  /** Strong ETag without quotes: a hash of the content. */
  etag: string;
  size: number;
  /** Encodings that lie beside the file, `<file>.br` and `<file>.gz`. */
  encodings: readonly ('br' | 'gzip')[];
  /** Its name changes with its content. */
  immutable: boolean;
  /** Of HTML pages only. */
  inline?: InlineHashes;
}

/** A page of the release, for search engines; with parameters in its path, those that the engine has the values of. */
export interface PageOfRelease {
  /** In the base locale's form. */
  path: string;
  /** Those in which search engines may be told of it: none of pages that are not for them. */
  locales: readonly Locale[];
  /** Of pages of the cms: when staff changed it last. */
  changedAt?: string;
}

/** Whether a path of a page stands for many addresses. */
export const hasParameters = (path: string): boolean => /[:*]/.test(path);

/** `release.json`: what the builder knows about a release and the front door need not find out. */
export interface ReleaseManifest {
  id: string;
  createdAt: string;
  /** Hash of everything that went into it; the same inputs need no other build. */
  inputs: string;
  /** False: built from nothing, so the next build names some files differently. */
  settled?: boolean;
  /** Of a first release: the languages it has static pages in. Those of others are drawn when somebody asks for them. */
  locales?: readonly Locale[];
  /** By path under `public`, with a leading slash. */
  files: Record<string, ReleaseFile>;
  pages?: readonly PageOfRelease[];
  /** Paths, without locale, of pages that staff have taken back: gone, where others were never there. */
  gone?: readonly string[];
  /** What its pages say of the numbers of companies and reviews, and since when. */
  figures?: { at: string; stats: PlatformStats } | undefined;
}

/** `gone-back.json`. */
export interface GoneBack {
  /** Id of the release that was gone back to. */
  to: string;
  /** Version of the content of the newest release then. */
  from: string;
}

export const MANIFEST_FILE = 'release.json';
/** Symbolic link to the folder of the release that is served. */
export const CURRENT_LINK = 'current';
/** Beside the releases: says that staff have gone back to one. */
export const GONE_BACK_FILE = 'gone-back.json';
export const PUBLIC_FOLDER = 'public';
export const SSR_FOLDER = 'ssr';

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
 * Files of the cms to be kept, not shown: under which name, or null for any other file. Whatever their kind, no browser
 * opens them on our origin.
 */
export const downloadName = (path: string): string | null =>
  /^\/downloads\/[0-9a-f]{16}-([\w.-]+)$/.exec(path)?.[1] ?? null;

/** What is worth compressing. */
export const isText = (path: string): boolean =>
  ['html', 'js', 'css', 'json', 'svg', 'txt', 'xml', 'atom', 'webmanifest'].includes(extensionOf(path));

/** Names that Gatsby, our fonts and the pictures and files of the cms have: they hold a hash of the content. */
export const isImmutable = (path: string): boolean =>
  /[-.][0-9a-f]{10,40}\.(js|css|woff2)$/.test(path) ||
  /^\/static\/.*-[0-9a-f]{32}\./.test(path) ||
  /^\/(media|downloads)\/[0-9a-f]{16}-/.test(path) ||
  /^\/fonts\/noto-sans-jp\/files\//.test(path);
