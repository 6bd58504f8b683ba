import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { companyWorld, reviewPath } from '../testing/company-world.ts';
import { eventTypesOf } from '../testing/customers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

it.each([
  ['put', 'answer', { body: 'Thank you!' }],
  ['delete', 'answer', {}],
  ['put', 'pin', {}],
  ['delete', 'pin', {}],
  ['post', 'withdrawal', { reason: 'complaint_item', explanation: 'It is not about us at all.' }],
] as const)('%s %s reports another company’s review as not found', async (method, name, body) => {
  const world = await companyWorld(api);
  const reviewId = await world.newProductReview();
  const other = await api.merchant();
  for (const id of [reviewId, newId()]) {
    const refused = await other.browser[method](reviewPath(other, id, name))
      .send(body)
      .expect(404);
    expect(refused.body.code).toBe('review_not_found');
  }
  expect(await eventTypesOf(api, reviewId)).toEqual(['submitted']);
});
