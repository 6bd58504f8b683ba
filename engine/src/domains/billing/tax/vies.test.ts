import { readConfig } from '../../../platform/config.ts';
import { VIES_FAILURES, startVies } from '../testing/vies-server.ts';
import type { ViesServer, ViesTrouble } from '../testing/vies-server.ts';
import { parseVatNumber } from './vat-numbers.ts';
import { createVies, vatRegister } from './vies.ts';

const OWN = 'PL1234563218';
let vies: ViesServer;
let reasons: string[];

beforeAll(async () => {
  vies = await startVies();
});
beforeEach(() => {
  reasons = [];
  vies.asked.length = 0;
  vies.troubles.length = 0;
  vies.registered.clear();
  vies.refusedRequesters.clear();
});
afterAll(() => vies.stop());

const register = (timeoutMs?: number) =>
  createVies({
    url: vies.url,
    requester: OWN,
    onUnknown: (reason) => reasons.push(reason),
    ...(timeoutMs && { timeoutMs }),
  });

test('a registered number is valid, with name, address and a receipt for our own number', async () => {
  vies.registered.set('CZ25123891', { name: 'Vzorová s.r.o.', address: 'Dlouhá 1\nPRAHA 1\n110 00' });
  expect(await register().check('CZ 251 238 91')).toEqual({
    result: 'valid',
    receipt: 'WAPIAAAAaE1',
    name: 'Vzorová s.r.o.',
    address: 'Dlouhá 1\nPRAHA 1\n110 00',
  });
  expect(vies.asked).toEqual([
    { countryCode: 'CZ', vatNumber: '25123891', requesterMemberStateCode: 'PL', requesterNumber: '1234563218' },
  ]);
});

test('dashes of countries that disclose nothing are no name', async () => {
  vies.registered.set('DE136695976', { name: '---', address: '---' });
  expect(await register().check('DE136695976')).toMatchObject({ result: 'valid', name: null, address: null });
});

test('a number that is not registered is invalid', async () => {
  expect(await register().check('DE136695976')).toEqual({
    result: 'invalid',
    receipt: 'WAPIAAAAaE1',
    name: null,
    address: null,
  });
});

test.each([
  'DE136695977',
  'DE123',
  'GB980780684',
  'US123456789',
  '',
  'PL',
  'DE136695976; drop',
  '1234563218',
  'ЕL094259216',
])('%j is invalid without being asked about', async (number) => {
  expect(await register().check(number)).toEqual({ result: 'invalid', receipt: null, name: null, address: null });
  expect(vies.asked).toEqual([]);
});

test.each([
  ['EL094259216', 'EL', '094259216'],
  ['gr 094259216', 'EL', '094259216'],
  ['XI980780684', 'XI', '980780684'],
  ['ATU13585627', 'AT', 'U13585627'],
  ['HU12892312-2-41', 'HU', '12892312'],
  ['NL 0044.95.445.B01', 'NL', '004495445B01'],
])('%s is asked about as %s and %s', async (given, countryCode, vatNumber) => {
  await register().check(given);
  expect(vies.asked).toEqual([expect.objectContaining({ countryCode, vatNumber })]);
});

test.each([
  'BE0428759497',
  'BE1000341796',
  'BG175074752',
  'CY10259033P',
  'CZ640903926',
  'CZ8003280318',
  'DK13585628',
  'EE100931558',
  'ESB58378431',
  'ESX5253868R',
  'FI20774740',
  'FR40303265045',
  'FRK7399859412',
  'HR33392005961',
  'HU12892312',
  'IE6433435OA',
  'IT00743110157',
  'LT100001919017',
  'LU15027442',
  'LV40003521600',
  'MT11679112',
  'NL123456789B13',
  'PL8567346215',
  'PT501964843',
  'RO18547290',
  'SE556042722001',
  'SI50223054',
  'SK2022749619',
])('%s has the form of its country', async (number) => {
  expect(await parseVatNumber(number)).toEqual({ prefix: number.slice(0, 2), number: number.slice(2) });
});

const TROUBLES: ViesTrouble[] = [
  ...VIES_FAILURES,
  ...VIES_FAILURES.map((userError) => ({ userError })),
  { failure: 'MS_UNAVAILABLE', status: 400 },
  { failure: 'SERVICE_UNAVAILABLE', status: 503 },
  'html',
  'empty',
  'cut off',
  'hang up',
];

test.each(TROUBLES)('%j is unknown, never invalid, and the next check is answered', async (trouble) => {
  vies.registered.set('DE136695976', { name: '---', address: '---' });
  vies.troubles.push(trouble);
  expect(await register().check('DE136695976')).toBe('unknown');
  expect(reasons).toHaveLength(1);
  expect(await register().check('DE136695976')).toMatchObject({ result: 'valid' });
});

test('a register that does not answer in time is unknown', async () => {
  vies.troubles.push('silence');
  expect(await register(50).check('DE136695976')).toBe('unknown');
});

test('a server that nobody listens on is unknown', async () => {
  const other = await startVies();
  await other.stop();
  expect(await createVies({ url: other.url, requester: OWN }).check('DE136695976')).toBe('unknown');
});

test('a refused requester costs the receipt, not the verdict', async () => {
  vies.registered.set('DE136695976', { name: '---', address: '---' });
  vies.refusedRequesters.add(OWN);
  expect(await register().check('DE136695976')).toMatchObject({ result: 'valid', receipt: null });
  expect(vies.asked[1]).toEqual({ countryCode: 'DE', vatNumber: '136695976' });
  expect(reasons).toEqual(['VIES refuses our own VAT number as requester: checks have no receipt']);
});

describe('settings', () => {
  const config = (env: NodeJS.ProcessEnv) =>
    readConfig({ DATABASE_URL: 'postgres://x', SMTP_URL: 'smtp://x', NODE_ENV: 'test', ...env });

  test('tests ask nobody unless they name an address', async () => {
    expect(await vatRegister(config({}), { requester: OWN }).check('DE136695976')).toBe('unknown');
    expect(await vatRegister(config({ VIES_URL: vies.url }), { requester: OWN }).check('DE136695976')).toMatchObject({
      result: 'invalid',
    });
  });

  test('"off" asks nobody, and what is not an address is refused', async () => {
    const settings = config({ NODE_ENV: 'development', VIES_URL: 'off' });
    expect(await vatRegister(settings, { requester: OWN }).check('DE136695976')).toBe('unknown');
    expect(() => config({ VIES_URL: 'ec.europa.eu' })).toThrow(/VIES_URL/);
  });
});
