import type { Me } from '@app/contracts/accounts';
import type { Problem } from '@app/contracts/common';
import type { DirectoryPage } from '@app/contracts/discovery/directory';
import { eventually } from '../support/eventually.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestPlatform } from '../support/platform.ts';
import { PASSWORD, WELCOME, accountSteps, registration } from './support/account-steps.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform?.stop());

const { mailed, registered } = accountSteps(() => platform);

it('signing up: the mailed link verifies the address, signs in and creates the company', async () => {
  const client = await registered('ewa@shop.example');
  const { body } = await client.get<Me>('/me');
  expect(body).toMatchObject({
    user: { name: 'Ewa Nowak', email: 'ewa@shop.example', locale: 'en', partner: false },
    companies: [{ name: 'Kwiaciarnia Łąka', slug: 'kwiaciarnia-laka', role: 'owner', timeZone: 'Europe/Warsaw' }],
  });
  // Asked for later where a client leaves them out.
  expect((await client.get(`/companies/kwiaciarnia-laka`)).body).toMatchObject({ category: 'other', city: null });
  // As it is told when it registers.
  const settings = await client.get(`/panel/companies/${body.companies[0]!.id}/settings`);
  expect(settings.body).toMatchObject({ mediateCompany: true, mediateProducts: true });
});

it('a company that registers with category and city is listed there', async () => {
  const email = 'city@shop.example';
  const { company } = registration(email);
  const placed = { ...company, name: 'Bistro Grab', kind: 'restaurants', category: 'bistros', city: 'poznan' };
  const wrong = registration(email, { company: { ...placed, category: 'books' } });
  expect(await platform.api.fresh().post('/accounts', wrong)).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'company.category' }] },
  });
  const asked = registration(email, { company: placed, locale: 'pl' });
  expect((await platform.api.fresh().post('/accounts', asked)).status).toBe(202);
  await platform.api.fresh().post('/accounts/verifications', { token: await mailed(email, WELCOME) });
  const listed = await eventually('the city’s list', async () => {
    const list = '/directory/restaurants?country=PL&region=wielkopolskie&city=poznan&category=bistros';
    const { status, body } = await platform.api.fresh().get<DirectoryPage>(list);
    return status === 200 && body.items;
  });
  expect(listed).toMatchObject([{ name: 'Bistro Grab', city: 'Poznań' }]);
});

it('a registration creates nothing before its link is opened, and the link can be sent again', async () => {
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

it('the owner of an address gets nothing that a stranger registered with it', async () => {
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

it('a link opened twice does not sign in the second reader', async () => {
  await platform.api.fresh().post('/accounts', registration('twice@shop.example'));
  const token = await mailed('twice@shop.example', WELCOME);
  const [first, second] = [platform.api.fresh(), platform.api.fresh()];
  expect((await first.post('/accounts/verifications', { token })).status).toBe(204);
  expect((await second.post('/accounts/verifications', { token })).status).toBe(204);
  expect([(await first.get('/me')).status, (await second.get('/me')).status]).toEqual([200, 401]);
});

it('a registration’s link expires after three days', async () => {
  await platform.api.fresh().post('/accounts', registration('late@shop.example'));
  const token = await mailed('late@shop.example', WELCOME);
  await platform.query(
    "update engine.registrations set created_at = created_at - interval '73 hours' where email = $1",
    ['late@shop.example'],
  );
  expect((await platform.api.fresh().post('/accounts/verifications', { token })).status).toBe(410);
});

it('a password reset link also confirms a registration with its company', async () => {
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

it('a company called “Top” gets a slug of its own', async () => {
  const top = registration('top@shop.example', { company: { ...registration('x').company, name: 'TOP' } });
  await platform.api.fresh().post('/accounts', top);
  const client = platform.api.fresh();
  await client.post('/accounts/verifications', { token: await mailed('top@shop.example', WELCOME) });
  const { body } = await client.get<Me>('/me');
  expect(body.companies[0]?.slug).toBe('top-2');
});

it('an agent may work but not manage API keys', async () => {
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

it('a suspended company may read and pay, but change nothing', async () => {
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
])('the engine answers %s as bad input', async (path) => {
  const { status } = await platform.api.fresh().get(path);
  expect([400, 404, 422]).toContain(status);
});

it('characters that cannot be stored are refused, naming the field', async () => {
  const { status, body } = await platform.api
    .fresh()
    .post<Problem>('/accounts', registration('nul@shop.example', { name: 'Ewa\u0000Nowak' }));
  expect(status).toBe(422);
  expect(body.errors).toEqual([expect.objectContaining({ path: 'name', code: 'invalid_characters' })]);
});
