import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../http/paths.ts';
import type { SignedInMerchant } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { liveSalts } from '../../platform/device-salts.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { aCustomer } from '../reviews/testing.ts';
import { submissionsOfDay } from './burst-repo.ts';
import { forgetDevices } from './device-marks.ts';
import { aText, moderationTest } from './testing.ts';
import type { ModerationTest } from './testing.ts';

let test: ModerationTest;
let merchant: SignedInMerchant;
beforeEach(async () => {
  test = await moderationTest();
  merchant = await test.merchant();
});
afterEach(() => test.close());

type Browser = ReturnType<ModerationTest['browser']>;

/** A browser at an address; all of them are of one make. */
const at = (address: string, browser: Browser = test.browser()): Browser =>
  browser.set({ 'X-Forwarded-For': address, 'User-Agent': 'Mozilla/5.0 (a telephone)' });
/** The same, which takes no cookies. */
const withoutCookies = (address: string) => () => at(address);

/** Somebody writes about a company; what becomes of it. */
async function writes(browser: Browser | (() => Browser), about = merchant): Promise<string> {
  const { token } = await aCustomer(test, about);
  const next = typeof browser === 'function' ? browser : () => browser;
  await next().get(`${API_ROOT}/invitations/${token}`).expect(200);
  const { body } = await next()
    .post(`${API_ROOT}/reviews`)
    .send({ token, grade: 4, body: aText(), authorName: 'Anna K.', acceptTerms: true })
    .expect(201);
  await runOutbox(test.app);
  return test.stateOf(body.reviewId);
}

const findings = async () =>
  (
    await test.app.db.read.execute<{ detail: object }>(
      sql`select detail from engine.screening_findings where rule = 'device' order by id`,
    )
  ).rows.map(({ detail }) => detail);
const marks = async () =>
  (
    await test.app.db.read.execute<{ cookie: boolean; addresses: number; again: boolean }>(sql`
      select device_hash is not null as cookie, cardinality(address_hashes) as addresses, again
      from engine.device_marks order by id`)
  ).rows;

it('a cookie is the device, wherever it is', async () => {
  const phone = test.browser();
  expect(await writes(at('198.51.100.1', phone))).toBe('published');
  expect(await writes(at('203.0.113.9', phone))).toBe('held');
  expect(await findings()).toEqual([{ reason: 'same_company', by: 'device' }]);
  expect(await marks()).toEqual([
    { cookie: true, addresses: 1, again: false },
    { cookie: true, addresses: 1, again: false },
  ]);
});

it('without cookies the address is: emptying them opens no way round the rule', async () => {
  const stubborn = withoutCookies('198.51.100.2');
  expect(await writes(stubborn)).toBe('published');
  expect(await writes(stubborn)).toBe('held');
  expect(await writes(at('198.51.100.2'))).toBe('held');
  expect(await writes(stubborn, await test.merchant())).toBe('published');
  expect(await writes(withoutCookies('198.51.100.3'))).toBe('published');
});

it('of IPv6 the network is the address', async () => {
  expect(await writes(withoutCookies('2001:db8:1:2::1'))).toBe('published');
  expect(await writes(withoutCookies('2001:DB8:1:0002:ffff::9'))).toBe('held');
  expect(await writes(withoutCookies('2001:db8:1:3::1'))).toBe('published');
});

it('three devices of a household are believed, the fourth is held', async () => {
  const states: string[] = [];
  for (let many = 0; many < 5; many++) states.push(await writes(at('198.51.100.4')));
  expect(states).toEqual(['published', 'published', 'published', 'held', 'held']);
  expect(await findings()).toEqual(Array(2).fill({ reason: 'same_company', by: 'address' }));
  expect(await writes(at('198.51.100.4'), await test.merchant())).toBe('published');
});

it('several devices at one moment are looked at one after the other', async () => {
  const { companyId } = await test.screened();
  const addressHashes = [newId(), newId(), newId()];
  const written = await Promise.all(
    // Each knows the salts in another order of time, one of them in common.
    [1, 2, 3, 4, 5, 6].map((n) =>
      test.screened({ companyId, deviceHash: null, addressHashes: n % 2 ? addressHashes : addressHashes.toReversed() }),
    ),
  );
  const states = await Promise.all(written.map(({ reviewId }) => test.stateOf(reviewId)));
  expect(states.sort()).toEqual(['held', 'held', 'held', 'held', 'held', 'published']);
});

it('a second device of an order leaves its mark too, and the order is one submission', async () => {
  const customer = await aCustomer(test, merchant, 2);
  const [first, second] = customer.productIds;
  await customer.submit();
  await runOutbox(test.app);
  const laptop = at('198.51.100.6');
  const review = { token: customer.token, grade: 5, authorName: 'Anna K.', acceptTerms: true };
  await laptop.get(`${API_ROOT}/invitations/${customer.token}`);
  const entry = test.app.tokens.derive('device', newId());
  await laptop
    .set('Cookie', `device=${entry}`)
    .post(`${API_ROOT}/product-reviews`)
    .send({ ...review, productId: first, body: aText() })
    .expect(201);
  await runOutbox(test.app);
  // The first one again, which adds none.
  await customer.submitProduct(second!, { body: aText() });
  await runOutbox(test.app);
  expect(await marks()).toEqual([
    { cookie: true, addresses: 1, again: false },
    { cookie: true, addresses: 1, again: true },
  ]);
  const now = await test.app.db.tx((tx) => test.app.clock.now(tx));
  expect(await submissionsOfDay(test.app.db.read, merchant.company.id, now, 10)).toBe(1);
  expect(await findings()).toEqual([]);
  // Now either of them has written about the company.
  expect(await writes(laptop.set('Cookie', `device=${entry}`))).toBe('held');
  expect(await writes(customer.browser)).toBe('held');
});

it('a reporter is known under an older salt, and by his address when he has got a cookie since', async () => {
  const { reviewId } = await test.screened();
  const report = (browser: Browser) =>
    browser.post(`${API_ROOT}/reviews/${reviewId}/reports`).send({ reason: 'other' });
  await report(at('198.51.100.8')).expect(202);
  await test.shiftClock('25 days');
  await report(at('198.51.100.8')).expect(409);
  const cookie = `device=${test.app.tokens.derive('device', newId())}`;
  await report(at('198.51.100.8').set('Cookie', cookie)).expect(409);
  await report(at('198.51.100.9').set('Cookie', cookie)).expect(202);
});

describe('salts', () => {
  const salts = async () =>
    (
      await test.app.db.read.execute<{ salt: string }>(sql`select salt from engine.device_salts order by period`)
    ).rows.map(({ salt }) => salt);

  it('change every ten days; a device is known under those of 30 days, then by nobody', async () => {
    const stubborn = withoutCookies('198.51.100.7');
    expect(await writes(stubborn)).toBe('published');
    const [first] = await salts();
    await test.shiftClock('29 days');
    expect(await writes(stubborn)).toBe('held');
    expect(await salts()).toHaveLength(2);
    expect((await marks()).map(({ addresses }) => addresses)).toEqual([1, 2]);
    await forgetDevices(test.app);
    expect(await marks()).toHaveLength(2);
    // Thirty days after the period's end at the latest.
    await test.shiftClock('11 days');
    await forgetDevices(test.app);
    expect(await salts()).not.toContain(first);
    expect(await marks()).toHaveLength(1);
    expect(await writes(stubborn)).toBe('held');
    await test.shiftClock('30 days');
    await forgetDevices(test.app);
    expect(await marks()).toEqual([]);
    expect(await writes(stubborn)).toBe('published');
  });

  it('are made once, however many ask at the same moment', async () => {
    const asked = await Promise.all(Array.from({ length: 7 }, () => test.app.db.tx((tx) => liveSalts(tx))));
    expect(new Set(asked.flat()).size).toBe(1);
    expect(await salts()).toHaveLength(1);
    expect(asked[0]).toEqual(await salts());
  });
});
