import { browserAt, PASSWORD, startCms, type RunningCms } from '../testing/cms.ts';

const EMAIL = 'marketing@demo.example';

let cms: RunningCms;
beforeAll(async () => void (cms = await startCms()));
beforeEach(async () => {
  await cms.database.query('truncate cms.throttles');
  await cms.database.query('delete from cms.staff_sign_in');
});
afterAll(() => cms.stop());

/** Signs in as a browser with the given address. */
async function aBrowser(address: string) {
  const ask = await browserAt(cms, address);
  return (email: string, password: string) => ask('POST', '/users/login', { email, password });
}

test('guessing a password locks out only the guessing address', async () => {
  const guess = await aBrowser('203.0.113.1');
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await guess(EMAIL, `guess ${n}`)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  const refused = await guess(EMAIL, PASSWORD);
  expect(refused).toMatchObject({ status: 429, body: { errors: [{ message: expect.stringContaining('15 min') }] } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const elsewhere = await aBrowser('203.0.113.2');
  expect((await elsewhere(EMAIL, PASSWORD)).status).toBe(200);
});

test('trying one password on many accounts is limited as well', async () => {
  const spray = await aBrowser('203.0.113.3');
  const guess = async (n: number) => (await spray(`staff-${n}@demo.example`, 'Winter2026!')).status;
  expect(await guess(0)).toBe(401);
  await cms.database.query(`update cms.throttles set points = 49 where key = 'signInClient:203.0.113.3'`);
  expect([await guess(1), await guess(2)]).toEqual([401, 429]);
});

test('a browser that has signed in before is not affected by guesses of others', async () => {
  const known = await aBrowser('203.0.113.4');
  expect((await known(EMAIL, PASSWORD)).status).toBe(200);
  // As if ten times from each of ten addresses: every attempt takes a quarter of a second of CPU.
  await cms.database.query(`update cms.throttles set points = 100 where key = 'signInAddress:' || $1 and points > 0`, [
    EMAIL,
  ]);
  const unknown = await aBrowser('203.0.113.5');
  expect((await unknown(EMAIL, PASSWORD)).status).toBe(429);
  expect((await known(EMAIL, PASSWORD)).status).toBe(200);
});

test('an unknown address is answered like a wrong password', async () => {
  const browser = await aBrowser('203.0.113.6');
  const [wrong, unknown] = [
    await browser(EMAIL, 'not the password'),
    await browser('x@demo.example', 'not the password'),
  ];
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
});

test('requests for a password reset are limited', async () => {
  const nobody = await cms.as(null);
  const ask = (email: string) =>
    nobody('POST', '/users/forgot-password', { email }, { 'x-forwarded-for': '203.0.113.7' });
  const answers = [await ask(EMAIL), await ask('x@demo.example')];
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) statuses.push((await ask(EMAIL)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('accounts can be neither verified nor created over HTTP', async () => {
  const nobody = await cms.as(null);
  for (const path of ['/users/verify/x', '/users/first-register'])
    expect((await nobody('POST', path, {})).status).toBe(403);
});
