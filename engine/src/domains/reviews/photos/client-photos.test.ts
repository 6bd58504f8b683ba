import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Queries } from '../../../platform/db.ts';
import { aCompany } from '../../companies/testing.ts';
import { companyProfile } from '../../directory/profile/profile.ts';
import { aReview } from '../testing/factory.ts';

let api: TestApi;
let company: { id: string; slug: string };
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  company = await api.app.db.tx((tx) => aCompany(tx));
});
afterAll(() => api.close());

const get = (query = '') => api.program().get(`${API_ROOT}/companies/${company.slug}/photos${query}`);

async function withPhotos(states: readonly string[], given: Parameters<typeof aReview>[1] = {}): Promise<string[]> {
  const { id: reviewId } = await api.app.db.tx((tx) => aReview(tx, { companyId: company.id, ...given }));
  const ids: string[] = [];
  for (const state of states) {
    const id = newId();
    ids.push(id);
    await api.app.db.queries.execute(sql`
      insert into engine.review_photos (id, company_id, review_id, uploaded_with, width, height, state, created_at)
      values (${id}, ${company.id}, ${reviewId}, ${newId()}, 40, 30, ${state}, now())`);
  }
  return ids;
}

it('the list of photos shows approved photos of public reviews, newest first', async () => {
  const [first] = await withPhotos(['approved'], {
    body: 'A cup as blue as on the picture.',
    grade: 4,
    authorName: 'Ola',
  });
  const [second] = await withPhotos(['approved', 'awaiting_approval', 'removed']);
  await withPhotos(['approved'], { state: 'in_mediation', publishedAt: new Date() });
  const { body } = await get().expect(200);
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([second, first]);
  expect(body.items[1]).toMatchObject({
    small: `/uploads/photos/${first}/small.webp`,
    review: { grade: 4, authorName: 'Ola', excerpt: 'A cup as blue as on the picture.', language: 'en' },
  });
  expect(body.nextCursor).toBeNull();
});

it('the list of photos continues after a page', async () => {
  const ids = await withPhotos(Array.from({ length: 5 }, () => 'approved'));
  const { body: first } = await get('?limit=3').expect(200);
  const { body: second } = await get(`?limit=3&cursor=${first.nextCursor}`).expect(200);
  expect([...first.items, ...second.items].map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
  expect(second.nextCursor).toBeNull();
  await get('?cursor=nonsense').expect(400);
});

it('the excerpt beside a photo is cut between words', async () => {
  await withPhotos(['approved'], { body: 'A very long text about a cup. '.repeat(20) });
  const { excerpt } = (await get().expect(200)).body.items[0].review;
  expect(excerpt).toMatch(/\w…$/);
  expect(excerpt.length).toBeLessThanOrEqual(201);
});

it('the profile contains the first photos and the newest product reviews', async () => {
  const ids = await withPhotos(Array.from({ length: 9 }, () => 'approved'));
  const profile = () => api.program().get(`${API_ROOT}/companies/${company.slug}`).expect(200);
  const { body } = await profile();
  expect(body.photos.items).toEqual((await get('?limit=8').expect(200)).body.items);
  const { body: rest } = await get(`?cursor=${body.photos.nextCursor}`).expect(200);
  expect(rest.items.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 1));
  await api.app.db.queries.execute(sql`update engine.companies set presentation = 'hidden' where id = ${company.id}`);
  expect((await profile()).body).toMatchObject({ photos: { items: [] }, productReviews: [] });
});

it('a profile is complete even if its photos cannot be read', async () => {
  await withPhotos(['approved']);
  const { queries } = api.app.db;
  // The statement of the profile itself is prepared, and not asked for by `execute`.
  const failing: Queries = Object.assign(Object.create(queries), { execute: () => Promise.reject(new Error('lost')) });
  const errors: unknown[] = [];
  const profile = await companyProfile(failing, company.slug, { onMissing: (error) => errors.push(error) });
  expect(profile).toMatchObject({ id: company.id, photos: { items: [], nextCursor: null } });
  expect(errors).toEqual([new Error('lost')]);
});

it('the list of photos is empty if the company hides its reviews, and gone if it is blocked', async () => {
  await withPhotos(['approved']);
  await api.app.db.queries.execute(sql`update engine.companies set presentation = 'hidden' where id = ${company.id}`);
  expect((await get().expect(200)).body.items).toEqual([]);
  await api.app.db.queries.execute(sql`update engine.companies set state = 'blocked' where id = ${company.id}`);
  await get().expect(410);
});
