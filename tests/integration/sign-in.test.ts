import type { Problem } from '@app/contracts/common';
import type { ApiClient } from '../support/api-client.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestPlatform } from '../support/platform.ts';
import { linksOf } from '../support/smtp-sink.ts';
import { PASSWORD, accountSteps, registration } from './support/account-steps.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform?.stop());

const { mailed, registered } = accountSteps(() => platform);

it('an unverified address cannot sign in, and only the right password is told why', async () => {
  await platform.api.fresh().post('/accounts', registration('unverified@shop.example'));
  const client = platform.api.fresh();
  expect(await client.post('/sessions', { email: 'unverified@shop.example', password: PASSWORD })).toMatchObject({
    status: 403,
    body: { code: 'email_unverified' },
  });
  expect(
    await client.post('/sessions', { email: 'unverified@shop.example', password: 'not the password' }),
  ).toMatchObject({ status: 401, body: { code: 'credentials_wrong' } });
  expect((await client.get('/me')).status).toBe(401);
});

it('known and unknown addresses get the same response, and the owner of a known one a mail', async () => {
  await registered('known@shop.example');
  const again = await platform.api
    .fresh()
    .post('/accounts', registration('Known@shop.example', { name: 'Somebody else' }));
  expect(again).toMatchObject({ status: 202, body: undefined });
  const mail = await platform.mail.waitForMail('known@shop.example', { nth: 2 });
  expect(linksOf(mail).some((href) => href.endsWith('/en/login'))).toBe(true);
  const [row] = await platform.query<{ n: number }>(
    "select count(*)::int as n from engine.companies where name = 'Kwiaciarnia Łąka' and slug like 'kwiaciarnia-laka%'",
  );
  expect(row!.n).toBeGreaterThan(0);

  const wrong = await platform.api
    .fresh()
    .post<Problem>('/sessions', { email: 'known@shop.example', password: 'not the password' });
  const unknown = await platform.api
    .fresh()
    .post<Problem>('/sessions', { email: 'nobody@shop.example', password: 'not the password' });
  expect([wrong.status, wrong.body.code]).toEqual([unknown.status, unknown.body.code]);
  expect((await platform.api.fresh().post('/password-resets', { email: 'nobody@shop.example' })).status).toBe(202);
  expect(platform.mail.mailsTo('nobody@shop.example')).toHaveLength(0);
});

it('a mailed link resets a password once and ends every session', async () => {
  const old = await registered('reset@shop.example');
  expect((await platform.api.fresh().post('/password-resets', { email: 'reset@shop.example' })).status).toBe(202);
  const token = await mailed('reset@shop.example', /\/en\/resetting\/reset\/([^/?]+)$/, 2);
  const client = platform.api.fresh();
  expect(await client.post('/password-resets/complete', { token, password: 'short' })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'password' }] },
  });
  expect((await client.post('/password-resets/complete', { token, password: 'an even longer password' })).status).toBe(
    204,
  );
  expect(await client.post('/password-resets/complete', { token, password: 'an even longer password' })).toMatchObject({
    status: 410,
    body: { code: 'reset_link_expired' },
  });
  expect((await old.get('/me')).status).toBe(401);
  expect((await client.post('/sessions', { email: 'reset@shop.example', password: PASSWORD })).status).toBe(401);
  expect(
    (await client.post('/sessions', { email: 'reset@shop.example', password: 'an even longer password' })).status,
  ).toBe(204);
});

it('using a reset link invalidates all others', async () => {
  await registered('links@shop.example');
  const ask = async (nth: number) => {
    await platform.api.fresh().post('/password-resets', { email: 'links@shop.example' });
    return mailed('links@shop.example', /\/en\/resetting\/reset\/([^/?]+)$/, nth);
  };
  const [first, second] = [await ask(2), await ask(3)];
  const complete = (token: string) =>
    platform.api.fresh().post('/password-resets/complete', { token, password: 'an even longer password' });
  expect((await complete(second)).status).toBe(204);
  expect(await complete(first)).toMatchObject({ status: 410, body: { code: 'reset_link_expired' } });
});

it('the session is an HttpOnly, SameSite cookie, and ends by POST only', async () => {
  await registered('cookie@shop.example');
  const client = platform.api.fresh();
  const { headers } = await client.post('/sessions', { email: 'cookie@shop.example', password: PASSWORD });
  const cookie = headers.getSetCookie().find((one) => one.includes('session_token'));
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  expect((await client.get('/sessions/sign-out')).status).toBe(405);
  expect((await client.get('/me')).status).toBe(200);
  expect((await client.post('/sessions/sign-out')).status).toBe(204);
  expect((await client.get('/me')).status).toBe(401);
});

it('password guesses for an address are throttled', async () => {
  const answers: number[] = [];
  const guesser = platform.api.fresh();
  for (let guess = 0; guess < 12; guess++) {
    answers.push(
      (await guesser.post('/sessions', { email: 'guessed@shop.example', password: `guess ${guess}` })).status,
    );
  }
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(answers.slice(10)).toEqual([429, 429]);
  const { headers, body } = await guesser.post<Problem>('/sessions', {
    email: 'guessed@shop.example',
    password: 'x',
  });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body.code).toBe('rate_limited');
});

it('nobody can lock out a browser that was signed in before', async () => {
  const email = 'locked@shop.example';
  const known = await registered(email);
  const signIn = async (client: ApiClient, password: string) =>
    (await client.post('/sessions', { email, password })).status;
  expect(await signIn(known, PASSWORD)).toBe(204);
  expect(await signIn(platform.api.fresh(), 'a guess')).toBe(401);
  // As if from ten places ten times each: a comparison takes its time.
  await platform.query(`update engine.throttles set points = 100 where key = 'signInAddress:' || $1`, [email]);
  expect(await signIn(platform.api.fresh(), PASSWORD)).toBe(429);
  expect(await signIn(known, PASSWORD)).toBe(204);
  await platform.query(`update engine.throttles set points = 19 where key like 'signInKnownBrowser:%'`);
  expect([await signIn(known, 'a guess'), await signIn(known, 'a guess')]).toEqual([401, 429]);
});

it('every invalid field of a registration is named', async () => {
  const { status, body } = await platform.api.fresh().post<Problem>('/accounts', {
    name: 'E',
    email: 'nope',
    password: 'short',
    company: { name: 'X', website: 'laka', kind: 'ships', country: 'Poland' },
  });
  expect(status).toBe(422);
  expect(body.errors.map(({ path }) => path).sort()).toEqual([
    'acceptTerms',
    'company.country',
    'company.kind',
    'company.name',
    'company.website',
    'email',
    'name',
    'password',
  ]);
});
