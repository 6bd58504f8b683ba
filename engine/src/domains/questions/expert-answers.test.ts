import { sql } from 'drizzle-orm';
import { ANSWERED, questionTest } from './testing.ts';
import type { QuestionTest, Shop } from './testing.ts';

const ANNA = { name: 'Anna Kowalska', title: { en: 'Tea taster' }, biography: {}, languages: ['en'], agreed: true };
let test: QuestionTest;
let shop: Shop;
let expertId: string;
let id: string;
beforeAll(async () => {
  test = await questionTest();
});
beforeEach(async () => {
  // All requests come from one address.
  await test.app.db.queries.execute(sql`delete from engine.throttles`);
  shop = await test.shop();
  expertId = await addExpert();
  id = await shop.asked();
});
afterAll(() => test.close());

const addExpert = async (given: object = {}): Promise<string> =>
  (
    await shop.merchant.browser
      .post(`${shop.merchant.panel}/experts`)
      .send({ ...ANNA, ...given })
      .expect(201)
  ).body.id;
const sign = (expert: string | null, body = ANSWERED) =>
  shop.merchant.browser.put(`${shop.merchant.panel}/questions/${id}/answer`).send({ body, expertId: expert });
const shown = async () => (await shop.list()).items[0]?.answer;

it('an expert signs an answer, which is public after screening', async () => {
  expect((await sign(expertId).expect(200)).body).toMatchObject({ expertId, answer: null });
  expect(await shown()).toBeNull();
  await test.work();
  expect(await shown()).toMatchObject({
    body: ANSWERED,
    expert: { name: ANNA.name, title: ANNA.title, photo: null },
  });
  expect((await shop.panel())[0]).toMatchObject({ expertId });
});

it('who signs an answer is changed without another screening, also to the company itself', async () => {
  await sign(expertId).expect(200);
  await test.work();
  const jan = await addExpert({ name: 'Jan Nowak' });
  await sign(jan).expect(200);
  expect((await shown())?.expert?.name).toBe('Jan Nowak');
  await sign(null).expect(200);
  expect(await shown()).toMatchObject({ body: ANSWERED, expert: null });
});

it('only experts of the company who have not been removed sign answers', async () => {
  const other = await test.shop();
  const theirs = await other.merchant.browser.post(`${other.merchant.panel}/experts`).send(ANNA).expect(201);
  await shop.merchant.browser.delete(`${shop.merchant.panel}/experts/${expertId}`).expect(204);
  for (const expert of [theirs.body.id, expertId])
    expect((await sign(expert).expect(422)).body.errors).toMatchObject([{ path: 'expertId', code: 'invalid' }]);
  expect((await shop.panel())[0]).toMatchObject({ pendingAnswer: null });
});

it('an expert who is removed stays named on answers; their text can still be corrected', async () => {
  await sign(expertId).expect(200);
  await test.work();
  await shop.merchant.browser.delete(`${shop.merchant.panel}/experts/${expertId}`).expect(204);
  await sign(expertId, 'It comes in a tin of 125 grams.').expect(200);
  await test.work();
  expect(await shown()).toMatchObject({ body: 'It comes in a tin of 125 grams.', expert: { name: ANNA.name } });
  await shop.merchant.browser.delete(`${shop.merchant.panel}/experts/${expertId}?names=erase`).expect(204);
  expect((await shown())?.expert).toEqual({ name: null, title: {}, photo: null });
});

it('an answer that is deleted takes its signature with it', async () => {
  await sign(expertId).expect(200);
  await test.work();
  await shop.merchant.browser.delete(`${shop.merchant.panel}/questions/${id}/answer`).expect(204);
  expect((await shop.panel())[0]).toMatchObject({ answer: null, expertId: null });
});
