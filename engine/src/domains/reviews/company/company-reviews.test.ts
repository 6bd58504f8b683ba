import { sql } from 'drizzle-orm';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { aReview } from '../testing/factory.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  merchant = await api.merchant();
});
afterAll(() => api.close());

type Given = NonNullable<Parameters<typeof aReview>[1]>;
const newReview = async (given: Given = {}): Promise<string> => {
  const { id } = await api.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id, ...given }));
  await api.app.db.queries.execute(
    sql`update engine.review_authors set order_ref = 'A-1', email = 'anna@mail.example' where review_id = ${id}`,
  );
  return id;
};
const list = async (query: object = {}): Promise<{ items: CompanyReview[]; nextCursor: string | null }> =>
  (await merchant.browser.get(`${merchant.panel}/reviews`).query(query).expect(200)).body;
const idsOf = async (query: object = {}) => (await list(query)).items.map(({ id }) => id);

it('a company sees its reviews without their authors’ addresses', async () => {
  const id = await newReview({ grade: 2, body: 'The cup came broken.' });
  const page = await list();
  expect(page.items).toEqual([
    expect.objectContaining({
      id,
      grade: 2,
      body: 'The cup came broken.',
      authorName: 'Anna K.',
      state: 'published',
      orderId: 'A-1',
      pendingAnswer: null,
      answerHeld: false,
      mediation: null,
      answer: null,
    }),
  ]);
  expect(JSON.stringify(page)).not.toContain('anna@mail.example');
});

it('a company sees of held and rejected reviews only that they exist', async () => {
  for (const state of ['held', 'rejected'] as const) {
    const id = await newReview({ state, grade: 1, body: 'Something that nobody should read.' });
    const [found] = (await list({ state })).items;
    expect(found).toMatchObject({ id, state, grade: null, body: '', authorName: '', orderId: null, photos: [] });
  }
  // No filter reveals more, not even the subject.
  for (const state of ['held', 'rejected'] as const)
    for (const subject of ['company', 'products'] as const) expect(await idsOf({ state, subject })).toEqual([]);
  expect(await idsOf({ subject: 'company' })).toEqual([]);
  expect(await idsOf({ grade: 1 })).toEqual([]);
  expect(await idsOf({ state: 'held', grade: 1 })).toEqual([]);
  expect(await idsOf({ answered: 'no' })).toEqual([]);
});

it('a company does not see unconfirmed, unscreened and deleted reviews', async () => {
  for (const state of ['awaiting_confirmation', 'screening', 'deleted'] as const) await newReview({ state });
  expect(await list()).toMatchObject({ items: [], nextCursor: null });
});

it('a company sees which reviews are or were in mediation', async () => {
  const open = await newReview({ state: 'in_mediation', grade: 1 });
  const ended = await newReview({ grade: 3 });
  await api.app.db.queries.execute(sql`update engine.reviews set mediation_outcome = 'published' where id = ${ended}`);
  expect((await list()).items.map(({ id, mediation }) => [id, mediation])).toEqual([
    [ended, 'ended'],
    [open, 'open'],
  ]);
});

it('a company’s reviews can be filtered by state, subject, grade and answer', async () => {
  const productId = newId();
  await api.app.db.queries.execute(sql`
    insert into engine.products (id, company_id, external_id, slug, name, created_at)
    values (${productId}, ${merchant.company.id}, 'T', 'tea', 'Tea', now())`);
  const answered = await newReview({ grade: 5 });
  await api.app.db.queries.execute(
    sql`update engine.reviews set answer = 'Thanks', answered_at = now() where id = ${answered}`,
  );
  const product = await newReview({ grade: 4, productId });
  const talked = await newReview({ grade: 1, state: 'in_mediation' });
  const held = await newReview({ grade: 5, state: 'held' });
  expect(await idsOf()).toEqual([held, talked, product, answered]);
  expect(await idsOf({ state: 'published' })).toEqual([product, answered]);
  expect(await idsOf({ state: 'in_mediation' })).toEqual([talked]);
  expect(await idsOf({ subject: 'products' })).toEqual([product]);
  expect(await idsOf({ subject: 'company' })).toEqual([talked, answered]);
  expect(await idsOf({ state: 'held' })).toEqual([held]);
  expect(await idsOf({ grade: 5 })).toEqual([answered]);
  expect(await idsOf({ answered: 'yes' })).toEqual([answered]);
  expect(await idsOf({ answered: 'no', subject: 'company' })).toEqual([talked]);
});

it('pages of a company’s reviews neither repeat nor omit any, whatever their states', async () => {
  const states = ['published', 'held', 'in_mediation', 'withdrawn', 'rejected'] as const;
  const ids: string[] = [];
  for (let n = 0; n < 13; n++) ids.unshift(await newReview({ state: states[n % states.length] ?? 'held' }));
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await list({ limit: 4, ...(cursor && { cursor }) });
    found.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(found).toEqual(ids);
  await merchant.browser.get(`${merchant.panel}/reviews`).query({ cursor: 'none' }).expect(400);
});

it('a company sees nothing of another company’s reviews', async () => {
  await newReview();
  const other = await api.merchant();
  expect((await other.browser.get(`${other.panel}/reviews`).expect(200)).body.items).toEqual([]);
  await other.browser.get(`${merchant.panel}/reviews`).expect(404);
});
