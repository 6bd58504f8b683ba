import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../../tests/support/eventually.ts';
import { frontDoorTest } from '../../testing/front-door.ts';
import type { FrontDoorTest } from '../../testing/front-door.ts';

let test: FrontDoorTest;
beforeAll(async () => {
  test = await frontDoorTest();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

describe('behind the door', () => {
  it.each([
    ['/api/v1/stats', 'engine'],
    ['/uploads/photos/0199/small.webp', 'engine'],
    ['/admin', 'cms'],
    ['/cms-api/health', 'cms'],
    ['/_next/static/x.js', 'cms'],
  ])('%s is answered by the %s', async (path, name) => expect((await test.get(path)).headers['x-upstream']).toBe(name));

  it('only whole path segments select an upstream', async () => {
    expect((await test.get('/apidocs')).headers['x-upstream']).toBeUndefined();
    expect((await test.get('/administrator')).status).toBe(404);
  });

  it('request bodies pass through unread, and responses are streamed', async () => {
    await test.get('/api/v1/orders', {
      headers: { 'Content-Type': 'application/json' },
      method: 'POST',
      body: '{"not": json',
    });
    expect(test.engine.last?.body).toBe('{"not": json');
    expect((await test.get('/api/v1/slow')).text).toBe('first second');
  });

  const spoken = {
    'X-Forwarded-For': '1.2.3.4',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-Host': 'opinara.example',
    Forwarded: 'for=1.2.3.4',
    'X-Real-IP': '1.2.3.4',
    Host: 'inside',
  };

  it('forwarding headers of an untrusted client are dropped', async () => {
    await test.get('/api/v1/stats', { headers: spoken });
    expect(test.engine.last?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'inside',
    });
    expect(test.engine.last?.headers['forwarded']).toBeUndefined();
    expect(test.engine.last?.headers['x-real-ip']).toBeUndefined();
  });

  it('forwarding headers of a trusted proxy are passed on', async () => {
    await test.getOfAnother({ TRUSTED_PROXIES: 'loopback' }, '/api/v1/stats', {
      headers: { ...spoken, 'X-Request-Id': 'from-the-proxy' },
    });
    expect(test.engine.last?.headers).toMatchObject({
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'opinara.example',
      'x-request-id': 'from-the-proxy',
    });
  });

  it('every request gets an id', async () => {
    const { headers } = await test.get('/api/v1/stats', { headers: { 'X-Request-Id': 'chosen-by-the-client' } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(test.engine.last?.headers['x-request-id']).toBe(headers['x-request-id']);
  });

  it('idle connections are closed before the engine closes them', async () => {
    let open = 0;
    const engine = createServer((_req, res) => res.end('{}'));
    engine.keepAliveTimeout = 0;
    engine.on('connection', (connection) => {
      open += 1;
      connection.once('close', () => (open -= 1));
    });
    await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
    const settings = { ENGINE_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}` };
    expect((await test.getOfAnother(settings, '/api/v1/stats')).status).toBe(200);
    expect(open).toBe(1);
    await eventually('the door closes the connection', () => open === 0);
    await new Promise((resolve) => engine.close(resolve));
  });

  it('an upstream that is down is reported as a problem in the engine’s format', async () => {
    await test.cms.stop();
    const { status, headers, text } = await test.get('/cms-api/health');
    expect([status, headers['content-type'], headers['retry-after']]).toEqual([503, 'application/problem+json', '5']);
    expect(JSON.parse(text)).toMatchObject({ status: 503, code: 'unavailable' });
    await test.cms.start();
    expect((await test.get('/cms-api/health')).status).toBe(200);
  });
});
