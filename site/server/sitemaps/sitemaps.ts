import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { SitemapCompanies, SitemapParts, SitemapPlaces, SitemapProducts } from '@app/contracts/discovery/sitemap';
import type { TransparencyMonths } from '@app/contracts/trust/transparency';
import { BASE_LOCALE, type Locale } from '@app/locales/manifest.ts';
import { KINDS, listingPath, localePath, productPath, profilePath } from '../../src/lib/addresses/links.ts';
import { matchRoute } from '../../src/routes/match-route.ts';
import { CompressedParts } from './compressed-parts.ts';
import { fetchFromEngine } from '../engine-client.ts';
import { hasParameters, type PageOfRelease } from '../releases/release-files.ts';
import type { PublishedSite } from '../published/published-site.ts';
import { sendEntries, sendIndex, type Entry, type Part } from './sitemap-xml.ts';

/** Pages per part: each is listed in every locale with all its alternates. */
const PAGES_PART = 300;
const ADDRESS = /^\/sitemaps\/(?<kind>pages|companies|products|places|reports)-(?<part>[0-9a-f-]{1,36})\.xml$/;

type Pages = readonly PageOfRelease[];

interface SitemapsOptions {
  published: Pick<PublishedSite, 'site'>;
  engineUrl: string;
  publicUrl: string;
  log: Pick<Logger, 'warn'>;
}

/**
 * Serves `/sitemap.xml` and its parts: all indexable pages, in every locale with its alternates. Pages of the release
 * are listed in it; companies, products and lists come from the engine.
 */
export function sitemaps({ published, engineUrl, publicUrl, log }: SitemapsOptions): RequestHandler {
  const sending = { origin: publicUrl, parts: new CompressedParts() };
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const asked = ADDRESS.exec(req.path)?.groups;
    if (!asked && req.path !== '/sitemap.xml') return next();
    try {
      const pages = await (await published.site()).pages();
      if (!asked) return await sendIndex(req, res, sending, await partsOf(pages));
      const entries = await entriesOf(pages, asked['kind'] ?? '', asked['part'] ?? '');
      if (!entries || entries.length === 0) return next();
      await sendEntries(req, res, sending, entries);
    } catch (error) {
      if (res.headersSent) return next(error);
      log.warn({ err: error }, 'a sitemap could not be made');
      res.setHeader('Cache-Control', 'no-store');
      res.setHeader('Retry-After', '60');
      res.status(503).type('text/plain').send('Service Unavailable');
    }
  };

  async function partsOf(pages: Pages): Promise<Part[]> {
    const ofPages = Math.ceil(pagesOf(pages).length / PAGES_PART);
    const [found, reports] = await Promise.all([
      fetchFromEngine<SitemapParts>(engineUrl, '/sitemap'),
      reportsOf(pages),
    ]);
    if (found.status !== 200) throw new Error('the engine knows of no sitemap');
    const { companies, products, places } = found.data;
    const numbered = (kind: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ path: `/sitemaps/${kind}-${index + 1}.xml` }));
    const named = (kind: string, parts: SitemapParts['companies']) =>
      parts.map(({ from, changedAt }) => ({ path: `/sitemaps/${kind}-${from}.xml`, changedAt }));
    return [
      ...numbered('pages', ofPages),
      // An older release may lack a kind of page.
      ...(localesAt(pages, profilePath(BASE_LOCALE, 'a')).length > 0 ? named('companies', companies) : []),
      ...(localesAt(pages, productPath(BASE_LOCALE, A, A)).length > 0 ? named('products', products) : []),
      ...numbered('places', places),
      ...numbered('reports', reports.length > 0 ? 1 : 0),
    ];
  }

  async function entriesOf(pages: Pages, kind: string, part: string): Promise<Entry[] | null> {
    if (kind === 'pages') {
      const from = (Number(part) - 1) * PAGES_PART;
      return Number.isInteger(from) && from >= 0 ? pagesOf(pages).slice(from, from + PAGES_PART) : null;
    }
    if (kind === 'places') {
      const found = await fetchFromEngine<SitemapPlaces>(engineUrl, `/sitemap/places?part=${encodeURIComponent(part)}`);
      if (found.status !== 200) return null;
      return found.data.items.flatMap((place) => placeEntries(pages, place));
    }
    if (kind === 'reports') return part === '1' ? reportsOf(pages) : null;
    const from = `?from=${encodeURIComponent(part)}`;
    if (kind === 'companies') {
      const found = await fetchFromEngine<SitemapCompanies>(engineUrl, `/sitemap/companies${from}`);
      const locales = localesAt(pages, profilePath(BASE_LOCALE, 'a'));
      if (found.status !== 200) return null;
      return found.data.items.map(({ slug, changedAt }) => ({
        locales,
        changedAt,
        in: (locale: Locale) => profilePath(locale, slug),
      }));
    }
    const found = await fetchFromEngine<SitemapProducts>(engineUrl, `/sitemap/products${from}`);
    const locales = localesAt(pages, productPath(BASE_LOCALE, A, A));
    if (found.status !== 200) return null;
    return found.data.items.map((product) => ({
      locales,
      changedAt: product.changedAt,
      in: (locale: Locale) => productPath(locale, product, { id: product.companyId }),
    }));
  }

  /** Transparency reports of completed months; the URL without a month shows the latest of them. */
  async function reportsOf(pages: Pages): Promise<Entry[]> {
    const pathOf = (month: string): string => `/trust/transparency/${month}`;
    const locales = localesAt(pages, pathOf(A_MONTH));
    if (locales.length === 0) return [];
    const found = await fetchFromEngine<TransparencyMonths>(engineUrl, '/transparency');
    if (found.status !== 200) return [];
    const over = found.data.items.filter(({ complete }) => complete);
    return over.map(({ month }) => ({ locales, in: (locale: Locale) => localePath(locale, pathOf(month)) }));
  }
}

const A = { id: 'a', slug: 'a' };
const A_MONTH = '2026-01';
/** Pages listed in another part: among the places if they have enough companies, and the report of a month. */
const OTHER_PARTS: ReadonlySet<string> = new Set([
  ...KINDS.map((kind) => listingPath(BASE_LOCALE, { kind })),
  '/trust/transparency',
]);

/** Locales in which the page at a base-locale path is indexable. */
function localesAt(pages: Pages, path: string): readonly Locale[] {
  const route = matchRoute(path)?.route;
  return pages.find((page) => page.path === route?.path)?.locales ?? [];
}

/** Pages with one URL per locale. */
function pagesOf(pages: Pages): Entry[] {
  return pages
    .filter(({ path, locales }) => locales.length > 0 && !hasParameters(path) && !OTHER_PARTS.has(path))
    .map(({ path, locales, changedAt }) => ({ locales, changedAt, in: (locale: Locale) => localePath(locale, path) }));
}

/** A list with enough companies; for a whole kind, its page of categories and places as well. */
function placeEntries(pages: Pages, place: SitemapPlaces['items'][number]): Entry[] {
  const { kind, category, country } = place;
  const paths: ((locale: Locale) => string)[] = [(locale) => listingPath(locale, place)];
  if (!category && !country) paths.push((locale) => localePath(locale, `/categories/${kind}`));
  return paths
    .map((path) => ({ locales: localesAt(pages, path(BASE_LOCALE)), in: path }))
    .filter(({ locales }) => locales.length > 0);
}
