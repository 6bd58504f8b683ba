import { sql } from 'drizzle-orm';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { loadExportRows } from '../company/exports/export-rows.ts';
import { transitionReview } from '../lifecycle/transition.ts';
import { aReview } from '../testing/factory.ts';

const BODY = 'This cream needs two weeks of use before it helps.';
const ANNA = { name: 'Anna Kowalska', title: { en: 'Pharmacist' }, biography: {}, languages: ['en'], agreed: true };
let test: TestApi;
let merchant: SignedInMerchant;
let reviewId: string;
let expertId: string;
beforeAll(async () => {
  test = await testApi();
});
beforeEach(async () => {
  merchant = await test.merchant({ name: 'Green pharmacy' });
  reviewId = (await test.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id, grade: 2 }))).id;
  expertId = (await merchant.browser.post(`${merchant.panel}/experts`).send(ANNA).expect(201)).body.id;
});
afterAll(() => test.close());

const path = () => `${merchant.panel}/reviews/${reviewId}/note`;
const write = (given: object = {}) =>
  merchant.browser.put(path()).send({ expertId, body: BODY, language: 'en', ...given });
const shown = async () => (await test.program().get(`${API_ROOT}/reviews/${reviewId}`).expect(200)).body;
const history = async () => {
  const { rows } = await test.app.db.queries.execute<{ type: string; edited: boolean | null }>(sql`
    select type, (data ->> 'edited')::boolean as edited from engine.review_events
    where review_id = ${reviewId} and type like 'note%' order by id`);
  return rows.map(({ type, edited }) => [type, edited]);
};

it('a note is public at once beside the answer, with its expert, and changes neither grade nor counts', async () => {
  const before = await shown();
  const { body } = await write().expect(200);
  const note = {
    body: BODY,
    language: 'en',
    publishedAt: expect.any(String),
    edited: false,
    expert: { name: ANNA.name, title: ANNA.title, photo: null },
  };
  expect((body as CompanyReview).note).toEqual(note);
  expect(await shown()).toEqual({ ...before, note });
  const profile = await test.program().get(`${API_ROOT}/companies/${merchant.company.slug}/reviews`).expect(200);
  expect(profile.body.items).toMatchObject([{ id: reviewId, grade: 2, answer: null, note }]);
});

it('a note is changed, which is said, and deleted; all of it is in the history', async () => {
  await write().expect(200);
  await write().expect(200);
  await write({ body: 'It needs three weeks of use before it helps.' }).expect(200);
  expect((await shown()).note).toMatchObject({ body: 'It needs three weeks of use before it helps.', edited: true });
  await merchant.browser.delete(path()).expect(204);
  await merchant.browser.delete(path()).expect(404);
  expect((await shown()).note).toBeNull();
  expect(await history()).toEqual([
    ['note_written', false],
    ['note_written', true],
    ['note_removed', null],
  ]);
  const { body } = await merchant.browser.get(`${merchant.panel}/reviews/${reviewId}`).expect(200);
  const types = body.timeline.map(({ type }: { type: string }) => type);
  expect(types.filter((type: string) => type.startsWith('note'))).toEqual([
    'note_written',
    'note_written',
    'note_removed',
  ]);
});

it.each([
  ['an insult', 'You are a fucking asshole if you use it like that.'],
  ['a link', 'Read https://elsewhere.example/cream about this, please.'],
  ['an address', 'Write to anna.kowalska@mail.example about it, please.'],
  ['a phone number', 'Call me at +48 600 100 200 and I will explain it.'],
  ['a request for a password', 'Send us your password and your card number to get help.'],
])('a note with %s is refused at its field, and the former one stays', async (_name, body) => {
  await write().expect(200);
  const refused = await write({ body }).expect(422);
  expect(refused.body.errors[0].path).toBe('body');
  expect((await shown()).note.body).toBe(BODY);
});

it('a removed expert stays named on notes, or is taken off them, and signs nothing new', async () => {
  await write().expect(200);
  await merchant.browser.delete(`${merchant.panel}/experts/${expertId}`).expect(204);
  expect((await shown()).note.expert).toMatchObject({ name: ANNA.name, title: ANNA.title });
  const refused = await write({ body: 'It needs three weeks of use before it helps.' }).expect(422);
  expect(refused.body.errors).toMatchObject([{ path: 'expertId', code: 'invalid' }]);
  await merchant.browser.delete(`${merchant.panel}/experts/${expertId}?names=erase`).expect(204);
  expect((await shown()).note).toMatchObject({ body: BODY, expert: { name: null, title: {}, photo: null } });
});

it.each([
  ['trustStart', 'paid'],
  ['trustPro', 'suspended'],
])('(%s, %s) notes stay readable, and none is written', async (plan, state) => {
  await write().expect(200);
  await test.app.db.queries.execute(sql`
    insert into engine.subscriptions (company_id, plan, state, period_end)
    values (${merchant.company.id}, ${plan}, ${state}, now() + interval '30 days')
    on conflict (company_id) do update set plan = excluded.plan, state = excluded.state`);
  expect((await shown()).note.body).toBe(BODY);
  await write({ body: 'It needs three weeks of use before it helps.' }).expect(402);
});

it('only a public review gets a note', async () => {
  await test.app.db.tx((tx) => transitionReview(test.app, tx, reviewId, 'remove', { actor: 'moderator' }));
  expect((await write().expect(409)).body.code).toBe('review_act_refused');
});

it('experts of another company sign nothing here', async () => {
  const other = await test.merchant({ name: 'Another pharmacy' });
  const theirs = (await other.browser.post(`${other.panel}/experts`).send(ANNA).expect(201)).body.id;
  const refused = await write({ expertId: theirs }).expect(422);
  expect(refused.body.errors).toMatchObject([{ path: 'expertId', code: 'invalid' }]);
  await other.browser.delete(path().replace(merchant.panel, other.panel)).expect(404);
});

it('the company’s export of reviews has notes and who signed them', async () => {
  await write().expect(200);
  const [row] = await loadExportRows(test.app.db, merchant.company.id, [reviewId]);
  expect(row).toMatchObject({ expert_note: BODY, expert: ANNA.name });
});
