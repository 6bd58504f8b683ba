import { sql } from 'drizzle-orm';
import { startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { transitionReview } from '../lifecycle/transition.ts';
import { companyWorld, reviewPath } from '../testing/company-world.ts';
import type { CompanyWorld } from '../testing/company-world.ts';
import { eventTypesOf } from '../testing/customers.ts';

let mail: SmtpSink;
let api: TestApi;
let merchant: SignedInMerchant;
let world: CompanyWorld;
beforeAll(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
});
beforeEach(async () => {
  world = await companyWorld(api);
  ({ merchant } = world);
});
afterAll(async () => {
  await api.close();
  await mail.stop();
});

const withdraw = (id: string, given: object = {}, member = merchant) =>
  member.browser
    .post(reviewPath(member, id, 'withdrawal'))
    .send({ reason: 'complaint_item', explanation: 'We exchange the broken cup as a complaint.', ...given });
const matchingReview = { body: 'The cup came cracked, I am waiting for the refund.', grade: 2 };

it('a requested withdrawal alone leaves the review public, counted and unchanged', async () => {
  const id = await world.newProductReview({ grade: 1, body: 'Worst tea that I ever had, never again.' });
  await world.recount();
  const { body } = await withdraw(id).expect(200);
  expect(body).toMatchObject({ id, state: 'published' });
  expect(body.withdrawal).toMatchObject({ reason: 'complaint_item', state: 'requested', decidedBy: null });
  await runOutbox(api.app);
  expect(await world.recount()).toBe(0);
  await api.program().get(`${API_ROOT}/reviews/${id}`).expect(200);
  expect(await eventTypesOf(api, id)).toEqual(['submitted', 'withdrawal_requested']);
  expect(await world.auditedActs(id)).toEqual(['review.withdrawal_requested']);
  expect((await withdraw(id).expect(409)).body.code).toBe('review_act_refused');
});

it('a review whose text confirms the reason is withdrawn and no longer counted, and its author is mailed', async () => {
  const id = await world.newProductReview(matchingReview);
  await world.recount();
  await api.app.db.queries.execute(
    sql`update engine.review_authors set email = ${`${id}@mail.example`} where review_id = ${id}`,
  );
  await withdraw(id).expect(200);
  await runOutbox(api.app);
  expect(await world.recount()).toBe(0);
  expect(await eventTypesOf(api, id)).toEqual(['submitted', 'withdrawal_requested', 'withdrawn']);
  const { parsed } = await mail.waitForMail(`${id}@mail.example`);
  expect(parsed.subject).toContain('Green tea');
  expect(parsed.text).toContain('suitable for a complaint');
  expect(parsed.text).toContain('We exchange the broken cup as a complaint.');
  expect(parsed.text).toContain('by a program, without a person');
  const [token] = /(?<=\/edit\/)[\w-]+/.exec(parsed.text ?? '') ?? [];
  const mine = await api.browser().get(`${API_ROOT}/my-reviews/${token}`).expect(200);
  expect(mine.body.reviews).toEqual([expect.objectContaining({ id, state: 'withdrawn', mayDelete: true })]);
  const { body } = await merchant.browser.get(`${merchant.panel}/reviews?state=withdrawn`).expect(200);
  expect(body.items).toEqual([
    expect.objectContaining({ id, withdrawal: expect.objectContaining({ state: 'granted', decidedBy: 'words' }) }),
  ]);
});

it('a withdrawn review leaves a notice in its place with reason and decider', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const productId = newId();
  const older = await world.newProductReview({ submittedAt: day(1) });
  await api.app.db.queries.execute(sql`
    insert into engine.products (id, company_id, external_id, slug, name, created_at)
    values (${productId}, ${merchant.company.id}, ${productId}, ${`p-${productId}`}, 'Cup', now())`);
  const id = await world.newReview({ productId, submittedAt: day(2), ...matchingReview });
  const newest = await world.newReview({ productId, submittedAt: day(3) });
  await withdraw(id).expect(200);
  await runOutbox(api.app);
  const notice = {
    id,
    grade: 2,
    publishedAt: day(2).toISOString(),
    reason: 'complaint_item',
    decidedBy: 'words',
    product: { id: productId, name: 'Cup', slug: `p-${productId}` },
  };
  const ids = (items: { id: string }[] = []) => items.map((item) => item.id);
  const list = await world.page(`/products/${productId}/reviews`);
  expect([ids(list.items), list.withdrawn]).toEqual([[newest], [expect.objectContaining(notice)]]);
  expect(JSON.stringify(list)).not.toContain(matchingReview.body);
  // It is on the page of the list where the review would be, and on none that filters it out.
  const first = await world.page('/reviews?about=products&limit=1');
  const second = await world.page(`/reviews?about=products&limit=1&cursor=${first.nextCursor}`);
  expect([ids(first.items), ids(first.withdrawn)]).toEqual([[newest], []]);
  expect([ids(second.items), ids(second.withdrawn)]).toEqual([[older], [id]]);
  for (const other of ['grade=5', 'language=fi', 'words=refund', 'photos=yes'])
    expect((await world.page(`/products/${productId}/reviews?${other}`)).withdrawn).toBeUndefined();
  expect((await world.page('/reviews')).withdrawn).toBeUndefined();
  const { body } = await api.program().get(`${API_ROOT}/reviews/${id}`).expect(410);
  expect(body).toMatchObject({ code: 'review_withdrawn', params: { reason: 'complaint_item', decidedBy: 'words' } });
  expect(body.title).not.toContain('moderator');
  // If its author deletes the review, the notice is gone as well.
  await api.app.db.tx((tx) => transitionReview(api.app, tx, id, 'delete', { actor: 'reviewer' }));
  expect((await world.page(`/products/${productId}/reviews`)).withdrawn).toBeUndefined();
  expect((await api.program().get(`${API_ROOT}/reviews/${id}`).expect(410)).body.code).toBe('review_gone');
});

it('the withdrawal of a review of the company itself is refused with a hint to mediation', async () => {
  const id = await world.newReview({ grade: 1 });
  const { body } = await withdraw(id).expect(422);
  expect(body).toMatchObject({ code: 'withdrawal_refused', params: { instead: 'mediation' } });
  expect(body.detail).toContain('mediation');
  expect(await world.findCard(id)).toBeDefined();
});

it('a withdrawal needs one of two reasons and an explanation', async () => {
  const id = await world.newProductReview();
  await withdraw(id, { reason: 'too_negative' }).expect(422);
  await withdraw(id, { explanation: 'no' }).expect(422);
});

it('an agent cannot request a withdrawal', async () => {
  const agent = await api.merchant({}, 'agent');
  expect((await withdraw(newId(), {}, agent).expect(403)).body.code).toBe('role_forbidden');
});
