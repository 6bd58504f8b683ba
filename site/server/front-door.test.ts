/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { LOCALES } from '@app/locales';
import { pino } from 'pino';
import { switchTo, writeRelease } from '../node/release.ts';
import { fakeBuild, type FakeBuild } from '../testing/release.ts';
import { createFrontDoor, type FrontDoor } from './app.ts';
import { readConfig } from './config.ts';

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
  text: string;
}

/** A small upstream that tells what it was asked, and answers pages as the test says. */
class Upstream {
  readonly seen: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  page: Record<string, unknown> = { text: 'first', tags: 'company-1' };
  status = 200;
  readonly #name: string;
  #server: Server | undefined;
  port = 0;

  constructor(name: string) {
    this.#name = name;
  }

  async start(): Promise<void> {
    this.#server = createServer((req, res) => {
      let body = '';
      req.on('data', (chunk) => (body += chunk));
      req.on('end', () => {
        this.seen.push({ url: req.url ?? '', headers: req.headers, body });
        if (req.url === '/api/v1/slow') {
          res.write('first ');
          setTimeout(() => res.end('second'), 100);
          return;
        }
        res.writeHead(this.status, { 'Content-Type': 'application/json', 'X-Upstream': this.#name });
        res.end(JSON.stringify(this.page));
      });
    });
    await new Promise<void>((resolve) => this.#server?.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.#server?.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  get last() {
    return this.seen.at(-1);
  }
}

const engine = new Upstream('engine');
const cms = new Upstream('cms');
let build: FakeBuild;
let door: FrontDoor;
let server: Server;

const settings = () => ({
  ENGINE_URL: `http://127.0.0.1:${engine.port}`,
  CMS_URL: `http://127.0.0.1:${cms.port}`,
  RELEASES_DIR: build.releases,
  TRUSTED_PROXIES: '10.0.0.0/8',
  PUBLIC_URL: 'https://opinara.example',
});

beforeAll(async () => {
  await Promise.all([engine.start(), cms.start()]);
  build = await fakeBuild(LOCALES);
  await build.write('public/de/our-page/index.html', '<html><body><h1>Our page</h1></body></html>');
  const redirects = {
    '/old-offer': { to: '/login', permanent: false },
    '/away': { to: 'https://example.com/', permanent: true },
  };
  await writeRelease({ folder: build.folder, releases: build.releases, id: '1', inputs: 'a', redirects });
  await switchTo(build.releases, '1');
  process.env['ENGINE_URL'] = `http://127.0.0.1:${engine.port}`;
  door = createFrontDoor(readConfig(settings()), pino({ level: 'silent' }));
  door.cache.trusted = true;
  server = createServer(door.app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await Promise.all([engine.stop(), cms.stop()]);
  await build.remove();
});
beforeEach(() => {
  door.cache.purgeAll();
  engine.page = { text: 'first', tags: 'company-1' };
  engine.status = 200;
});

/** Sends a path as it is written: fetch would tidy it up. */
function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string,
  at: Server = server,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port: (at.address() as AddressInfo).port, path, headers, method }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => {
        const whole = Buffer.concat(chunks);
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: whole, text: whole.toString() });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

describe('built pages', () => {
  it('are served compressed, with an ETag that saves the next time', async () => {
    const first = await get('/', { 'Accept-Encoding': 'gzip, br' });
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(brotliDecompressSync(first.body).toString()).toContain('<h1>Home</h1>');
    const again = await get('/', { 'Accept-Encoding': 'gzip, br', 'If-None-Match': first.headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const plain = await get('/', { 'Accept-Encoding': 'br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.etag).not.toBe(first.headers.etag);
  });

  it('allow the inline code of the build and nothing else', async () => {
    const { headers } = await get('/de');
    const csp = String(headers['content-security-policy']);
    expect(csp).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
    expect(csp).not.toMatch(/script-src[^;]*unsafe/);
    expect(csp).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toBeTruthy();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('keep files whose name has a hash for ever', async () => {
    expect((await get('/app-0123456789abcdef0123.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('fill addresses with parameters, and tell nobody of a token in them', async () => {
    const { text, headers } = await get('/invitation/buty/edit/TOKEN?grade=4');
    expect(text).toContain('<h1>Invitation</h1>');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(String(headers['x-robots-tag'])).toContain('noindex');
    expect((await get('/panel/orders/1')).text).toContain('<h1>Panel</h1>');
  });

  it('answer HEAD without a body, and no other method', async () => {
    const head = await get('/login', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100);
    const post = await get('/login', {}, 'POST');
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('addresses', () => {
  it('lead to their one form for good', async () => {
    const { status, headers } = await get('/bewertungen/buty?grade=5');
    expect([status, headers.location]).toEqual([301, '/de/bewertungen/buty?grade=5']);
    expect((await get('//evil.example/')).headers.location).toBe('/evil.example');
  });

  it.each([
    '/nothing',
    '/opinie/Not-A-Slug',
    '/opinie/a%3Cscript%3E',
    '/%E0%A4%A',
    '/404',
    '/x%00y',
    '/..%2f..%2fetc%2fpasswd',
    '/../release.json',
    '/metrics',
  ])('%s is not found', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('have an error page in their language, that keeps the address', async () => {
    const { text } = await get('/de/nothing');
    expect(text).toContain('<h1>Error /de/404</h1>');
    expect(text).toContain('window.pagePath=location.pathname;');
  });

  it('of pages and redirects that staff have made are found', async () => {
    expect((await get('/de/our-page')).text).toContain('<h1>Our page</h1>');
    expect((await get('/our-page/')).headers.location).toBe('/our-page');
    const moved = await get('/de/old-offer');
    expect([moved.status, moved.headers.location]).toEqual([302, '/de/login']);
    expect((await get('/away')).headers.location).toBe('https://example.com/');
    expect((await get('/invitation/_invitation')).status).toBe(404);
  });

  it('give no page in place of a missing file, and no file that is none of theirs', async () => {
    expect((await get('/missing.png')).text).toBe('Not Found');
    expect((await get('/webpack.stats.json')).status).toBe(404);
    expect((await get('/index.html')).status).toBe(404);
    expect((await get('/app-0123456789abcdef0123.js.br')).status).toBe(404);
  });
});

describe('pages from the engine', () => {
  it('are rendered once and kept until a purge names their company', async () => {
    const before = engine.seen.length;
    expect((await get('/opinie/buty')).headers['x-cache']).toBe('miss');
    engine.page = { text: 'second', tags: 'company-1' };
    const kept = await get('/opinie/buty');
    expect([kept.headers['x-cache'], kept.text.includes('<p>first</p>')]).toEqual(['hit', true]);
    expect(engine.seen.length).toBe(before + 1);
    door.cache.purge(['company-1']);
    expect((await get('/opinie/buty')).text).toContain('<p>second</p>');
  });

  it('are one page whatever else stands in the address', async () => {
    await get('/opinie/buty?grade=5');
    const other = await get('/opinie/buty?utm_source=mail&grade=5&x=1');
    expect(other.headers['x-cache']).toBe('hit');
    expect(engine.last?.url).toBe('/api/v1/page/opinie/buty?grade=5');
  });

  it('keep their status', async () => {
    engine.page = { text: 'gone', tags: 'slug:x', status: 410 };
    const { status, headers } = await get('/opinie/gone');
    expect([status, headers['cache-control']]).toEqual([410, 'no-store']);
  });

  it('cannot be made to run what a reviewer wrote', async () => {
    const evil = '</script><script>alert(1)</script>\u2028';
    engine.page = { text: evil, tags: 'company-1' };
    const { text, headers } = await get('/opinie/evil');
    const data = /window\.pageData=(.*?);window\.pageData\.path=/.exec(text)?.[1] ?? '';
    expect(data).not.toContain('<');
    expect((JSON.parse(data) as { result: { serverData: { text: string } } }).result.serverData.text).toBe(evil);
    // This bundle, unlike React, writes the text unescaped: what got in is not allowed to run.
    expect(String(headers['content-security-policy'])).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
  });

  it('stay readable while the engine is down, and say so where nothing is kept', async () => {
    await get('/opinie/buty');
    door.cache.purge(['company-1']);
    engine.status = 500;
    const kept = await get('/opinie/buty');
    expect([kept.status, kept.headers['x-cache'], kept.text.includes('<p>first</p>')]).toEqual([200, 'fallback', true]);
    const none = await get('/de/bewertungen/other');
    expect([none.status, none.headers['retry-after']]).toEqual([503, '10']);
    expect(none.text).toContain('<h1>Error /de/503</h1>');
  });

  it('send 304 to who has them', async () => {
    const first = await get('/opinie/buty', { 'Accept-Encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    expect(
      (await get('/opinie/buty', { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.etag ?? '' })).status,
    ).toBe(304);
  });
});

describe('behind the door', () => {
  it.each([
    ['/api/v1/stats', 'engine'],
    ['/widgets/a.js', 'engine'],
    ['/uploads/photos/0199/small.webp', 'engine'],
    ['/admin', 'cms'],
    ['/cms-api/health', 'cms'],
    ['/_next/static/x.js', 'cms'],
  ])('%s is answered by the %s', async (path, name) => expect((await get(path)).headers['x-upstream']).toBe(name));

  it('only whole first parts of a path count', async () => {
    expect((await get('/apidocs')).headers['x-upstream']).toBeUndefined();
    expect((await get('/administrator')).status).toBe(404);
  });

  it('bodies go through unread, and answers come as they are written', async () => {
    await get('/api/v1/orders', { 'Content-Type': 'application/json' }, 'POST', '{"not": json');
    expect(engine.last?.body).toBe('{"not": json');
    expect((await get('/api/v1/slow')).text).toBe('first second');
  });

  const spoken = {
    'X-Forwarded-For': '1.2.3.4',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'opinara.example',
    Forwarded: 'for=1.2.3.4',
    'X-Real-IP': '1.2.3.4',
    Host: 'inside',
  };

  it('a client cannot speak for another', async () => {
    await get('/api/v1/stats', spoken);
    expect(engine.last?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'inside',
    });
    expect(engine.last?.headers['forwarded']).toBeUndefined();
    expect(engine.last?.headers['x-real-ip']).toBeUndefined();
  });

  it('a trusted proxy can', async () => {
    const trusting = createServer(
      createFrontDoor(readConfig({ ...settings(), TRUSTED_PROXIES: 'loopback' }), pino({ level: 'silent' })).app,
    );
    await new Promise<void>((resolve) => trusting.listen(0, '127.0.0.1', resolve));
    await get('/api/v1/stats', { ...spoken, 'X-Request-Id': 'from-the-proxy' }, 'GET', undefined, trusting);
    trusting.close();
    expect(engine.last?.headers).toMatchObject({
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'opinara.example',
      'x-request-id': 'from-the-proxy',
    });
  });

  it('gives every request an id', async () => {
    const { headers } = await get('/api/v1/stats', { 'X-Request-Id': 'chosen-by-the-client' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(engine.last?.headers['x-request-id']).toBe(headers['x-request-id']);
  });

  it('says in the engine’s own words when it is away', async () => {
    await cms.stop();
    const { status, headers, text } = await get('/cms-api/health');
    expect([status, headers['content-type'], headers['retry-after']]).toEqual([503, 'application/problem+json', '5']);
    expect(JSON.parse(text)).toMatchObject({ status: 503, code: 'unavailable' });
    await cms.start();
    expect((await get('/cms-api/health')).status).toBe(200);
  });
});

describe('releases', () => {
  it('change without a restart, and files of the one before are still found', async () => {
    const old = '/app-0123456789abcdef0123.js';
    await build.write('public/index.html', '<html><head></head><body><h1>New home</h1></body></html>');
    await rm(`${build.folder}/public${old}`);
    await writeRelease({ folder: build.folder, releases: build.releases, id: '2', inputs: 'b' });
    expect((await get('/')).text).toContain('<h1>Home</h1>');
    await switchTo(build.releases, '2');
    await new Promise((resolve) => setTimeout(resolve, 600));
    await get('/');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await get('/')).text).toContain('<h1>New home</h1>');
    expect((await get(old)).status).toBe(200);
  });

  it('make the door ready, and draining unready', async () => {
    expect((await get('/healthz')).text).toBe('ok');
    expect((await get('/readyz')).status).toBe(200);
    door.drain();
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/')).status).toBe(200);
  });
});
