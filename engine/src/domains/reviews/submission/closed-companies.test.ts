import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { aCustomer } from '../testing/customers.ts';
import { photoTest } from '../testing/photos.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  merchant = await api.merchant({ name: 'Oak Café', mediateCompany: true, alerts: false });
});
afterAll(() => api.close());

const setState = (state: 'blocked' | 'active') =>
  api.app.db.queries.execute(sql`update engine.companies set state = ${state} where id = ${merchant.company.id}`);
const suspend = () =>
  api.app.db.queries.execute(sql`
    insert into engine.subscriptions (company_id, plan, state, period_end)
    values (${merchant.company.id}, 'trustPro', 'suspended', now() - interval '1 day')`);
const formOf = (token: string) => api.browser().get(`${API_ROOT}/invitations/${token}`);
const aCode = async (): Promise<string> => {
  const { body } = await merchant.browser
    .post(`${merchant.panel}/entry-codes`)
    .send({ kind: 'widget', label: 'Page' })
    .expect(201);
  return body.code;
};
const byCode = (code: string) => ({
  code,
  grade: 4,
  body: 'The room was quiet and the breakfast good.',
  authorName: 'Ewa',
  email: 'ewa@mail.example',
  acceptTerms: true,
});
const shown = async () =>
  (await api.program().get(`${API_ROOT}/companies/${merchant.company.slug}/reviews`).expect(200)).body.items;

describe('a blocked company', () => {
  it('a blocked company receives no reviews by existing links and codes, and the error says why', async () => {
    const customer = await aCustomer(api, merchant, 1);
    const code = await aCode();
    const { upload } = await photoTest(api);
    await setState('blocked');
    const answers = [
      await formOf(customer.token),
      await customer.submit(),
      await customer.submitProduct(customer.productIds[0] ?? ''),
      await upload(customer.token),
      await api.browser().get(`${API_ROOT}/entries/${code}`),
      await api.browser().post(`${API_ROOT}/entry-reviews`).set('Idempotency-Key', newId()).send(byCode(code)),
      await upload(code),
    ];
    for (const { status, body } of answers)
      expect({ status, body }).toMatchObject({
        status: 410,
        body: { code: 'company_blocked', title: 'The account Oak Café has been blocked' },
      });
    const { rows } = await api.app.db.queries.execute(
      sql`select 1 from engine.reviews where company_id = ${merchant.company.id}`,
    );
    expect(rows).toEqual([]);
    await setState('active');
    expect((await customer.submit()).status).toBe(201);
  });

  it('an author can still read, edit and delete their review of a blocked company', async () => {
    const customer = await aCustomer(api, merchant);
    const { body } = await customer.submit();
    await runOutbox(api.app);
    await setState('blocked');
    const own = `${API_ROOT}/my-reviews/${customer.token}`;
    await customer.browser.get(own).expect(200);
    await customer.browser
      .put(`${own}/${body.reviewId}`)
      .send({ grade: 3, body: 'The parcel came late, the tea is good.' })
      .expect(200);
    await customer.browser.delete(`${own}/${body.reviewId}`).expect(204);
  });
});

describe('a suspended company', () => {
  it('reviews of customers invited before the suspension are published, negative ones without mediation', async () => {
    const [glad, sorry] = [await aCustomer(api, merchant, 1), await aCustomer(api, merchant)];
    await suspend();
    await formOf(glad.token).expect(200);
    expect((await glad.submit({ grade: 5 })).status).toBe(201);
    expect((await glad.submitProduct(glad.productIds[0] ?? '')).status).toBe(201);
    expect((await sorry.submit({ grade: 1, body: 'The tea was stale and nobody answered me.' })).status).toBe(201);
    await runOutbox(api.app);
    // Not mediated, because the company could not take part.
    expect((await shown()).map(({ grade }: { grade: number }) => grade)).toEqual([1, 5]);
  });

  it('a suspended company can neither add orders nor use entry codes', async () => {
    const code = await aCode();
    await suspend();
    const order = { orderId: 'A-1', email: 'anna@mail.example', language: 'en', basis: 'consent', products: [] };
    expect((await merchant.browser.post(`${merchant.panel}/orders`).send(order)).body.code).toBe('company_suspended');
    for (const answer of [
      await api.browser().get(`${API_ROOT}/entries/${code}`),
      await api.browser().post(`${API_ROOT}/entry-reviews`).set('Idempotency-Key', newId()).send(byCode(code)),
    ])
      expect(answer).toMatchObject({ status: 410, body: { code: 'entry_closed' } });
  });
});

it('a company that hides its reviews still receives them, by entry code or invitation', async () => {
  const customer = await aCustomer(api, merchant, 1);
  const code = await aCode();
  const { upload } = await photoTest(api);
  await api.app.db.queries.execute(
    sql`update engine.companies set presentation = 'hidden' where id = ${merchant.company.id}`,
  );
  const browser = api.browser();
  await browser.get(`${API_ROOT}/entries/${code}`).expect(200);
  const sent = await browser.post(`${API_ROOT}/entry-reviews`).set('Idempotency-Key', newId()).send(byCode(code));
  expect([sent.status, sent.body.state]).toEqual([201, 'awaiting_confirmation']);
  expect((await upload(code)).status).toBe(201);
  expect((await customer.submit()).status).toBe(201);
});
