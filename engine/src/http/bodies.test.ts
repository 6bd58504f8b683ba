import { MAX_ORDER_FILE_MB } from '@app/contracts/inviting/order-imports';
import { gzipSync } from 'node:zlib';
import type { FieldProblem } from '@app/contracts/common';
import { problemText } from '../platform/error-text.ts';
import { API_ROOT } from './paths.ts';
import { testApi } from './testing.ts';
import type { TestApi } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const SESSIONS = `${API_ROOT}/sessions`;
const post = (path = SESSIONS) => api.program().post(path);
const fieldsOf = (body: { errors: FieldProblem[] }) => body.errors.map(({ path, code }) => [path, code]);

describe('a request body', () => {
  it.each(['{"email": ', 'email=a@b.example', '{email: 1}', '"a text"', 'null'])(
    '%s is no JSON object',
    async (text) => {
      const { body } = await post().type('json').send(text).expect(400);
      expect(body).toMatchObject({
        code: 'json_invalid',
        title: expect.stringContaining('JSON'),
        detail: expect.any(String),
      });
    },
  );

  it('over the limit is refused with the limit', async () => {
    const { body } = await post()
      .send({ email: 'x'.repeat(257 * 1024) })
      .expect(413);
    expect(body).toMatchObject({
      code: 'body_too_large',
      params: { kilobytes: 256 },
      detail: expect.stringContaining('256 kB'),
    });
  });

  it('over the limit is refused even if its compressed form is small', async () => {
    const packed = gzipSync(JSON.stringify({ email: 'x'.repeat(1024 * 1024) }));
    const request = post().type('json').set('Content-Encoding', 'gzip');
    request.write(packed);
    expect((await request).status).toBe(413);
  });

  it('a request body with broken compression is a client error', async () => {
    const request = post().type('json').set('Content-Encoding', 'gzip');
    request.write('no gzip at all');
    expect(await request).toMatchObject({ status: 400, body: { code: 'request_malformed' } });
  });

  it.each([
    ['text', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['XML', 'application/xml'],
    ['JSON in an old encoding', 'application/json; charset=iso-8859-2'],
  ])('of %s is of the wrong kind, and the answer says which is right', async (_name, type) => {
    const { body } = await post().set('Content-Type', type).send('{"email":"a@b.example"}').expect(415);
    expect(body).toMatchObject({ code: 'media_type_unsupported', detail: expect.stringContaining('application/json') });
  });

  it('a request body that is missing lacks every field', async () => {
    const { body } = await post().expect(422);
    expect(fieldsOf(body)).toEqual([
      ['email', 'required'],
      ['password', 'required'],
    ]);
  });

  it.each([
    ['lists', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['objects', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
  ])('of %s within each other is told where they lie too deep, at every route that takes one', async (_name, deep) => {
    const { browser, panel } = await api.merchant();
    for (const path of [SESSIONS, `${API_ROOT}/reviews`, `${panel}/orders`]) {
      const { body } = await browser.post(path).type('json').send(`{"products":${deep}}`).expect(422);
      expect(body.errors).toMatchObject([{ path: expect.stringMatching(/^products\./), code: 'too_deep' }]);
    }
  });

  it('a request body that is a list is told the expected type', async () => {
    const { body } = await post().send([]).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ code: 'invalid_type', params: { expected: 'object' } })]);
  });
});

describe('an uploaded file', () => {
  it('an uploaded file of an unsupported type is refused before its content is read', async () => {
    const { browser, panel } = await api.merchant();
    const { body } = await browser.post(`${panel}/order-imports`).send({ orders: [] }).expect(415);
    expect(body).toMatchObject({ code: 'media_type_unsupported', detail: expect.stringContaining('text/csv') });
  });

  it('over its own limit is refused with that limit', async () => {
    const { browser, panel } = await api.merchant();
    const { body } = await browser
      .post(`${panel}/order-imports`)
      .type('text/csv')
      .send('x'.repeat(MAX_ORDER_FILE_MB * 1024 * 1024 + 1))
      .expect(413);
    expect(body).toMatchObject({ code: 'body_too_large', params: { kilobytes: MAX_ORDER_FILE_MB * 1024 } });
  });

  it('an uploaded file is not read from a client that is not signed in', async () => {
    const { company } = await api.merchant();
    await api
      .browser()
      .post(`${API_ROOT}/panel/companies/${company.id}/order-imports`)
      .type('text/csv')
      .send('x'.repeat(1024 * 1024))
      .expect(401);
  });
});

describe('a wrong value', () => {
  it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '1899-12-31T23:59:59Z', '9999-12-31T23:59:59Z'])(
    'such as the day %s, which nobody means, is named',
    async (purchasedAt) => {
      const { browser, panel } = await api.merchant();
      const order = { orderId: 'Y-1', email: 'a@customer.example', basis: 'consent', purchasedAt };
      const { body } = await browser.post(`${panel}/orders`).send(order).expect(422);
      expect(fieldsOf(body)).toEqual([['purchasedAt', 'invalid_datetime']]);
      await api
        .program()
        .get(`${API_ROOT}/ledger/heads/${purchasedAt.slice(0, 10)}`)
        .expect(422);
    },
  );

  it('a wrong value is named by its path in the body, with advice', async () => {
    const { browser, panel } = await api.merchant();
    const { body } = await browser
      .post(`${panel}/orders`)
      .send({
        orderId: ' ',
        email: 'nobody',
        purchasedAt: 'yesterday',
        basis: 'guess',
        products: [{ productId: 'P-1', name: 'Tea', url: 'javascript:alert(1)' }],
      })
      .expect(422);
    expect(body).toMatchObject({ code: 'validation_failed', params: { where: 'body' } });
    expect(fieldsOf(body)).toEqual([
      ['orderId', 'text_too_small'],
      ['email', 'invalid_email'],
      ['purchasedAt', 'invalid_datetime'],
      ['basis', 'invalid_value'],
      ['products.0.url', 'invalid_url'],
    ]);
    const messages = Object.fromEntries(body.errors.map(({ path, message }: FieldProblem) => [path, message]));
    expect(messages['purchasedAt']).toContain('2026-03-31T14:30:00Z');
    expect(messages['basis']).toContain('consent, customer_notice');
  });

  it.each([
    ['query', '/reviews/latest?limit=1000', 'limit', 'number_too_big', '24'],
    ['query', '/search/companies', 'q', 'required', 'required'],
    ['path', '/invitations/short', 'token', 'invalid_regex', 'form'],
  ])('of the %s in %s is named too', async (where, path, field, code, words) => {
    const { body } = await api.program().get(`${API_ROOT}${path}`).expect(422);
    expect(body).toMatchObject({ code: 'validation_failed', params: { where } });
    expect(body.errors).toEqual([
      expect.objectContaining({ path: field, code, message: expect.stringContaining(words) }),
    ]);
  });
});

describe('the texts of a problem document', () => {
  it.each([
    ['pl', 'pl'],
    ['de-AT, en;q=0.5', 'de'],
    ['en;q=0.4, pl;q=0.9', 'pl'],
    ['xx, ja;q=0.2', 'ja'],
    ['xx', 'en'],
    ['*', 'en'],
  ] as const)('for “%s” are in %s', async (accepted, locale) => {
    const { body } = await post().set('Accept-Language', accepted).expect(422);
    expect(body).toMatchObject(problemText('validation_failed', {}, locale));
    expect(body.title).not.toBe(problemText('validation_failed', {}, locale === 'pl' ? 'en' : 'pl').title);
  });

  it('the texts of a problem document are in the reader’s language for every field', async () => {
    const { body } = await post().set('Accept-Language', 'pl').send({ email: 'nobody' }).expect(422);
    expect(body.errors.map(({ message }: FieldProblem) => message)).toEqual([
      'Wpisz poprawny adres e-mail',
      'To pole jest wymagane',
    ]);
  });
});
