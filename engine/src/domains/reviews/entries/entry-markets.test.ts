import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

it('a review by a code is of the code’s market, where the profile counts it', async () => {
  const owner = await api.merchant();
  const place = { address: null, postcode: null, city: null, website: 'https://teehaus.example/' };
  const market = { code: 'de', name: 'Teehaus', country: 'DE', language: 'de', currency: 'EUR', ...place };
  await owner.browser
    .post(`${owner.panel}/markets`)
    .send({ ...market, timeZone: 'Europe/Berlin' })
    .expect(201);
  const create = (given: object) =>
    owner.browser.post(`${owner.panel}/entry-codes`).send({ kind: 'widget', label: 'Shop', ...given });
  const { body: refused } = await create({ market: 'fr' }).expect(422);
  expect(refused.errors).toMatchObject([{ path: 'market', code: 'invalid_value', params: { values: 'main, de' } }]);
  const { body: german } = await create({ market: 'de' }).expect(201);
  const { body: plain } = await create({}).expect(201);
  expect([german.market, plain.market]).toEqual([{ code: 'de', name: 'Teehaus' }, null]);
  const { body: listed } = await owner.browser.get(`${owner.panel}/entry-codes`).expect(200);
  expect(listed.items.map((one: { market: unknown }) => one.market)).toEqual([null, german.market]);
  for (const { code } of [german, plain]) {
    const email = `guest-${newId()}@mail.example`;
    const words = { body: 'The tea was fresh and came on the next day.', authorName: 'Ewa', language: 'en' };
    const browser = api.browser();
    await browser.get(`${API_ROOT}/entries/${code}`).expect(200);
    await browser
      .post(`${API_ROOT}/entry-reviews`)
      .set('Idempotency-Key', newId())
      .send({ code, grade: 4, email, acceptTerms: true, ...words })
      .expect(201);
    await api.app.db.queries.execute(sql`
      update engine.reviews r set state = 'published', published_at = now() from engine.review_authors a
      where a.review_id = r.id and a.email = ${email}`);
  }
  const counted = async (query: object) =>
    (await api.program().get(`${API_ROOT}/companies/${owner.company.slug}/grades`).query(query).expect(200)).body
      .grades;
  expect([(await counted({ market: 'de' })).count, (await counted({ market: 'main' })).count]).toEqual([1, 1]);
});
