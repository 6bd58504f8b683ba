import { sql } from 'drizzle-orm';
import { SITEMAP_PART } from '@app/contracts/discovery/sitemap';
import type { SitemapCompanies, SitemapParts, SitemapPlaces, SitemapProducts } from '@app/contracts/discovery/sitemap';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { aCompany } from '../../companies/testing.ts';
import { rebuildDirectory } from '../indexing/reindex.ts';

let test: TestApi;
beforeEach(async () => {
  test = await testApi();
});
afterEach(() => test.close());

const company = (given: Parameters<typeof aCompany>[1] = {}) => test.app.db.tx((tx) => aCompany(tx, given));
const get = async <T>(path: string, status = 200): Promise<T> => {
  const { body } = await test.program().get(`${API_ROOT}/sitemap${path}`).expect(status);
  return body as T;
};

async function review(companyId: string, at: string, productId: string | null = null): Promise<void> {
  const id = newId();
  await test.app.db.queries.execute(sql`
    insert into engine.reviews (id, company_id, product_id, submission_id, origin, state, grade, language, submitted_at, published_at)
    values (${id}, ${companyId}, ${productId}, ${id}, 'verified', 'published', 5, 'pl', ${at}, ${at})`);
}

/** A product with `count` reviews, the last published at the given time. */
async function product(companyId: string, slug: string, reviews: number, at = '2026-01-02T03:04:05Z'): Promise<string> {
  const id = newId();
  await test.app.db.queries.execute(sql`
    insert into engine.products (id, company_id, external_id, slug, name, created_at) values (${id}, ${companyId}, ${id}, ${slug}, 'Tea', now())`);
  if (reviews > 0) {
    await review(companyId, at, id);
    await test.app.db.queries.execute(sql`
      insert into engine.subject_totals (subject_id, company_id, count, halves, halves_times_grade)
      values (${id}, ${companyId}, ${reviews}, ${reviews * 2}, ${reviews * 8})`);
  }
  return id;
}

it('companies are listed with the date of their last change or review', async () => {
  const tea = await company({ slug: 'tea' });
  const books = await company({ slug: 'books' });
  await test.app.db.queries.execute(sql`update engine.companies set updated_at = '2026-01-01T00:00:00Z'`);
  await review(books.id, '2026-03-04T05:06:07Z');
  await review(books.id, '2026-02-01T00:00:00Z');
  const { companies, products } = await get<SitemapParts>('');
  expect([companies, products]).toEqual([[{ from: tea.id, changedAt: '2026-03-04T05:06:07Z' }], []]);
  expect((await get<SitemapCompanies>(`/companies?from=${tea.id}`)).items).toEqual([
    { slug: 'tea', changedAt: '2026-01-01T00:00:00Z' },
    { slug: 'books', changedAt: '2026-03-04T05:06:07Z' },
  ]);
});

it('hidden and blocked companies and their products are not listed', async () => {
  const shown = await company();
  for (const given of [{ presentation: 'hidden' }, { state: 'blocked' }] as const) {
    const { id } = await company(given);
    await product(id, 'tea', 3);
  }
  const { companies, products } = await get<SitemapParts>('');
  expect([companies.map(({ from }) => from), products]).toEqual([[shown.id], []]);
  const { items } = await get<SitemapCompanies>(`/companies?from=${shown.id}`);
  expect(items.map(({ slug }) => slug)).toEqual([shown.slug]);
});

it('the parts contain every company once, and hiding one does not move others', async () => {
  const slugs: string[] = [];
  await test.app.db.tx(async (tx) => {
    for (let n = 0; n <= SITEMAP_PART; n++) slugs.push((await aCompany(tx)).slug);
  });
  await test.app.db.queries.execute(sql`update engine.companies set presentation = 'hidden' where slug = ${slugs[0]}`);
  const { companies } = await get<SitemapParts>('');
  expect(companies).toHaveLength(2);
  const told = await Promise.all(
    companies.map(async ({ from }) => (await get<SitemapCompanies>(`/companies?from=${from}`)).items),
  );
  expect(told.map((items) => items.length)).toEqual([SITEMAP_PART - 1, 1]);
  expect(told.flat().map(({ slug }) => slug)).toEqual(slugs.slice(1));
});

it('products are listed once they have a review', async () => {
  const shop = await company();
  await product(shop.id, 'unknown', 0);
  const id = await product(shop.id, 'tea', 2);
  const { products } = await get<SitemapParts>('');
  expect((await get<SitemapProducts>(`/products?from=${products[0]?.from}`)).items).toEqual([
    { id, slug: 'tea', companyId: shop.id, changedAt: '2026-01-02T03:04:05Z' },
  ]);
});

it('directory lists with at least three companies are listed by kind, category and place', async () => {
  const at = { kind: 'services' as const, category: 'dentists', region: 'Małopolskie', city: 'Kraków' };
  for (let n = 0; n < 3; n++) await company(at);
  await company({ ...at, category: 'moving', city: 'Tarnów' });
  for (let n = 0; n < 3; n++) await company({ kind: 'shops', category: 'books', region: null, city: 'Łódź' });
  await company({ kind: 'shops', category: 'shoes' });
  for (let n = 0; n < 2; n++) await company({ kind: 'hotels', category: `hotels-${n}`, city: null, region: null });
  await rebuildDirectory(test.app);
  const { places } = await get<SitemapParts>('');
  expect(places).toBe(1);
  const told = (await get<SitemapPlaces>('/places?part=1')).items.map((place) => Object.values(place).join(' ').trim());
  expect(told).toEqual([
    'services',
    'services dentists',
    'services  pl',
    'services  pl malopolskie',
    'services  pl malopolskie krakow',
    'services dentists pl malopolskie krakow',
    'shops',
    'shops books',
  ]);
  expect((await get<SitemapPlaces>('/places?part=2')).items).toEqual([]);
});

it('an invalid part is refused', async () => {
  for (const path of ['/companies', '/companies?from=1', '/products', '/places?part=0']) await get(path, 422);
});
