import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { COMPANY_KINDS } from '@app/contracts/common';
import type { SitemapCompanies, SitemapParts, SitemapPlaces, SitemapProducts } from '@app/contracts/sitemap';
import { BASE_LOCALE, htmlLang, type Locale } from '@app/locales/manifest.ts';
import { xml } from '../node/feeds.ts';
import { absoluteUrl, listingPath, localePath, productPath, profilePath } from '../src/lib/links.ts';
import { matchRoute } from '../src/route-match.ts';
import { askEngine } from './engine.ts';
import { hasParameters } from './release-files.ts';
import type { Release, Releases } from './releases.ts';
import { chooseEncoding, isFresh } from './send.ts';

/** Pages of the release in one part: each stands there in every language with all its alternates. */
const PAGES_PART = 300;
const KEPT = 'public, max-age=3600';
const ADDRESS = /^\/sitemaps\/(?<kind>pages|companies|products|places)-(?<part>[0-9a-f-]{1,36})\.xml$/;

/** A page in all its languages. */
interface Entry {
  locales: readonly Locale[];
  /** Path in a language. */
  in(locale: Locale): string;
  changedAt?: string | undefined;
}

interface SitemapsOptions {
  releases: Releases;
  engineUrl: string;
  publicUrl: string;
  log: Pick<Logger, 'warn'>;
}

/**
 * `/sitemap.xml` and its parts: all pages that search engines may be told of, in every language with its alternates.
 * Pages of the release are known from it, those of companies, products and lists the engine tells in parts.
 */
export function sitemaps({ releases, engineUrl, publicUrl, log }: SitemapsOptions): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const asked = ADDRESS.exec(req.path)?.groups;
    if (!asked && req.path !== '/sitemap.xml') return next();
    try {
      const release = await releases.current();
      if (!asked) return await sendIndex(req, res, publicUrl, await partsOf(release));
      const entries = await entriesOf(release, asked['kind'] ?? '', asked['part'] ?? '');
      if (!entries || entries.length === 0) return next();
      await sendEntries(req, res, publicUrl, entries);
    } catch (error) {
      if (res.headersSent) return next(error);
      log.warn({ err: error }, 'a sitemap could not be made');
      res.setHeader('Cache-Control', 'no-store');
      res.setHeader('Retry-After', '60');
      res.status(503).type('text/plain').send('Service Unavailable');
    }
  };

  async function partsOf(release: Release): Promise<{ path: string; changedAt?: string }[]> {
    const pages = Math.ceil(pagesOf(release).length / PAGES_PART);
    const found = await askEngine<SitemapParts>(engineUrl, '/sitemap');
    if (found.status !== 200) throw new Error('the engine knows of no sitemap');
    const { companies, products, places } = found.data;
    const numbered = (kind: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ path: `/sitemaps/${kind}-${index + 1}.xml` }));
    const named = (kind: string, parts: SitemapParts['companies']) =>
      parts.map(({ from, changedAt }) => ({ path: `/sitemaps/${kind}-${from}.xml`, changedAt }));
    return [
      ...numbered('pages', pages),
      // A release from before a kind of page knew nothing of it.
      ...(localesAt(release, profilePath(BASE_LOCALE, 'a')).length > 0 ? named('companies', companies) : []),
      ...(localesAt(release, productPath(BASE_LOCALE, A, A)).length > 0 ? named('products', products) : []),
      ...numbered('places', places),
    ];
  }

  async function entriesOf(release: Release, kind: string, part: string): Promise<Entry[] | null> {
    if (kind === 'pages') {
      const from = (Number(part) - 1) * PAGES_PART;
      return Number.isInteger(from) && from >= 0 ? pagesOf(release).slice(from, from + PAGES_PART) : null;
    }
    if (kind === 'places') {
      const found = await askEngine<SitemapPlaces>(engineUrl, `/sitemap/places?part=${encodeURIComponent(part)}`);
      if (found.status !== 200) return null;
      return found.data.items
        .map((place) => ({
          locales: localesAt(release, listingPath(BASE_LOCALE, place)),
          in: (locale: Locale) => listingPath(locale, place),
        }))
        .filter(({ locales }) => locales.length > 0);
    }
    const from = `?from=${encodeURIComponent(part)}`;
    if (kind === 'companies') {
      const found = await askEngine<SitemapCompanies>(engineUrl, `/sitemap/companies${from}`);
      const locales = localesAt(release, profilePath(BASE_LOCALE, 'a'));
      if (found.status !== 200) return null;
      return found.data.items.map(({ slug, changedAt }) => ({
        ...{ locales, changedAt },
        in: (locale: Locale) => profilePath(locale, slug),
      }));
    }
    const found = await askEngine<SitemapProducts>(engineUrl, `/sitemap/products${from}`);
    const locales = localesAt(release, productPath(BASE_LOCALE, A, A));
    if (found.status !== 200) return null;
    return found.data.items.map((product) => ({
      ...{ locales, changedAt: product.changedAt },
      in: (locale: Locale) => productPath(locale, product, { id: product.companyId }),
    }));
  }
}

const A = { id: 'a', slug: 'a' };

/** Languages in which the page at a path of the base locale is for search engines. */
function localesAt(release: Release, path: string): readonly Locale[] {
  const route = matchRoute(path)?.route;
  return release.pages.find((page) => page.path === route?.path)?.locales ?? [];
}

/** Pages with one address per language; of those with parameters only the ones whose values are known here. */
function pagesOf(release: Release): Entry[] {
  const single = release.pages
    .filter(({ path }) => !hasParameters(path))
    .map(({ path, locales, changedAt }) => ({ locales, changedAt, in: (locale: Locale) => localePath(locale, path) }));
  const kinds = COMPANY_KINDS.map((kind) => ({
    locales: localesAt(release, `/categories/${kind}`),
    in: (locale: Locale) => localePath(locale, `/categories/${kind}`),
  }));
  return [...single, ...kinds].filter(({ locales }) => locales.length > 0);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const lastmod = (changedAt: string | undefined): string => (changedAt ? `<lastmod>${xml(changedAt)}</lastmod>` : '');

async function sendIndex(
  req: Request,
  res: Response,
  origin: string,
  parts: { path: string; changedAt?: string }[],
): Promise<void> {
  const lines = parts.map(
    ({ path, changedAt }) => `<sitemap><loc>${xml(absoluteUrl(origin, path))}</loc>${lastmod(changedAt)}</sitemap>\n`,
  );
  await send(req, res, JSON.stringify(parts), [`${HEAD}<sitemapindex ${NAMESPACE}>\n`, ...lines, '</sitemapindex>\n']);
}

async function sendEntries(req: Request, res: Response, origin: string, entries: readonly Entry[]): Promise<void> {
  const what = entries.map((entry) => [entry.in(BASE_LOCALE), entry.changedAt, entry.locales]);
  await send(req, res, JSON.stringify(what), written(origin, entries));
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
  const alternates = addresses.map(([locale, href]) => alternate(htmlLang(locale), href)).join('');
  const base = addresses.find(([locale]) => locale === BASE_LOCALE)?.[1];
  const all = lastmod(entry.changedAt) + alternates + (base === undefined ? '' : alternate('x-default', base));
  return addresses.map(([, href]) => `<url><loc>${href}</loc>${all}</url>\n`).join('');
}

/** `content`: what it is made of, for the tag. */
async function send(req: Request, res: Response, content: string, lines: Iterable<string>): Promise<void> {
  const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  res.setHeader('Content-Type', 'application/xml; charset=utf-8');
  res.setHeader('Cache-Control', KEPT);
  res.setHeader('ETag', `W/"${etag}"`);
  res.vary('Accept-Encoding');
  if (isFresh(req, etag)) {
    res.status(304).end();
    return;
  }
  const encoding = chooseEncoding(req, ['br', 'gzip']);
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.status(200);
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  if (encoding) await pipeline(Readable.from(lines), encoding === 'br' ? brotli() : createGzip(), res);
  else await pipeline(Readable.from(lines), res);
}

/** As fast as gzip, and smaller; its best would take seconds for some megabytes. */
const brotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
