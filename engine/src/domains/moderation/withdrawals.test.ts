import { sql } from 'drizzle-orm';
import { linksOf } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import type { SignedInMerchant } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { act, recount } from '../reviews/public.ts';
import { aCustomer } from '../reviews/testing.ts';
import { sweepMoot } from './moot.ts';
import { anAddress, moderationTest } from './testing.ts';
import type { ModerationTest } from './testing.ts';
import { examineWithdrawal, stateWithdrawal } from './withdrawals.ts';

const EXPLANATION = 'We exchange the broken cup as a complaint.';
/** What the author says himself, and what only the seller does. */
const BORNE_OUT = 'It arrived damaged, I am waiting for the refund.';
const UNSAID = 'Worst purchase of my life, I want nothing more from them.';
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
  // No two texts are the same.
  const { reviewId } = await test.screened({ companyId, email, grade: 2, body: `${body} Number ${++reviews}.` });
  const productId = newId();
  await test.app.db.tx(async (tx) => {
    await tx.execute(sql`
      insert into engine.products (id, company_id, external_id, slug, name, created_at)
      values (${productId}, ${companyId}, ${productId}, ${`p-${productId}`}, 'Green tea', now())`);
    await tx.execute(sql`update engine.reviews set product_id = ${productId} where id = ${reviewId}`);
    await recount(tx, { companyId });
  });
  return { reviewId, companyId, email: email ?? '' };
}
const ask = (reviewId: string) =>
  merchant.browser
    .post(`${merchant.panel}/reviews/${reviewId}/withdrawal`)
    .send({ reason: 'complaint_item', explanation: EXPLANATION });
/** The same, which the company asks to have withdrawn. */
async function asked(body: string, email?: string | null) {
  const review = await aProductReview(body, email);
  await ask(review.reviewId).expect(200);
  await test.work();
  return review;
}
const waiting = async (reviewId: string, kind = 'withdrawal', staffId?: string) =>
  (await test.moderator(staffId).cases({ reviewId, kind }))[0];
const requestOf = async (reviewId: string) => {
  const { rows } = await test.app.db.read.execute<{ state: string; by: string | null }>(
    sql`select state, decided_by as by from engine.review_withdrawals where review_id = ${reviewId}`,
  );
  return rows[0];
};
const statementOf = async (email: string) => {
  const token = test.statementToken(test.sink.mailsTo(email).at(-1));
  const at = `${API_ROOT}/statements/${token}`;
  return { page: (await test.program().get(at).expect(200)).body, appeal: () => test.browser().post(`${at}/appeal`) };
};

describe('by its own words', () => {
  it('a review goes at once, stated to its author with the seller’s reason and words, and a way to appeal', async () => {
    const { reviewId, email } = await asked(BORNE_OUT);
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

  it('the author’s own page leads to the statement, also where nobody can be written to', async () => {
    const { reviewId } = await asked(BORNE_OUT, null);
    const { rows } = await test.app.db.read.execute<{ id: string }>(
      sql`select submission_id as id from engine.reviews where id = ${reviewId}`,
    );
    const link = test.app.tokens.derive('review', rows[0]?.id ?? '');
    const { body } = await test.browser().get(`${API_ROOT}/my-reviews/${link}`).expect(200);
    const { body: page } = await test.program().get(`${API_ROOT}/statements/${body.reviews[0].statementToken}`);
    expect(page).toMatchObject({ effect: 'withdrawn', canAppeal: true });
  });

  it('an appeal that is granted publishes it again, for good: the company is told and cannot ask twice', async () => {
    const { reviewId, companyId, email } = await asked(BORNE_OUT);
    await (await statementOf(email)).appeal().send({ text: 'It is about the tea, too.' }).expect(202);
    const of = await waiting(reviewId, 'appeal');
    expect(of?.appeal).toEqual({
      side: 'author',
      text: 'It is about the tea, too.',
      ground: 'seller_complaint_item',
      decidedBy: 'screening',
      explanation: EXPLANATION,
    });
    await test.moderator().decide(of!.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
    await test.work();
    expect(await test.stateOf(reviewId)).toBe('published');
    expect(await requestOf(reviewId)).toEqual({ state: 'reversed', by: 'words' });
    expect(await test.app.db.tx((tx) => recount(tx, { companyId }))).toBe(0);
    expect(test.subjectsTo(email).at(-1)).toBe('Your review of Tea house has been released');
    expect(test.subjectsTo(merchant.email).at(-1)).toBe(
      'A review withdrawn at your request is public again: Green tea',
    );
    expect((await ask(reviewId).expect(409)).body.code).toBe('review_act_refused');
  });

  it('one that is refused leaves it withdrawn, now by a person’s decision, which another one may look at', async () => {
    const { reviewId, email } = await asked(BORNE_OUT);
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

describe('by the seller’s word alone', () => {
  it('a review stays, and a moderator sees the request with the seller’s reason and words', async () => {
    const { reviewId, email } = await asked(UNSAID);
    expect(await test.stateOf(reviewId)).toBe('published');
    const of = await waiting(reviewId);
    expect(of).toMatchObject({ kind: 'withdrawal', decidable: true, review: { state: 'published' } });
    expect(of?.withdrawal).toEqual({ reason: 'complaint_item', explanation: EXPLANATION, product: 'Green tea' });
    expect(test.sink.mailsTo(email)).toEqual([]);
  });

  it('granted, it goes by a person’s decision on the seller’s ground, and a second person decides an appeal', async () => {
    const { reviewId, companyId, email } = await asked(UNSAID);
    const { id } = (await waiting(reviewId))!;
    const wrong = await test.moderator('1').decide(id, { ...GRANT, ground: 'offensive' });
    expect(wrong.body.code).toBe('ground_needed');
    await test.moderator('1').decide(id, GRANT).expect(200);
    await test.work();
    expect(await test.stateOf(reviewId)).toBe('withdrawn');
    expect(await requestOf(reviewId)).toEqual({ state: 'granted', by: 'moderator' });
    expect(await test.app.db.tx((tx) => recount(tx, { companyId }))).toBe(0);
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

  it('refused, it stays for good: the company is told, its author never was', async () => {
    const { reviewId, email } = await asked(UNSAID);
    await test
      .moderator()
      .decide((await waiting(reviewId))!.id, REFUSE)
      .expect(200);
    await test.work();
    expect(await test.stateOf(reviewId)).toBe('published');
    expect(await requestOf(reviewId)).toEqual({ state: 'refused', by: 'moderator' });
    expect(test.subjectsTo(merchant.email).at(-1)).toBe('A review stays public: Green tea');
    expect(test.sink.mailsTo(email)).toEqual([]);
    await ask(reviewId).expect(409);
  });

  it('the moderator decides about the text that was on the screen', async () => {
    const { reviewId } = await asked(UNSAID);
    const of = (await waiting(reviewId))!;
    await test.app.db.tx(async (tx) => {
      const revision = { grade: 1, body: 'What I wrote was not all of it, there is more to say.' };
      await act(test.app, tx, reviewId, 'revise', { actor: 'reviewer', revision });
      await act(test.app, tx, reviewId, 'pass', { actor: 'screening' });
    });
    const stale = await test.moderator().decide(of.id, { ...GRANT, revision: of.review?.revision });
    expect(stale.body.code).toBe('case_changed');
    const now = (await waiting(reviewId))!;
    expect(now.review?.body).toContain('more to say');
    await test
      .moderator()
      .decide(now.id, { ...GRANT, revision: now.review?.revision })
      .expect(200);
  });

  it('is dropped with its case when its author deletes the review or has its words erased', async () => {
    for (const command of ['delete', 'erase'] as const) {
      const { reviewId } = await asked(UNSAID);
      await test.app.db.tx((tx) => act(test.app, tx, reviewId, command, { actor: 'reviewer' }));
      await sweepMoot(test.app);
      expect(await waiting(reviewId)).toBeUndefined();
      expect(await requestOf(reviewId)).toEqual({ state: 'dropped', by: null });
    }
  });
});

it('an invited author gets the link of his invitation, which manages what he has written', async () => {
  const { token, productIds, submitProduct } = await aCustomer(test, merchant, 1);
  const { body } = await submitProduct(productIds[0] ?? '');
  await test.work();
  await ask(body.reviewId ?? '').expect(200);
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

it('is decided and stated once, however often the job runs', async () => {
  const { reviewId, companyId, email } = await aProductReview(BORNE_OUT);
  await ask(reviewId).expect(200);
  await Promise.all([1, 2, 3].map(() => examineWithdrawal.perform(test.app, { companyId, reviewId }, { id: newId() })));
  await test.work();
  expect(test.sink.mailsTo(email)).toHaveLength(1);
  const unsaid = await asked(UNSAID);
  await examineWithdrawal.perform(test.app, unsaid, { id: newId() });
  expect(await test.moderator().cases({ reviewId: unsaid.reviewId })).toHaveLength(1);
});

it('what a seller had withdrawn by himself, and waits in the queue, is stated as that, once', async () => {
  const { reviewId, companyId, email } = await aProductReview(UNSAID);
  const before = { companyId, reviewId, reason: 'complaint_item' };
  // Not withdrawn after all.
  await stateWithdrawal.perform(test.app, before, { id: newId() });
  await test.app.db.tx((tx) => act(test.app, tx, reviewId, 'withdraw', { actor: 'merchant' }));
  await test.app.db.read.execute(
    sql`update engine.reviews set withdrawal_explanation = ${EXPLANATION} where id = ${reviewId}`,
  );
  await Promise.all([1, 2, 3].map(() => stateWithdrawal.perform(test.app, before, { id: newId() })));
  await test.work();
  expect(test.sink.mailsTo(email)).toHaveLength(1);
  expect((await statementOf(email)).page).toMatchObject({
    effect: 'withdrawn',
    decidedBy: 'merchant',
    canAppeal: true,
  });
  expect(await requestOf(reviewId)).toEqual({ state: 'granted', by: 'seller' });
});
