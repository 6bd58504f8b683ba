import { sql } from 'drizzle-orm';
import type { DeskCase } from '@app/contracts/moderation';
import { API_ROOT } from '../../http/paths.ts';
import { newId } from '../../kernel/ids.ts';
import { aCompany } from '../companies/factory.ts';
import type { Company } from '../companies/public.ts';
import { act } from '../reviews/public.ts';
import { settleBurst } from './burst-release.ts';
import { MIN_BURST } from './burst-model.ts';
import { sweepBursts } from './bursts.ts';
import { BAD, anAddress, moderationTest } from './testing.ts';
import type { ModerationTest, Written } from './testing.ts';

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
/** A burst that is open, with five texts that it holds. */
const burst = async () => {
  const of = await company();
  await wave(of.id, MIN_BURST - 1);
  const held = await wave(of.id, 5);
  return { of, held, waiting: (await burstCase(of))! };
};

it('reviews far faster than a company ever had are held, and the profile says so', async () => {
  const of = await company();
  const usual = await wave(of.id, MIN_BURST - 1);
  expect(new Set(await states(usual))).toEqual(new Set(['published']));
  expect(await underReview(of)).toBe(false);

  const email = anAddress();
  const [first] = await wave(of.id, 1, { email });
  expect(await states([first!])).toEqual(['held']);
  expect(await underReview(of)).toBe(true);
  expect(await burstCase(of)).toMatchObject({ review: null, burst: { observed: MIN_BURST, expected: 0 } });
  expect((await test.sink.waitForMail(email)).parsed.text).toMatch(/Far more reviews at once/);
  await wave(of.id, 2);
  expect((await test.moderator().cases({ companyId: of.id, kind: 'burst' })).length).toBe(1);
});

it('does not come of imported reviews, nor of a company’s own usual pace', async () => {
  const of = await company();
  const at = (days: number) => new Date(Date.now() - days * DAY).toISOString();
  // Forty a day for eight weeks, and three hundred brought along today.
  for (const [days, count, origin] of [
    ...Array.from({ length: 57 }, (_, n) => [n + 1, 40, 'verified'] as const),
    [0.5, 300, 'external'] as const,
  ])
    await test.app.db.read.execute(sql`
      insert into engine.reviews (id, company_id, submission_id, origin, state, grade, language, submitted_at, published_at)
      select gen_random_uuid(), ${of.id}, gen_random_uuid(), ${origin}, 'published', 5, 'en', ${at(days)}::timestamptz, ${at(days)}::timestamptz
      from generate_series(1, ${count})`);
  expect(new Set(await states(await wave(of.id, MIN_BURST + 10)))).toEqual(new Set(['published']));
});

it('does not come of the answers to many invitations sent the day before', async () => {
  const of = await company();
  await test.app.db.read.execute(sql`
    with config as (
      insert into engine.invitation_configs
        (id, company_id, name, delay_days, window_start, window_end, sender_name, default_language, created_at, updated_at)
      values (gen_random_uuid(), ${of.id}, 'Standard', 1, 8, 20, 'Shop', 'en', now(), now()) returning id),
    o as (
      insert into engine.orders (id, company_id, order_ref, purchased_at, language, basis, source, created_at)
      select gen_random_uuid(), ${of.id}, 'W' || n, now(), 'en', 'consent', 'csv', now() from generate_series(1, 400) n returning id)
    insert into engine.invitations (id, company_id, order_id, config_id, state, language, due_at, sent_at, created_at)
    select gen_random_uuid(), ${of.id}, o.id, config.id, 'sent', 'en', now(), now() - interval '20 hours', now() from o, config`);
  expect(new Set(await states(await wave(of.id, MIN_BURST + 10)))).toEqual(new Set(['published']));
});

it('accepted by a moderator: what it held is public, the mark is gone, and the same pace is no burst again', async () => {
  const { of, held, waiting } = await burst();
  const [bad] = await wave(of.id, 1, { body: BAD });
  await test.moderator().decide(waiting.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
  expect(await underReview(of)).toBe(false);
  await test.work();
  expect(new Set(await states(held))).toEqual(new Set(['published']));
  // What is held for its text, too, waits for its own decision.
  expect(await states([bad!])).toEqual(['held']);
  expect((await test.moderator().cases({ companyId: of.id })).map(({ review }) => review?.id)).toEqual([bad!.reviewId]);
  expect(await states(await wave(of.id, 3))).toEqual(['published', 'published', 'published']);
});

it('refused by a moderator: what it held is rejected, each with its statement', async () => {
  const { held, waiting } = await burst();
  await test.moderator().decide(waiting.id, { decision: 'refuse', ground: 'not_genuine' }).expect(200);
  await test.work();
  expect(new Set(await states(held))).toEqual(new Set(['rejected']));
  const { rows } = await test.app.db.read.execute(sql`
    select effect, ground, staff_id from engine.statements_of_reasons where review_id = ${held[0]!.reviewId} order by at, id`);
  expect(rows).toEqual([
    { effect: 'held', ground: 'burst', staff_id: null },
    { effect: 'rejected', ground: 'not_genuine', staff_id: '1' },
  ]);
});

it('is settled once, however often the job runs or is killed half-way', async () => {
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
  const { rows } = await test.app.db.read.execute(sql`
    select review_id from engine.review_events where type = 'released' and company_id = ${held[0]!.companyId}`);
  expect(rows).toHaveLength(held.length);
});

it('cannot be got round by an edit', async () => {
  const { held } = await burst();
  const [one] = held;
  const revision = { grade: 5, body: 'Other words, with which nothing is wrong either.' };
  await test.app.db.tx((tx) => act(test.app, tx, one!.reviewId, 'revise', { actor: 'reviewer', revision }));
  await test.work();
  expect(await states([one!])).toEqual(['held']);
});

it('ends by itself after a day of the usual pace; what it held still waits for a moderator', async () => {
  const { of, held, waiting } = await burst();
  await test.shiftClock('20 hours');
  await sweepBursts(test.app);
  expect(await underReview(of)).toBe(true);
  await test.shiftClock('6 hours');
  await sweepBursts(test.app);
  expect(await underReview(of)).toBe(false);
  expect(new Set(await states(held))).toEqual(new Set(['held']));
  expect(await states(await wave(of.id, 1))).toEqual(['published']);
  await test.moderator().decide(waiting.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
  await test.work();
  expect(new Set(await states(held))).toEqual(new Set(['published']));
});

it('looks at the past anew before it holds: invitations that went out meanwhile count', async () => {
  const of = await company();
  const invite = (count: number) =>
    test.app.db.read.execute(sql`
      with config as (
        insert into engine.invitation_configs
          (id, company_id, name, delay_days, window_start, window_end, sender_name, default_language, created_at, updated_at)
        values (gen_random_uuid(), ${of.id}, 'Standard', 1, 8, 20, 'Shop', 'en', now(), now()) returning id),
      o as (
        insert into engine.orders (id, company_id, order_ref, purchased_at, language, basis, source, created_at)
        select gen_random_uuid(), ${of.id}, gen_random_uuid(), now(), 'en', 'consent', 'csv', now() from generate_series(1, ${count}) returning id)
      insert into engine.invitations (id, company_id, order_id, config_id, state, language, due_at, completed_at, created_at)
      select gen_random_uuid(), ${of.id}, o.id, config.id, 'completed', 'en', now(), now(), now() from o, config`);
  await invite(7);
  await wave(of.id, MIN_BURST);
  await invite(30);
  expect(new Set(await states(await wave(of.id, 10)))).toEqual(new Set(['published']));
});
