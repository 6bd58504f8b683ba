import type { PoolClient } from 'pg';
import { API_ROOT } from '../../../http/paths.ts';
import { CACHE_PURGE_CHANNEL } from '../../../platform/page-caches.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { sweepBadges } from '../../badges/evaluation.ts';
import { setFirstInvitationDay } from '../../companies/public.ts';
import { sweepMediations } from '../../mediation/sweeps.ts';
import { mediationTest } from '../../mediation/testing.ts';
import type { MediationTest } from '../../mediation/testing.ts';
import { recountAggregates } from '../../reviews/aggregates/recount.ts';
import { aReview } from '../../reviews/testing/factory.ts';
import { photoTest } from '../../reviews/testing/photos.ts';

/** A company, and the action that changes its profile. */
interface Prepared {
  companyId: string;
  happen: () => Promise<unknown>;
}

let test: MediationTest;
let listener: PoolClient;
const told: (string | undefined)[] = [];
beforeAll(async () => {
  test = await mediationTest();
  listener = await test.app.db.pool.connect();
  listener.on('notification', ({ payload }) => told.push(payload));
  await listener.query(`listen ${CACHE_PURGE_CHANNEL}`);
});
afterAll(async () => {
  listener?.release(true);
  await test?.close();
});

const review = async (given: Parameters<typeof aReview>[1]): Promise<string> =>
  (await test.app.db.tx((tx) => aReview(tx, given))).id;
const pass = (reviewId: string) => test.transition(reviewId, 'pass', { actor: 'screening', language: 'en' });

/** A review in mediation, after the company's first message. */
async function talk(happen: (prepared: { reviewId: string; reviewer: string }) => Promise<unknown>): Promise<Prepared> {
  const opened = await test.openAndWrite();
  return { companyId: opened.merchant.company.id, happen: () => happen(opened) };
}

async function onReview(given: object, happen: (reviewId: string) => Promise<unknown>): Promise<Prepared> {
  const { company } = await test.merchant();
  const reviewId = await review({ companyId: company.id, ...given });
  return { companyId: company.id, happen: () => happen(reviewId) };
}

const EVENTS: Record<string, () => Promise<Prepared>> = {
  'a review is published': () => onReview({ state: 'screening' }, pass),
  'its author deletes a review': () => onReview({}, (id) => test.transition(id, 'delete', { actor: 'reviewer' })),
  'a moderator removes a review': () => onReview({}, (id) => test.transition(id, 'remove')),
  async 'the company answers'() {
    const merchant = await test.merchant();
    const id = await review({ companyId: merchant.company.id });
    const answer = { body: 'Thank you, Anna!' };
    const happen = () => merchant.browser.put(`${merchant.panel}/reviews/${id}/answer`).send(answer).expect(200);
    return { companyId: merchant.company.id, happen };
  },
  async 'a mediation is opened'() {
    const { company } = await test.merchant({ mediateCompany: true });
    const id = await review({ companyId: company.id, state: 'screening', grade: 1 });
    return { companyId: company.id, happen: () => pass(id) };
  },
  'a mediation ends with the review deleted': () =>
    talk(({ reviewer }) => test.browser().delete(`${reviewer}/review`).expect(204)),
  'a mediation ends with the review changed': () =>
    talk(async ({ reviewer, reviewId }) => {
      await test.browser().put(`${reviewer}/review`).send({ grade: 4, body: 'They sent a new one.' }).expect(200);
      await pass(reviewId);
    }),
  'a mediation ends with the review removed': () => talk(({ reviewId }) => test.transition(reviewId, 'remove')),
  async 'the company hides its reviews'() {
    const merchant = await test.merchant();
    const { body } = await merchant.browser.get(`${merchant.panel}/settings`).expect(200);
    const hidden = { ...body, presentation: 'hidden' };
    return {
      companyId: merchant.company.id,
      happen: () => merchant.browser.put(`${merchant.panel}/settings`).send(hidden).expect(200),
    };
  },
  async 'a badge is won'() {
    const { company } = await test.merchant();
    await test.app.db.tx(async (tx) => {
      for (let n = 0; n < 30; n++) await aReview(tx, { companyId: company.id });
      await recountAggregates(tx);
    });
    return { companyId: company.id, happen: () => sweepBadges(test.app) };
  },
  'a visitor finds a review helpful': () =>
    onReview({}, (id) => test.browser().put(`${API_ROOT}/reviews/${id}/vote`).send({ value: 1 }).expect(200)),
  async 'the author takes a photo away'() {
    const { companyId, photoIds, token } = await (await photoTest(test)).aReviewWithPhotos();
    const photo = `${API_ROOT}/photos/${photoIds[0]}`;
    return { companyId, happen: () => test.browser().delete(photo).query({ token }).expect(204) };
  },
  async 'its first invitation goes out'() {
    const { company } = await test.merchant();
    const happen = () => test.app.db.tx((tx) => setFirstInvitationDay(tx, company.id, '2026-05-01'));
    return { companyId: company.id, happen };
  },
  // Last, because it moves the clock.
  'a mediation runs out of time': () =>
    talk(async () => {
      await test.shiftClock('21 days');
      expect(await sweepMediations(test.app)).toBeGreaterThan(0);
    }),
};

it.each(Object.entries(EVENTS))('when %s, the company’s pages are purged from the caches', async (_, prepare) => {
  const { companyId, happen } = await prepare();
  await runOutbox(test.app);
  await listener.query('select 1');
  told.length = 0;
  await happen();
  await runOutbox(test.app);
  // Notifications sent before this query have arrived.
  await listener.query('select 1');
  expect(told).toContain(companyId);
});
