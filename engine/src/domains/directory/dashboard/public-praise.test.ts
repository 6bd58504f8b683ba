import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { aReview } from '../../reviews/testing/factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

it('phrases are public with as many reviews as the list finds by them, once two reviews have them', async () => {
  const { db } = api.app;
  const { id: companyId, slug } = await db.tx((tx) => aCompany(tx));
  const at = `${API_ROOT}/companies/${slug}`;
  expect((await api.program().get(`${at}/praise`).expect(200)).body).toEqual({ reviews: 0, items: [] });
  await db.queries.execute(sql`
    insert into engine.own_hints (company_id, locale, grade, phrases, updated_at) values
      (${companyId}, 'en', 5, '["quick as a fox", "kind to dogs"]', now()), (${companyId}, 'en', 2, '["left us waiting"]', now())`);
  const bodies = [
    'They were quick as a fox.',
    'Well, quick as a fox!',
    'They were kind to dogs.',
    'Quick and as a fox.',
  ];
  for (const body of bodies) await db.tx((tx) => aReview(tx, { companyId, body, language: 'en' }));
  for (const n of [1, 2])
    await db.tx((tx) => aReview(tx, { companyId, body: `It left us waiting, ${n} h.`, language: 'en', grade: 2 }));
  const phrases = (await api.program().get(`${at}/praise`).expect(200)).body;
  expect(phrases.reviews).toBe(6);
  expect(phrases.items).toEqual([
    { phrase: 'left us waiting', language: 'en', grade: 2, count: 2 },
    { phrase: 'quick as a fox', language: 'en', grade: 5, count: 2 },
  ]);
  const list = await api.program().get(`${at}/reviews`).query({ words: '"quick as a fox"', page: 1 }).expect(200);
  expect(list.body.counted.total).toBe(2);
  await db.queries.execute(sql`update engine.companies set presentation = 'hidden' where id = ${companyId}`);
  expect((await api.program().get(`${at}/praise`).expect(200)).body.items).toEqual([]);
});
