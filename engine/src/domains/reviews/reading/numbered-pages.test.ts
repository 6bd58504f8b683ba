import { sql } from 'drizzle-orm';
import { CompanyReviewsQuery } from '@app/contracts/reviews';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { aReview } from '../testing/factory.ts';
import { reviewPage } from './review-lists.ts';

const DAY = 86_400_000;

let test: TestApp;
let companyId: string;
beforeAll(async () => {
  test = await testApp();
});
beforeEach(async () => {
  ({ id: companyId } = await test.app.db.tx((tx) => aCompany(tx)));
});
afterAll(() => test.close());

const read = (query: Record<string, unknown>) =>
  reviewPage(test.app.db.queries, companyId, CompanyReviewsQuery.parse(query));
const bodies = async (query: Record<string, unknown>) => (await read(query)).items.map(({ body }) => body);

/** Reviews of the last days, the first one the newest. */
async function reviewsOf(
  given: readonly { body: string; grade?: number; up?: number; down?: number; pinned?: boolean }[],
) {
  for (const [days, { body, grade = 5, up = 0, down = 0, pinned = false }] of given.entries()) {
    const submittedAt = new Date(Date.now() - (days + 1) * DAY);
    const { id } = await test.app.db.tx((tx) => aReview(tx, { companyId, body, grade, submittedAt }));
    await test.app.db.queries.execute(
      sql`update engine.reviews set helpful_up = ${up}, helpful_down = ${down}, pinned = ${pinned} where id = ${id}`,
    );
  }
}
const texts = (count: number, words = 'Parcel number') => Array.from({ length: count }, (_, n) => `${words} ${n + 1}.`);

it('numbered pages show every review once, pinned ones first and on the first page only', async () => {
  const all = texts(7);
  await reviewsOf(all.map((body, index) => ({ body, pinned: index === 5 })));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => read({ page, limit: 3 })));
  const shown = pages.map(({ items }) => items.map(({ body }) => body));
  expect(shown).toEqual([[all[5], ...all.slice(0, 3)], [all[3], all[4], all[6]], [], []]);
  expect(pages.map(({ counted }) => counted)).toEqual(
    [1, 2, 3, 4].map((page) => ({ total: 7, exact: true, page, pages: 2 })),
  );
});

it('a cursor goes on where a numbered page ends', async () => {
  const all = texts(5);
  await reviewsOf(all.map((body) => ({ body })));
  const { nextCursor } = await read({ page: 2, limit: 2 });
  expect(await bodies({ cursor: nextCursor, limit: 2 })).toEqual(all.slice(4));
  expect((await read({ page: 3, limit: 2 })).nextCursor).toBeNull();
});

it('a numbered page of reviews counts what the filters leave, also of words', async () => {
  await reviewsOf([
    ...texts(3).map((body) => ({ body, grade: 2 })),
    ...texts(4, 'Tea number').map((body) => ({ body })),
  ]);
  expect((await read({ page: 1, limit: 2, grade: 2 })).counted).toEqual({ total: 3, exact: true, page: 1, pages: 2 });
  const looked = await read({ page: 2, limit: 3, words: 'tea' });
  expect(looked.items.map(({ body }) => body)).toEqual(['Tea number 4.']);
  expect(looked.counted).toEqual({ total: 4, exact: true, page: 2, pages: 2 });
  expect((await read({ page: 1, words: 'coffee' })).counted).toEqual({ total: 0, exact: true, page: 1, pages: 1 });
});

it('a numbered page of reviews lists by helpful votes and by the lowest rating, newest first among equals', async () => {
  await reviewsOf([
    { body: 'New and unvoted.', grade: 4, pinned: true },
    { body: 'Disputed by many.', grade: 1, up: 5, down: 4 },
    { body: 'Helpful to most.', grade: 3, up: 4 },
    { body: 'Low and older than the other.', grade: 1 },
  ]);
  expect(await bodies({ page: 1, sort: 'helpful' })).toEqual([
    'Helpful to most.',
    'Disputed by many.',
    'New and unvoted.',
    'Low and older than the other.',
  ]);
  const lowest = ['Disputed by many.', 'Low and older than the other.', 'Helpful to most.', 'New and unvoted.'];
  expect(await bodies({ page: 1, sort: 'lowest' })).toEqual(lowest);
  expect(await bodies({ page: 2, sort: 'lowest', limit: 3 })).toEqual(lowest.slice(3));
  expect((await read({ page: 1, sort: 'lowest', limit: 2 })).nextCursor).toBeNull();
});
