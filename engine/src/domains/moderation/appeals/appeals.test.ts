import { sql } from 'drizzle-orm';
import type { DeskCase } from '@app/contracts/moderation';
import { API_ROOT } from '../../../http/paths.ts';
import type { SignedInMerchant } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { transitionReview } from '../../reviews/public.ts';
import { APPEAL_DAYS } from './appeal-eligibility.ts';
import { sweepObsoleteCases } from '../cases/obsolete-cases.ts';
import { BAD, aText, anAddress, moderationTest } from '../testing.ts';
import type { ModerationTest } from '../testing.ts';

let test: ModerationTest;
let merchant: SignedInMerchant;
beforeAll(async () => {
  test = await moderationTest();
  merchant = await test.merchant({ name: 'Tea house' });
});
afterAll(() => test.close());

const lastToken = (address: string) => test.statementToken(test.sink.mailsTo(address).at(-1));
const appeal = (token: string, body: object = {}) =>
  test.browser().post(`${API_ROOT}/statements/${token}/appeal`).send(body);
const statement = async (token: string) =>
  (await test.program().get(`${API_ROOT}/statements/${token}`).expect(200)).body;
const oneCase = async (reviewId: string, kind: string): Promise<DeskCase> => {
  const [found] = await test.moderator('9').cases({ reviewId, kind });
  if (!found) throw new Error(`no case of kind ${kind}`);
  return found;
};
const decide = async (staffId: string, id: string, decision: 'accept' | 'refuse', ground = 'offensive') => {
  const answer = await test.moderator(staffId).decide(id, { decision, ground: ground as 'offensive' });
  await test.work();
  return answer;
};
/** A review that moderator 1 has rejected. */
const rejected = async () => {
  const email = anAddress();
  const { reviewId } = await test.screened({ body: BAD, email });
  await decide('1', (await oneCase(reviewId, 'review')).id, 'refuse');
  return { reviewId, email, token: lastToken(email) };
};

describe('an author’s appeal', () => {
  it('an author’s appeal goes to a second moderator, who may reverse the decision', async () => {
    const { reviewId, email, token } = await rejected();
    await appeal(token, { text: 'It is a quotation.' }).expect(202);
    const waiting = await oneCase(reviewId, 'appeal');
    expect(waiting.appeal).toEqual({
      side: 'author',
      text: 'It is a quotation.',
      ground: 'offensive',
      decidedBy: '1',
      explanation: null,
    });
    expect((await test.moderator('1').get(`/cases/${waiting.id}`).expect(200)).body.decidable).toBe(false);
    const refused = await decide('1', waiting.id, 'accept');
    expect([refused.status, refused.body.code]).toEqual([409, 'second_moderator_needed']);

    expect((await decide('2', waiting.id, 'accept')).status).toBe(200);
    expect(await test.stateOf(reviewId)).toBe('published');
    expect(test.sink.mailsTo(email).at(-1)?.parsed.text).toMatch(/You were right/);
    expect(await statement(token)).toMatchObject({ canAppeal: false, appeal: { state: 'reversed' } });
  });

  it('a second decision about an author’s appeal cannot be appealed again', async () => {
    const { reviewId, email, token } = await rejected();
    await appeal(token).expect(202);
    await decide('2', (await oneCase(reviewId, 'appeal')).id, 'refuse');
    expect(await test.stateOf(reviewId)).toBe('rejected');
    expect(test.subjectsTo(email).at(-1)).toBe('Your appeal about Test company has been decided');
    expect(await statement(token)).toMatchObject({ canAppeal: false, appeal: { state: 'upheld' } });
    const last = lastToken(email);
    expect(last).not.toBe(token);
    expect(await statement(last)).toMatchObject({ effect: 'rejected', canAppeal: false });
    expect((await appeal(last).expect(409)).body.code).toBe('appeal_closed');
  });

  it('an author can appeal once against a statement', async () => {
    const { token } = await rejected();
    const answers = await Promise.all([appeal(token), appeal(token), appeal(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect((await appeal(token).expect(409)).body.code).toBe('appeal_exists');
  });

  it('releasing a held text grants its author’s appeal against the hold', async () => {
    const email = anAddress();
    const { reviewId } = await test.screened({ body: BAD, email });
    const token = lastToken(email);
    await appeal(token).expect(202);
    expect((await oneCase(reviewId, 'appeal')).appeal?.decidedBy).toBe('screening');
    await decide('1', (await oneCase(reviewId, 'review')).id, 'accept');
    expect(await test.stateOf(reviewId)).toBe('published');
    expect(await test.moderator().cases({ reviewId })).toEqual([]);
    expect((await statement(token)).appeal.state).toBe('reversed');
  });

  it('an appeal against a hold is left to a second moderator if the first one rejects the text', async () => {
    const email = anAddress();
    const { reviewId } = await test.screened({ body: BAD, email });
    const token = lastToken(email);
    await appeal(token).expect(202);
    await decide('1', (await oneCase(reviewId, 'review')).id, 'refuse');
    const waiting = await oneCase(reviewId, 'appeal');
    expect((await decide('1', waiting.id, 'accept')).body.code).toBe('second_moderator_needed');
    await decide('2', waiting.id, 'accept');
    expect(await test.stateOf(reviewId)).toBe('published');
  });

  it('an appeal against a hold decided by the first moderator can be made once more to a second one', async () => {
    const email = anAddress();
    const { reviewId } = await test.screened({ body: BAD, email });
    await appeal(lastToken(email)).expect(202);
    await decide('1', (await oneCase(reviewId, 'appeal')).id, 'refuse');
    expect(await test.stateOf(reviewId)).toBe('rejected');
    expect(await test.moderator().cases({ reviewId })).toEqual([]);
    const second = lastToken(email);
    expect(await statement(second)).toMatchObject({ effect: 'rejected', canAppeal: true });
    await appeal(second).expect(202);
    expect((await decide('1', (await oneCase(reviewId, 'appeal')).id, 'accept')).body.code).toBe(
      'second_moderator_needed',
    );
  });

  it('a granted appeal publishes a rejected edit of a public review', async () => {
    const email = anAddress();
    const { reviewId } = await test.screened({ email });
    const revision = { grade: 2, body: BAD };
    await test.app.db.tx((tx) => transitionReview(test.app, tx, reviewId, 'revise', { actor: 'reviewer', revision }));
    await test.work();
    await decide('1', (await oneCase(reviewId, 'review')).id, 'refuse');
    const token = lastToken(email);
    await appeal(token).expect(202);
    expect((await decide('2', (await oneCase(reviewId, 'appeal')).id, 'accept')).status).toBe(200);
    const { rows } = await test.app.db.queries.execute(sql`
      select r.state, r.grade, v.body from engine.reviews r
      join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision where r.id = ${reviewId}`);
    expect(rows).toEqual([{ state: 'published', grade: 2, body: BAD }]);
  });

  it('an appeal about an edit does not reinstate a review removed for another text', async () => {
    const email = anAddress();
    const { reviewId } = await test.screened({ companyId: merchant.company.id, email });
    const revision = { grade: 2, body: BAD };
    await test.app.db.tx((tx) => transitionReview(test.app, tx, reviewId, 'revise', { actor: 'reviewer', revision }));
    await test.work();
    await decide('1', (await oneCase(reviewId, 'review')).id, 'refuse');
    await appeal(lastToken(email)).expect(202);
    await merchant.browser
      .post(`${merchant.panel}/reviews/${reviewId}/reports`)
      .send({ reason: 'not_genuine' })
      .expect(202);
    await decide('1', (await oneCase(reviewId, 'report')).id, 'accept', 'not_genuine');
    expect(await test.stateOf(reviewId)).toBe('rejected');
    const answer = await decide('2', (await oneCase(reviewId, 'appeal')).id, 'accept');
    expect([answer.status, answer.body.code]).toEqual([409, 'case_changed']);
    expect(await test.stateOf(reviewId)).toBe('rejected');
  });

  it('an appeal about a text is closed once a later text of its author has passed', async () => {
    const email = anAddress();
    const { reviewId } = await test.screened({ body: BAD, email });
    const token = lastToken(email);
    await appeal(token).expect(202);
    const revision = { grade: 4, body: aText() };
    await test.app.db.tx((tx) => transitionReview(test.app, tx, reviewId, 'revise', { actor: 'reviewer', revision }));
    await test.work();
    expect(await test.stateOf(reviewId)).toBe('published');
    await sweepObsoleteCases(test.app);
    expect(await test.moderator().cases({ reviewId })).toEqual([]);
    expect((await statement(token)).appeal.state).toBe('upheld');
  });

  it('an appeal needs the link of the statement', async () => {
    const { token } = await rejected();
    for (const wrong of [
      test.app.tokens.derive('statement', newId()),
      test.app.tokens.derive('review', test.app.tokens.subject(token)),
      test.app.tokens.derive('report', test.app.tokens.subject(token)),
      test.app.tokens.derive('statement', test.app.tokens.subject(token), 2),
    ]) {
      expect((await appeal(wrong).expect(404)).body.code).toBe('token_invalid');
      await test.program().get(`${API_ROOT}/statements/${wrong}`).expect(404);
    }
  });
});

describe('an appeal of those who reported', () => {
  const dismissed = async () => {
    const [author, reporter] = [anAddress(), anAddress()];
    const { reviewId } = await test.screened({ companyId: merchant.company.id, email: author });
    const report = { reason: 'not_genuine', email: reporter };
    await test
      .browser()
      .post(`${API_ROOT}/reviews/${reviewId}/reports`)
      .set('User-Agent', newId())
      .send(report)
      .expect(202);
    await merchant.browser.post(`${merchant.panel}/reviews/${reviewId}/reports`).send({ reason: 'other' }).expect(202);
    test.sink.clear();
    await decide('1', (await oneCase(reviewId, 'report')).id, 'refuse');
    return { reviewId, author, visitorToken: lastToken(reporter), merchantToken: lastToken(merchant.email) };
  };

  it('a reporter’s appeal is decided by another moderator and removes the review for both sides', async () => {
    const { reviewId, author, visitorToken, merchantToken } = await dismissed();
    const later = anAddress();
    await appeal(visitorToken, { email: later }).expect(202);
    await appeal(merchantToken, { text: 'We have no such customer.' }).expect(202);
    const cases = await test.moderator('2').cases({ reviewId, kind: 'appeal' });
    expect(cases.map(({ appeal: one }) => one?.side).sort()).toEqual(['merchant', 'reporter']);
    expect((await decide('1', cases[0]!.id, 'accept', 'not_genuine')).body.code).toBe('second_moderator_needed');
    await decide('2', cases[0]!.id, 'accept', 'not_genuine');
    expect(await test.stateOf(reviewId)).toBe('rejected');
    expect(await test.moderator().cases({ reviewId })).toEqual([]);
    expect(test.subjectsTo(later)).toEqual(['The review you reported has been taken down']);
    expect(test.subjectsTo(merchant.email).at(-1)).toBe('The review you reported has been taken down');
    // It is the author's first decision: the right to a second one is the author's own.
    expect(await statement(lastToken(author))).toMatchObject({ effect: 'removed', canAppeal: true });
    expect(await statement(visitorToken)).toMatchObject({ appeal: { state: 'reversed' }, review: { body: null } });
  });

  it('a refused appeal of a reporter is final for that side', async () => {
    const { reviewId, author, merchantToken } = await dismissed();
    await appeal(merchantToken).expect(202);
    await decide('2', (await oneCase(reviewId, 'appeal')).id, 'refuse', 'no_violation');
    expect(await test.stateOf(reviewId)).toBe('published');
    expect(test.sink.mailsTo(merchant.email).at(-1)?.parsed.text).toMatch(/come to the same result/);
    expect(await statement(merchantToken)).toMatchObject({ canAppeal: false, appeal: { state: 'upheld' } });
    expect(test.subjectsTo(author)).toEqual([]);
  });
});

it('a removed review is reinstated by its author’s appeal, and its reporters are told', async () => {
  const author = anAddress();
  const { reviewId } = await test.screened({ companyId: merchant.company.id, email: author });
  await merchant.browser.post(`${merchant.panel}/reviews/${reviewId}/reports`).send({ reason: 'other' }).expect(202);
  await decide('1', (await oneCase(reviewId, 'report')).id, 'accept', 'not_genuine');
  await appeal(lastToken(author)).expect(202);
  await decide('2', (await oneCase(reviewId, 'appeal')).id, 'accept');
  expect(await test.stateOf(reviewId)).toBe('published');
  expect(test.subjectsTo(merchant.email).at(-1)).toBe('The review you reported is public again');
  const { rows } = await test.app.db.queries.execute(
    sql`select state from engine.reports where review_id = ${reviewId}`,
  );
  expect(rows).toEqual([{ state: 'dismissed' }]);
});

// Last: the clock does not go back.
it('an appeal is possible until 190 days after the statement', async () => {
  const { token } = await rejected();
  await test.shiftClock(`${APPEAL_DAYS + 1} days`);
  expect((await appeal(token).expect(409)).body.code).toBe('appeal_closed');
});
