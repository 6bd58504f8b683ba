import { sql } from 'drizzle-orm';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { ensureProducts } from '../../catalog/public.ts';
import { aCompany } from '../../companies/testing.ts';
import { refreshDocuments } from './refresh-documents.ts';
import { reindexAll } from './reindex.ts';
import { suggestions } from '../search/suggestions.ts';

let test: TestApp;
beforeEach(async () => {
  test = await testApp();
  await test.app.search.setup();
});
afterEach(() => test.close());

/** A company with these products. @returns its id and those of its products */
async function seller(products: string[], given: Parameters<typeof aCompany>[1] = {}) {
  return test.app.db.tx(async (tx) => {
    const { id } = await aCompany(tx, given);
    const named = products.map((name) => ({ externalId: name, name, url: null }));
    return { id, products: [...(await ensureProducts(tx, id, named, new Date())).values()] };
  });
}
const set = (id: string, change: 'hidden' | 'shown' | 'blocked' | 'active') =>
  test.app.db.queries.execute(
    change === 'hidden' || change === 'shown'
      ? sql`update engine.companies set presentation = ${change} where id = ${id}`
      : sql`update engine.companies set state = ${change} where id = ${id}`,
  );
const found = async () => (await test.app.search.searchProducts({ q: 'kettle', limit: 100 })).hits.length;

it('only products of shown companies are in the index', async () => {
  await seller(['Kettle one']);
  await seller(['Kettle two'], { presentation: 'hidden' });
  await seller(['Kettle three'], { state: 'blocked' });
  expect(await reindexAll(test.app)).toMatchObject({ products: 1 });
  expect(await found()).toBe(1);
});

it('hidden products take no places among the suggestions', async () => {
  await seller(
    Array.from({ length: 12 }, (_, n) => `Kettle ${n}`),
    { presentation: 'hidden' },
  );
  await seller(['Blue kettle']);
  await reindexAll(test.app);
  const { products } = await suggestions({ ...test.app, locale: 'en' }, { q: 'kettle', limit: 5 });
  expect(products.map(({ name }) => name)).toEqual(['Blue kettle']);
});

it.each([
  ['hidden', 'shown'],
  ['blocked', 'active'],
] as const)('a company that is %s takes all its products along, and brings them back', async (gone, back) => {
  const { id } = await seller(['Kettle one', 'Kettle two']);
  await seller(['Kettle of another']);
  await reindexAll(test.app);
  await set(id, gone);
  await refreshDocuments(test.app, id, []);
  expect(await found()).toBe(1);
  await set(id, back);
  await refreshDocuments(test.app, id, []);
  expect(await found()).toBe(3);
});

it('a review of a hidden company’s product does not bring it back', async () => {
  const { id, products } = await seller(['Kettle one'], { presentation: 'hidden' });
  await refreshDocuments(test.app, id, products);
  expect(await found()).toBe(0);
});

it('products of a company hidden during a reindex are removed by the following job', async () => {
  const { id } = await seller(['Kettle one']);
  const { search, db } = test.app;
  // The products are read before the company is hidden, and written after its job has run.
  const slow: typeof search = Object.create(search, {
    reindex: {
      value: (source: Parameters<typeof search.reindex>[0]) =>
        search.reindex({
          companies: () => source.companies(),
          async *products() {
            for await (const batch of source.products()) {
              await set(id, 'hidden');
              await refreshDocuments(test.app, id, []);
              yield batch;
            }
          },
        }),
    },
  });
  await reindexAll({ db, search: slow });
  expect(await found()).toBe(0);
});
