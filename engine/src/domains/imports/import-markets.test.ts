import { sql } from 'drizzle-orm';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { runOutbox } from '../../testing/jobs.ts';

let api: TestApi;
let owner: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  owner = await api.merchant();
  const place = { address: null, postcode: null, city: null, website: 'https://teehaus.example/' };
  const market = { code: 'de', name: 'Teehaus', country: 'DE', language: 'de', currency: 'EUR', ...place };
  await owner.browser
    .post(`${owner.panel}/markets`)
    .send({ ...market, timeZone: 'Europe/London' })
    .expect(201);
});

const HEAD = 'id,author,rating,text,date,store';
const FILE = [
  HEAD,
  '1,Anna,5,"Der Tee kam am naechsten Tag und war frisch.",2026-02-01 12:00,DE',
  '2,Ewa,4,"Paczka przyszla po dwoch dniach bez szkody.",2026-02-02 12:00,main',
  '3,Jan,3,"Die Dose war leider etwas eingedrueckt, sonst gut.",2026-02-03 12:00,https://www.teehaus.example/kanne',
  '4,Ola,2,"Czekalam dluzej niz mi obiecano w sklepie.",2026-02-04 12:00,fr',
  '5,Iza,5,"Bardzo dobra kawa i mila obsluga w sklepie.",2026-02-05 12:00,',
].join('\n');
const post = (path: string, query: object, body = FILE) =>
  owner.browser
    .post(`${owner.panel}/review-imports${path}`)
    .query({ source: 'other', ...query })
    .set('Content-Type', 'text/csv')
    .send(body);

it('a preview says of which market each row would be, and which rows name none that there is', async () => {
  const { body } = await post('/preview', {}).expect(200);
  expect(body.mapping).toMatchObject({ market: 'store' });
  expect(body.sample.map(({ review }: { review: { market: object } | null }) => review?.market)).toEqual([
    { code: 'de', name: 'Teehaus' },
    null,
    { code: 'de', name: 'Teehaus' },
    undefined,
    null,
  ]);
  expect(body.sample[3].problem).toMatchObject({
    row: 5,
    field: 'market',
    code: 'invalid_value',
    message: expect.stringContaining('main, de'),
  });
  // Dates without a zone are of the market's.
  expect(body.sample[0].review.publishedAt).toBe('2026-02-01T12:00:00.000Z');
  expect(body.sample[1].review.publishedAt).toBe('2026-02-02T11:00:00.000Z');
});

it('a file of a market that there is not is refused at its field, before anything is stored', async () => {
  for (const path of ['/preview', '']) {
    const { body } = await post(path, { market: 'fr' }).expect(422);
    expect(body.errors).toMatchObject([{ path: 'market', code: 'invalid_value', params: { values: 'main, de' } }]);
  }
  expect((await owner.browser.get(`${owner.panel}/review-imports`).expect(200)).body.items).toEqual([]);
});

it('reviews are of the market that their row names, or else of the file’s', async () => {
  const { body: started } = await post('', { market: 'de' }).expect(202);
  expect(started.market).toEqual({ code: 'de', name: 'Teehaus' });
  await runOutbox(api.app);
  const { body: ended } = await owner.browser.get(`${owner.panel}/review-imports/${started.id}`).expect(200);
  expect(ended).toMatchObject({ state: 'done', accepted: 4, rejected: 1, market: { code: 'de' } });
  expect(ended.problems).toMatchObject([{ row: 5, field: 'market' }]);
  const { rows } = await api.app.db.queries.execute<{ ref: string; code: string | null }>(sql`
    select r.source_ref as ref, m.code from engine.reviews r left join engine.markets m on m.id = r.market_id
    where r.company_id = ${owner.company.id} order by r.source_ref`);
  expect(rows).toEqual([
    { ref: '1', code: 'de' },
    { ref: '2', code: null },
    { ref: '3', code: 'de' },
    { ref: '5', code: 'de' },
  ]);
  const { body: list } = await owner.browser.get(`${owner.panel}/review-imports`).expect(200);
  expect(list.items).toMatchObject([{ market: { code: 'de', name: 'Teehaus' } }]);
});
