import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SITEMAP_PART, THIN_LIST } from '@app/contracts/discovery/sitemap';
import { LOCALES, hreflang } from '@app/locales';
import type { ExportedPage } from '../../../cms/src/export/types.ts';
import { pagesExport } from '../../../tests/support/site/site-content.ts';
import { createSitePages } from '../../node/gatsby/create-pages.ts';
import { SiteContent } from '../../node/content/site-content.ts';
import { MIN_INDEXED_COMPANIES } from '../../src/features/directory/directory-data.ts';
import { KINDS, localePath } from '../../src/lib/addresses/links.ts';
import { matchRoute } from '../../src/routes/match-route.ts';
import type { Route } from '../../src/routes/route.ts';
import { ROUTES } from '../../src/routes/routes.ts';
import { frontDoorTest } from '../../testing/front-door.ts';
import type { FrontDoorTest } from '../../testing/front-door.ts';
import { releaseContent } from '../../testing/release.ts';

const ID = '01900000-0000-7000-8000-000000000001';
const ORIGIN = 'https://opinara.example';
const inAll = { key: 'common:nav.pricing', text: {} };
const page = (path: string, own: Partial<ExportedPage> = {}): ExportedPage => ({
  id: path,
  path,
  name: path,
  blocks: [],
  updatedAt: '2026-02-03T04:05:06.000Z',
  seo: { title: inAll, description: inAll, image: null, noindex: false },
  ...own,
});
const TOLD = LOCALES.filter((locale) => locale !== 'vi');
const hidden = { title: null, description: null, image: null, noindex: true };

// A release as a build makes it of the real table of routes and three pages of the cms.
let test: FrontDoorTest;
beforeAll(async () => {
  test = await frontDoorTest();
  const content = releaseContent({
    pages: pagesExport([page('/'), page('/pricing'), page('/draft', { seo: hidden })]),
  });
  const site = new SiteContent(content, { origin: ORIGIN });
  const index = createSitePages(() => undefined, site, join(import.meta.dirname, '..', '..'));
  // As if all texts were there in all languages but one.
  const pages = index.pages.map(({ locales, ...of }) => ({ ...of, locales: locales.length === 0 ? [] : TOLD }));
  await test.build.write('.site-index.json', JSON.stringify({ ...index, pages }));
  await test.build.publish('2', { content });
});
afterAll(() => test.close());
beforeEach(() => test.reset());

interface Url {
  loc: string;
  lastmod: string | undefined;
  alternates: Map<string, string>;
}

function urlsIn(text: string): Url[] {
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [^>]+>\n(<url>.*<\/url>\n)*<\/urlset>\n$/);
  return [...text.matchAll(/<url>(.*)<\/url>/g)].map(([, inner = '']) => ({
    loc: /<loc>([^<]+)<\/loc>/.exec(inner)?.[1] ?? '',
    lastmod: /<lastmod>([^<]+)<\/lastmod>/.exec(inner)?.[1],
    alternates: new Map(
      [...inner.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(
        ([, lang = '', href = '']) => [lang, href],
      ),
    ),
  }));
}
/** Who says nothing of encodings is sent what is kept. */
const textAt = async (path: string): Promise<string> => {
  const { headers, body } = await test.get(path);
  expect(headers['content-encoding']).toBe('gzip');
  return gunzipSync(body).toString();
};
const urlsAt = async (path: string): Promise<Url[]> => urlsIn(await textAt(path));
const partsIn = (text: string) => [...text.matchAll(/<sitemap><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)];

/** Every address names all versions of its page, and each of these names it. */
function expectMutual(urls: readonly Url[]): void {
  const versions = new Map(urls.map(({ loc, alternates }) => [loc, JSON.stringify([...alternates])]));
  expect(versions.size).toBe(urls.length);
  const wrong = urls.filter(({ loc, alternates }) => {
    const others = [...alternates.values()];
    return !others.includes(loc) || others.some((other) => versions.get(other) !== versions.get(loc));
  });
  expect(wrong).toEqual([]);
}

const aMonth = { month: '2026-02', complete: true, received: 7 };

it('the index lists the parts of the release’s pages and of the engine', async () => {
  const part = { from: ID, changedAt: '2026-03-04T05:06:07Z' };
  test.engine.page = { companies: [part], products: [part], places: 2, items: [aMonth] };
  expect((await test.get('/sitemap.xml')).headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(partsIn(await textAt('/sitemap.xml')).map(([, loc, lastmod]) => [loc, lastmod])).toEqual([
    [`${ORIGIN}/sitemaps/pages-1.xml`, undefined],
    [`${ORIGIN}/sitemaps/companies-${ID}.xml`, part.changedAt],
    [`${ORIGIN}/sitemaps/products-${ID}.xml`, part.changedAt],
    [`${ORIGIN}/sitemaps/places-1.xml`, undefined],
    [`${ORIGIN}/sitemaps/places-2.xml`, undefined],
    [`${ORIGIN}/sitemaps/reports-1.xml`, undefined],
  ]);
});

it('pages are listed in every indexable language with their alternates', async () => {
  const urls = await urlsAt('/sitemaps/pages-1.xml');
  expectMutual(urls);
  const paths = urls.map(({ loc }) => decodeURIComponent(loc.slice(ORIGIN.length)) || '/');
  expect(paths).toEqual(expect.arrayContaining(['/', '/pricing', '/de/pricing', '/badges', '/categories']));
  // A kind without companies has no page, one with few is not for search engines: the engine says which there are.
  for (const kind of KINDS) expect(paths.filter((path) => path.includes(kind))).toEqual([]);
  // What it shows has the address of its month.
  expect(paths.filter((path) => path.includes('transparency'))).toEqual([]);
  expect(urls.find(({ loc }) => loc === `${ORIGIN}/pricing`)?.lastmod).toBe('2026-02-03T04:05:06.000Z');
  expect(urls.find(({ loc }) => loc === `${ORIGIN}/badges`)?.alternates.get('x-default')).toBe(`${ORIGIN}/badges`);
});

it('noindex pages are not listed', async () => {
  const paths = (await urlsAt('/sitemaps/pages-1.xml')).map(({ loc }) => new URL(loc).pathname);
  const kept = (ROUTES as readonly Route[]).filter(({ noindex, kind }) => noindex || kind === 'client');
  for (const { path } of kept) expect(paths).not.toContain(path);
  expect(paths).not.toContain('/draft');
  for (const path of paths) expect(matchRoute(decodeURIComponent(path))?.route.noindex ?? false).toBe(false);
});

it('a company is listed at its profile’s URL in each language, with its last change', async () => {
  test.engine.page = { items: [{ slug: 'buty', changedAt: '2026-03-04T05:06:07Z' }] };
  const urls = await urlsAt(`/sitemaps/companies-${ID}.xml`);
  expect(test.engine.last?.url).toBe(`/api/v1/sitemap/companies?from=${ID}`);
  expectMutual(urls);
  expect(urls[0]?.alternates.get('ja')).toBe(`${ORIGIN}/ja/%E5%8F%A3%E3%82%B3%E3%83%9F/buty`);
  expect(urls[0]?.alternates.get('x-default')).toBe(`${ORIGIN}/opinie/buty`);
  expect(new Set(urls.map(({ lastmod }) => lastmod))).toEqual(new Set(['2026-03-04T05:06:07Z']));
  expect(urls).toHaveLength(TOLD.length);
  expect([...(urls[0]?.alternates.keys() ?? [])]).toEqual([...TOLD.map(hreflang), 'x-default']);
});

it('products and directory lists are listed at their pages’ URLs', async () => {
  test.engine.page = { items: [{ id: ID, slug: 'tea', companyId: ID, changedAt: '2026-03-04T05:06:07Z' }] };
  const products = await urlsAt(`/sitemaps/products-${ID}.xml`);
  expect(products[0]?.loc).toBe(`${ORIGIN}/product/${ID}/tea/${ID}`);
  const place = { kind: 'hotels', category: null, country: 'pl', region: 'malopolskie', city: 'krakow' };
  const kind = { kind: 'services', category: null, country: null, region: null, city: null };
  const category = { kind: 'shops', category: 'books', country: null, region: null, city: null };
  test.engine.page = { items: [kind, category, place, { ...place, category: 'spa-hotels' }] };
  const lists = await urlsAt('/sitemaps/places-2.xml');
  expect(test.engine.last?.url).toBe('/api/v1/sitemap/places?part=2');
  expectMutual(lists);
  expect(lists.map(({ loc }) => loc)).toEqual(
    expect.arrayContaining([
      `${ORIGIN}/services`,
      `${ORIGIN}/ja/categories/services`,
      `${ORIGIN}/shops/books`,
      `${ORIGIN}/categories/hotels/pl/malopolskie/krakow`,
      `${ORIGIN}/de/categories/hotels/pl/malopolskie/krakow/spa-hotels`,
    ]),
  );
  expect(lists).toHaveLength(TOLD.length * 5);
});

it('transparency reports are listed once their month is over', async () => {
  test.engine.page = { items: [{ ...aMonth, month: '2026-03', complete: false }, aMonth] };
  const reports = await urlsAt('/sitemaps/reports-1.xml');
  expect(test.engine.last?.url).toBe('/api/v1/transparency');
  expectMutual(reports);
  expect(reports).toHaveLength(TOLD.length);
  expect(reports.map(({ loc }) => loc)).toContain(`${ORIGIN}/de/trust/transparency/2026-02`);
  test.engine.page = { ...test.engine.page, items: [] };
  expect((await test.get('/sitemaps/reports-1.xml')).status).toBe(404);
});

it('the sitemap and the pages agree on how short a list must be to be left out', () =>
  expect(THIN_LIST).toBe(MIN_INDEXED_COMPANIES));

it('a full part is within the limits of the protocol, even with the longest names', async () => {
  const slug = (n: number) => `${'a'.repeat(76)}${String(n).padStart(4, '0')}`;
  test.engine.page = {
    items: Array.from({ length: SITEMAP_PART }, (_, n) => ({ slug: slug(n), changedAt: '2026-03-04T05:06:07Z' })),
  };
  const { body, headers } = await test.get(`/sitemaps/companies-${ID}.xml`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(Number(headers['content-length'])).toBe(body.length);
  const text = gunzipSync(body).toString();
  expect(body.length).toBeLessThan(3_000_000);
  expect(text.length).toBeLessThan(50 * 1024 * 1024);
  expect(text.match(/<url>/g)?.length).toBeLessThanOrEqual(SITEMAP_PART * LOCALES.length);
});

it.each(['identity', 'br', 'gzip;q=0'])(
  'a client that accepts no gzip (%s) gets the part uncompressed',
  async (encoding) => {
    test.engine.page = { items: [{ slug: 'buty', changedAt: '2026-03-04T05:06:07Z' }] };
    const path = `/sitemaps/companies-${ID}.xml`;
    const { text, headers } = await test.get(path, { headers: { 'Accept-Encoding': encoding } });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    expect(text).toBe(await textAt(path));
  },
);

it('a client that has a part gets 304 until it changes', async () => {
  test.engine.page = { items: [{ slug: 'buty', changedAt: '2026-03-04T05:06:07Z' }] };
  const path = `/sitemaps/companies-${ID}.xml`;
  const etag = (await test.get(path)).headers.etag ?? '';
  expect((await test.get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  test.engine.page = { items: [{ slug: 'buty', changedAt: '2026-03-05T05:06:07Z' }] };
  expect((await test.get(path, { headers: { 'If-None-Match': etag } })).status).toBe(200);
});

it('while the engine is down, crawlers get 503 with Retry-After', async () => {
  test.engine.status = 500;
  for (const path of ['/sitemap.xml', `/sitemaps/companies-${ID}.xml`]) {
    const { status, headers } = await test.get(path);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '60', 'no-store']);
  }
  expect((await test.get('/sitemaps/pages-1.xml')).status).toBe(200);
});

it.each(['/sitemaps/pages-0.xml', '/sitemaps/pages-9.xml', '/sitemaps/other-1.xml', '/sitemaps/pages-x.xml'])(
  '%s is not found',
  async (path) => expect((await test.get(path)).status).toBe(404),
);

it('robots.txt disallows what is not a page, but no page that must say “noindex” itself', async () => {
  const { text, headers } = await test.get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(text).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  const isOpen = (path: string) => mayBeRead(text, path);
  for (const path of ['/admin', '/admin/login', '/api/v1/me', '/cms-api/x', '/panel', '/panel/orders/1'])
    expect([path, isOpen(path)]).toEqual([path, false]);
  for (const locale of LOCALES) expect(isOpen(localePath(locale, '/panel/orders'))).toBe(false);
  for (const path of ['/api/docs', '/administracja', '/opinie/panel', '/opinie/panele24', '/de/bewertungen/panel-x'])
    expect([path, isOpen(path)]).toEqual([path, true]);
  const paths = (await urlsAt('/sitemaps/pages-1.xml')).map(({ loc }) => new URL(loc).pathname);
  expect(paths.filter((path) => !isOpen(path))).toEqual([]);
  expect(text).not.toContain('invitation');
});

/** As RFC 9309 has it: `*` is anything, `$` the end, and of the rules that match the longest counts. */
function mayBeRead(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, word, rule = '']) => ({ word, rule }));
  const matching = rules.filter(({ rule }) => {
    const letters = rule
      .replace(/\$$/, '')
      .split('*')
      .map((part) => part.replace(/[.+?^$()[\]{}|\\]/g, '\\$&'));
    return new RegExp(`^${letters.join('.*')}${rule.endsWith('$') ? '$' : ''}`).test(path);
  });
  const longest = matching.toSorted((one, other) => other.rule.length - one.rule.length)[0];
  return longest?.word !== 'Disallow';
}
