/** @jest-environment node */
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { COMPANY_KINDS } from '@app/contracts/common';
import { SITEMAP_PART, THIN_LIST } from '@app/contracts/sitemap';
import { LOCALES, htmlLang } from '@app/locales';
import type { ExportedPage, PagesExport } from '../../cms/src/export/types.ts';
import { createRoutes } from '../node/create-pages.ts';
import { switchTo } from '../node/release.ts';
import { Texts } from '../node/texts.ts';
import { writeRelease } from '../node/write-release.ts';
import { THIN } from '../src/features/directory/directory-data.ts';
import { matchRoute } from '../src/route-match.ts';
import { ROUTES, type Route } from '../src/routes.ts';
import { frontDoorTest } from '../testing/front-door.ts';
import type { FrontDoorTest } from '../testing/front-door.ts';

const ID = '01900000-0000-7000-8000-000000000001';
const ORIGIN = 'https://opinara.example';
const page = (path: string, own: Partial<ExportedPage> = {}): ExportedPage => ({
  ...{ id: path, path, name: path, blocks: [], updatedAt: '2026-02-03T04:05:06.000Z' },
  seo: { title: null, description: null, image: null, noindex: false },
  ...own,
});
const TOLD = LOCALES.filter((locale) => locale !== 'vi');
const hidden = { title: null, description: null, image: null, noindex: true };

// A release as a build makes it of the real table of routes and three pages of the cms.
let test: FrontDoorTest;
beforeAll(async () => {
  test = await frontDoorTest();
  const index = createRoutes(() => undefined, {
    texts: new Texts(),
    pages: {
      pages: [page('/'), page('/pricing'), page('/draft', { seo: hidden })],
      ...{ badges: [], planCards: [], redirects: [] },
      settings: { claims: [], contact: {}, links: { social: [] } },
      navigation: { header: [], footer: [], legal: [] },
    } as unknown as PagesExport,
    ...{ assets: {}, origin: ORIGIN, folder: join(import.meta.dirname, '..') },
  });
  // As if all texts were there in all languages but one.
  const pages = index.pages.map(({ locales, ...of }) => ({ ...of, locales: locales.length === 0 ? [] : TOLD }));
  await test.build.write('.site-index.json', JSON.stringify({ ...index, pages }));
  await writeRelease({ folder: test.build.folder, releases: test.build.releases, id: '2', inputs: 'b' });
  await switchTo(test.build.releases, '2');
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
const urlsAt = async (path: string): Promise<Url[]> => urlsIn((await test.get(path)).text);
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

it('the index names the pages of the release and the parts of the engine', async () => {
  const part = { from: ID, changedAt: '2026-03-04T05:06:07Z' };
  test.engine.page = { companies: [part], products: [part], places: 2 };
  const { text, headers } = await test.get('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(partsIn(text).map(([, loc, lastmod]) => [loc, lastmod])).toEqual([
    [`${ORIGIN}/sitemaps/pages-1.xml`, undefined],
    [`${ORIGIN}/sitemaps/companies-${ID}.xml`, part.changedAt],
    [`${ORIGIN}/sitemaps/products-${ID}.xml`, part.changedAt],
    [`${ORIGIN}/sitemaps/places-1.xml`, undefined],
    [`${ORIGIN}/sitemaps/places-2.xml`, undefined],
  ]);
});

it('pages stand in every language that search engines may be told of, and lead to each other', async () => {
  const urls = await urlsAt('/sitemaps/pages-1.xml');
  expectMutual(urls);
  const paths = urls.map(({ loc }) => decodeURIComponent(loc.slice(ORIGIN.length)) || '/');
  expect(paths).toEqual(expect.arrayContaining(['/', '/pricing', '/de/pricing', '/badges', '/shops', '/de/shops']));
  for (const kind of COMPANY_KINDS) expect(paths).toContain(`/ja/categories/${kind}`);
  expect(urls.find(({ loc }) => loc === `${ORIGIN}/pricing`)?.lastmod).toBe('2026-02-03T04:05:06.000Z');
  expect(urls.find(({ loc }) => loc === `${ORIGIN}/badges`)?.alternates.get('x-default')).toBe(`${ORIGIN}/badges`);
});

it('pages that are not for search engines are not told of', async () => {
  const paths = (await urlsAt('/sitemaps/pages-1.xml')).map(({ loc }) => new URL(loc).pathname);
  const kept = (ROUTES as readonly Route[]).filter(({ noindex, kind }) => noindex || kind === 'client');
  for (const { path } of kept) expect(paths).not.toContain(path);
  expect(paths).not.toContain('/draft');
  for (const path of paths) expect(matchRoute(decodeURIComponent(path))?.route.noindex ?? false).toBe(false);
});

it('a company stands at its listing’s address in each language, with its last change', async () => {
  test.engine.page = { items: [{ slug: 'buty', changedAt: '2026-03-04T05:06:07Z' }] };
  const urls = await urlsAt(`/sitemaps/companies-${ID}.xml`);
  expect(test.engine.last?.url).toBe(`/api/v1/sitemap/companies?from=${ID}`);
  expectMutual(urls);
  expect(urls[0]?.alternates.get('ja')).toBe(`${ORIGIN}/ja/%E5%8F%A3%E3%82%B3%E3%83%9F/buty`);
  expect(urls[0]?.alternates.get('x-default')).toBe(`${ORIGIN}/opinie/buty`);
  expect(new Set(urls.map(({ lastmod }) => lastmod))).toEqual(new Set(['2026-03-04T05:06:07Z']));
  expect(urls).toHaveLength(TOLD.length);
  expect([...(urls[0]?.alternates.keys() ?? [])]).toEqual([...TOLD.map(htmlLang), 'x-default']);
});

it('products and lists stand at the addresses of their pages', async () => {
  test.engine.page = { items: [{ id: ID, slug: 'tea', companyId: ID, changedAt: '2026-03-04T05:06:07Z' }] };
  const products = await urlsAt(`/sitemaps/products-${ID}.xml`);
  expect(products[0]?.loc).toBe(`${ORIGIN}/product/${ID}/tea/${ID}`);
  const place = { kind: 'hotels', category: null, country: 'pl', region: 'malopolskie', city: 'krakow' };
  const category = { kind: 'shops', category: 'books', country: null, region: null, city: null };
  test.engine.page = { items: [category, place, { ...place, category: 'spa-hotels' }] };
  const lists = await urlsAt('/sitemaps/places-2.xml');
  expect(test.engine.last?.url).toBe('/api/v1/sitemap/places?part=2');
  expectMutual(lists);
  expect(lists.map(({ loc }) => loc)).toEqual(
    expect.arrayContaining([
      `${ORIGIN}/shops/books`,
      `${ORIGIN}/categories/hotels/pl/malopolskie/krakow`,
      `${ORIGIN}/de/categories/hotels/pl/malopolskie/krakow/spa-hotels`,
    ]),
  );
});

it('lists that search engines are told of are those that let themselves be found', () => expect(THIN_LIST).toBe(THIN));

it.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
])(
  'a full part keeps within the bounds of the protocol, even with the longest names (%s)',
  async (encoding, decode) => {
    const slug = (n: number) => `${'a'.repeat(76)}${String(n).padStart(4, '0')}`;
    test.engine.page = {
      items: Array.from({ length: SITEMAP_PART }, (_, n) => ({ slug: slug(n), changedAt: '2026-03-04T05:06:07Z' })),
    };
    const { body } = await test.get(`/sitemaps/companies-${ID}.xml`, { headers: { 'Accept-Encoding': encoding } });
    const text = decode(body).toString();
    expect(body.length).toBeLessThan(3_000_000);
    expect(text.length).toBeLessThan(50 * 1024 * 1024);
    expect(text.match(/<url>/g)?.length).toBeLessThanOrEqual(SITEMAP_PART * LOCALES.length);
  },
);

it('who has a part already is sent nothing until it changes', async () => {
  test.engine.page = { items: [{ slug: 'buty', changedAt: '2026-03-04T05:06:07Z' }] };
  const path = `/sitemaps/companies-${ID}.xml`;
  const etag = (await test.get(path)).headers.etag ?? '';
  expect((await test.get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  test.engine.page = { items: [{ slug: 'buty', changedAt: '2026-03-05T05:06:07Z' }] };
  expect((await test.get(path, { headers: { 'If-None-Match': etag } })).status).toBe(200);
});

it('without the engine crawlers are asked to come again', async () => {
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

it('robots.txt keeps crawlers from what is no page, and from no page that has to say “noindex” itself', async () => {
  const { text, headers } = await test.get('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  expect(text).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  const closed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  expect(closed).toEqual(expect.arrayContaining(['/api/', '/admin', '/panel']));
  const paths = (await urlsAt('/sitemaps/pages-1.xml')).map(({ loc }) => new URL(loc).pathname);
  for (const start of closed) expect(paths.filter((path) => path.startsWith(start))).toEqual([]);
  expect(closed.some((path) => path.includes('invitation'))).toBe(false);
});
