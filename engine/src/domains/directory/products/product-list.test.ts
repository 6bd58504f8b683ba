import { sql } from 'drizzle-orm';
import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewedProductPage } from '@app/contracts/products';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { ensureProducts } from '../../catalog/public.ts';
import { aCompany } from '../../companies/testing.ts';

let test: TestApi;
beforeAll(async () => {
  test = await testApi();
});
afterAll(() => test.close());

/** A company with a product for each of these counts of reviews. */
async function selling(counts: number[], given: Parameters<typeof aCompany>[1] = {}) {
  return test.app.db.tx(async (tx) => {
    const company = await aCompany(tx, given);
    const named = counts.map((count, n) => ({ externalId: String(n), name: `Product ${n} of ${count}`, url: null }));
    const products = [...(await ensureProducts(tx, company.id, named, new Date())).entries()];
    const totals = [[company.id, 99] as const, ...products.map(([n, id]) => [id, counts[Number(n)]!] as const)];
    for (const [subject, count] of totals)
      await tx.execute(sql`
        insert into engine.subject_totals (subject_id, company_id, count, halves, halves_times_grade)
        values (${subject}, ${company.id}, ${count}, ${count * 2}, ${count * 8})`);
    return company;
  });
}
const get = async <T>(path: string, query: object = {}, status = 200): Promise<T> =>
  (await test.program().get(`${API_ROOT}${path}`).query(query).expect(status)).body as T;
const counts = ({ items }: ReviewedProductPage) => items.map(({ count }) => count);

it('the product list continues after the profile’s popular products, each product once', async () => {
  const { slug } = await selling([3, 7, 7, 1, 7, 0, 7, 2, 7, 7]);
  const { popularProducts, moreProducts } = await get<CompanyProfile>(`/companies/${slug}`);
  expect(popularProducts.map(({ count }) => count)).toEqual([7, 7, 7, 7, 7]);
  const second = await get<ReviewedProductPage>(`/companies/${slug}/products`, { cursor: moreProducts, limit: 2 });
  expect(counts(second)).toEqual([7, 3]);
  const third = await get<ReviewedProductPage>(`/companies/${slug}/products`, { cursor: second.nextCursor, limit: 2 });
  expect([counts(third), third.nextCursor]).toEqual([[2, 1], null]);
  const all = [...popularProducts, ...second.items, ...third.items];
  expect(new Set(all.map(({ id }) => id)).size).toBe(9);
  expect(counts(await get(`/companies/${slug}/products`))).toEqual(all.map(({ count }) => count));
  expect(all[0]).toEqual({
    id: expect.any(String),
    slug: expect.any(String),
    picture: null,
    name: expect.any(String),
    count: 7,
    average: 4,
  });
});

it('there is no next page if all products are on the profile', async () => {
  const { slug } = await selling([5, 4, 3, 2, 1, 0]);
  expect(await get(`/companies/${slug}`)).toMatchObject({ moreProducts: null });
});

it('the product list is empty if reviews are hidden, and not found if the company is not public', async () => {
  const { slug } = await selling([3], { presentation: 'hidden' });
  expect(await get(`/companies/${slug}/products`)).toEqual({ items: [], nextCursor: null });
  expect(await get(`/companies/${slug}`)).toMatchObject({ popularProducts: [], moreProducts: null });
  const blocked = await selling([3], { state: 'blocked' });
  expect(await get(`/companies/${blocked.slug}/products`, {}, 410)).toMatchObject({ code: 'company_blocked' });
  expect(await get('/companies/nobody-knows-it/products', {}, 404)).toMatchObject({ code: 'company_not_found' });
});

it.each(['nonsense', `9999999999.${newId()}`, '3.1'])('an invalid cursor is refused: %s', async (text) => {
  const { slug } = await selling([3]);
  const cursor = Buffer.from(text).toString('base64url');
  expect(await get(`/companies/${slug}/products`, { cursor }, 400)).toMatchObject({ code: 'cursor_invalid' });
});
