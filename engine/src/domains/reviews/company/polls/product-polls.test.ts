import type { PollProductPage, PollQuestionList, PollResults } from '@app/contracts/company-reviews/product-polls';
import { testApi } from '../../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../../http/testing.ts';
import { runOutbox } from '../../../../testing/jobs.ts';
import { aCustomer } from '../../testing/customers.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
  merchant = await api.merchant();
});
afterAll(() => api.close());

const get = async <T>(path: string, query: object = {}, by = merchant): Promise<T> =>
  (await by.browser.get(`${by.panel}/product-polls${path}`).query(query).expect(200)).body;
const features = (names: string[]) => ({
  category: null,
  productId: null,
  features: names.map((name) => ({ name: { en: name }, low: { en: 'small' }, high: { en: 'large' } })),
});
const saveFeatures = async (by: SignedInMerchant, names: string[]): Promise<string[]> => {
  const { body } = await by.browser.put(`${by.panel}/product-features`).send(features(names)).expect(200);
  return body.items[0].features.map(({ id }: { id: string }) => id);
};

it('a poll of products counts answers by question, product and position, folded or not, and keeps those of a removed question', async () => {
  const [fit = '', noise = ''] = await saveFeatures(merchant, ['Fit', 'Noise']);
  const answers = [[1, 5], [4]];
  const products: string[] = [];
  for (const positions of answers) {
    for (const [at, position] of positions.entries()) {
      const customer = await aCustomer(api, merchant, 1);
      const productId = customer.productIds[0]!;
      if (at === 0) products.push(productId);
      const about = at === 0 ? { [fit]: position } : { [fit]: position, [noise]: 2 };
      expect((await customer.submitProduct(productId, { features: about })).status).toBe(201);
    }
  }
  await runOutbox(api.app);
  const folded = await get<PollQuestionList>('');
  expect(folded.items).toEqual([
    expect.objectContaining({
      id: fit,
      name: 'Fit',
      low: 'small',
      high: 'large',
      count: 3,
      position: 10 / 3,
      products: 3,
    }),
    expect.objectContaining({ id: noise, count: 1, position: 2, products: 1, removed: false }),
  ]);
  await api.app.db.pool.query(
    `
    with gone as (delete from engine.rating_cells where criterion = any($1) returning *)
    insert into engine.rating_deltas (subject_id, company_id, criterion, count, sum)
    select subject_id, company_id, criterion, count, sum from gone`,
    [[fit, noise]],
  );
  expect(await get<PollQuestionList>('')).toEqual(folded);

  expect((await get<PollResults>(`/${fit}`)).answers).toEqual({ 1: 1, 2: 0, 3: 0, 4: 1, 5: 1 });
  const one = await get<PollResults>(`/${fit}`, { productId: products[1] });
  expect(one).toMatchObject({ product: { id: products[1] }, answers: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 } });

  const first = await get<PollProductPage>(`/${fit}/products`, { limit: 2 });
  const second = await get<PollProductPage>(`/${fit}/products`, { limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ count, position }) => [count, position]).sort()).toEqual([
    [1, 1],
    [1, 4],
    [1, 5],
  ]);
  expect(second.nextCursor).toBeNull();

  await merchant.browser
    .put(`${merchant.panel}/product-features`)
    .send({ category: null, productId: null, features: [] })
    .expect(200);
  expect((await get<PollQuestionList>('')).items).toMatchObject([
    { id: fit, removed: true, count: 3 },
    { id: noise, removed: true },
  ]);

  const other = await api.merchant();
  expect((await get<PollQuestionList>('', {}, other)).items).toEqual([]);
  await other.browser.get(`${other.panel}/product-polls/${fit}`).expect(404);
  await other.browser.get(`${other.panel}/product-polls/${fit}/products`).expect(404);
  const [own = ''] = await saveFeatures(other, ['Own']);
  await other.browser.get(`${other.panel}/product-polls/${own}`).query({ productId: products[0] }).expect(404);
});
