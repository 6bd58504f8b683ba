import { sql } from 'drizzle-orm';
import type { DirectoryPage } from '@app/contracts/discovery/directory';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { rebuildDirectory } from '../indexing/reindex.ts';
import { aReview } from '../../reviews/testing/factory.ts';
import { aReviewedCompany } from '../testing.ts';

let test: TestApi;
beforeEach(async () => {
  test = await testApi();
  await test.app.search.setup();
});
afterEach(() => test.close());

type Given = Parameters<typeof aReviewedCompany>[1];
const company = (given?: Given, reviews?: number, grade?: number) => aReviewedCompany(test.app, given, reviews, grade);
const rebuild = () => rebuildDirectory(test.app);
const get = async <T>(path: string, status = 200): Promise<T> => {
  const { body } = await test.program().get(`${API_ROOT}/directory${path}`).expect(status);
  return body as T;
};
const page = (path: string) => get<DirectoryPage>(path);
const names = ({ items }: DirectoryPage) => items.map(({ name }) => name);
it('a list is ordered by the number of reviews too, and quotes the newest review that has words', async () => {
  const few = await company({ name: 'Few fives', category: 'books' }, 20, 5);
  await company({ name: 'Many good', category: 'books' }, 200, 4);
  await company({ name: 'None', category: 'books' });
  const write = (body: string, daysAgo: number) =>
    test.app.db.tx((tx) =>
      aReview(tx, { companyId: few, body, language: 'cs', submittedAt: new Date(Date.now() - daysAgo * 86_400_000) }),
    );
  await write('An older one about books.', 9);
  await write(`Newest words. ${'x'.repeat(300)}`, 3);
  const { id: erased } = await write('', 1);
  await test.app.db.queries.execute(sql`update engine.reviews set erased_at = now() where id = ${erased}`);
  await rebuild();
  const byCount = await page('/shops?category=books&sort=count');
  expect(names(byCount)).toEqual(['Many good', 'Few fives', 'None']);
  expect(byCount.items.map(({ place }) => place)).toEqual([1, 2, 3]);
  expect([byCount.sort, byCount.sortable]).toEqual(['count', true]);
  const [many, quoted] = byCount.items;
  expect(many?.newest).toBeNull();
  expect([quoted?.newest?.excerpt.length, quoted?.newest?.language]).toEqual([160, 'cs']);
  expect(quoted?.newest?.excerpt).toContain('Newest words.');
  expect((await page('/shops?category=books')).sort).toBe('rating');
  await get('/shops?category=books&sort=distance', 422);
});
