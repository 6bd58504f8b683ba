import { aBrowser as browserAt, PASSWORD, startCms, type RunningCms } from '../testing/cms.ts';

const EMAIL = 'marketing@demo.example';

let cms: RunningCms;
beforeEach(async () => void (cms = await startCms()));
afterEach(() => cms.stop());

/** Signs in from an address, as one browser. */
async function aBrowser(address: string) {
  const ask = await browserAt(cms, address);
  return (email: string, password: string) => ask('POST', '/users/login', { email, password });
}

test('guesses lock out the place they come from, and nobody else', async () => {
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

test('who sprays one password over many accounts is told to wait, too', async () => {
  const spray = await aBrowser('203.0.113.3');
  const guess = async (n: number) => (await spray(`staff-${n}@demo.example`, 'Winter2026!')).status;
  expect(await guess(0)).toBe(401);
  await cms.database.query(`update cms.throttles set points = 49 where key = 'signInClient:203.0.113.3'`);
  expect([await guess(1), await guess(2)]).toEqual([401, 429]);
});

test('a browser that has signed in before is let in, however many guess', async () => {
  const known = await aBrowser('203.0.113.4');
  expect((await known(EMAIL, PASSWORD)).status).toBe(200);
  // As if from ten places ten times each: every one of them takes a quarter of a second of processor.
  await cms.database.query(`update cms.throttles set points = 100 where key = 'signInAddress:' || $1 and points > 0`, [
    EMAIL,
  ]);
  const unknown = await aBrowser('203.0.113.5');
  expect((await unknown(EMAIL, PASSWORD)).status).toBe(429);
  expect((await known(EMAIL, PASSWORD)).status).toBe(200);
});

test('an address without an account is answered as one with a wrong password', async () => {
  const browser = await aBrowser('203.0.113.6');
  const [wrong, unknown] = [
    await browser(EMAIL, 'not the password'),
    await browser('x@demo.example', 'not the password'),
  ];
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
});

test('a link to a new password is asked for so often and no oftener', async () => {
  const nobody = await cms.as(null);
  const ask = (email: string) =>
    nobody('POST', '/users/forgot-password', { email }, { 'x-forwarded-for': '203.0.113.7' });
  const answers = [await ask(EMAIL), await ask('x@demo.example')];
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  const statuses: number[] = [];
  for (let n = 0; n < 5; n++) statuses.push((await ask(EMAIL)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('no account can be verified or made from outside', async () => {
  const nobody = await cms.as(null);
  for (const path of ['/users/verify/x', '/users/first-register'])
    expect((await nobody('POST', path, {})).status).toBe(403);
});
