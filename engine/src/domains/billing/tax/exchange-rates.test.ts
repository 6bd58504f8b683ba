import fc from 'fast-check';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { exchangeRateChecks, exchangeRates } from '../schema-tax.ts';
import { startNbp } from '../testing/nbp-server.ts';
import type { NbpServer, NbpTrouble } from '../testing/nbp-server.ts';
import { nbpOf, rateBefore, vatInPln } from './exchange-rates.ts';
import { createNbp } from './nbp.ts';
import { knownUntil, latestTableDay, sweepExchangeRates } from './rate-sweep.ts';

let nbp: NbpServer;
let world: TestApp;

/** 2026: Monday 9 November, with the holiday on Wednesday 11 and no table on it. */
const TABLES = {
  '2026-10-30': 3.61,
  '2026-11-02': 3.6205,
  '2026-11-09': 3.6311,
  '2026-11-10': 3.6402,
  '2026-11-12': 3.6513,
  '2026-11-13': 3.66,
};

beforeAll(async () => {
  nbp = await startNbp();
  world = await testApp({ NBP_URL: nbp.url });
});
beforeEach(async () => {
  nbp.asked.length = 0;
  nbp.troubles.length = 0;
  nbp.tables.clear();
  for (const [day, mid] of Object.entries(TABLES)) nbp.tables.set(day, mid);
  await world.app.db.queries.delete(exchangeRates);
  await world.app.db.queries.delete(exchangeRateChecks);
});
afterAll(async () => {
  await world.close();
  await nbp.stop();
});

/** The sweep as it runs at a moment of Warsaw's winter time. */
async function sweepAt(local: string): Promise<number> {
  const { app } = world;
  const now = new Date(`${local}+01:00`);
  return sweepExchangeRates({ ...app, clock: { now: () => Promise.resolve(now) } });
}

const rateOn = (day: string) => rateBefore(world.app.db.queries, 'USD', day);

test('rates of a fortnight are fetched first, then one question a working day', async () => {
  await sweepAt('2026-11-10T12:20');
  await sweepAt('2026-11-10T12:50');
  await sweepAt('2026-11-10T23:50');
  expect(nbp.asked).toEqual(['/api/exchangerates/rates/a/usd/2026-10-28/2026-11-10/?format=json']);
  await sweepAt('2026-11-12T12:20');
  expect(nbp.asked[1]).toBe('/api/exchangerates/rates/a/usd/2026-11-11/2026-11-12/?format=json');
  expect(await rateOn('2026-11-11')).toEqual({ day: '2026-11-10', rate: '3.6402', tableNumber: expect.any(String) });
  expect(await rateOn('2026-11-12')).toMatchObject({ day: '2026-11-10', rate: '3.6402' });
  expect(await rateOn('2026-11-13')).toMatchObject({ day: '2026-11-12', rate: '3.6513' });
});

test('over a weekend the rate of Friday holds, and nobody is asked', async () => {
  await sweepAt('2026-11-13T12:20');
  await sweepAt('2026-11-14T13:00');
  await sweepAt('2026-11-15T19:00');
  await sweepAt('2026-11-16T00:01');
  expect(nbp.asked).toHaveLength(1);
  for (const day of ['2026-11-14', '2026-11-15', '2026-11-16'])
    expect(await rateOn(day)).toMatchObject({ day: '2026-11-13', rate: '3.66' });
  expect(await rateOn('2026-11-17')).toBeUndefined();
});

test('a rate is not known while the table of the day before may be missing', async () => {
  await sweepAt('2026-11-10T12:20');
  expect(await rateOn('2026-11-11')).toBeDefined();
  expect(await rateOn('2026-11-12')).toBeUndefined();
  // The holiday: no table at noon may mean a late one, in the evening there will be none.
  await sweepAt('2026-11-11T12:20');
  expect(await rateOn('2026-11-12')).toBeUndefined();
  await sweepAt('2026-11-11T18:05');
  expect(await rateOn('2026-11-12')).toMatchObject({ day: '2026-11-10' });
});

test.each<NbpTrouble>([
  'wrong address',
  'html',
  'other currency',
  'hang up',
  { status: 500, body: 'Internal Server Error' },
  { status: 429, body: '' },
  { status: 400, body: '400 BadRequest - Błędny zakres dat / Invalid date range' },
])('%j is no day without a table: it is asked again in half an hour', async (trouble) => {
  nbp.troubles.push(trouble);
  expect(await sweepAt('2026-11-13T12:20')).toBe(0);
  expect(await rateOn('2026-11-13')).toBeUndefined();
  expect(await sweepAt('2026-11-13T12:40')).toBe(0);
  expect(nbp.asked).toHaveLength(1);
  expect(await sweepAt('2026-11-13T12:51')).toBeGreaterThan(0);
  expect(await rateOn('2026-11-14')).toMatchObject({ day: '2026-11-13' });
});

test('a bank that does not answer in time fails', async () => {
  nbp.troubles.push('silence');
  await expect(createNbp(nbp.url, 50).midRates('USD', '2026-11-09', '2026-11-13')).rejects.toThrow(/timeout/i);
});

test('only one of several workers asks', async () => {
  await Promise.all(Array.from({ length: 5 }, () => sweepAt('2026-11-13T12:20')));
  expect(nbp.asked).toHaveLength(1);
});

test('a rate older than any holidays is not used', async () => {
  const { queries } = world.app.db;
  await queries.insert(exchangeRates).values({ currency: 'USD', day: '2026-11-02', rate: '3.6', tableNumber: 'x' });
  await queries.insert(exchangeRateChecks).values({ currency: 'USD', knownUntil: '2026-12-01' });
  expect(await rateOn('2026-11-09')).toMatchObject({ day: '2026-11-02' });
  expect(await rateOn('2026-11-10')).toBeUndefined();
});

test('rates can be read in the transaction of a company', async () => {
  await sweepAt('2026-11-13T12:20');
  const rate = await world.app.db.tenantTx('01890000-0000-7000-8000-000000000000', (tx) =>
    rateBefore(tx, 'USD', '2026-11-13'),
  );
  expect(rate).toMatchObject({ day: '2026-11-12' });
});

test('tests without an address ask nobody, nor does "off"', () => {
  expect(nbpOf({ NODE_ENV: 'test', NBP_URL: undefined })).toBeUndefined();
  expect(nbpOf({ NODE_ENV: 'production', NBP_URL: 'off' })).toBeUndefined();
  expect(nbpOf({ NODE_ENV: 'production', NBP_URL: undefined })).toBeDefined();
});

test.each([
  ['2026-11-12T12:14', '2026-11-11'],
  ['2026-11-12T12:15', '2026-11-12'],
  ['2026-11-14T20:00', '2026-11-13'],
  ['2026-11-16T09:00', '2026-11-13'],
])('at %s the latest table is of %s', (local, day) => {
  expect(latestTableDay(new Date(`${local}+01:00`))).toBe(day);
});

test.each([
  ['a Friday with its table', ['2026-11-13'], '2026-11-13T12:20', '2026-11-15'],
  ['a Friday morning', ['2026-11-12'], '2026-11-13T08:00', '2026-11-12'],
  ['a holiday at noon', [], '2026-11-11T13:00', '2026-11-10'],
  ['a holiday in the evening', [], '2026-11-11T18:00', '2026-11-11'],
  ['a Sunday', ['2026-11-13'], '2026-11-15T10:00', '2026-11-15'],
])('on %s, all days until %s are known', (_, days, local, until) => {
  const rates = days.map((day) => ({ day, rate: '1', tableNumber: '1/A/NBP/2026' }));
  expect(knownUntil(rates, new Date(`${local}+01:00`))).toBe(until);
});

test.each([
  [667, '3.9876', 2660],
  [2277, '4', 9108],
  [1, '0.5', 1],
  [-1, '0.5', -1],
  [1, '0.49', 0],
  [0, '3.9', 0],
  [-667, '3.9876', -2660],
])('%d hundredths at %s are %d hundredths of a zloty', (amount, rate, expected) => {
  expect(vatInPln(amount, rate)).toBe(expected);
});

test('the tax in zloty is rounded to the nearest hundredth, and symmetrical', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 1, max: 99_999 }), (amount, tenThousandths) => {
      const rate = (tenThousandths / 10_000).toFixed(4);
      const exact = BigInt(amount) * BigInt(tenThousandths);
      const difference = BigInt(vatInPln(amount, rate)) * 10_000n - exact;
      expect(difference > -5_000n && difference <= 5_000n).toBe(true);
      expect(vatInPln(-amount, rate) + vatInPln(amount, rate)).toBe(0);
    }),
  );
});

test.each(['', '3,98', '-1', '1e-7', 'x'])('%j is not a rate', (rate) => {
  expect(() => vatInPln(100, rate)).toThrow(RangeError);
});
