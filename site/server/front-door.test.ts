import { rm } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { mergedNamespace } from '@app/locales';
import { aPage, pagesExport } from '../../tests/support/site/site-content.ts';
import { serveRelease } from '../node/release/release-store.ts';
import { frontDoorTest } from '../testing/front-door.ts';
import type { FrontDoorTest } from '../testing/front-door.ts';
import { releaseContent } from '../testing/release.ts';

let test: FrontDoorTest;
beforeAll(async () => {
  test = await frontDoorTest();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

it('the panel installs as an app, in each language from its own start page', async () => {
  const { headers, text } = await test.get('/de/panel.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  expect(JSON.parse(text)).toMatchObject({
    lang: 'de',
    start_url: '/de/panel',
    scope: '/de/panel',
    display: 'standalone',
  });
  expect(JSON.parse(text).shortcuts).toEqual([
    { name: 'Bewertungen', url: '/de/panel/reviews' },
    { name: 'Einladungen', url: '/de/panel/invitations' },
    { name: 'Mediationen', url: '/de/panel/mediations' },
  ]);
  expect(JSON.parse((await test.get('/panel.webmanifest')).text)).toMatchObject({ lang: 'pl', start_url: '/panel' });
  expect((await test.get('/xx/panel.webmanifest')).status).toBe(404);
});

it('texts that a page does not carry are sent by language and part, to be revalidated', async () => {
  const { status, headers, body } = await test.get('/text-parts/de/panel.reviews.json', {
    headers: { 'Accept-Encoding': 'br' },
  });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual(mergedNamespace('de', 'panel')['reviews']);
  const again = await test.get('/text-parts/de/panel.reviews.json', {
    headers: { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' },
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  for (const none of [
    'xx/panel.reviews',
    'de/panel.none',
    'de/panel.reviews.title',
    'de/mails',
    'de/toString',
    '%ff/x',
  ])
    expect((await test.get(`/text-parts/${none}.json`)).status).toBeGreaterThanOrEqual(400);
});

describe('built pages', () => {
  it('a built page is sent compressed, with an ETag for revalidation', async () => {
    const first = await test.get('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(brotliDecompressSync(first.body).toString()).toContain('<h1>Home</h1>');
    const again = await test.get('/', {
      headers: { 'Accept-Encoding': 'gzip, br', 'If-None-Match': first.headers.etag ?? '' },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const plain = await test.get('/', { headers: { 'Accept-Encoding': 'br;q=0' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.etag).not.toBe(first.headers.etag);
  });

  /** The policy with each hash of inline code replaced by a star. */
  const policyOf = async (path: string): Promise<string[]> =>
    String((await test.get(path)).headers['content-security-policy'])
      .replace(/'sha256-[A-Za-z0-9+/]{43}='/g, '*')
      .split('; ');
  const policy = (own: Record<string, string>): string[] =>
    Object.entries({
      'default-src': "'self'",
      'script-src': "'self' * *",
      'style-src': "'self' *",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': '',
      'object-src': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      ...own,
    }).flatMap(([name, sources]) => (sources === '' ? [] : [`${name} ${sources}`]));

  it.each([
    ['a built page', '/de', {}],
    ['a rendered page', '/opinie/buty', {}],
    ['an error page', '/nothing', {}],
    // Previews of widgets on pages of the company.
    ['the panel', '/panel', { 'img-src': "'self' data: blob:", 'frame-src': "'self' https:" }],
  ])('%s allows the inline code of the build, and nothing else', async (_, path, own) => {
    expect(await policyOf(path)).toEqual(policy(own));
  });

  it('a built page has the security headers of every page', async () => {
    const { headers } = await test.get('/de');
    expect(headers['strict-transport-security']).toBeTruthy();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it.each(['/', '/panel', '/opinie/buty', '/nothing'])(
    '%s may not use camera or payment, and may ask for the location',
    async (path) => {
      expect((await test.get(path)).headers['permissions-policy']).toMatch(
        /^(?:[a-z-]+=\(\), ){14}geolocation=\(self\)$/,
      );
    },
  );

  it('files with hashed names are immutable', async () => {
    expect((await test.get('/app-0123456789abcdef0123.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('pictures of the cms are immutable, and its files are sent as attachments', async () => {
    const picture = await test.get('/media/0123456789abcdef-shop.webp');
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(picture.headers['content-disposition']).toBeUndefined();
    const file = await test.get('/downloads/0123456789abcdef-prices.csv');
    expect(file.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="prices.csv"',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('a page with a token in its URL is filled in by the browser and sends no referrer', async () => {
    const { text, headers } = await test.get('/invitation/buty/edit/TOKEN?grade=4');
    expect(text).toContain('<h1>Invitation</h1>');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(String(headers['x-robots-tag'])).toContain('noindex');
    expect((await test.get('/panel/orders/1')).text).toContain('<h1>Panel</h1>');
  });

  it('pages answer HEAD without a body and refuse other methods', async () => {
    const head = await test.get('/login', { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100);
    const post = await test.get('/login', { method: 'POST' });
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('a form submitted before its scripts were loaded gets its page again', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Accept-Encoding': 'identity' };
    const submit = (path: string, method = 'POST') => test.get(path, { method, headers, body: 'email=a%40b.example' });
    for (const [path, text] of [
      ['/login', '<h1>Login</h1>'],
      ['/opinie/buty', '<p>first</p>'],
    ] as const) {
      const sent = await submit(path);
      expect([sent.status, sent.headers.allow, sent.headers['cache-control']]).toEqual([405, 'GET, HEAD', 'no-store']);
      expect(sent.headers['content-security-policy']).toContain("script-src 'self'");
      expect(sent.text).toContain(text);
      expect((await test.get(path)).status).toBe(200);
    }
    expect((await submit('/invitation/buty/edit/TOKEN')).headers['referrer-policy']).toBe('no-referrer');
    expect((await submit('/login', 'PUT')).text).toBe('Method Not Allowed');
    expect((await submit('/nothing')).text).toBe('Method Not Allowed');
    expect((await submit('/preview/pl/x')).text).toBe('Method Not Allowed');
  });
});

describe('addresses', () => {
  it('other forms of a URL redirect permanently to the canonical one', async () => {
    const { status, headers } = await test.get('/bewertungen/buty?grade=5');
    expect([status, headers.location]).toEqual([301, '/de/bewertungen/buty?grade=5']);
    expect((await test.get('//evil.example/')).headers.location).toBe('/evil.example');
  });

  it.each([
    '/nothing',
    '/opinie/not_a_slug',
    '/opinie/a%3Cscript%3E',
    '/%E0%A4%A',
    '/404',
    '/x%00y',
    '/..%2f..%2fetc%2fpasswd',
    '/../release.json',
    '/metrics',
  ])('%s is not found', async (path) => {
    const { status, headers } = await test.get(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('an unknown URL gets the error page in its language and keeps its address', async () => {
    const { text } = await test.get('/de/nothing');
    expect(text).toContain('<h1>Error /de/404</h1>');
    expect(text).toContain('window.pagePath=location.pathname;');
  });

  it('pages and redirects made by staff are found', async () => {
    expect((await test.get('/de/our-page')).text).toContain('<h1>Our page</h1>');
    expect((await test.get('/our-page/')).headers.location).toBe('/our-page');
    const moved = await test.get('/de/old-offer');
    expect([moved.status, moved.headers.location]).toEqual([302, '/de/login']);
    expect((await test.get('/old-offer?utm_source=mail')).headers.location).toBe('/login?utm_source=mail');
    expect((await test.get('/away')).headers.location).toBe('https://example.com/');
    expect((await test.get('/_invitation')).status).toBe(404);
  });

  it('a missing file is answered with plain text, and private files are not found', async () => {
    expect((await test.get('/missing.png')).text).toBe('Not Found');
    expect((await test.get('/webpack.stats.json')).status).toBe(404);
    expect((await test.get('/index.html')).status).toBe(404);
    expect((await test.get('/app-0123456789abcdef0123.js.br')).status).toBe(404);
  });
});

describe('feeds', () => {
  it('feeds are release files with their own content types', async () => {
    expect((await test.get('/changelog/feed.atom')).headers['content-type']).toBe(
      'application/atom+xml; charset=utf-8',
    );
    const json = await test.get('/changelog/feed.json');
    expect([json.headers['content-type'], json.text]).toEqual(['application/feed+json; charset=utf-8', '{}']);
  });
});

describe('pages that staff have taken back', () => {
  it('withdrawn pages are 410, unknown ones 404, and a withdrawn page can come back', async () => {
    const { build } = test;
    const publish = async (id: string, paths: string[]) => {
      const index = paths.map((path) => ({ path, locales: [] }));
      await build.write('.site-index.json', JSON.stringify({ pages: index, feeds: {} }));
      const pages = pagesExport(paths.map((path) => aPage(path, path)));
      await build.publish(id, { content: releaseContent({ pages }) });
      await test.serves(id);
    };
    await publish('1a', ['/', '/offer', '/opinie/:slug']);
    await publish('1b', ['/']);
    const gone = await test.get('/de/offer');
    expect([gone.status, gone.headers['cache-control']]).toEqual([410, 'no-store']);
    expect(gone.text).toContain('<h1>Error /de/404</h1>');
    expect((await test.get('/offers')).status).toBe(404);
    await publish('1c', ['/']);
    expect((await test.get('/offer')).status).toBe(410);
    await build.write('public/offer/index.html', '<html><head></head><body><h1>Offer</h1></body></html>');
    await publish('1d', ['/', '/offer']);
    expect((await test.get('/offer')).status).toBe(200);
    await rm(`${build.folder}/public/offer`, { recursive: true });
    await publish('1e', ['/']);
    expect((await test.get('/offer')).status).toBe(410);
  });
});

describe('releases', () => {
  it('a new release is served without a restart, and files of the old one are still found', async () => {
    const old = '/app-0123456789abcdef0123.js';
    await test.build.write('public/index.html', '<html><head></head><body><h1>New home</h1></body></html>');
    await rm(`${test.build.folder}/public${old}`);
    await test.build.release('2');
    expect((await test.get('/')).text).toContain('<h1>Home</h1>');
    await serveRelease(test.build.releases, '2');
    await test.serves('2');
    expect((await test.get('/')).text).toContain('<h1>New home</h1>');
    expect((await test.get(old)).status).toBe(200);
  });

  it('the front door is ready with a release, and not ready while draining', async () => {
    expect((await test.get('/healthz')).text).toBe('ok');
    expect((await test.get('/readyz')).status).toBe(200);
    const content = await test.get('/healthz/content');
    expect(content.headers['cache-control']).toBe('no-store');
    expect(JSON.parse(content.text)).toEqual({ version: expect.any(String) });
    test.door.drain();
    expect((await test.get('/readyz')).status).toBe(503);
    expect((await test.get('/')).status).toBe(200);
  });
});
