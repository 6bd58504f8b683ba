import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../../http/paths.ts';
import type { SignedInMerchant } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { transitionReview } from '../../reviews/public.ts';
import { sweepObsoleteCases } from '../cases/obsolete-cases.ts';
import { anAddress, moderationTest } from '../testing.ts';
import type { ModerationTest, Written } from '../testing.ts';

let test: ModerationTest;
let merchant: SignedInMerchant;
beforeAll(async () => {
  test = await moderationTest();
  merchant = await test.merchant({ name: 'Tea house' });
});
afterAll(() => test.close());

const published = (email: string | null = null) => test.screened({ companyId: merchant.company.id, email });
/** A visitor with a device of their own. */
let visitors = 0;
const visitor = (address = `198.51.100.${++visitors}`) => {
  const device = { 'User-Agent': `Visitor ${newId()}`, 'X-Forwarded-For': address };
  return (reviewId: string, report: object) =>
    test.browser().post(`${API_ROOT}/reviews/${reviewId}/reports`).set(device).send(report);
};
const asMerchant = (reviewId: string, report: object, by = merchant) =>
  by.browser.post(`${by.panel}/reviews/${reviewId}/reports`).send(report);
const caseOf = async ({ reviewId }: Written) => (await test.moderator().cases({ reviewId, kind: 'report' }))[0];
const TAKE_DOWN = { decision: 'accept', ground: 'not_genuine' } as const;
const KEEP = { decision: 'refuse', ground: 'no_violation' } as const;

describe('a report', () => {
  it('a report is acknowledged, decided and answered, then its address is erased', async () => {
    const [author, reporter] = [anAddress(), anAddress()];
    const review = await published(author);
    const text = 'He works for the shop next door.';
    await visitor()(review.reviewId, { reason: 'conflict_of_interest', text, email: reporter }).expect(202);
    await test.work();
    expect(test.subjectsTo(reporter)).toEqual(['We have received your report']);

    const waiting = await caseOf(review);
    expect(waiting).toMatchObject({
      review: { authorName: 'Anna K.' },
      reports: [{ side: 'visitor', reason: 'conflict_of_interest', text, weight: 0.5 }],
    });
    expect(JSON.stringify(waiting)).not.toContain(reporter);
    await test.moderator().decide(waiting!.id, TAKE_DOWN).expect(200);
    await test.work();
    expect(await test.stateOf(review.reviewId)).toBe('rejected');
    expect(test.subjectsTo(reporter)[1]).toBe('The review you reported has been taken down');
    expect(test.subjectsTo(author)).toEqual(['Your review of Tea house has been taken down']);
    const { rows } = await test.app.db.queries.execute(
      sql`select email, state, text from engine.reports where review_id = ${review.reviewId}`,
    );
    expect(rows).toEqual([{ email: null, state: 'accepted', text }]);
  });

  it('a dismissed report is answered with a way to appeal, and its author is not told', async () => {
    const [author, reporter] = [anAddress(), anAddress()];
    const review = await published(author);
    await visitor()(review.reviewId, { reason: 'other', email: reporter }).expect(202);
    await test
      .moderator()
      .decide((await caseOf(review))!.id, KEEP)
      .expect(200);
    await test.work();
    expect(await test.stateOf(review.reviewId)).toBe('published');
    expect(test.subjectsTo(author)).toEqual([]);
    const mail = test.sink.mailsTo(reporter).at(-1);
    expect(mail?.parsed.subject).toBe('The review you reported stays');
    const { body } = await test
      .program()
      .get(`${API_ROOT}/statements/${test.statementToken(mail)}`)
      .expect(200);
    expect(body).toMatchObject({ side: 'reporter', effect: 'kept', ground: 'no_violation', canAppeal: true });
  });

  it('a report is accepted once per device and once per company', async () => {
    const review = await published();
    const report = visitor();
    await report(review.reviewId, { reason: 'other' }).expect(202);
    expect((await report(review.reviewId, { reason: 'not_genuine' }).expect(409)).body.code).toBe('already_reported');
    await visitor()(review.reviewId, { reason: 'not_genuine' }).expect(202);
    await asMerchant(review.reviewId, { reason: 'other' }).expect(202);
    await asMerchant(review.reviewId, { reason: 'other' }).expect(409);
    expect((await caseOf(review))?.reports).toHaveLength(3);
  });

  it('reports from one address are accepted three times, whatever the browsers', async () => {
    const { reviewId } = await published();
    const report = async (address?: string) => (await visitor(address)(reviewId, { reason: 'other' })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) statuses.push(await report('203.0.113.4'));
    expect(statuses).toEqual([202, 202, 202, 409, 409]);
    expect(await report()).toBe(202);
  });

  it('a report of illegal content needs an explanation and a declaration of good faith', async () => {
    const review = await published();
    const text = 'It calls for setting fire to the shop.';
    const refused = async (report: object): Promise<unknown> =>
      (await visitor()(review.reviewId, { reason: 'illegal', ...report }).expect(422)).body.errors;
    expect(await refused({})).toMatchObject([
      { path: 'text', code: 'text_too_small', params: { minimum: 20 } },
      { path: 'goodFaith', code: 'required' },
    ]);
    expect(await refused({ text: `short${' '.repeat(30)}`, goodFaith: true })).toMatchObject([{ path: 'text' }]);
    expect(await refused({ text })).toMatchObject([{ path: 'goodFaith' }]);
    await asMerchant(review.reviewId, { reason: 'illegal', text }).expect(422);
    await asMerchant(review.reviewId, { reason: 'illegal', text, goodFaith: true }).expect(202);
    expect((await caseOf(review))?.reports).toMatchObject([{ reason: 'illegal', text }]);
  });

  it('a report with the honeypot field is accepted and discarded', async () => {
    const review = await published();
    await visitor()(review.reviewId, { reason: 'other', website: 'https://spam.example' }).expect(202);
    expect(await caseOf(review)).toBeUndefined();
  });

  it('a report needs a public review and a reason', async () => {
    const held = await test.screened({
      companyId: merchant.company.id,
      body: 'Call me at +48 601 234 567 and I tell.',
    });
    expect((await visitor()(held.reviewId, { reason: 'other' }).expect(404)).body.code).toBe('review_not_found');
    await visitor()(newId(), { reason: 'other' }).expect(404);
    const review = await published();
    await visitor()(review.reviewId, { reason: 'I do not like it' }).expect(422);
    await visitor()(review.reviewId, {}).expect(422);
  });

  it('a merchant’s report of another company’s review is answered with 404', async () => {
    const other = await test.merchant();
    const review = await published();
    const { body } = await asMerchant(review.reviewId, { reason: 'other' }, other).expect(404);
    expect(body.code).toBe('review_not_found');
    expect(await caseOf(review)).toBeUndefined();
  });

  it('a merchant’s report is answered to owners and managers', async () => {
    const review = await published();
    await asMerchant(review.reviewId, { reason: 'not_genuine', text: 'No such order.' }).expect(202);
    test.sink.clear();
    await test
      .moderator()
      .decide((await caseOf(review))!.id, TAKE_DOWN)
      .expect(200);
    await test.work();
    expect(test.subjectsTo(merchant.email)).toEqual(['The review you reported has been taken down']);
    const { rows } = await test.app.db.queries.execute(
      sql`select act from engine.audit_log where subject_id = ${review.reviewId} and actor_kind = 'merchant'`,
    );
    expect(rows).toEqual([{ act: 'review.reported' }]);
  });

  it('a report weighs more after accepted ones, and its case comes sooner', async () => {
    const [good, poor] = [visitor(), visitor()];
    for (const [report, decision] of [
      [good, TAKE_DOWN],
      [good, TAKE_DOWN],
      [poor, KEEP],
      [poor, KEEP],
    ] as const) {
      const review = await published();
      await report(review.reviewId, { reason: 'other' }).expect(202);
      await test
        .moderator()
        .decide((await caseOf(review))!.id, decision)
        .expect(200);
    }
    const [byGood, byPoor] = [await published(), await published()];
    await poor(byPoor.reviewId, { reason: 'other' }).expect(202);
    await good(byGood.reviewId, { reason: 'other' }).expect(202);
    const [first, second] = [await caseOf(byGood), await caseOf(byPoor)];
    expect([first?.reports[0]?.weight, second?.reports[0]?.weight]).toEqual([0.75, 0.25]);
    expect(first!.priority).toBeGreaterThan(second!.priority);
  });

  it('a report about a review deleted meanwhile is answered, and does not count', async () => {
    const reporter = anAddress();
    const review = await published();
    await visitor()(review.reviewId, { reason: 'other', email: reporter }).expect(202);
    await test.app.db.tx((tx) => transitionReview(test.app, tx, review.reviewId, 'delete', { actor: 'reviewer' }));
    await sweepObsoleteCases(test.app);
    await test.work();
    expect(await caseOf(review)).toBeUndefined();
    expect(test.subjectsTo(reporter).at(-1)).toBe('The review you reported is no longer public');
  });

  it('reports from one address are rate limited', async () => {
    const review = await published();
    const address = anAddress();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++)
      statuses.push((await visitor()(review.reviewId, { reason: 'other', email: address })).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });
});
