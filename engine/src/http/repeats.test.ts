import { newId } from '../kernel/ids.ts';
import { API_ROOT } from './paths.ts';
import { testApi } from './testing.ts';
import type { SignedInMerchant, TestApi } from './testing.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
  merchant = await api.merchant();
});
afterAll(() => api.close());

const anOrder = (orderId = newId()) => ({ orderId, email: 'customer@mail.example', basis: 'consent' });
const send = (order: object, key: string, from = merchant) =>
  from.browser.post(`${from.panel}/orders`).set('Idempotency-Key', key).send(order);

describe('a request with an Idempotency-Key', () => {
  it('a request with an Idempotency-Key returns the same answer and has its effect once', async () => {
    const order = anOrder();
    const key = newId();
    const first = await send(order, key).expect(201);
    const second = await send(order, key).expect(201);
    expect(second.body).toEqual(first.body);
    const { body } = await merchant.browser.get(`${merchant.panel}/invitations`).expect(200);
    const mine = body.items.filter(({ id }: { id: string }) => id === first.body.invitation.id);
    expect(mine).toHaveLength(1);
  });

  it('a request with an Idempotency-Key has its effect once when sent five times concurrently', async () => {
    const order = anOrder();
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(order, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('a request with an Idempotency-Key is refused with another body', async () => {
    const key = newId();
    await send(anOrder(), key).expect(201);
    const { body } = await send(anOrder(), key).expect(422);
    expect(body).toMatchObject({ code: 'idempotency_key_reused', detail: expect.any(String) });
  });

  it('a request with an Idempotency-Key leaves its key free when it fails', async () => {
    const key = newId();
    const known = anOrder();
    await send(known, newId()).expect(201);
    await send(known, key).expect(409);
    await send(anOrder(), key).expect(201);
  });

  it('a request with an Idempotency-Key does not collide with the same key of another company', async () => {
    const key = newId();
    const order = anOrder();
    const first = await send(order, key).expect(201);
    const second = await send(order, key, await api.merchant()).expect(201);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it.each(['short', 'with a space', 'x'.repeat(201)])(
    'a request is refused for the key “%s”, with what a key is',
    async (key) => {
      const { body } = await send(anOrder(), key).expect(422);
      expect(body).toMatchObject({ code: 'validation_failed', params: { where: 'header' } });
      expect(body.errors).toEqual([
        {
          path: 'Idempotency-Key',
          code: 'idempotency_key_malformed',
          params: {},
          message: expect.stringContaining('8 to 200'),
        },
      ]);
    },
  );
});

it('an order sent twice without a key is recognized', async () => {
  const order = anOrder();
  await merchant.browser.post(`${merchant.panel}/orders`).send(order).expect(201);
  const { body } = await merchant.browser.post(`${merchant.panel}/orders`).send(order).expect(409);
  expect(body).toMatchObject({ code: 'order_exists', params: { orderId: order.orderId } });
});

describe('a client over its rate limit', () => {
  const ask = (email: string, headers: Record<string, string> = {}) =>
    api.browser().post(`${API_ROOT}/password-resets`).set(headers).send({ email });

  it('a client over its rate limit is told how many seconds to wait, in the header and in the text', async () => {
    for (let n = 0; n < 5; n++) await ask('often@mail.example').expect(202);
    const { headers, body } = await ask('OFTEN@mail.example').expect(429);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(3500);
    expect(seconds).toBeLessThanOrEqual(3600);
    expect(body).toMatchObject({ code: 'rate_limited', params: { seconds }, status: 429 });
    expect(body.detail.replace(/\D/g, '')).toBe(String(seconds));
    await ask('seldom@mail.example').expect(202);
  });

  it('a client over its rate limit is counted by the address that a trusted proxy forwards', async () => {
    const from = (address: string, n: number) =>
      ask(`${address}-${n}@mail.example`.replaceAll(':', ''), { 'X-Forwarded-For': address });
    for (let n = 0; n < 20; n++) await from('203.0.113.7', n).expect(202);
    await from('203.0.113.7', 20).expect(429);
    await from('203.0.113.8', 0).expect(202);
  });

  it('a client over its rate limit cannot choose its address where no proxy is trusted', async () => {
    const open = await testApi({ TRUSTED_PROXIES: '192.0.2.1' });
    try {
      const statuses: number[] = [];
      for (let n = 0; n < 21; n++) {
        const request = open.browser().post(`${API_ROOT}/password-resets`).set('X-Forwarded-For', `203.0.113.${n}`);
        statuses.push((await request.send({ email: `forged-${n}@mail.example` })).status);
      }
      expect(statuses).toEqual([...Array(20).fill(202), 429]);
    } finally {
      await open.close();
    }
  });
});
