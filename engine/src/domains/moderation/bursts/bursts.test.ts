import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { DeskCase } from '@app/contracts/moderation';
import { API_ROOT } from '../../../http/paths.ts';
import { newId } from '../../../kernel/ids.ts';
import { aCompany } from '../../companies/testing.ts';
import type { Company } from '../../companies/public.ts';
import { transitionReview } from '../../reviews/public.ts';
import { settleBurst } from './settle-burst.ts';
import { MIN_BURST, MIN_BURST_OF_MINUTE } from './burst-model.ts';
import { sweepBursts } from './bursts.ts';
import { BAD, anAddress, moderationTest } from '../testing.ts';
import type { ModerationTest, Written } from '../testing.ts';

const DAY = 86_400_000;
let test: ModerationTest;
beforeEach(async () => {
  test = await moderationTest();
});
afterEach(() => test.close());

const company = (given: Parameters<typeof aCompany>[1] = {}): Promise<Company> =>
  test.app.db.tx((tx) => aCompany(tx, { createdAt: new Date(Date.now() - 200 * DAY), ...given }));
const wave = async (companyId: string, count: number, given: object = {}): Promise<Written[]> => {
  const written: Written[] = [];
  for (let n = 0; n < count; n++) written.push(await test.screened({ companyId, email: null, ...given }));
  return written;
};
const states = async (written: Written[]) => Promise.all(written.map(({ reviewId }) => test.stateOf(reviewId)));
const underReview = async ({ slug }: Company): Promise<boolean> =>
  (await test.program().get(`${API_ROOT}/companies/${slug}`).expect(200)).body.underReview;
const burstCase = async ({ id }: Company): Promise<DeskCase | undefined> =>
  (await test.moderator().cases({ companyId: id, kind: 'burst' }))[0];
/** Adds invitations that were sent or completed at an instant. */
const addInvitations = ({ id }: Company, count: number, state: 'sent' | 'completed', at: SQL) =>
  test.app.db.queries.execute(sql`
    with config as (
      insert into engine.invitation_configs
        (id, company_id, name, delay_days, window_start, window_end, sender_name, default_language, created_at, updated_at)
      values (gen_random_uuid(), ${id}, 'Standard', 1, 8, 20, 'Shop', 'en', now(), now()) returning id),
    o as (
      insert into engine.orders (id, company_id, order_ref, purchased_at, language, basis, source, created_at)
      select gen_random_uuid(), ${id}, gen_random_uuid(), now(), 'en', 'consent', 'csv', now() from generate_series(1, ${count}) returning id)
    insert into engine.invitations (id, company_id, order_id, config_id, state, language, due_at, ${sql.raw(`${state}_at`)}, created_at)
    select gen_random_uuid(), ${id}, o.id, config.id, ${state}, 'en', now(), ${at}, now() from o, config`);
/** An open burst with five held texts. */
const burst = async () => {
  const reviewed = await company();
  await wave(reviewed.id, MIN_BURST - 1);
  const held = await wave(reviewed.id, 5);
  return { reviewed, held, waiting: (await burstCase(reviewed))! };
};

it('a burst of reviews is held and shown on the profile', async () => {
  const reviewed = await company();
  const usual = await wave(reviewed.id, MIN_BURST - 1);
  expect(new Set(await states(usual))).toEqual(new Set(['published']));
  expect(await underReview(reviewed)).toBe(false);

  const email = anAddress();
  const [first] = await wave(reviewed.id, 1, { email });
  expect(await states([first!])).toEqual(['held']);
  expect(await underReview(reviewed)).toBe(true);
  expect(await burstCase(reviewed)).toMatchObject({ review: null, burst: { observed: MIN_BURST, expected: 0 } });
  expect((await test.sink.waitForMail(email)).parsed.text).toMatch(/Far more reviews at once/);
  await wave(reviewed.id, 2);
  expect((await test.moderator().cases({ companyId: reviewed.id, kind: 'burst' })).length).toBe(1);
});

it('a new company’s reviews of one minute are a burst, those spread over an hour are not', async () => {
  const patient = await company({ createdAt: new Date() });
  const spread = await wave(patient.id, MIN_BURST_OF_MINUTE - 1);
  await test.app.db.queries.execute(
    sql`update engine.device_marks set at = at - interval '2 minutes' where company_id = ${patient.id}`,
  );
  spread.push(...(await wave(patient.id, MIN_BURST_OF_MINUTE - 1)));
  expect(new Set(await states(spread))).toEqual(new Set(['published']));

  const hasty = await company({ createdAt: new Date() });
  const written = await wave(hasty.id, MIN_BURST_OF_MINUTE);
  expect((await states(written)).filter((state) => state === 'held')).toHaveLength(1);
  expect(await underReview(hasty)).toBe(true);
  const waiting = await burstCase(hasty);
  expect(waiting).toMatchObject({ burst: { observed: MIN_BURST_OF_MINUTE, expected: 0 } });
  await test.moderator().decide(waiting!.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
  await test.work();
  expect(new Set(await states([...written, ...(await wave(hasty.id, 3))]))).toEqual(new Set(['published']));
});

it('imported reviews and a company’s usual pace are no burst', async () => {
  const reviewed = await company();
  const at = (days: number) => new Date(Date.now() - days * DAY).toISOString();
  // 40 a day for eight weeks, and 300 imported today.
  for (const [days, count, origin] of [
    ...Array.from({ length: 57 }, (_, n) => [n + 1, 40, 'verified'] as const),
    [0.5, 300, 'external'] as const,
  ])
    await test.app.db.queries.execute(sql`
      insert into engine.reviews (id, company_id, submission_id, origin, state, grade, language, submitted_at, published_at)
      select gen_random_uuid(), ${reviewed.id}, gen_random_uuid(), ${origin}, 'published', 5, 'en', ${at(days)}::timestamptz, ${at(days)}::timestamptz
      from generate_series(1, ${count})`);
  expect(new Set(await states(await wave(reviewed.id, MIN_BURST + 10)))).toEqual(new Set(['published']));
});

it('answers to many invitations sent the day before are no burst', async () => {
  const reviewed = await company();
  await addInvitations(reviewed, 400, 'sent', sql`now() - interval '20 hours'`);
  expect(new Set(await states(await wave(reviewed.id, MIN_BURST + 10)))).toEqual(new Set(['published']));
});

it('accepting a burst publishes what it held, and the same pace is not a burst again', async () => {
  const { reviewed, held, waiting } = await burst();
  const [bad] = await wave(reviewed.id, 1, { body: BAD });
  await test.moderator().decide(waiting.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
  expect(await underReview(reviewed)).toBe(false);
  await test.work();
  expect(new Set(await states(held))).toEqual(new Set(['published']));
  // A text with a finding of its own waits for its own decision.
  expect(await states([bad!])).toEqual(['held']);
  expect((await test.moderator().cases({ companyId: reviewed.id })).map(({ review }) => review?.id)).toEqual([
    bad!.reviewId,
  ]);
  expect(await states(await wave(reviewed.id, 3))).toEqual(['published', 'published', 'published']);
});

it('refusing a burst rejects what it held, each text with its statement', async () => {
  const { held, waiting } = await burst();
  await test.moderator().decide(waiting.id, { decision: 'refuse', ground: 'not_genuine' }).expect(200);
  await test.work();
  expect(new Set(await states(held))).toEqual(new Set(['rejected']));
  const { rows } = await test.app.db.queries.execute(sql`
    select effect, ground, staff_id from engine.statements_of_reasons where review_id = ${held[0]!.reviewId} order by at, id`);
  expect(rows).toEqual([
    { effect: 'held', ground: 'burst', staff_id: null },
    { effect: 'rejected', ground: 'not_genuine', staff_id: '1' },
  ]);
});

it('a burst is settled once by repeated and interrupted jobs', async () => {
  const { held, waiting } = await burst();
  await test.moderator().decide(waiting.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
  const job = { caseId: waiting.id };
  let calls = 0;
  const dying: typeof test.app = Object.assign(Object.create(test.app) as typeof test.app, {
    outbox: {
      ...test.app.outbox,
      add: (...given: Parameters<typeof test.app.outbox.add>) => {
        calls += 1;
        return calls > 2 ? Promise.reject(new Error('killed')) : test.app.outbox.add(...given);
      },
    },
  });
  await expect(settleBurst.perform(dying, job, { id: newId() })).rejects.toThrow('killed');
  expect((await states(held)).filter((state) => state === 'published')).toHaveLength(2);
  await Promise.all([1, 2, 3].map(() => settleBurst.perform(test.app, job, { id: newId() })));
  expect(new Set(await states(held))).toEqual(new Set(['published']));
  const { rows } = await test.app.db.queries.execute(sql`
    select review_id from engine.review_events where type = 'released' and company_id = ${held[0]!.companyId}`);
  expect(rows).toHaveLength(held.length);
});

it('an edit does not evade a burst', async () => {
  const { held } = await burst();
  const [one] = held;
  const revision = { grade: 5, body: 'Other words, with which nothing is wrong either.' };
  await test.app.db.tx((tx) =>
    transitionReview(test.app, tx, one!.reviewId, 'revise', { actor: 'reviewer', revision }),
  );
  await test.work();
  expect(await states([one!])).toEqual(['held']);
});

it('a burst ends after a day of the usual pace, and what it held still waits for a moderator', async () => {
  const { reviewed, held, waiting } = await burst();
  await test.shiftClock('20 hours');
  await sweepBursts(test.app);
  expect(await underReview(reviewed)).toBe(true);
  await test.shiftClock('6 hours');
  await sweepBursts(test.app);
  expect(await underReview(reviewed)).toBe(false);
  expect(new Set(await states(held))).toEqual(new Set(['held']));
  expect(await states(await wave(reviewed.id, 1))).toEqual(['published']);
  await test.moderator().decide(waiting.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
  await test.work();
  expect(new Set(await states(held))).toEqual(new Set(['published']));
});

it('the burst bound is computed again before a hold, with invitations sent meanwhile', async () => {
  const reviewed = await company();
  const invite = (count: number) => addInvitations(reviewed, count, 'completed', sql`now()`);
  await invite(7);
  await wave(reviewed.id, MIN_BURST);
  await invite(30);
  expect(new Set(await states(await wave(reviewed.id, 10)))).toEqual(new Set(['published']));
});
