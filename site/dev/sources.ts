import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSource } from '../server/app.ts';
import { contentType, downloadName, type ReleaseFile } from '../server/release-files.ts';
import { filePath, type Release } from '../server/releases.ts';
import type { Renderer } from '../server/renderer.ts';

const folder = join(import.meta.dirname, '..', 'static');
const FILE: ReleaseFile = { etag: '', size: 0, encodings: [], immutable: false };

/** Says what a cms without any content would: what it really says is published above it. */
const NOTHING: Release['content'] = {
  pages: {
    ...{ version: '', updatedAt: null, pages: [], redirects: [], planCards: [], badges: [] },
    settings: {
      ...{ claims: [], links: { blog: null, podcast: null, social: [] } },
      contact: {
        ...{ email: null, phone: null, companyName: null, street: null },
        ...{ postalCode: null, city: null, country: null, taxId: null },
      },
    },
    navigation: { header: [], footer: [], legal: [] },
  },
  ...{ translations: [], assets: {}, stats: null, readAt: new Date(0).toISOString() },
};

/** A release that has not built a single page, so that all of them are drawn when they are asked for. */
export function emptyRelease(renderer: Renderer): Release {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return {
    ...{ id: 'sources', folder, renderer, pages: [], gone: new Set(), goneBackFrom: null },
    files: new Map(names.map((name) => [`/${name}`, FILE])),
    content: { ...NOTHING },
  };
}

/** Every page is drawn for whoever asks, and files are sent as they are now. */
export const unkept: Pick<PageSource, 'cache' | 'files'> = {
  cache: { get: async (_key, render) => ({ page: await render(false), state: 'miss' }) },
  files: {
    async send(_req, res, { folder: of, path, status = 200 }) {
      const name = downloadName(path);
      const headers = {
        'Cache-Control': 'no-cache',
        'Content-Type': contentType(path),
        ...(name && { 'Content-Disposition': `attachment; filename="${name}"` }),
      };
      const file = of === folder ? join(folder, path) : filePath(of, path);
      await new Promise<void>((resolve) => res.status(status).sendFile(file, { headers }, () => resolve()));
    },
  },
};
