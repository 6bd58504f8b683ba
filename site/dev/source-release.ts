import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSource } from '../server/app.ts';
import { contentType, downloadName, type ReleaseFile } from '../server/releases/release-files.ts';
import { filePath, type Release } from '../server/releases/releases.ts';
import type { Renderer } from '../server/releases/renderer.ts';

const folder = join(import.meta.dirname, '..', 'static');
const FILE: ReleaseFile = { etag: '', size: 0, encodings: [], immutable: false };

/** The export of an empty cms; the real content is laid over it as published. */
const NOTHING: Release['content'] = {
  pages: {
    version: '',
    updatedAt: null,
    pages: [],
    redirects: [],
    planCards: [],
    badges: [],
    settings: {
      claims: [],
      links: { blog: null, podcast: null, social: [] },
      contact: {
        email: null,
        phone: null,
        companyName: null,
        street: null,
        postalCode: null,
        city: null,
        country: null,
        taxId: null,
      },
    },
    navigation: { header: [], footer: [], legal: [] },
  },
  translations: [],
  assets: {},
  stats: null,
  readAt: new Date(0).toISOString(),
};

/** A release without built pages, so that all are rendered on request. */
export function sourceRelease(renderer: Renderer): Release {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return {
    id: 'sources',
    folder,
    renderer,
    pages: [],
    gone: new Set(),
    rolledBackFrom: null,
    files: new Map(names.map((name) => [`/${name}`, FILE])),
    content: { ...NOTHING },
  };
}

/** Pages are rendered for each request, and files are sent as they are now. */
export const uncached: Pick<PageSource, 'cache' | 'files'> = {
  cache: { get: async (_key, render) => ({ page: await render(false), state: 'miss' }) },
  files: {
    async send(_req, res, { folder: source, path, status = 200 }) {
      const name = downloadName(path);
      const headers = {
        'Cache-Control': 'no-cache',
        'Content-Type': contentType(path),
        ...(name && { 'Content-Disposition': `attachment; filename="${name}"` }),
      };
      const file = source === folder ? join(folder, path) : filePath(source, path);
      await new Promise<void>((resolve) => res.status(status).sendFile(file, { headers }, () => resolve()));
    },
  },
};
