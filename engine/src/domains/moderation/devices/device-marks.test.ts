import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../../http/paths.ts';
import type { SignedInMerchant } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { currentSalts } from '../../../platform/security/device-salts.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { aCustomer } from '../../reviews/testing/customers.ts';
import { countSubmissionsOfDay } from '../bursts/burst-repo.ts';
import { forgetDevices } from './device-marks.ts';
import { aText, moderationTest } from '../testing.ts';
import type { ModerationTest } from '../testing.ts';

let test: ModerationTest;
let merchant: SignedInMerchant;
beforeEach(async () => {
  test = await moderationTest();
  merchant = await test.merchant();
});
afterEach(() => test.close());

type Browser = ReturnType<ModerationTest['browser']>;

/** A browser at an address; all have the same user agent. */
const at = (address: string, browser: Browser = test.browser()): Browser =>
  browser.set({ 'X-Forwarded-For': address, 'User-Agent': 'Mozilla/5.0 (a telephone)' });
/** The same, with a new cookie jar for every request. */
const withoutCookies = (address: string) => () => at(address);

/** Submits a review, without an invitation's proof unless `invited`. @returns the review's state after screening. */
async function submitFrom(
  browser: Browser | (() => Browser),
  company = merchant,
  { invited = false, body: text = aText() } = {},
): Promise<string> {
  const { token } = await aCustomer(test, company);
  const next = typeof browser === 'function' ? browser : () => browser;
  await next().get(`${API_ROOT}/invitations/${token}`).expect(200);
  const { body } = await next()
    .post(`${API_ROOT}/reviews`)
    .send({ token, grade: 4, body: text, authorName: 'Anna K.', acceptTerms: true })
    .expect(201);
  if (!invited)
    await test.app.db.queries.execute(sql`update engine.reviews set origin = 'unverified' where id = ${body.reviewId}`);
  await runOutbox(test.app);
  return test.stateOf(body.reviewId);
}

const findings = async () =>
  (
    await test.app.db.queries.execute<{ detail: object }>(
      sql`select detail from engine.screening_findings where rule = 'device' order by id`,
    )
  ).rows.map(({ detail }) => detail);
const marks = async () =>
  (
    await test.app.db.queries.execute<{ cookie: boolean; addresses: number; again: boolean }>(sql`
      select device_hash is not null as cookie, cardinality(address_hashes) as addresses, again
      from engine.device_marks order by id`)
  ).rows;

it('a cookie identifies a device across addresses', async () => {
  const phone = test.browser();
  expect(await submitFrom(at('198.51.100.1', phone))).toBe('published');
  expect(await submitFrom(at('203.0.113.9', phone))).toBe('held');
  expect(await findings()).toEqual([{ reason: 'same_company', by: 'device' }]);
  expect(await marks()).toEqual([
    { cookie: true, addresses: 1, again: false },
    { cookie: true, addresses: 1, again: false },
  ]);
});

it('without a cookie the address identifies a device, so deleting cookies does not evade the rule', async () => {
  const sameDevice = withoutCookies('198.51.100.2');
  expect(await submitFrom(sameDevice)).toBe('published');
  expect(await submitFrom(sameDevice)).toBe('held');
  expect(await submitFrom(at('198.51.100.2'))).toBe('held');
  expect(await submitFrom(sameDevice, await test.merchant())).toBe('published');
  expect(await submitFrom(withoutCookies('198.51.100.3'))).toBe('published');
});

it('an IPv6 device is identified by its network', async () => {
  expect(await submitFrom(withoutCookies('2001:db8:1:2::1'))).toBe('published');
  expect(await submitFrom(withoutCookies('2001:DB8:1:0002:ffff::9'))).toBe('held');
  expect(await submitFrom(withoutCookies('2001:db8:1:3::1'))).toBe('published');
});

it('three devices at one address may review a company, the fourth is held', async () => {
  const states: string[] = [];
  for (let many = 0; many < 5; many++) states.push(await submitFrom(at('198.51.100.4')));
  expect(states).toEqual(['published', 'published', 'published', 'held', 'held']);
  expect(await findings()).toEqual(Array(2).fill({ reason: 'same_company', by: 'address' }));
  expect(await submitFrom(at('198.51.100.4'), await test.merchant())).toBe('published');
});

it('people who were invited may share an address, unless the text is suspicious too', async () => {
  const invited = { invited: true };
  const states: string[] = [];
  for (let many = 0; many < 4; many++) states.push(await submitFrom(at('198.51.100.5'), merchant, invited));
  states.push(await submitFrom(withoutCookies('198.51.100.5'), merchant, invited));
  expect(states).toEqual(Array(5).fill('published'));
  // Not all in one minute, which would be a burst.
  await test.app.db.queries.execute(sql`update engine.device_marks set at = at - interval '5 minutes'`);
  const contradicting = 'Terrible, awful, the worst shop ever. Never again, a complete disaster.';
  expect(await submitFrom(at('198.51.100.5'), merchant, { ...invited, body: contradicting })).toBe('held');
  expect(await submitFrom(at('203.0.113.77'), merchant, { ...invited, body: `${contradicting} Really.` })).not.toBe(
    'held',
  );
  const phone = test.browser();
  expect(await submitFrom(at('198.51.100.5', phone), await test.merchant(), invited)).toBe('published');
});

it('simultaneous submissions from one address are checked one after another', async () => {
  const { companyId } = await test.screened();
  const addressHashes = [newId(), newId(), newId()];
  const written = await Promise.all(
    // Hashes in different orders, all in common.
    [1, 2, 3, 4, 5, 6].map((n) =>
      test.screened({ companyId, deviceHash: null, addressHashes: n % 2 ? addressHashes : addressHashes.toReversed() }),
    ),
  );
  const states = await Promise.all(written.map(({ reviewId }) => test.stateOf(reviewId)));
  expect(states.sort()).toEqual(['held', 'held', 'held', 'held', 'held', 'published']);
});

it('a second device of an order is recorded too, while the order counts as one submission', async () => {
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
  // The first device again adds no mark.
  await customer.submitProduct(second!, { body: aText() });
  await runOutbox(test.app);
  expect(await marks()).toEqual([
    { cookie: true, addresses: 1, again: false },
    { cookie: true, addresses: 1, again: true },
  ]);
  const now = await test.app.db.tx((tx) => test.app.clock.now(tx));
  expect(await countSubmissionsOfDay(test.app.db.queries, merchant.company.id, now, 10)).toBe(1);
  expect(await findings()).toEqual([]);
  // Either device has now reviewed the company.
  expect(await submitFrom(laptop.set('Cookie', `device=${entry}`))).toBe('held');
  expect(await submitFrom(customer.browser)).toBe('held');
});

it('a reporter is recognized by an older salt, and by address after getting a cookie', async () => {
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

describe('salts of device hashes', () => {
  const salts = async () =>
    (
      await test.app.db.queries.execute<{ salt: string }>(sql`select salt from engine.device_salts order by period`)
    ).rows.map(({ salt }) => salt);

  it('device salts change every ten days and are deleted after 30', async () => {
    const sameDevice = withoutCookies('198.51.100.7');
    expect(await submitFrom(sameDevice)).toBe('published');
    const [first] = await salts();
    await test.shiftClock('29 days');
    expect(await submitFrom(sameDevice)).toBe('held');
    expect(await salts()).toHaveLength(2);
    expect((await marks()).map(({ addresses }) => addresses)).toEqual([1, 2]);
    await forgetDevices(test.app);
    expect(await marks()).toHaveLength(2);
    // At most 30 days after the end of the period.
    await test.shiftClock('11 days');
    await forgetDevices(test.app);
    expect(await salts()).not.toContain(first);
    expect(await marks()).toHaveLength(1);
    expect(await submitFrom(sameDevice)).toBe('held');
    await test.shiftClock('30 days');
    await forgetDevices(test.app);
    expect(await marks()).toEqual([]);
    expect(await submitFrom(sameDevice)).toBe('published');
  });

  it('a device salt is created once by concurrent requests', async () => {
    const asked = await Promise.all(Array.from({ length: 7 }, () => test.app.db.tx((tx) => currentSalts(tx))));
    expect(new Set(asked.flat()).size).toBe(1);
    expect(await salts()).toHaveLength(1);
    expect(asked[0]).toEqual(await salts());
  });
});
