import { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { WIDGET_KINDS } from '@app/contracts/widgets/kinds';
import { buildWidgets } from '../../node/widgets/build-widgets.ts';
import { frontDoorTest, type FrontDoorTest } from '../../testing/front-door.ts';
import { WIDGET_HEIGHTS } from '../../widgets/heights.ts';
import { WIDGETS_FOLDER, type WidgetManifest } from './widget-manifest.ts';

const ID = '0190f000-0000-7000-8000-000000000000';
let test: FrontDoorTest;
let manifest: WidgetManifest;
beforeAll(async () => {
  test = await frontDoorTest();
  manifest = await buildWidgets(join(test.build.releases, WIDGETS_FOLDER));
});
afterAll(() => test.close());
beforeEach(() => test.reset());

const BR = { headers: { 'Accept-Encoding': 'br' } };
const widget = (own: object = {}) => ({
  id: ID,
  kind: 'badge',
  lang: 'de',
  dir: 'ltr',
  domains: [],
  settings: { layout: 'large' },
  company: { name: 'Shop "<b>"', profileUrl: 'https://opinara.example/x' },
  ...own,
});

describe('scripts', () => {
  it('the loader has a stable address that any page may read, is soon out of date, and used while a new one is fetched', async () => {
    const { status, headers, body } = await test.get('/widgets/loader.js', BR);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-encoding': 'br',
    });
    expect(brotliDecompressSync(body).toString()).toContain(`/widgets/${manifest.hash}/`);
    const again = await test.get('/widgets/loader.js', {
      headers: { ...BR.headers, 'If-None-Match': headers.etag ?? '' },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it.each(WIDGET_KINDS)('the script of %s never changes and matches its integrity', async (kind) => {
    const { url, integrity, heights } = manifest.kinds[kind]!;
    const { headers, body } = await test.get(url);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(integrity);
    expect(heights).toEqual(WIDGET_HEIGHTS[kind]);
    expect((await test.get(url.replace('.js', '.part.js'))).status).toBe(200);
  });

  it('the manifest names the newest scripts', async () => {
    expect(JSON.parse((await test.get('/widgets/manifest.json')).text)).toEqual(manifest);
  });

  it('a second build has the same names, and scripts of earlier builds are still served', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'widgets-'));
    try {
      expect(await buildWidgets(folder)).toEqual(manifest);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each([
    '/widgets',
    '/widgets/',
    '/widgets/nothing.js',
    '/widgets/0123456789abcdef/badge.js',
    '/widgets/..%2f..%2f/badge.js',
    '/widgets/HASH/..%2Fmanifest.json',
    '/widgets/HASH/badge.js.br',
    '/widgets/HASH/%s',
  ])('%s is not found, in plain words', async (path) => {
    const { status, headers, text } = await test.get(path.replace('HASH', manifest.hash));
    expect([status, headers['content-type'], headers['cache-control'], text]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
      'Not Found',
    ]);
  });

  it('other methods are refused, and before the first build there is nothing to load', async () => {
    expect((await test.get('/widgets/loader.js', { method: 'POST' })).headers.allow).toBe('GET, HEAD');
    const empty = await mkdtemp(join(tmpdir(), 'no-widgets-'));
    const { status, headers } = await test.getOfAnother({ RELEASES_DIR: empty }, '/widgets/loader.js');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    await rm(empty, { recursive: true });
  });
});

describe('sizes', () => {
  /** In bytes, compressed with brotli as they are sent. */
  const LOADER = 5_000;
  const KIND = 12_000;

  it('the loader weighs at most 5 kB and each widget at most 12 kB', async () => {
    const folder = join(test.build.releases, WIDGETS_FOLDER, manifest.hash);
    const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const tooHeavy: string[] = [];
    for (const name of files) {
      const { length } = await readFile(join(folder, `${name}.br`));
      if (length > (name === 'loader.js' ? LOADER : KIND)) tooHeavy.push(`${name}: ${length} bytes`);
    }
    expect(files).toHaveLength(1 + 2 * WIDGET_KINDS.length);
    expect(tooHeavy).toEqual([]);
  });
});

describe('structured data of a product', () => {
  it('structured data of a product are a page of their own, whose content cannot leave its element', async () => {
    test.engine.page = widget({ kind: 'product-stars', jsonLd: { '@type': 'Product', name: '</script><b>' } });
    const { headers, text } = await test.get(`/widgets/structured-data/${ID}?product=A`);
    expect(text).toContain('{"@type":"Product","name":"\\u003c/script>\\u003cb>"}</script>');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
    test.engine.page = widget({ jsonLd: null });
    expect((await test.get(`/widgets/structured-data/${ID}`)).status).toBe(404);
  });
});

describe('frames', () => {
  const policyOf = (headers: Record<string, unknown>) =>
    new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => {
          const [name = '', ...values] = directive.split(' ');
          return [name, values.join(' ')];
        }),
    );

  it('the page for frames holds the element alone, and runs nothing but our script', async () => {
    test.engine.page = widget();
    const { status, headers, text } = await test.get(`/widgets/frame/${ID}?locale=ja&product=A%22B`);
    expect(status).toBe(200);
    expect(test.engine.last?.url).toBe(`/api/v1/widgets/${ID}?locale=ja&product=A%22B`);
    expect(text).toContain(
      `<review-widget framed widget="${ID}" kind="badge" layout="large" lang="ja" product="A&quot;B">`,
    );
    expect(text).toContain('Shop &quot;&lt;b&gt;&quot;');
    const policy = policyOf(headers);
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe('https://opinara.example');
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('frame-ancestors')).toBe('*');
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it('a widget limited to domains may be framed by them and by our own pages', async () => {
    test.engine.page = widget({ domains: ['shop.example', "x; script-src 'unsafe-inline'"] });
    const { headers } = await test.get(`/widgets/frame/${ID}`);
    expect(policyOf(headers).get('frame-ancestors')).toBe("'self' shop.example *.shop.example");
    expect(policyOf(headers).get('script-src')).toBe('https://opinara.example');
  });

  it('the survey of a widget may be framed where the widget may stand, and nothing else may', async () => {
    const ancestors = async (path: string) =>
      policyOf((await test.get(`${path}?widget=${ID}`)).headers).get('frame-ancestors');
    const survey = { url: 'https://opinara.example/de/surveys/anonymous/ONE', title: 'A' };
    test.engine.page = widget({ survey, domains: ['shop.example'] });
    expect(await ancestors('/de/surveys/anonymous/ONE')).toBe("'self' shop.example *.shop.example");
    expect(await ancestors('/de/surveys/anonymous/OTHER')).toBe("'none'");
    expect(await ancestors('/de')).toBe("'none'");
    test.engine.status = 500;
    expect(await ancestors('/de/surveys/anonymous/ONE')).toBe("'none'");
  });

  it('a widget that is not there is told, and so is an engine that does not answer', async () => {
    test.engine.status = 404;
    const gone = await test.get(`/widgets/frame/${ID}`);
    expect([gone.status, gone.text]).toEqual([404, 'There is no such widget: it may have been deleted.']);
    const before = test.engine.seen.length;
    expect((await test.get('/widgets/frame/not-an-id')).status).toBe(404);
    expect(test.engine.seen).toHaveLength(before);
    test.engine.status = 503;
    expect((await test.get(`/widgets/frame/${ID}`)).status).toBe(503);
  });
});
