import { Problem } from '@app/contracts/common';
import { API_ROOT } from './paths.ts';
import { testApi } from './testing.ts';
import type { TestApi } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

describe('an error answer', () => {
  it('an error answer is a complete problem document with its own media type and is not cached', async () => {
    const { headers, body } = await api.program().get(`${API_ROOT}/no/such/thing`).expect(404);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(headers['cache-control']).toBe('no-store');
    expect(Problem.strict().parse(body)).toEqual({
      type: '/api/docs#not_found',
      title: expect.any(String),
      detail: expect.any(String),
      status: 404,
      code: 'not_found',
      params: {},
      errors: [],
      requestId: headers['x-request-id'],
    });
  });

  it('an error answer has the same form outside the API', async () => {
    const { headers, body } = await api.program().get('/wp-login.php').expect(404);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(body).toMatchObject({ code: 'not_found', status: 404 });
  });

  it('an error answer to a URL that cannot be decoded is a client error', async () => {
    const { body } = await api.program().get(`${API_ROOT}/companies/%E0%A4%A`).expect(400);
    expect(body).toMatchObject({ code: 'address_malformed', detail: expect.stringContaining('%') });
  });

  it.each([
    ['delete', '/companies/top', 'GET, HEAD'],
    ['get', '/sessions', 'POST'],
    ['post', '/me', 'GET, HEAD'],
    ['put', '/opt-outs/none/one-click', 'POST, GET, HEAD'],
  ] as const)('of the method in %s %s says which there are', async (method, path, allowed) => {
    const { headers, body } = await api.program()[method](`${API_ROOT}${path}`).expect(405);
    expect(headers['allow']).toBe(allowed);
    expect(body).toMatchObject({ code: 'method_not_allowed', status: 405 });
  });

  it.each(['/i/none', '/o/none', `${API_ROOT}/openapi.json`, '/readyz'])(
    'of what may only be looked at says so: %s',
    async (address) => {
      const { headers, body } = await api.program().delete(address).expect(405);
      expect([headers['allow'], body.code]).toEqual(['GET, HEAD', 'method_not_allowed']);
    },
  );
});

describe('an existing URL', () => {
  it('an existing URL answers HEAD as GET, without a body', async () => {
    const { text } = await api.program().head(`${API_ROOT}/stats`).expect(200);
    expect(text ?? '').toBe('');
  });

  it('an existing URL tells OPTIONS which methods it takes', async () => {
    const { headers } = await api.program().options(`${API_ROOT}/opt-outs/none/one-click`).expect(200);
    expect(headers['allow']?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
  });

  it('an existing URL is not sent again to a client that has it', async () => {
    const { headers } = await api.program().get(`${API_ROOT}/stats`).expect(200);
    await api
      .program()
      .get(`${API_ROOT}/stats`)
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(304);
  });
});

describe('a request’s id', () => {
  const idOf = async (given: string) => {
    const { headers } = await api.program().get(`${API_ROOT}/stats`).set('X-Request-Id', given);
    return headers['x-request-id'];
  };

  it('a request’s id is taken from the request', async () => {
    expect(await idOf('front-door_0001')).toBe('front-door_0001');
  });

  it.each(['short', 'x'.repeat(65), 'with a space', 'quo"te-quo"te'])(
    'a request’s id is not taken from “%s”',
    async (given) => {
      expect(await idOf(given)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('a request’s id is new for each request that brings none', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => api.program().get(`${API_ROOT}/stats`)));
    expect(one?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(two?.headers['x-request-id']).not.toBe(one?.headers['x-request-id']);
  });
});

describe('an answer', () => {
  it.each([
    ['that went well', '/stats'],
    ['that is a problem', '/no/such/thing'],
  ])('%s lets no browser guess, frame or run anything of it', async (_name, path) => {
    const { headers } = await api.program().get(`${API_ROOT}${path}`).set('Origin', 'https://evil.example');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it.each([
    ['/stats', 'public, max-age=60'],
    ['/companies/top', 'public, max-age=60'],
    ['/opt-outs/none', 'no-store'],
    ['/me', 'no-store'],
  ])('of %s is kept as “%s”', async (path, kept) => {
    const { headers } = await api.program().get(`${API_ROOT}${path}`);
    expect(headers['cache-control']).toBe(kept);
  });
});

describe('a blocked company', () => {
  it.each(['', '/reviews'])('a blocked company is gone at …%s', async (path) => {
    const { company } = await api.merchant({ state: 'blocked', presentation: 'hidden' });
    const { status, body } = await api.program().get(`${API_ROOT}/companies/${company.slug}${path}`);
    expect(status).toBe(410);
    expect(body).toMatchObject({ code: 'company_blocked', title: expect.stringContaining('Test company') });
  });
});
