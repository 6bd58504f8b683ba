import { sql } from 'drizzle-orm';
import { linksOf } from '../../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../../http/paths.ts';
import type { SignedInMerchant } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { transitionReview, recountAggregates } from '../../reviews/public.ts';
import { aCustomer } from '../../reviews/testing/customers.ts';
import { sweepObsoleteCases } from '../cases/obsolete-cases.ts';
import { anAddress, moderationTest } from '../testing.ts';
import type { ModerationTest } from '../testing.ts';
import { screenWithdrawalRequest, addSellerWithdrawalStatement } from './withdrawals.ts';

const EXPLANATION = 'We exchange the broken cup as a complaint.';
/** A text that supports the reason of the request, and one that does not. */
const SUPPORTING = 'It arrived damaged, I am waiting for the refund.';
const UNSUPPORTING = 'Worst purchase of my life, I want nothing more from them.';
const GRANT = { decision: 'accept', ground: 'seller_complaint_item' } as const;
const REFUSE = { decision: 'refuse', ground: 'no_violation' } as const;

let test: ModerationTest;
let merchant: SignedInMerchant;
beforeAll(async () => {
  test = await moderationTest();
  merchant = await test.merchant({ name: 'Tea house' });
});
afterAll(() => test.close());

let reviews = 0;
/** A public review of one of the company's products. */
async function aProductReview(body: string, email: string | null = anAddress()) {
  const { id: companyId } = merchant.company;
  // Distinct, so that none is a near duplicate.
  const { reviewId } = await test.screened({ companyId, email, grade: 2, body: `${body} Number ${++reviews}.` });
  const productId = newId();
  await test.app.db.tx(async (tx) => {
    await tx.execute(sql`
      insert into engine.products (id, company_id, external_id, slug, name, created_at)
      values (${productId}, ${companyId}, ${productId}, ${`p-${productId}`}, 'Green tea', now())`);
    await tx.execute(sql`update engine.reviews set product_id = ${productId} where id = ${reviewId}`);
    await recountAggregates(tx, { companyId });
  });
  return { reviewId, companyId, email: email ?? '' };
}
const requestWithdrawal = (reviewId: string) =>
  merchant.browser
    .post(`${merchant.panel}/reviews/${reviewId}/withdrawal`)
    .send({ reason: 'complaint_item', explanation: EXPLANATION });
/** The same, with a withdrawal request. */
async function requested(body: string, email?: string | null) {
  const review = await aProductReview(body, email);
  await requestWithdrawal(review.reviewId).expect(200);
  await test.work();
  return review;
}
const waiting = async (reviewId: string, kind = 'withdrawal', staffId?: string) =>
  (await test.moderator(staffId).cases({ reviewId, kind }))[0];
const requestOf = async (reviewId: string) => {
  const { rows } = await test.app.db.queries.execute<{ state: string; by: string | null }>(
    sql`select state, decided_by as by from engine.review_withdrawals where review_id = ${reviewId}`,
  );
  return rows[0];
};
const statementOf = async (email: string) => {
  const token = test.statementToken(test.sink.mailsTo(email).at(-1));
  const at = `${API_ROOT}/statements/${token}`;
  return { page: (await test.program().get(at).expect(200)).body, appeal: () => test.browser().post(`${at}/appeal`) };
};

describe('withdrawal by the review’s own words', () => {
  it('a review whose words support the request is withdrawn at once and stated to its author', async () => {
    const { reviewId, email } = await requested(SUPPORTING);
    expect(await test.stateOf(reviewId)).toBe('withdrawn');
    expect(await waiting(reviewId)).toBeUndefined();
    const [mail, ...others] = test.sink.mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.parsed.subject).toBe('Your review was withdrawn at the seller’s request: Green tea');
    expect(mail?.parsed.text).toContain(EXPLANATION);
    expect(mail?.parsed.text).toContain('by a program, without a person');
    expect(mail?.parsed.text).toMatch(/appeal with one click/);
    const { page } = await statementOf(email);
    expect(page).toMatchObject({
      side: 'author',
      effect: 'withdrawn',
      ground: 'seller_complaint_item',
      decidedBy: 'screening',
      rules: [],
      canAppeal: true,
      appeal: null,
    });
  });

  it('the author’s own page links to the statement of a withdrawal, also without an address', async () => {
    const { reviewId } = await requested(SUPPORTING, null);
    const { rows } = await test.app.db.queries.execute<{ id: string }>(
      sql`select submission_id as id from engine.reviews where id = ${reviewId}`,
    );
    const link = test.app.tokens.derive('review', rows[0]?.id ?? '');
    const { body } = await test.browser().get(`${API_ROOT}/my-reviews/${link}`).expect(200);
    const { body: page } = await test.program().get(`${API_ROOT}/statements/${body.reviews[0].statementToken}`);
    expect(page).toMatchObject({ effect: 'withdrawn', canAppeal: true });
  });

  it('a granted appeal publishes a withdrawn review for good, and the company is told', async () => {
    const { reviewId, companyId, email } = await requested(SUPPORTING);
    await (await statementOf(email)).appeal().send({ text: 'It is about the tea, too.' }).expect(202);
    const opened = await waiting(reviewId, 'appeal');
    expect(opened?.appeal).toEqual({
      side: 'author',
      text: 'It is about the tea, too.',
      ground: 'seller_complaint_item',
      decidedBy: 'screening',
      explanation: EXPLANATION,
    });
    await test.moderator().decide(opened!.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
    await test.work();
    expect(await test.stateOf(reviewId)).toBe('published');
    expect(await requestOf(reviewId)).toEqual({ state: 'reversed', by: 'words' });
    expect(await test.app.db.tx((tx) => recountAggregates(tx, { companyId }))).toBe(0);
    expect(test.subjectsTo(email).at(-1)).toBe('Your review of Tea house has been released');
    expect(test.subjectsTo(merchant.email).at(-1)).toBe(
      'A review withdrawn at your request is public again: Green tea',
    );
    expect((await requestWithdrawal(reviewId).expect(409)).body.code).toBe('review_act_refused');
  });

  it('a refused appeal leaves a review withdrawn, and may be appealed to a second moderator', async () => {
    const { reviewId, email } = await requested(SUPPORTING);
    await (await statementOf(email)).appeal().send({}).expect(202);
    const decide = async (staffId: string) =>
      test
        .moderator(staffId)
        .decide((await waiting(reviewId, 'appeal', staffId))!.id, { ...GRANT, decision: 'refuse' });
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
});

describe('withdrawal by a moderator', () => {
  it('a review whose words do not support the request stays until a moderator decides', async () => {
    const { reviewId, email } = await requested(UNSUPPORTING);
    expect(await test.stateOf(reviewId)).toBe('published');
    const opened = await waiting(reviewId);
    expect(opened).toMatchObject({ kind: 'withdrawal', decidable: true, review: { state: 'published' } });
    expect(opened?.withdrawal).toEqual({ reason: 'complaint_item', explanation: EXPLANATION, product: 'Green tea' });
    expect(test.sink.mailsTo(email)).toEqual([]);
  });

  it('a withdrawal granted by a moderator may be appealed to a second one', async () => {
    const { reviewId, companyId, email } = await requested(UNSUPPORTING);
    const { id } = (await waiting(reviewId))!;
    const wrong = await test.moderator('1').decide(id, { ...GRANT, ground: 'offensive' });
    expect(wrong.body.code).toBe('ground_needed');
    await test.moderator('1').decide(id, GRANT).expect(200);
    await test.work();
    expect(await test.stateOf(reviewId)).toBe('withdrawn');
    expect(await requestOf(reviewId)).toEqual({ state: 'granted', by: 'moderator' });
    expect(await test.app.db.tx((tx) => recountAggregates(tx, { companyId }))).toBe(0);
    expect(test.sink.mailsTo(email).at(-1)?.parsed.text).toContain('The decision was made by a person.');
    expect(test.subjectsTo(merchant.email).at(-1)).toBe('A review has been withdrawn as you asked: Green tea');
    const { page, appeal } = await statementOf(email);
    expect(page).toMatchObject({ effect: 'withdrawn', ground: 'seller_complaint_item', decidedBy: 'moderator' });
    await appeal().send({}).expect(202);
    const again = (await waiting(reviewId, 'appeal'))!;
    const uphold = { ...GRANT, decision: 'refuse' } as const;
    expect((await test.moderator('1').decide(again.id, uphold)).body.code).toBe('second_moderator_needed');
    await test.moderator('2').decide(again.id, uphold).expect(200);
  });

  it('a refused withdrawal request is final and told to the company only', async () => {
    const { reviewId, email } = await requested(UNSUPPORTING);
    await test
      .moderator()
      .decide((await waiting(reviewId))!.id, REFUSE)
      .expect(200);
    await test.work();
    expect(await test.stateOf(reviewId)).toBe('published');
    expect(await requestOf(reviewId)).toEqual({ state: 'refused', by: 'moderator' });
    expect(test.subjectsTo(merchant.email).at(-1)).toBe('A review stays public: Green tea');
    expect(test.sink.mailsTo(email)).toEqual([]);
    await requestWithdrawal(reviewId).expect(409);
  });

  it('a decision about a withdrawal of a text that has changed since is refused', async () => {
    const { reviewId } = await requested(UNSUPPORTING);
    const opened = (await waiting(reviewId))!;
    await test.app.db.tx(async (tx) => {
      const revision = { grade: 1, body: 'What I wrote was not all of it, there is more to say.' };
      await transitionReview(test.app, tx, reviewId, 'revise', { actor: 'reviewer', revision });
      await transitionReview(test.app, tx, reviewId, 'pass', { actor: 'screening' });
    });
    const stale = await test.moderator().decide(opened.id, { ...GRANT, revision: opened.review?.revision });
    expect(stale.body.code).toBe('case_changed');
    const now = (await waiting(reviewId))!;
    expect(now.review?.body).toContain('more to say');
    await test
      .moderator()
      .decide(now.id, { ...GRANT, revision: now.review?.revision })
      .expect(200);
  });

  it('a withdrawal request is dropped when its author deletes or erases the review', async () => {
    for (const command of ['delete', 'erase'] as const) {
      const { reviewId } = await requested(UNSUPPORTING);
      await test.app.db.tx((tx) => transitionReview(test.app, tx, reviewId, command, { actor: 'reviewer' }));
      await sweepObsoleteCases(test.app);
      expect(await waiting(reviewId)).toBeUndefined();
      expect(await requestOf(reviewId)).toEqual({ state: 'dropped', by: null });
    }
  });
});

it('an invited author gets the link of their invitation in the mail about a withdrawal', async () => {
  const { token, productIds, submitProduct } = await aCustomer(test, merchant, 1);
  const { body } = await submitProduct(productIds[0] ?? '');
  await test.work();
  await requestWithdrawal(body.reviewId ?? '').expect(200);
  await test.work();
  await test
    .moderator()
    .decide((await waiting(body.reviewId ?? ''))!.id, GRANT)
    .expect(200);
  await test.work();
  const own = expect.stringMatching(new RegExp(`/edit/${token}$`)) as string;
  const mail = test.sink.mails.find(({ parsed }) => parsed.text?.includes(`/edit/${token}`));
  expect(linksOf(mail!)).toContainEqual(own);
  await test.browser().get(`${API_ROOT}/my-reviews/${token}`).expect(200);
});

it('a withdrawal request is decided and stated once by repeated jobs', async () => {
  const { reviewId, companyId, email } = await aProductReview(SUPPORTING);
  await requestWithdrawal(reviewId).expect(200);
  await Promise.all(
    [1, 2, 3].map(() => screenWithdrawalRequest.perform(test.app, { companyId, reviewId }, { id: newId() })),
  );
  await test.work();
  expect(test.sink.mailsTo(email)).toHaveLength(1);
  const unsaid = await requested(UNSUPPORTING);
  await screenWithdrawalRequest.perform(test.app, unsaid, { id: newId() });
  expect(await test.moderator().cases({ reviewId: unsaid.reviewId })).toHaveLength(1);
});

it('a withdrawal by the seller alone that is still queued is stated as such, once', async () => {
  const { reviewId, companyId, email } = await aProductReview(UNSUPPORTING);
  const before = { companyId, reviewId, reason: 'complaint_item' };
  // Not withdrawn after all.
  await addSellerWithdrawalStatement.perform(test.app, before, { id: newId() });
  await test.app.db.tx((tx) => transitionReview(test.app, tx, reviewId, 'withdraw', { actor: 'merchant' }));
  await test.app.db.queries.execute(
    sql`update engine.reviews set withdrawal_explanation = ${EXPLANATION} where id = ${reviewId}`,
  );
  await Promise.all([1, 2, 3].map(() => addSellerWithdrawalStatement.perform(test.app, before, { id: newId() })));
  await test.work();
  expect(test.sink.mailsTo(email)).toHaveLength(1);
  expect((await statementOf(email)).page).toMatchObject({
    effect: 'withdrawn',
    decidedBy: 'merchant',
    canAppeal: true,
  });
  expect(await requestOf(reviewId)).toEqual({ state: 'granted', by: 'seller' });
});
