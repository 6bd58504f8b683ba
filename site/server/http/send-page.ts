import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { CachedPage } from '../pages/page-store.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Matches an encoding that is listed and not refused with q=0. */
const TAKES: Record<Encoding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$|\s))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$|\s))/,
};

/** The first available encoding that the client accepts. */
export function chooseEncoding(req: Request, present: readonly Encoding[]): Encoding | null {
  const accepted = req.headers['accept-encoding'];
  if (typeof accepted !== 'string') return null;
  return present.find((encoding) => TAKES[encoding].test(accepted)) ?? null;
}

/** Whether `If-None-Match` names this ETag. */
export function isFresh(req: Request, etag: string): boolean {
  const known = req.headers['if-none-match'];
  if (typeof known !== 'string') return false;
  return known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${etag}"`);
}

/** An ETag per encoding: caches must not mix them up. */
export const encodedEtag = (etag: string, encoding: Encoding | null): string =>
  encoding ? `${etag}-${encoding}` : etag;

/** A body with its compressed forms, made when first asked for. */
export type Sendable = Pick<CachedPage, 'etag' | 'body' | 'encoded'>;

export function toSendable(text: string): Sendable {
  const body = Buffer.from(text);
  return { etag: createHash('sha256').update(body).digest('base64url').slice(0, 22), body, encoded: new Map() };
}

/** Sends a page or a file beside it, compressed once per encoding. The caller sets policy and caching headers. */
export async function sendPage(
  req: Request,
  res: Response,
  page: Sendable & { status: number; type?: string },
): Promise<void> {
  const encoding = chooseEncoding(req, ['br', 'gzip']);
  const etag = encodedEtag(page.etag, encoding);
  res.setHeader('Content-Type', page.type ?? 'text/html; charset=utf-8');
  res.setHeader('Vary', 'Accept-Encoding');
  res.setHeader('ETag', `"${etag}"`);
  if (page.status === 200 && isFresh(req, etag)) {
    res.status(304).end();
    return;
  }
  const body = await bodyOf(page, encoding);
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  res.status(page.status).end(req.method === 'HEAD' ? undefined : body);
}

async function bodyOf({ body: plain, encoded }: Sendable, encoding: Encoding | null): Promise<Buffer> {
  if (!encoding) return plain;
  const known = encoded.get(encoding);
  if (known) return known;
  const body = encoding === 'br' ? await brotli(plain, brotliOf(plain)) : await zip(plain, { level: 6 });
  encoded.set(encoding, body);
  return body;
}

const brotliOf = ({ length }: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});
