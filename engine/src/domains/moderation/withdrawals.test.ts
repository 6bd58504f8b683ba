import { sql } from 'drizzle-orm';
import { linksOf } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import type { SignedInMerchant } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { recount } from '../reviews/public.ts';
import { aCustomer } from '../reviews/testing.ts';
import { anAddress, moderationTest } from './testing.ts';
import type { ModerationTest } from './testing.ts';
import { stateWithdrawal } from './withdrawals.ts';

const EXPLANATION = 'We exchange the broken cup as a complaint.';
let test: ModerationTest;
let merchant: SignedInMerchant;
beforeAll(async () => {
  test = await moderationTest();
  merchant = await test.merchant({ name: 'Tea house' });
});
afterAll(() => test.close());

/** A public review of one of the company's products, which it takes back. */
async function withdrawn(email: string | null = anAddress()) {
  const { id: companyId } = merchant.company;
  const { reviewId } = await test.screened({ companyId, email, grade: 2 });
  const productId = newId();
  await test.app.db.read.execute(sql`
    with p as (
      insert into engine.products (id, company_id, external_id, slug, name, created_at)
      values (${productId}, ${companyId}, ${productId}, ${`p-${productId}`}, 'Green tea', now()) returning id)
    update engine.reviews set product_id = ${productId} where id = ${reviewId} and exists (select 1 from p)`);
  await test.app.db.tx((tx) => recount(tx, { companyId }));
  await withdraw(reviewId).expect(200);
  await test.work();
  return { reviewId, companyId, email: email ?? '' };
}
const withdraw = (reviewId: string) =>
  merchant.browser
    .post(`${merchant.panel}/reviews/${reviewId}/withdrawal`)
    .send({ reason: 'complaint_item', explanation: EXPLANATION });
const statementOf = async (email: string) => {
  const token = test.statementToken(test.sink.mailsTo(email).at(-1));
  const at = `${API_ROOT}/statements/${token}`;
  return { page: (await test.program().get(at).expect(200)).body, appeal: () => test.browser().post(`${at}/appeal`) };
};

it('a withdrawal is stated to the author with the seller’s reason and words, and a way to appeal', async () => {
  const { reviewId, email } = await withdrawn();
  const [mail, ...others] = test.sink.mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.parsed.subject).toBe('The seller has withdrawn your review: Green tea');
  expect(mail?.parsed.text).toContain(EXPLANATION);
  expect(mail?.parsed.text).toMatch(/appeal with one click/);
  const { page } = await statementOf(email);
  expect(page).toMatchObject({
    ...{ side: 'author', effect: 'withdrawn', ground: 'seller_complaint_item', decidedBy: 'merchant', rules: [] },
    ...{ canAppeal: true, appeal: null },
  });
  expect(await test.stateOf(reviewId)).toBe('withdrawn');
});

it('the author’s own page leads to it, also where nobody can be written to', async () => {
  const { reviewId } = await withdrawn(null);
  const { rows } = await test.app.db.read.execute<{ id: string }>(
    sql`select submission_id as id from engine.reviews where id = ${reviewId}`,
  );
  const link = test.app.tokens.derive('review', rows[0]?.id ?? '');
  const { body } = await test.browser().get(`${API_ROOT}/my-reviews/${link}`).expect(200);
  const { body: page } = await test.program().get(`${API_ROOT}/statements/${body.reviews[0].statementToken}`);
  expect(page).toMatchObject({ effect: 'withdrawn', canAppeal: true });
});

it('an invited author gets the link of his invitation, which manages what he has written', async () => {
  const { token, productIds, submitProduct } = await aCustomer(test, merchant, 1);
  const { body } = await submitProduct(productIds[0] ?? '');
  await test.work();
  await withdraw(body.reviewId ?? '').expect(200);
  await test.work();
  const own = expect.stringMatching(new RegExp(`/edit/${token}$`)) as string;
  expect(linksOf(test.sink.mails.at(-1)!)).toContainEqual(own);
  await test.browser().get(`${API_ROOT}/my-reviews/${token}`).expect(200);
});

it('an appeal that is granted publishes the review again, for good: the company is told and cannot do it twice', async () => {
  const { reviewId, companyId, email } = await withdrawn();
  await (await statementOf(email)).appeal().send({ text: 'It is about the tea, too.' }).expect(202);
  const [waiting] = await test.moderator().cases({ reviewId, kind: 'appeal' });
  expect(waiting?.appeal).toEqual({
    ...{ side: 'author', text: 'It is about the tea, too.', ground: 'seller_complaint_item' },
    ...{ decidedBy: 'merchant', explanation: EXPLANATION },
  });
  await test.moderator().decide(waiting!.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
  await test.work();
  expect(await test.stateOf(reviewId)).toBe('published');
  expect(await test.app.db.tx((tx) => recount(tx, { companyId }))).toBe(0);
  expect(test.subjectsTo(email).at(-1)).toBe('Your review of Tea house has been released');
  expect(test.subjectsTo(merchant.email).at(-1)).toBe('A review that you had withdrawn is public again: Green tea');
  expect((await withdraw(reviewId).expect(409)).body.code).toBe('review_act_refused');
  expect(await test.stateOf(reviewId)).toBe('published');
});

it('one that is refused leaves it withdrawn, now by a person’s decision, which another one may look at', async () => {
  const { reviewId, email } = await withdrawn();
  await (await statementOf(email)).appeal().send({}).expect(202);
  const decide = async (staffId: string) => {
    const [waiting] = await test.moderator(staffId).cases({ reviewId, kind: 'appeal' });
    const refusal = { decision: 'refuse', ground: 'seller_complaint_item' } as const;
    return test.moderator(staffId).decide(waiting!.id, refusal);
  };
  expect((await decide('1')).status).toBe(200);
  await test.work();
  expect(await test.stateOf(reviewId)).toBe('withdrawn');
  expect(test.subjectsTo(email).at(-1)).toBe('Your appeal about Tea house has been decided');
  const { page, appeal } = await statementOf(email);
  expect(page).toMatchObject({ effect: 'withdrawn', decidedBy: 'moderator', canAppeal: true });
  await appeal().send({}).expect(202);
  expect((await decide('1')).body.code).toBe('second_moderator_needed');
  expect((await decide('2')).status).toBe(200);
  await test.work();
  expect((await statementOf(email)).page.canAppeal).toBe(false);
});

it('is stated once, however often the job runs, and not of a review that its author has deleted meanwhile', async () => {
  const { reviewId, companyId, email } = await withdrawn();
  const again = { companyId, reviewId, reason: 'complaint_item' };
  await Promise.all([1, 2, 3].map(() => stateWithdrawal.perform(test.app, again, { id: newId() })));
  await test.work();
  expect(test.sink.mailsTo(email)).toHaveLength(1);
  const { reviewId: other } = await test.screened({ companyId });
  await stateWithdrawal.perform(test.app, { ...again, reviewId: other }, { id: newId() });
  const { rows } = await test.app.db.read.execute(
    sql`select 1 from engine.statements_of_reasons where review_id = ${other}`,
  );
  expect(rows).toEqual([]);
});
