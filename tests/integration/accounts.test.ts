import type { Me } from '@app/contracts/accounts';
import type { Problem } from '@app/contracts/common';
import type { ApiClient } from '../support/api-client.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestPlatform } from '../support/platform.ts';
import { linksOf } from '../support/smtp-sink.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform?.stop());

const PASSWORD = 'a long enough password';
const registration = (email: string, extra: object = {}) => ({
  name: 'Ewa Nowak',
  email,
  password: PASSWORD,
  locale: 'en',
  acceptTerms: true,
  company: { name: 'Kwiaciarnia Łąka', website: 'https://laka.example', kind: 'shops', country: 'PL' },
  ...extra,
});

/** The token in a mailed link to `path`. */
async function mailed(email: string, path: RegExp, nth = 1): Promise<string> {
  const mail = await platform.mail.waitForMail(email, { nth });
  const found = linksOf(mail)
    .map((href) => path.exec(href)?.[1])
    .find(Boolean);
  if (!found) throw new Error(`no such link in: ${linksOf(mail).join(' ')}`);
  return decodeURIComponent(found);
}

const WELCOME = /\/welcome\?token=(.+)$/;

async function registered(email: string) {
  expect((await platform.api.fresh().post('/accounts', registration(email))).status).toBe(202);
  const client = platform.api.fresh();
  expect((await client.post('/accounts/verifications', { token: await mailed(email, WELCOME) })).status).toBe(204);
  return client;
}

it('signs up by mail: the link verifies the address, signs in, and the company is there', async () => {
  const client = await registered('ewa@shop.example');
  const { body } = await client.get<Me>('/me');
  expect(body).toMatchObject({
    user: { name: 'Ewa Nowak', email: 'ewa@shop.example', locale: 'en', partner: false },
    companies: [{ name: 'Kwiaciarnia Łąka', slug: 'kwiaciarnia-laka', role: 'owner', timeZone: 'Europe/Warsaw' }],
  });
  expect((await client.get(`/companies/kwiaciarnia-laka`)).status).toBe(200);
});

it('makes nothing of a registration before its link is opened, and mails a link again when asked', async () => {
  const phantom = (email: string) =>
    registration(email, { company: { ...registration(email).company, name: 'Firma widmo' } });
  await platform.api.fresh().post('/accounts', phantom('phantom@shop.example'));
  const first = await mailed('phantom@shop.example', WELCOME);
  const [left] = await platform.query(
    `select (select count(*)::int from engine.users where email = $1) as users,
       (select count(*)::int from engine.companies where name = 'Firma widmo') as companies`,
    ['phantom@shop.example'],
  );
  expect(left).toEqual({ users: 0, companies: 0 });
  await platform.api.fresh().post('/accounts', phantom('phantom@shop.example'));
  const token = await mailed('phantom@shop.example', WELCOME, 2);
  expect(await platform.api.fresh().post('/accounts/verifications', { token: first })).toMatchObject({
    status: 410,
    body: { code: 'verification_link_expired' },
  });
  expect((await platform.api.fresh().post('/accounts/verifications', { token })).status).toBe(204);
  expect((await platform.api.fresh().get('/companies/firma-widmo')).status).toBe(200);
});

it('gives the owner of an address nothing of what a stranger registered with it', async () => {
  const email = 'victim@shop.example';
  const stranger = registration(email, {
    name: 'A stranger',
    password: 'the password of a stranger',
    company: { ...registration(email).company, name: 'A strange shop' },
  });
  await platform.api.fresh().post('/accounts', stranger);
  const strange = await mailed(email, WELCOME);
  await platform.api.fresh().post('/accounts', registration(email));
  const token = await mailed(email, WELCOME, 2);

  const owner = platform.api.fresh();
  expect((await owner.post('/accounts/verifications', { token })).status).toBe(204);
  const { body } = await owner.get<Me>('/me');
  expect(body).toMatchObject({ user: { name: 'Ewa Nowak' }, companies: [{ name: 'Kwiaciarnia Łąka' }] });
  expect((await platform.api.fresh().post('/accounts/verifications', { token: strange })).status).toBe(410);
  const signIn = (password: string) => platform.api.fresh().post('/sessions', { email, password });
  expect((await signIn('the password of a stranger')).status).toBe(401);
  expect((await signIn(PASSWORD)).status).toBe(204);
});

it('opens a link twice without signing a second reader in', async () => {
  await platform.api.fresh().post('/accounts', registration('twice@shop.example'));
  const token = await mailed('twice@shop.example', WELCOME);
  const [first, second] = [platform.api.fresh(), platform.api.fresh()];
  expect((await first.post('/accounts/verifications', { token })).status).toBe(204);
  expect((await second.post('/accounts/verifications', { token })).status).toBe(204);
  expect([(await first.get('/me')).status, (await second.get('/me')).status]).toEqual([200, 401]);
});

it('refuses the link of a registration after three days', async () => {
  await platform.api.fresh().post('/accounts', registration('late@shop.example'));
  const token = await mailed('late@shop.example', WELCOME);
  await platform.query(
    "update engine.registrations set created_at = created_at - interval '73 hours' where email = $1",
    ['late@shop.example'],
  );
  expect((await platform.api.fresh().post('/accounts/verifications', { token })).status).toBe(410);
});

it('confirms a registration by the link that sets another password, company and all', async () => {
  const email = 'forgetful@shop.example';
  const company = { ...registration(email).company, name: 'Zapominalscy' };
  await platform.api.fresh().post('/accounts', registration(email, { company }));
  await platform.mail.waitForMail(email);
  expect((await platform.api.fresh().post('/password-resets', { email })).status).toBe(202);
  const token = await mailed(email, /\/en\/resetting\/reset\/([^/?]+)$/, 2);
  const client = platform.api.fresh();
  const complete = () => client.post('/password-resets/complete', { token, password: 'an even longer password' });
  expect((await complete()).status).toBe(204);
  expect((await complete()).status).toBe(410);
  expect((await client.post('/sessions', { email, password: 'an even longer password' })).status).toBe(204);
  expect((await client.get<Me>('/me')).body.companies).toMatchObject([{ name: 'Zapominalscy' }]);
  expect((await platform.api.fresh().get('/companies/zapominalscy')).status).toBe(200);
});

it('gives a company called “Top” an address of its own', async () => {
  const top = registration('top@shop.example', { company: { ...registration('x').company, name: 'TOP' } });
  await platform.api.fresh().post('/accounts', top);
  const client = platform.api.fresh();
  await client.post('/accounts/verifications', { token: await mailed('top@shop.example', WELCOME) });
  const { body } = await client.get<Me>('/me');
  expect(body.companies[0]?.slug).toBe('top-2');
});

it('lets an agent work and not hold keys', async () => {
  const { email, password, company } = await platform.aMerchant();
  await platform.query("update engine.company_members set role = 'agent' where company_id = $1", [company.id]);
  const agent = platform.api.fresh();
  await agent.post('/sessions', { email, password });
  expect((await agent.get(`/panel/companies/${company.id}/overview`)).status).toBe(200);
  expect(await agent.post(`/panel/companies/${company.id}/api-keys`, { name: 'mine' })).toMatchObject({
    status: 403,
    body: { code: 'role_forbidden' },
  });
});

it('lets a suspended company read and pay, and change nothing', async () => {
  const { email, password, company } = await platform.aMerchant({ createdAt: new Date(Date.now() - 91 * 86_400_000) });
  const owner = platform.api.fresh();
  await owner.post('/sessions', { email, password });
  expect((await owner.get(`/panel/companies/${company.id}/overview`)).body).toMatchObject({
    plan: { state: 'suspended' },
  });
  const order = { orderId: 'S-1', email: 'a@customer.example', basis: 'consent' };
  expect(await owner.post(`/panel/companies/${company.id}/orders`, order)).toMatchObject({
    status: 402,
    body: { code: 'company_suspended' },
  });
});

it.each([
  '/companies/a%00b',
  '/companies/x/reviews?cursor=abc',
  '/companies/x/reviews?cursor=LTEuLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0tLS0',
])('answers %s as bad input', async (path) => {
  const { status } = await platform.api.fresh().get(path);
  expect([400, 404, 422]).toContain(status);
});

it('refuses characters that cannot be stored, and names the field', async () => {
  const { status, body } = await platform.api
    .fresh()
    .post<Problem>('/accounts', registration('nul@shop.example', { name: 'Ewa\u0000Nowak' }));
  expect(status).toBe(422);
  expect(body.errors).toEqual([expect.objectContaining({ path: 'name', code: 'invalid_characters' })]);
});

it('lets nobody in before the address is verified, and says so only to who knows the password', async () => {
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

it('answers alike for a known and an unknown address, and mails the owner of a known one', async () => {
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

it('resets a password once by a mailed link, and ends every session', async () => {
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

it('lets no other reset link work once one was used', async () => {
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

it('keeps the session in an HttpOnly, SameSite cookie and ends it by POST only', async () => {
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

it('throttles guesses of one address’ password', async () => {
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

it('lets nobody lock a browser out that has been signed in before', async () => {
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

it('names every wrong field of a registration', async () => {
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
