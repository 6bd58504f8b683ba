import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { CACHE_PURGE_CHANNEL } from '../../../platform/page-caches.ts';
import { aReview } from '../testing/factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const newReview = (given: Parameters<typeof aReview>[1] = {}) => api.app.db.tx((tx) => aReview(tx, given));
type Browser = ReturnType<TestApi['browser']>;
const vote = (browser: Browser, reviewId: string, value: number) =>
  browser.put(`${API_ROOT}/reviews/${reviewId}/vote`).send({ value });
/** A browser that already has a device cookie. */
function aDevice(): Browser {
  const token = api.app.tokens.derive('device', newId());
  return api.browser().set('Cookie', `device=${token}`);
}
const counters = async (reviewId: string) => {
  const { rows } = await api.app.db.queries.execute(sql`
    select helpful_up as up, helpful_down as down,
      (select count(*)::int from engine.review_votes where review_id = id and value = 1) as ups,
      (select count(*)::int from engine.review_votes where review_id = id and value = -1) as downs
    from engine.reviews where id = ${reviewId}`);
  return rows[0];
};

it('a device has one vote, which it can change and withdraw', async () => {
  const { id } = await newReview();
  const [one, other] = [aDevice(), aDevice()];
  expect((await vote(one, id, 1).expect(200)).body).toEqual({ up: 1, down: 0, own: 1 });
  expect((await vote(one, id, 1).expect(200)).body).toEqual({ up: 1, down: 0, own: 1 });
  expect((await vote(other, id, 1).expect(200)).body).toEqual({ up: 2, down: 0, own: 1 });
  expect((await vote(one, id, -1).expect(200)).body).toEqual({ up: 1, down: 1, own: -1 });
  expect((await vote(one, id, 0).expect(200)).body).toEqual({ up: 1, down: 0, own: 0 });
  expect((await vote(one, id, 0).expect(200)).body).toEqual({ up: 1, down: 0, own: 0 });
  expect(await counters(id)).toEqual({ up: 1, down: 0, ups: 1, downs: 0 });
});

it('a browser’s first vote, sent without a cookie, is not counted again with its next one', async () => {
  const { id } = await newReview();
  const browser = api.browser().set('User-Agent', 'first-time');
  const { headers, body } = await vote(browser, id, 1).expect(200);
  expect(body).toEqual({ up: 1, down: 0, own: 1 });
  const cookie = String(headers['set-cookie']?.[0]);
  expect(cookie).toMatch(/^device=.+HttpOnly; SameSite=Lax/);
  expect((await vote(browser, id, 1).expect(200)).body).toEqual({ up: 1, down: 0, own: 1 });
  expect((await vote(browser, id, -1).expect(200)).body).toEqual({ up: 0, down: 1, own: -1 });
  // A client that never stores cookies also has one vote.
  const stubborn = () =>
    vote(
      api.program().set({
        Origin: api.app.config.PUBLIC_URL,
        'User-Agent': 'no-cookies',
        'X-Forwarded-For': '203.0.113.7',
      }),
      id,
      1,
    );
  await stubborn();
  expect((await stubborn()).body).toEqual({ up: 1, down: 1, own: 1 });
  expect(await counters(id)).toEqual({ up: 1, down: 1, ups: 1, downs: 1 });
});

it('a returning voter is recognized by cookie after months, and without one while the salts live', async () => {
  const { id } = await newReview();
  const stranger = () => api.browser().set({ 'User-Agent': 'never keeps cookies', 'X-Forwarded-For': '203.0.113.5' });
  const { headers } = await vote(stranger(), id, 1).expect(200);
  const cookie = String(headers['set-cookie']?.[0]).split(';')[0]!;
  await api.shiftClock('25 days');
  expect((await vote(stranger(), id, 1).expect(200)).body).toEqual({ up: 1, down: 0, own: 1 });
  await api.shiftClock('60 days');
  const back = await vote(stranger().set('Cookie', cookie), id, -1).expect(200);
  expect(back.body).toEqual({ up: 0, down: 1, own: -1 });
  // Without the salts only the cookie identifies the vote, so another voter at the address has a vote of their own.
  expect((await vote(stranger(), id, -1).expect(200)).body).toEqual({ up: 0, down: 2, own: -1 });
  expect(await counters(id)).toEqual({ up: 0, down: 2, ups: 0, downs: 2 });
});

it('a voter who alternately sends and drops the cookie has one vote', async () => {
  const { id } = await newReview();
  const browser = () => api.browser().set({ 'User-Agent': 'in turn', 'X-Forwarded-For': '203.0.113.6' });
  const { headers } = await vote(browser(), id, 1).expect(200);
  const cookie = String(headers['set-cookie']?.[0]).split(';')[0]!;
  for (let turn = 0; turn < 3; turn++) {
    await vote(browser().set('Cookie', cookie), id, 1).expect(200);
    expect((await vote(browser(), id, 1).expect(200)).body).toEqual({ up: 1, down: 0, own: 1 });
  }
  // The same if the first vote came with a cookie.
  const { id: other } = await newReview();
  await vote(browser().set('Cookie', cookie), other, 1).expect(200);
  expect((await vote(browser(), other, -1).expect(200)).body).toEqual({ up: 0, down: 1, own: -1 });
  expect((await vote(browser().set('Cookie', cookie), other, 1).expect(200)).body).toEqual({ up: 1, down: 0, own: 1 });
});

it('an address has three votes at most, however many cookies it collects', async () => {
  const { id } = await newReview();
  const up = async (reviewId: string): Promise<number> =>
    (await vote(aDevice().set({ 'User-Agent': 'the same', 'X-Forwarded-For': '203.0.113.8' }), reviewId, 1).expect(200))
      .body.up;
  expect([await up(id), await up(id), await up(id), await up(id), await up(id)]).toEqual([1, 2, 3, 3, 3]);
  const { id: other } = await newReview();
  expect(await up(other)).toBe(1);
  expect(await counters(id)).toEqual({ up: 3, down: 0, ups: 3, downs: 0 });
});

it('an address has three votes at most, however often its user agent changes', async () => {
  const { id } = await newReview();
  const at = (address: string) => api.program().set({ Origin: api.app.config.PUBLIC_URL, 'X-Forwarded-For': address });
  const ups: number[] = [];
  for (let n = 0; n < 6; n++)
    ups.push((await vote(at('203.0.113.9').set('User-Agent', `browser ${n}`), id, 1).expect(200)).body.up);
  expect(ups).toEqual([1, 2, 3, 3, 3, 3]);
  expect((await vote(at('203.0.113.10'), id, 1).expect(200)).body).toEqual({ up: 4, down: 0, own: 1 });
});

it('concurrent votes of fifty devices, and ten of one device, are counted exactly', async () => {
  const { id } = await newReview();
  const nervous = aDevice();
  const answers = await Promise.all([
    ...Array.from({ length: 50 }, (_, n) => vote(aDevice(), id, n % 5 === 0 ? -1 : 1)),
    ...Array.from({ length: 10 }, (_, n) => vote(nervous, id, n % 2 === 0 ? 1 : -1)),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const own = (await vote(nervous, id, 1)).body;
  expect(own).toEqual({ up: 41, down: 10, own: 1 });
  expect(await counters(id)).toEqual({ up: 41, down: 10, ups: 41, downs: 10 });
});

it.each(['held', 'in_mediation', 'withdrawn', 'rejected', 'screening'] as const)(
  'a vote on a review that is %s is reported as not found',
  async (state) => {
    const { id } = await newReview({ state });
    expect((await vote(aDevice(), id, 1).expect(404)).body.code).toBe('review_not_found');
  },
);

it('a vote on an unknown or hidden review is reported as not found', async () => {
  expect((await vote(aDevice(), newId(), 1).expect(404)).body.code).toBe('review_not_found');
  const { id, companyId } = await newReview();
  await api.app.db.queries.execute(sql`update engine.companies set presentation = 'hidden' where id = ${companyId}`);
  await vote(aDevice(), id, 1).expect(404);
});

it('a burst of votes purges the company’s cached pages once per interval, independently of other companies', async () => {
  const listener = await api.app.db.pool.connect();
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query(`listen ${CACHE_PURGE_CHANNEL}`);
  const told = async (...votes: Promise<unknown>[]) => {
    await Promise.all(votes);
    await listener.query('select 1');
    return heard.splice(0);
  };
  const [hot, other] = [await newReview(), await newReview()];
  const device = aDevice();
  // The clock is fixed, so that a busy machine does not end the interval.
  const begun = performance.now();
  const now = jest.spyOn(performance, 'now').mockReturnValue(begun);
  // It changes nothing.
  expect(await told(vote(device, hot.id, 0).expect(200))).toEqual([]);
  const storm = Array.from({ length: 10 }, () => vote(aDevice(), hot.id, 1).expect(200));
  expect(await told(...storm)).toEqual([hot.companyId]);
  expect(await told(vote(device, hot.id, 1).expect(200), vote(device, other.id, 1).expect(200))).toEqual([
    other.companyId,
  ]);
  now.mockReturnValue(begun + 10_000);
  expect(await told(vote(device, hot.id, -1).expect(200))).toEqual([hot.companyId]);
  now.mockRestore();
  listener.release(true);
});

it.each([2, -2, 0.5, '1', null])('the value %j is refused as a vote', async (value) => {
  const { id } = await newReview();
  await vote(aDevice(), id, value as number).expect(422);
});

it('votes of a client are limited', async () => {
  const { id } = await newReview();
  const from = () => aDevice().set('X-Forwarded-For', '203.0.113.50');
  const statuses = [];
  for (let n = 0; n < 121; n++) statuses.push((await vote(from(), id, 1)).status);
  expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
  expect(statuses[120]).toBe(429);
});
