import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { BASE_LOCALE, hreflang, type Locale } from '@app/locales/manifest.ts';
import { xml } from '../node/feeds.ts';
import { absoluteUrl } from '../src/lib/links.ts';
import type { CompressedParts } from './compressed-parts.ts';
import { chooseEncoding, isFresh } from './send.ts';

const KEPT = 'public, max-age=3600';

/** A page in all its languages. */
export interface Entry {
  locales: readonly Locale[];
  /** Path in a language. */
  in(locale: Locale): string;
  changedAt?: string | undefined;
}

/** A part of the sitemap, as its index names it. */
export interface Part {
  path: string;
  changedAt?: string;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const lastmod = (changedAt: string | undefined): string => (changedAt ? `<lastmod>${xml(changedAt)}</lastmod>` : '');

/** How sitemaps are sent. */
export interface Sending {
  origin: string;
  kept: CompressedParts;
}

/** Sends the list of all parts. */
export async function sendIndex(
  req: Request,
  res: Response,
  { origin, kept }: Sending,
  parts: readonly Part[],
): Promise<void> {
  const lines = parts.map(
    ({ path, changedAt }) => `<sitemap><loc>${xml(absoluteUrl(origin, path))}</loc>${lastmod(changedAt)}</sitemap>\n`,
  );
  const all = [`${HEAD}<sitemapindex ${NAMESPACE}>\n`, ...lines, '</sitemapindex>\n'];
  await send(req, res, kept, JSON.stringify(parts), () => all);
}

/** Sends a part: every page in all its languages. */
export async function sendEntries(
  req: Request,
  res: Response,
  { origin, kept }: Sending,
  entries: readonly Entry[],
): Promise<void> {
  const what = entries.map((entry) => [entry.in(BASE_LOCALE), entry.changedAt, entry.locales]);
  await send(req, res, kept, JSON.stringify(what), () => written(origin, entries));
}

/** A page at a time: a part is some megabytes, and nobody needs them all at once. */
function* written(origin: string, entries: readonly Entry[]): Generator<string> {
  yield `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (const entry of entries) yield urlsOf(origin, entry);
  yield '</urlset>\n';
}

/** One page: an element per language, and all of its languages in each of them. */
function urlsOf(origin: string, entry: Entry): string {
  const addresses = entry.locales.map((locale) => [locale, xml(absoluteUrl(origin, entry.in(locale)))] as const);
  const alternate = (lang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;
  const alternates = addresses.map(([locale, href]) => alternate(hreflang(locale), href)).join('');
  const base = addresses.find(([locale]) => locale === BASE_LOCALE)?.[1];
  const all = lastmod(entry.changedAt) + alternates + (base === undefined ? '' : alternate('x-default', base));
  return addresses.map(([, href]) => `<url><loc>${href}</loc>${all}</url>\n`).join('');
}

/**
 * `content`: what it is made of, for the tag. It goes out as it is kept: who says nothing of encodings takes any (RFC
 * 9110, 12.5.3), and who refuses this one has it unpacked.
 */
async function send(
  req: Request,
  res: Response,
  kept: CompressedParts,
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
  const body = await kept.get(etag, lines);
  if (plain) return pipeline(Readable.from([body]), createGunzip(), res);
  res.setHeader('Content-Length', body.length);
  res.end(body);
}
