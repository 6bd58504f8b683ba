import { sql } from 'drizzle-orm';
import type { ProductPage } from '@app/contracts/products';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { ensureProducts } from '../../catalog/public.ts';
import { aCompany } from '../../companies/testing.ts';
import type { NewCompany } from '../../companies/public.ts';
import { aReview } from '../../reviews/testing/factory.ts';
import { recountAggregates } from '../../reviews/public.ts';

let test: TestApi;
beforeAll(async () => {
  test = await testApi();
});
afterAll(() => test.close());

const get = (id: string) => test.program().get(`${API_ROOT}/products/${id}`);

/** A company with two products, the first reviewed with 5 and 3, the second with 4. */
async function shop(given: Partial<NewCompany> = {}) {
  return test.app.db.tx(async (tx) => {
    const company = await aCompany(tx, { name: 'Tea house', ...given });
    const { id: companyId } = company;
    const names = ['Green tea', 'Black tea'];
    const ids = await ensureProducts(
      tx,
      companyId,
      names.map((name) => ({ externalId: name, name, url: null })),
      new Date(),
    );
    const [green, black] = names.map((name) => ids.get(name) ?? '') as [string, string];
    for (const [productId, grade] of [
      [green, 5],
      [green, 3],
      [black, 4],
    ] as const)
      await aReview(tx, { companyId, productId, grade });
    await aReview(tx, { companyId, grade: 1 });
    await recountAggregates(tx, { companyId });
    return { company, green, black };
  });
}

it('a product page has the company, the product’s grades and the company’s other products', async () => {
  const { company, green, black } = await shop();
  const page: ProductPage = (await get(green).expect(200)).body;
  expect(page).toMatchObject({
    id: green,
    slug: 'green-tea',
    name: 'Green tea',
    url: null,
    company: { id: company.id, slug: company.slug, name: 'Tea house', presentation: 'shown', translations: false },
    grades: { count: 2, average: 4, distribution: { 1: 0, 3: 1, 5: 1 } },
    // The company is on trial, which has every feature.
    questions: { open: true, asked: 0, answered: 0 },
  });
  expect(page.company).not.toHaveProperty('state');
  expect(page.weekly).toHaveLength(12);
  expect(page.otherProducts.map(({ id, count, average }) => ({ id, count, average }))).toEqual([
    { id: black, count: 1, average: 4 },
  ]);
});

it('the page includes counts that are not folded yet', async () => {
  const { company, green } = await shop();
  await test.app.db.queries.execute(sql`
    insert into engine.grade_deltas (subject_id, company_id, day, language, origin, grade, count, answered)
    values (${green}, ${company.id}, current_date, 'pl', 'verified', 1, 1, 0)`);
  expect((await get(green)).body.grades).toMatchObject({ count: 3, average: 3 });
});

it('the page shows no counts if the company hides its reviews', async () => {
  const { green } = await shop({ presentation: 'hidden' });
  const { body } = await get(green).expect(200);
  expect(body).toMatchObject({ company: { presentation: 'hidden' }, grades: { count: 0 }, otherProducts: [] });
});

it.each([
  ['nobody’s', () => Promise.resolve(newId()), 404, 'product_not_found'],
  ['of an odd address', () => Promise.resolve('7;drop'), 404, 'product_not_found'],
  ['of a blocked company', async () => (await shop({ state: 'blocked' })).green, 410, 'company_blocked'],
])('a product that is %s is not shown', async (_name, made, status, code) => {
  const { body } = await get(await made()).expect(status);
  if (code) expect(body.code).toBe(code);
});
