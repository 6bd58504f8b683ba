import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../../../http/paths.ts';
import { testApi } from '../../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../../http/testing.ts';
import { aCustomer } from '../../testing/customers.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.app.db.queries.execute(sql`
    insert into engine.content_hints (locale, audience, grade, phrases) values
      ('en', 'any', 5, '["Great value"]'),
      ('en', 'shops', 5, '["Quick parcel", "Great value"]'),
      ('en', 'home-and-garden', 5, '["Healthy plants"]'),
      ('en', 'restaurants', 5, '["Delicious food"]'),
      ('en', 'cafes', 5, '["Good coffee"]'),
      ('en', 'products', 5, '["Well made"]')`);
});
afterAll(() => api.close());

const form = async (by: SignedInMerchant, products = 0) => {
  const customer = await aCustomer(api, by, products);
  const { body } = await api.browser().get(`${API_ROOT}/invitations/${customer.token}`).expect(200);
  return { customer, hints: body.hints, productHints: body.productHints };
};

it.each([
  ['shops', 'home-and-garden', ['Healthy plants', 'Quick parcel', 'Great value']],
  ['shops', 'other', ['Quick parcel', 'Great value']],
  ['restaurants', 'cafes', ['Good coffee', 'Delicious food', 'Great value']],
  ['hotels', 'city-hotels', ['Great value']],
] as const)('%s of the category %s offer their own phrases before the common ones', async (kind, category, phrases) => {
  const merchant = await api.merchant({ kind, category });
  const { hints, productHints } = await form(merchant);
  expect(hints).toEqual([{ grade: 5, phrases }]);
  expect(productHints).toEqual([]);
  const { body } = await merchant.browser.get(`${merchant.panel}/own-hints/en`).expect(200);
  expect(body.grades[4].common).toEqual(phrases);
});

it('products have phrases of their own, before and after the review of the company', async () => {
  const merchant = await api.merchant({ kind: 'restaurants', category: 'cafes' });
  const { customer, hints, productHints } = await form(merchant, 1);
  const own = [{ grade: 5, phrases: ['Well made'] }];
  expect(productHints).toEqual(own);
  expect(JSON.stringify(hints)).not.toContain('Well made');
  expect((await customer.submit()).status).toBe(201);
  const { body } = await customer.browser.get(`${API_ROOT}/my-reviews/${customer.token}`).expect(200);
  expect(body.openProducts).toHaveLength(1);
  expect(body.productHints).toEqual(own);
});
