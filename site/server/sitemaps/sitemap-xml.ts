import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { BASE_LOCALE, hreflang, type Locale } from '@app/locales/manifest.ts';
import { xml } from '../../node/content/feed-formats.ts';
import { absoluteUrl } from '../../src/lib/addresses/links.ts';
import type { CompressedParts } from './compressed-parts.ts';
import { chooseEncoding, isFresh } from '../http/send-page.ts';

const KEPT = 'public, max-age=3600';

/** A page with all its locales. */
export interface Entry {
  locales: readonly Locale[];
  /** Path in a locale. */
  in(locale: Locale): string;
  changedAt?: string | undefined;
}

/** A part of the sitemap, as listed in its index. */
export interface Part {
  path: string;
  changedAt?: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const lastmod = (changedAt: string | undefined): string => (changedAt ? `<lastmod>${xml(changedAt)}</lastmod>` : '');

/** What sending a sitemap needs. */
export interface SitemapOutput {
  origin: string;
  parts: CompressedParts;
}

/** Sends the sitemap index. */
export async function sendIndex(
  req: Request,
  res: Response,
  { origin, parts: cache }: SitemapOutput,
  parts: readonly Part[],
): Promise<void> {
  const lines = parts.map(
    ({ path, changedAt }) => `<sitemap><loc>${xml(absoluteUrl(origin, path))}</loc>${lastmod(changedAt)}</sitemap>\n`,
  );
  const all = [`${HEAD}<sitemapindex ${NAMESPACE}>\n`, ...lines, '</sitemapindex>\n'];
  await send(req, res, cache, JSON.stringify(parts), () => all);
}

/** Sends a part: every page in all its locales. */
export async function sendEntries(
  req: Request,
  res: Response,
  { origin, parts: cache }: SitemapOutput,
  entries: readonly Entry[],
): Promise<void> {
  const what = entries.map((entry) => [entry.in(BASE_LOCALE), entry.changedAt, entry.locales]);
  await send(req, res, cache, JSON.stringify(what), () => written(origin, entries));
}

/** One page at a time: a part is several megabytes. */
function* written(origin: string, entries: readonly Entry[]): Generator<string> {
  yield `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const entry of entries) yield urlsOf(origin, entry);
  yield '</urlset>\n';
}

/** A page: one element per locale, each listing all of its alternates. */
function urlsOf(origin: string, entry: Entry): string {
  const addresses = entry.locales.map((locale) => [locale, xml(absoluteUrl(origin, entry.in(locale)))] as const);
  const alternate = (lang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
  const alternates = addresses.map(([locale, href]) => alternate(hreflang(locale), href)).join('');
  const base = addresses.find(([locale]) => locale === BASE_LOCALE)?.[1];
  const all = lastmod(entry.changedAt) + alternates + (base === undefined ? '' : alternate('x-default', base));
  return addresses.map(([, href]) => `<url><loc>${href}</loc>${all}</url>\n`).join('');
}

/**
 * `content`: what the ETag is made from. Sent as cached: clients without Accept-Encoding accept any encoding (RFC 9110,
 * 12.5.3), and for those that refuse gzip it is unpacked.
 */
async function send(
  req: Request,
  res: Response,
  cache: CompressedParts,
  content: string,
  lines: () => Iterable<string>,
): Promise<void> {
  const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  res.setHeader('Content-Type', 'application/xml; charset=utf-8');
  res.setHeader('Cache-Control', KEPT);
  res.setHeader('ETag', `W/"${etag}"`);
  res.vary('Accept-Encoding');
  if (isFresh(req, etag)) {
    res.status(304).end();
    return;
  }
  const plain = req.headers['accept-encoding'] !== undefined && chooseEncoding(req, ['gzip']) === null;
  if (!plain) res.setHeader('Content-Encoding', 'gzip');
  res.status(200);
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  const body = await cache.get(etag, lines);
  if (plain) return pipeline(Readable.from([body]), createGunzip(), res);
  res.setHeader('Content-Length', body.length);
  res.end(body);
}
