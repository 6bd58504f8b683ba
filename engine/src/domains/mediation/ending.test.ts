import { sql } from 'drizzle-orm';
import { refuseRows } from '../../testing/trouble.ts';
import { recountAggregates } from '../reviews/public.ts';
import { mediationCountsOf } from './counts.ts';
import { sweepMediationReminders, sweepMediations } from './sweeps.ts';
import { mediationTest } from './testing.ts';
import type { MediationTest } from './testing.ts';

let test: MediationTest;
beforeEach(async () => {
  test = await mediationTest();
});
afterEach(() => test.close());

const counts = async (companyId: string) => {
  const { rows } = await test.app.db.queries.execute(
    sql`select (${mediationCountsOf(sql`${companyId}::uuid`)}) as counts`,
  );
  return rows[0]?.['counts'];
};
const subjectsTo = (address: string) => test.mail.mailsTo(address).map(({ parsed }) => parsed.subject);

describe('the end of a mediation without a message', () => {
  it('a review is hidden for 72 hours and then published if the company never writes', async () => {
    const { reviewId, merchant, email } = await test.open();
    expect(await test.review(reviewId)).toMatchObject({ state: 'in_mediation' });
    expect(subjectsTo(merchant.email)).toEqual(['A customer is not satisfied: write to them first']);

    await test.shiftClock('71 hours 59 minutes');
    expect(await sweepMediations(test.app)).toBe(0);
    expect(await test.review(reviewId)).toMatchObject({ state: 'in_mediation' });

    await test.shiftClock('1 minute');
    expect(await sweepMediations(test.app)).toBe(1);
    await test.settle();
    expect(await test.review(reviewId)).toMatchObject({ state: 'published', mediation_outcome: 'merchant_silent' });
    expect(subjectsTo(email)).toEqual(['Your review of Test company is published']);
    expect(subjectsTo(merchant.email)).toContain('A mediation has ended');
    expect(await test.app.db.tx((tx) => recountAggregates(tx))).toBe(0);
  });

  it('a first message after 72 hours is refused, even before the sweep', async () => {
    const { merchant, panel } = await test.open();
    await test.shiftClock('72 hours');
    const late = await merchant.browser.post(`${panel}/messages`).send({ body: 'We are sorry about that.' });
    expect(late).toMatchObject({ status: 409, body: { code: 'mediation_closed' } });
  });
});

it('a mediation whose ending or reminder fails does not hold up the others', async () => {
  const [first, second] = [await test.open(), await test.open()];
  await test.shiftClock('48 hours');
  const ofFirst = `new.review_id = '${first.reviewId}'`;
  const mend = await refuseRows(test.app, 'engine.mediations', `${ofFirst} and new.merchant_reminded_at is not null`);
  expect(await sweepMediationReminders(test.app)).toBe(1);
  await mend();
  expect(await sweepMediationReminders(test.app)).toBe(1);
  await test.shiftClock('24 hours');
  await refuseRows(test.app, 'engine.review_events', ofFirst);
  expect(await sweepMediations(test.app)).toBe(1);
  const stateOf = async ({ reviewId }: { reviewId: string }) => (await test.review(reviewId)).state;
  expect([await stateOf(first), await stateOf(second)]).toEqual(['in_mediation', 'published']);
});

describe('the end of a mediation with messages', () => {
  it('a mediation with an unread message expires after exactly 21 days and keeps its messages', async () => {
    const { reviewId, merchant } = await test.openAndWrite();
    await test.shiftClock('20 days 23 hours 59 minutes 50 seconds');
    expect(await sweepMediations(test.app)).toBe(0);
    expect(await test.review(reviewId)).toMatchObject({ state: 'in_mediation' });
    await test.shiftClock('10 seconds');
    expect(await sweepMediations(test.app)).toBe(1);
    expect(await test.review(reviewId)).toMatchObject({
      state: 'published',
      mediation_outcome: 'expired',
      body: 'The parcel came late and the box was crushed.',
    });
    expect(await counts(merchant.company.id)).toEqual({ opened: 1, changed: 0, deletedByAuthor: 0, expired: 1 });
  });

  it('a mediation ends as kept if the reviewer has read the messages and changed nothing', async () => {
    const { reviewId, reviewer, merchant } = await test.openAndWrite();
    const page = await test.browser().get(reviewer).expect(200);
    expect(page.body.messages).toEqual([
      expect.objectContaining({ from: 'merchant', body: 'We are sorry. May we send you another parcel?' }),
    ]);
    await test.shiftClock('21 days');
    await sweepMediations(test.app);
    expect(await test.review(reviewId)).toMatchObject({ state: 'published', mediation_outcome: 'kept' });
    const late = await test.browser().post(`${reviewer}/messages`).send({ body: 'One more thing.' });
    expect(late).toMatchObject({ status: 409, body: { code: 'mediation_closed' } });
    const { panel } = { panel: `${merchant.panel}/mediations/${reviewId}/messages` };
    expect((await merchant.browser.post(panel).send({ body: 'One more thing.' })).status).toBe(409);
    // The page stays and says how it ended.
    const ended = await test.browser().get(reviewer).expect(200);
    expect(ended.body).toMatchObject({ state: 'ended', outcome: 'kept', review: { state: 'published' } });
  });

  it('two concurrent sweeps end a mediation once', async () => {
    const { reviewId } = await test.openAndWrite();
    await test.shiftClock('21 days');
    const ended = await Promise.all([sweepMediations(test.app), sweepMediations(test.app), sweepMediations(test.app)]);
    expect(ended.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(await test.events(reviewId, 'mediation_ended')).toBe(1);
    expect(await test.app.db.tx((tx) => recountAggregates(tx))).toBe(0);
  });
});

describe('the end of a mediation by the review', () => {
  it('the removal of the review by a moderator ends the mediation for good', async () => {
    const { reviewId } = await test.openAndWrite();
    await test.transition(reviewId, 'remove');
    await test.settle();
    expect(await test.mediation(reviewId)).toMatchObject({ state: 'ended', outcome: 'removed' });
    await test.shiftClock('30 days');
    expect(await sweepMediations(test.app)).toBe(0);
    expect(await test.review(reviewId)).toMatchObject({ state: 'rejected', mediation_outcome: 'removed' });
  });

  it('the deletion of the review by the link of the invitation ends the mediation', async () => {
    const { reviewId, merchant } = await test.openAndWrite();
    await test.transition(reviewId, 'delete', { actor: 'reviewer' });
    await test.settle();
    expect(await test.mediation(reviewId)).toMatchObject({ state: 'ended', outcome: 'deleted_by_author' });
    expect(await counts(merchant.company.id)).toMatchObject({ opened: 1, deletedByAuthor: 1 });
  });

  it('a mediation is opened once, by its event or by the first command', async () => {
    const { reviewId, merchant } = await test.open();
    const event = { companyId: merchant.company.id, reviewId };
    await test.app.db.queries.execute(sql`
      insert into engine.outbox (id, job, data) values (gen_random_uuid(), 'mediation.open', ${JSON.stringify(event)}::jsonb)`);
    await test.settle();
    expect(subjectsTo(merchant.email)).toHaveLength(1);
    await test.app.db.queries.execute(sql`delete from engine.mediations where review_id = ${reviewId}`);
    await test.transition(reviewId, 'delete', { actor: 'reviewer' });
    await test.settle();
    expect(await test.mediation(reviewId)).toMatchObject({ outcome: 'deleted_by_author' });
  });
});
