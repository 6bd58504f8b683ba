import type { Me } from '@app/contracts/accounts';
import type { Problem } from '@app/contracts/common';
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

async function registered(email: string) {
  expect((await platform.api.fresh().post('/accounts', registration(email))).status).toBe(202);
  const client = platform.api.fresh();
  expect(
    (await client.post('/accounts/verifications', { token: await mailed(email, /\/welcome\?token=(.+)$/) })).status,
  ).toBe(204);
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

it('shows nothing of a company whose owner never verified an address, and mails the link again when asked', async () => {
  const phantom = (email: string) =>
    registration(email, { company: { ...registration(email).company, name: 'Firma widmo' } });
  await platform.api.fresh().post('/accounts', phantom('phantom@shop.example'));
  expect(await platform.api.fresh().get('/companies/firma-widmo')).toMatchObject({
    status: 404,
    body: { code: 'company_not_found' },
  });
  await platform.mail.waitForMail('phantom@shop.example');
  await platform.api.fresh().post('/accounts', phantom('phantom@shop.example'));
  const token = await mailed('phantom@shop.example', /\/welcome\?token=(.+)$/, 2);
  expect((await platform.api.fresh().post('/accounts/verifications', { token })).status).toBe(204);
  expect((await platform.api.fresh().get('/companies/firma-widmo')).status).toBe(200);
});

it('gives a company called “Top” an address of its own', async () => {
  const top = registration('top@shop.example', { company: { ...registration('x').company, name: 'TOP' } });
  await platform.api.fresh().post('/accounts', top);
  const client = platform.api.fresh();
  await client.post('/accounts/verifications', { token: await mailed('top@shop.example', /\/welcome\?token=(.+)$/) });
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
  for (let guess = 0; guess < 12; guess++) {
    answers.push(
      (await platform.api.fresh().post('/sessions', { email: 'guessed@shop.example', password: `guess ${guess}` }))
        .status,
    );
  }
  expect(answers.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(answers.slice(10)).toEqual([429, 429]);
  const { headers, body } = await platform.api
    .fresh()
    .post<Problem>('/sessions', { email: 'guessed@shop.example', password: 'x' });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(body.code).toBe('rate_limited');
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
