import { testApi } from '../../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../../http/testing.ts';

let api: TestApi;
let merchant: SignedInMerchant;
let path: string;
beforeAll(async () => {
  api = await testApi();
  merchant = await api.merchant();
  path = `${merchant.panel}/review-views`;
});
afterAll(() => api.close());

const view = { name: 'Angry ones', query: 'grade=1,2&answered=no&sort=oldest' };

it('a view is saved, listed, replaced and deleted, and its query opens the list', async () => {
  const { body: made } = await merchant.browser.post(path).send(view).expect(201);
  expect((await merchant.browser.get(path).expect(200)).body.items).toEqual([
    { ...view, id: made.id, createdAt: expect.any(String) },
  ]);
  await merchant.browser.get(`${merchant.panel}/reviews?${made.query}`).expect(200);
  await merchant.browser.put(`${path}/${made.id}`).send({ name: 'All', query: '' }).expect(200);
  await merchant.browser.delete(`${path}/${made.id}`).expect(204);
  expect((await merchant.browser.get(path).expect(200)).body.items).toEqual([]);
});

it('a query that the list would refuse is refused', async () => {
  for (const query of ['grade=7', 'colour=red', 'cursor=abc', 'grade=1&grade=2', 'state=screening']) {
    const { body } = await merchant.browser
      .post(path)
      .send({ ...view, query })
      .expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ path: 'query', code: 'invalid' })]);
  }
});

it('a view belongs to the member who saved it', async () => {
  const { id } = (await merchant.browser.post(path).send(view).expect(201)).body;
  const { rows } = await api.app.db.pool.query(
    `update engine.review_views set user_id = 'colleague' where id = '${id}'`,
  );
  expect(rows).toEqual([]);
  expect((await merchant.browser.get(path).expect(200)).body.items).toEqual([]);
  await merchant.browser.put(`${path}/${id}`).send(view).expect(404);
  await merchant.browser.delete(`${path}/${id}`).expect(404);
});
