import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { frontDoorTest } from '../../testing/front-door.ts';
import type { RequestOptions, FrontDoorTest } from '../../testing/front-door.ts';

const TEXT = JSON.stringify({
  items: Array.from({ length: 200 }, (_, index) => ({ index, text: 'words of a review' })),
});
const BOTH = { 'Accept-Encoding': 'gzip, deflate, br' };

// Answers as an engine that knows ETags.
let body: string | Buffer;
let headers: Record<string, string>;
const engine = createServer((req, res) => {
  if (headers['etag'] !== undefined && req.headers['if-none-match'] === headers['etag']) {
    res.writeHead(304, { etag: headers['etag'] }).end();
    return;
  }
  if (req.url === '/api/v1/broken') {
    res.writeHead(200, { 'content-type': 'application/json' });
    res.write(TEXT, () => setTimeout(() => res.destroy(), 50));
    return;
  }
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers });
  res.end(req.method === 'HEAD' ? undefined : body);
});

let test: FrontDoorTest;
let ask: (path: string, asking?: RequestOptions) => ReturnType<FrontDoorTest['get']>;
beforeAll(async () => {
  test = await frontDoorTest();
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  const ENGINE_URL = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
  ask = (path, asking) => test.getOfAnother({ ENGINE_URL }, path, asking);
});
afterAll(async () => {
  engine.closeAllConnections();
  await new Promise((resolve) => engine.close(resolve));
  await test.close();
});
beforeEach(() => {
  body = TEXT;
  headers = {};
});

describe('answers of the engine', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('a response for Accept-Encoding %s is sent as %s', async (accepted, encoding, decode) => {
    const answer = await ask('/api/v1/reviews', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(answer.headers['content-length']).toBeUndefined();
    expect(answer.body.length).toBeLessThan(TEXT.length / 5);
    expect(decode(answer.body).toString()).toBe(TEXT);
  });

  it('a response is uncompressed for a client that accepts nothing else', async () => {
    headers = { vary: 'Accept-Language' };
    const answer = await ask('/api/v1/reviews');
    expect(answer.headers).toMatchObject({
      'content-length': String(TEXT.length),
      vary: 'Accept-Language, Accept-Encoding',
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.text).toBe(TEXT);
  });

  it('the ETag is weak, valid for all encodings, and answered with 304', async () => {
    headers = { etag: 'W/"1"' };
    const first = await ask('/api/v1/reviews', { headers: BOTH });
    expect([first.headers['content-encoding'], first.headers.etag]).toEqual(['br', 'W/"1"']);
    const again = await ask('/api/v1/reviews', { headers: { ...BOTH, 'If-None-Match': 'W/"1"' } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, 'W/"1"']);
    expect(again.headers).toMatchObject({ vary: 'Accept-Encoding' });
    headers = { etag: '"2"' };
    expect((await ask('/api/v1/reviews', { headers: BOTH })).headers.etag).toBe('W/"2"');
  });

  it('HEAD of a compressed response has no length', async () => {
    const answer = await ask('/api/v1/reviews', { method: 'HEAD', headers: BOTH });
    expect([answer.status, answer.body.length, answer.headers.vary]).toEqual([200, 0, 'Accept-Encoding']);
    expect(answer.headers['content-length']).toBeUndefined();
    expect(answer.headers['transfer-encoding']).toBeUndefined();
  });

  it.each<[string, string, Record<string, string>]>([
    ['pictures', '/api/v1/qr', { 'content-type': 'image/svg+xml' }],
    ['event streams', '/api/v1/events', { 'content-type': 'text/event-stream' }],
    ['what is encoded already', '/api/v1/reviews', { 'content-encoding': 'zstd' }],
    ['what nobody may change', '/api/v1/reviews', { 'cache-control': 'public, no-transform' }],
    ['parts', '/api/v1/reviews', { 'content-range': 'bytes 0-9/20' }],
    ['what gives a cookie', '/api/v1/entries/1', { 'set-cookie': 'device=secret' }],
    ['what is about accounts', '/api/v1/sessions?to=guess', {}],
    ['what is about keys', '/api/v1/panel/companies/1/api-keys', {}],
    ['what is no part of the API', '/uploads/a.svg', { 'content-type': 'text/javascript' }],
  ])('answers of the engine are left alone where they are %s', async (_, path, own) => {
    headers = own;
    const answer = await ask(path, { headers: BOTH });
    expect(answer.headers['content-encoding']).toBe(own['content-encoding']);
    expect(answer.headers['content-length']).toBe(String(TEXT.length));
    expect(answer.headers.vary).toBeUndefined();
  });

  it('small responses are not compressed', async () => {
    body = '{"count":1}';
    const answer = await ask('/api/v1/stats', { headers: BOTH });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers['content-length']).toBe(String(body.length));
  });

  it('a response that breaks off is not passed on as complete', async () => {
    await expect(ask('/api/v1/broken', { headers: BOTH })).rejects.toThrow();
  });
});
