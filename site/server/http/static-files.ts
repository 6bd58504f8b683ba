import { readFile } from 'node:fs/promises';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { contentType, downloadName, type ReleaseFile } from '../releases/release-files.ts';
import { filePath } from '../releases/releases.ts';
import { chooseEncoding, encodedEtag, isFresh } from './send-page.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** Must be revalidated, which the ETag makes cheap. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Release files, cached in memory; a release never changes. */
export class StaticFiles {
  readonly #bodies = new LRUCache<string, Buffer>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (body) => body.length + 100,
  });

  /** Sends a release file. `status` is not 200 for error pages. */
  async send(
    req: Request,
    res: Response,
    options: { folder: string; path: string; file: ReleaseFile; status?: number },
  ): Promise<void> {
    const { folder, path, file, status = 200 } = options;
    const encoding = chooseEncoding(req, file.encodings);
    const etag = encodedEtag(file.etag, encoding);
    res.setHeader('Content-Type', contentType(path));
    const name = downloadName(path);
    if (name) res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
    if (file.encodings.length > 0) res.vary('Accept-Encoding');
    if (status === 200) {
      res.setHeader('Cache-Control', file.immutable ? FOREVER : REVALIDATE);
      res.setHeader('ETag', `"${etag}"`);
      if (isFresh(req, etag)) {
        res.status(304).end();
        return;
      }
    } else {
      res.setHeader('Cache-Control', 'no-store');
    }
    const body = await this.#body(
      filePath(folder, path) + (encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : ''),
    );
    if (encoding) res.setHeader('Content-Encoding', encoding);
    res.setHeader('Content-Length', body.length);
    res.status(status).end(req.method === 'HEAD' ? undefined : body);
  }

  async #body(file: string): Promise<Buffer> {
    const known = this.#bodies.get(file);
    if (known) return known;
    const body = await readFile(file);
    this.#bodies.set(file, body);
    return body;
  }
}
