import { eventually } from '../../../tests/support/eventually.ts';
import { frontDoorTest } from '../../testing/front-door.ts';
import type { FrontDoorTest } from '../../testing/front-door.ts';

let test: FrontDoorTest;
beforeAll(async () => {
  test = await frontDoorTest();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

describe('pages from the engine', () => {
  it('a profile is rendered once and cached until its company is purged', async () => {
    const before = test.engine.seen.length;
    expect((await test.get('/opinie/buty')).headers['x-cache']).toBe('miss');
    test.engine.page = { text: 'second', tags: 'company-1' };
    const kept = await test.get('/opinie/buty');
    expect([kept.headers['x-cache'], kept.text.includes('<p>first</p>')]).toEqual(['hit', true]);
    expect(test.engine.seen.length).toBe(before + 1);
    test.door.cache.purge(['company-1']);
    expect((await test.get('/opinie/buty')).text).toContain('<p>second</p>');
  });

  it('unknown parameters do not split the cache', async () => {
    await test.get('/opinie/buty?grade=5');
    const other = await test.get('/opinie/buty?utm_source=mail&grade=5&x=1');
    expect(other.headers['x-cache']).toBe('hit');
    expect(test.engine.last?.url).toBe('/api/v1/page/opinie/buty?grade=5');
  });

  it('meaningless values do not split the cache', async () => {
    await test.get('/opinie/buty?grade=5');
    for (const nothing of ['code=zz', 'review=zz', 'words=a', 'origin=zz', 'page=x', 'page=1', 'language=xx'])
      expect((await test.get(`/opinie/buty?${nothing}&grade=5`)).headers['x-cache']).toBe('hit');
    await test.get('/opinie/buty');
    expect((await test.get('/opinie/buty?grade=999')).headers['x-cache']).toBe('hit');
  });

  it('a server-rendered page keeps its status', async () => {
    test.engine.page = { text: 'gone', tags: 'slug:x', status: 410 };
    const { status, headers } = await test.get('/opinie/gone');
    expect([status, headers['cache-control']]).toEqual([410, 'no-store']);
  });

  it('a script in a review’s text cannot run', async () => {
    const evil = '</script><script>alert(1)</script>\u2028';
    test.engine.page = { text: evil, tags: 'company-1' };
    const { text, headers } = await test.get('/opinie/evil');
    const data = /window\.pageData=(.*?);window\.pageData\.path=/.exec(text)?.[1] ?? '';
    expect(data).not.toContain('<');
    expect((JSON.parse(data) as { result: { serverData: { text: string } } }).result.serverData.text).toBe(evil);
    // This bundle, unlike React, writes the text unescaped: what got in is not allowed to run.
    expect(String(headers['content-security-policy'])).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
  });

  it('cached pages are sent while the engine is down, others get 503', async () => {
    await test.get('/opinie/buty');
    test.door.cache.purge(['company-1']);
    test.engine.status = 500;
    const kept = await test.get('/opinie/buty');
    expect([kept.status, kept.headers['x-cache'], kept.text.includes('<p>first</p>')]).toEqual([200, 'fallback', true]);
    const none = await test.get('/de/bewertungen/other');
    expect([none.status, none.headers['retry-after']]).toEqual([503, '10']);
    expect(none.text).toContain('<h1>Error /de/503</h1>');
  });

  it('a client that has a rendered page gets 304', async () => {
    const first = await test.get('/opinie/buty', { headers: { 'Accept-Encoding': 'br' } });
    expect(first.headers['content-encoding']).toBe('br');
    expect(
      (
        await test.get('/opinie/buty', {
          headers: { 'Accept-Encoding': 'br', 'If-None-Match': first.headers.etag ?? '' },
        })
      ).status,
    ).toBe(304);
  });
});

describe('a page that has moved', () => {
  beforeEach(() => {
    test.engine.page = { text: '', tags: 'company-1', status: 301, location: '/de/product/1/tea/2?grade=4' };
  });

  it('a moved page redirects permanently to its new URL', async () => {
    const { status, headers, body } = await test.get('/de/product/1/Wrong%20Slug/9?grade=4');
    expect([status, headers.location, headers['cache-control']]).toEqual([
      301,
      '/de/product/1/tea/2?grade=4',
      'public, max-age=86400',
    ]);
    expect(body.toString()).not.toContain('<html');
  });

  it('a moved page gets its query, also from the short form of its URL', async () => {
    for (const path of ['/product/1/wrong/9', '/company/2/product/1']) {
      await test.get(`${path}?grade=4&questions=c1&utm_source=mail`);
      expect(test.engine.last?.url).toBe(`/api/v1/page${path}?grade=4&questions=c1`);
    }
  });

  it('a redirect of a moved page is cached until its company is purged', async () => {
    await test.get('/company/2/product/1');
    expect((await test.get('/company/2/product/1')).headers['x-cache']).toBe('hit');
    test.door.cache.purge(['company-1']);
    expect((await test.get('/company/2/product/1')).headers['x-cache']).toBe('miss');
  });
});

describe('when more pages are asked for than can be rendered', () => {
  it('with full queues uncached pages get 503, made-up variants before pages with one URL', async () => {
    await test.get('/opinie/buty');
    const before = test.engine.seen.length;
    let go = () => {};
    test.engine.held = new Promise((resolve) => (go = resolve));
    const many = Array.from({ length: 40 }, (_, n) => test.get(`/opinie/buty?words=some${n}`));
    const refused = await Promise.race(many);
    expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      503,
      '10',
      'no-store',
    ]);
    expect(refused.text).toContain('<h1>Error /503</h1>');
    expect((await test.get('/opinie/buty')).headers['x-cache']).toBe('hit');
    await eventually('four are asked for', () => test.engine.seen.length >= before + 4);
    expect(test.engine.seen.length).toBe(before + 4);
    const other = test.get('/opinie/other');
    await eventually('the other is asked for', () => test.engine.last?.url.includes('/opinie/other'));
    go();
    test.engine.held = null;
    expect((await other).status).toBe(200);
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    // Four are drawn and sixteen wait; on a slow machine some of those lose patience.
    const drawn = statuses.filter((status) => status === 200).length;
    expect(drawn).toBeGreaterThanOrEqual(4);
    expect(drawn).toBeLessThanOrEqual(20);
    expect(statuses.filter((status) => status === 503)).toHaveLength(40 - drawn);
  });
});
