import { ACTS } from '@app/contracts/permissions/acts';
import { newId } from '../kernel/ids.ts';
import { routes } from '../entry/domains.ts';
import { subscriptions } from '../domains/billing/schema.ts';
import { API_ROOT } from './paths.ts';
import { requestLines, testApi } from './testing.ts';
import type { SignedInMerchant, TestApi } from './testing.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
  merchant = await api.merchant();
});
afterAll(() => api.close());

const ofMembers = routes.filter(({ spec }) => spec.auth === 'member');
const withRoles = ofMembers.filter(({ spec }) => spec.act && !ACTS[spec.act].roles.includes('agent'));
const ids = (companyId: string) => ({ companyId, keyId: newId(), importId: newId(), configId: newId() });

it('routes of a company or an account require a session', async () => {
  const closed = routes.filter(({ spec }) => spec.auth === 'member' || spec.auth === 'session');
  expect(closed.length).toBeGreaterThan(10);
  for (const [method, path] of requestLines(closed, ids(merchant.company.id))) {
    const { status, body } = await api.browser()[method](path);
    expect({ method, path, status, code: body.code }).toEqual({ method, path, status: 401, code: 'not_signed_in' });
  }
});

it.each([
  ['another tenant’s company', async () => (await api.merchant()).company.id],
  ['a company that is not there', async () => newId()],
  ['what is no company id', async () => 'none'],
])('to a member %s is unknown at every address of the panel', async (_name, companyId) => {
  for (const [method, path] of requestLines(ofMembers, ids(await companyId()))) {
    const { status, body } = await merchant.browser[method](path).send(method === 'get' ? undefined : {});
    expect({ method, path, status, code: body.code }).toEqual({ method, path, status: 404, code: 'company_not_found' });
  }
});

it('an agent is told which roles may do what agents may not', async () => {
  const agent = await api.merchant({}, 'agent');
  expect(withRoles.length).toBeGreaterThan(0);
  for (const [method, path] of requestLines(withRoles, ids(agent.company.id))) {
    const { status, body } = await agent.browser[method](path);
    expect({ method, path, status, code: body.code }).toEqual({ method, path, status: 403, code: 'role_forbidden' });
    expect(body.detail).toContain(body.params.roles);
  }
});

it('an invented session is refused', async () => {
  const cookie = 'account.session_token=abcdefghijklmnopqrstuvwxyz.c2lnbmF0dXJl';
  await api.browser().get(`${API_ROOT}/me`).set('Cookie', cookie).expect(401);
});

describe('a request that changes something', () => {
  const signOut = (headers: Record<string, string>) => api.program().post(`${API_ROOT}/sessions/sign-out`).set(headers);
  const own = () => api.app.config.PUBLIC_URL;

  it.each([
    ['a page of another site', { Origin: 'https://evil.example' }],
    ['a page of our name on another port', { Origin: 'http://localhost:9' }],
    ['a page without an origin', { Origin: 'null' }],
    ['a browser that says so only by Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour', { 'Sec-Fetch-Site': 'same-site' }],
    ['cookies from nowhere', { Cookie: 'account.session_token=x' }],
  ])('a request that changes something is refused from %s', async (_name, headers: Record<string, string>) => {
    const { body } = await signOut(headers).expect(403);
    expect(body).toMatchObject({ code: 'forbidden_origin', detail: expect.any(String) });
  });

  it.each([
    ['our own page', () => ({ Origin: own(), Cookie: 'account.session_token=x' })],
    ['our own page, without Origin', () => ({ 'Sec-Fetch-Site': 'same-origin', Cookie: 'account.session_token=x' })],
    ['a program', () => ({})],
  ])('a request that changes something is taken from %s', async (_name, headers: () => Record<string, string>) => {
    await signOut(headers()).expect(204);
  });

  it('a request that changes something is refused by its origin with every unsafe method, before the caller is checked', async () => {
    const unsafe = requestLines(routes.filter(({ spec }) => spec.method !== 'get'));
    // Counted from pages of shops: they read no cookie and change nothing else.
    const counted = [`${API_ROOT}/widgets/none/seen`, `${API_ROOT}/widgets/none/clicked`];
    expect(unsafe.map(([, path]) => path)).toEqual(expect.arrayContaining(counted));
    for (const [method, path] of unsafe.filter(([, one]) => !counted.includes(one))) {
      const { status, body } = await api.program()[method](path).set('Origin', 'https://evil.example');
      expect({ method, path, status, code: body.code }).toEqual({
        method,
        path,
        status: 403,
        code: 'forbidden_origin',
      });
    }
  });
});

describe('a key of the open API', () => {
  const order = (authorization?: string) => {
    const request = api.program().post(`${API_ROOT}/orders`);
    if (authorization) request.set('Authorization', authorization);
    return request.send({ orderId: newId(), email: 'customer@mail.example', basis: 'consent' });
  };
  const newKey = async (): Promise<{ id: string; secret: string }> =>
    (await merchant.browser.post(`${merchant.panel}/api-keys`).send({ name: 'Shop' }).expect(201)).body;

  it('a key of the open API is required', async () => {
    const { body, headers } = await order().expect(401);
    expect(body.code).toBe('not_signed_in');
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it.each(['Bearer', 'Bearer secret', `Basic key_${'a'.repeat(43)}`, `Bearer key_${'a'.repeat(43)}`, 'Bearer key_ä'])(
    'a key of the open API is not taken from “%s”',
    async (authorization) => {
      const { body, headers } = await order(authorization).expect(401);
      expect(headers['www-authenticate']).toBe('Bearer error="invalid_token"');
      expect(body).toMatchObject({ code: 'api_key_invalid', detail: expect.any(String) });
    },
  );

  it('a key of the open API works with any spelling of its scheme until it is revoked', async () => {
    const { id, secret } = await newKey();
    await order(`Bearer ${secret}`).expect(201);
    await order(`bearer ${secret}`).expect(201);
    await merchant.browser.delete(`${merchant.panel}/api-keys/${id}`).expect(204);
    const { body } = await order(`Bearer ${secret}`).expect(401);
    expect(body.code).toBe('api_key_invalid');
    await merchant.browser.delete(`${merchant.panel}/api-keys/${id}`).expect(404);
  });

  it('a key of the open API gives no access to the panel, nor a session to the open API', async () => {
    const { secret } = await newKey();
    await api.program().get(`${merchant.panel}/overview`).set('Authorization', `Bearer ${secret}`).expect(401);
    await merchant.browser.post(`${API_ROOT}/orders`).send({}).expect(401);
  });

  it('a key of the open API of another company cannot be revoked', async () => {
    const { id, secret } = await newKey();
    const other = await api.merchant();
    await other.browser.delete(`${other.panel}/api-keys/${id}`).expect(404);
    await order(`Bearer ${secret}`).expect(201);
  });

  it('a key of the open API is refused in a plan without the open API, and the answer names a plan that has it', async () => {
    const small = await api.merchant();
    const { body: key } = await small.browser.post(`${small.panel}/api-keys`).send({ name: 'Shop' }).expect(201);
    await api.app.db.queries.insert(subscriptions).values({
      companyId: small.company.id,
      plan: 'trustStart',
      state: 'paid',
      periodEnd: new Date(Date.now() + 30 * 86_400_000),
    });
    const { body } = await order(`Bearer ${key.secret}`).expect(402);
    expect(body).toMatchObject({ code: 'plan_lacks_feature', params: { feature: 'open_api', plan: 'enterprise' } });
  });
});
