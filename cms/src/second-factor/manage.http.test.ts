import { base32 } from '@better-auth/utils/base32';
import { PASSWORD, runInWorkspace } from '../testing/cms.ts';
import { codeOf, type FactorAnswer, setUpSecondFactorTests, signIn, STAFF } from './testing.ts';

const setup = setUpSecondFactorTests();
const { someBrowser, switchOn, loggedActions } = setup;

test('secrets and recovery codes are not stored in plain text, and a recovery code works once', async () => {
  const { client, secret, recoveryCodes } = await switchOn(STAFF.translator);
  expect(recoveryCodes).toHaveLength(10);
  const { rows } = await setup.cms.database.query<{ all: string }>(
    `select (select string_agg(f::text, ' ') from cms.second_factors f)
       || (select string_agg(c::text, ' ') from cms.recovery_codes c) as all`,
  );
  const plain = new TextDecoder().decode(base32.decode(secret));
  for (const hidden of [secret, plain, ...recoveryCodes]) expect(rows[0]?.all).not.toContain(hidden);
  const [first = ''] = recoveryCodes;
  expect(await signIn(await someBrowser(), STAFF.translator, { code: first.toLowerCase() })).toMatchObject({
    status: 200,
    session: true,
  });
  expect(await signIn(await someBrowser(), STAFF.translator, { code: first })).toMatchObject({
    status: 401,
    session: false,
    code: 'code_wrong',
  });
  await setup.smtp.waitForMail(STAFF.translator, { containing: 'recovery code was used' });
  expect((await client<{ recoveryCodes: number }>('GET', '/users/second-factor')).status).toBe(200);
  expect(await loggedActions(STAFF.translator)).toEqual(['on', 'recovery_code_used', 'code_refused']);
});

test('switching on the second factor needs the password and ends other sessions', async () => {
  const elsewhere = await setup.cms.as(STAFF.translator);
  const client = await setup.cms.as(STAFF.translator);
  const begin = (password?: string) => client('POST', '/users/second-factor', { password });
  expect([(await begin()).body, (await begin('guess')).body]).toEqual([
    { code: 'password_missing' },
    { code: 'password_wrong' },
  ]);
  const confirm = await client('POST', '/users/second-factor/confirm', { code: '000000' });
  expect([confirm.status, confirm.body]).toEqual([400, { code: 'code_wrong' }]);
  const { client: own } = await switchOn(STAFF.translator);
  expect((await own('GET', '/users/second-factor')).body).toMatchObject({
    on: true,
    recoveryCodes: 10,
    required: false,
  });
  for (const ended of [elsewhere, client]) expect((await ended('GET', '/users/second-factor')).status).toBe(401);
  await setup.smtp.waitForMail(STAFF.translator, { containing: 'second factor' });
});

test('new recovery codes and switching off need password and code', async () => {
  const { client, secret, recoveryCodes } = await switchOn(STAFF.translator);
  for (const path of ['recovery-codes', 'off']) {
    const codes: unknown[] = [];
    for (const given of [{}, { password: 'guess' }, { password: PASSWORD }, { password: PASSWORD, code: '000000' }])
      codes.push((await client<FactorAnswer>('POST', `/users/second-factor/${path}`, given)).body.code);
    expect(codes).toEqual(['password_missing', 'password_wrong', 'code_missing', 'code_wrong']);
  }
  const renewed = await client<FactorAnswer>('POST', '/users/second-factor/recovery-codes', {
    password: PASSWORD,
    code: await codeOf(secret),
  });
  const [code] = renewed.body.recoveryCodes ?? [];
  expect(recoveryCodes).not.toContain(code);
  expect(await signIn(await someBrowser(), STAFF.translator, { code: recoveryCodes[0] })).toMatchObject({
    status: 401,
  });
  expect((await client('POST', '/users/second-factor/off', { password: PASSWORD, code })).status).toBe(200);
  expect(await signIn(await someBrowser(), STAFF.translator)).toMatchObject({ status: 200, session: true });
  const { rows } = await setup.cms.database.query(`select 1 from cms.recovery_codes`);
  expect(rows).toEqual([]);
});

test('an administrator resets a colleague’s second factor with their own password; the colleague is mailed and signed out', async () => {
  const { client } = await switchOn(STAFF.marketing);
  const administrator = await setup.cms.as(STAFF.administrator);
  const { body } = await client<{ user: { id: string } }>('GET', '/users/me');
  const path = `/users/${body.user.id}/second-factor`;
  expect((await administrator('GET', path)).body).toMatchObject({ on: true });
  const moderator = await setup.cms.as(STAFF.moderator);
  expect((await moderator('POST', `${path}/reset`, { password: PASSWORD })).status).toBe(403);
  expect((await moderator('GET', path)).status).toBe(403);
  expect((await administrator('POST', `${path}/reset`, { password: 'guess' })).body).toEqual({
    code: 'password_wrong',
  });
  const reset = await administrator('POST', `${path}/reset`, { password: PASSWORD });
  expect([reset.status, reset.body['on']]).toEqual([200, false]);
  expect((await client('GET', '/users/second-factor')).status).toBe(401);
  expect(await signIn(await someBrowser(), STAFF.marketing)).toMatchObject({ status: 200, session: true });
  await setup.smtp.waitForMail(STAFF.marketing, { containing: 'reset the second factor' });
  const { rows } = await setup.cms.database.query(`select act, by from cms.account_acts where act = 'reset'`);
  expect(rows).toEqual([{ act: 'reset', by: STAFF.administrator }]);
  const me = await administrator<{ user: { id: string } }>('GET', '/users/me');
  const own = `/users/${me.body.user.id}/second-factor/reset`;
  expect((await administrator('POST', own, { password: PASSWORD })).status).toBe(404);
});

describe('a second factor required by role', () => {
  test('staff without the required second factor set it up at the next sign-in and cannot switch it off', async () => {
    const before = await setup.cms.as(STAFF.marketing);
    const administrator = await setup.cms.as(STAFF.administrator);
    const required = { secondFactorFor: ['marketing'] };
    expect((await before('POST', '/globals/staff-sign-in', { secondFactorFor: [] })).status).toBe(403);
    expect((await before('GET', '/globals/staff-sign-in')).status).toBe(403);
    expect((await administrator('POST', '/globals/staff-sign-in', required)).status).toBe(200);
    // An existing session goes on but is not extended.
    expect((await before('GET', '/users/me')).body).toMatchObject({ user: { email: STAFF.marketing } });
    expect((await before('POST', '/users/refresh-token')).status).toBe(403);
    const browser = await someBrowser();
    expect(await signIn(browser, STAFF.marketing, {}, 'guess')).not.toHaveProperty('setup');
    const refused = await signIn(browser, STAFF.marketing);
    expect(refused).toMatchObject({ status: 401, session: false, code: 'setup_needed' });
    expect(refused.setup?.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(await signIn(browser, STAFF.marketing, { code: '000000' })).toMatchObject({ code: 'code_wrong' });
    const code = await codeOf(refused.setup?.secret ?? '');
    const signedIn = await signIn(browser, STAFF.marketing, { code });
    expect([signedIn.status, signedIn.session, signedIn.recoveryCodes?.length]).toEqual([200, true, 10]);
    expect((await browser('POST', '/users/refresh-token')).status).toBe(200);
    const off = await browser('POST', '/users/second-factor/off', {
      password: PASSWORD,
      code: signedIn.recoveryCodes?.[0],
    });
    expect([off.status, off.body]).toEqual([409, { code: 'factor_required' }]);
  });

  test('roles without the requirement sign in as before', async () => {
    const administrator = await setup.cms.as(STAFF.administrator);
    await administrator('POST', '/globals/staff-sign-in', { secondFactorFor: ['administrator'] });
    const translator = await setup.cms.as(STAFF.translator);
    expect((await translator('POST', '/users/refresh-token')).status).toBe(200);
  });
});

test('the command resets the second factor of the only administrator', async () => {
  await switchOn(STAFF.administrator);
  const reset = (email: string) =>
    runInWorkspace(['--import', '@app/jsx', 'src/entry/reset-second-factor.ts', email], setup.cms.environment);
  expect((await reset('nobody@demo.example')).code).toBe(1);
  expect((await reset(STAFF.administrator)).code).toBe(0);
  expect(await signIn(await someBrowser(), STAFF.administrator)).toMatchObject({ status: 200, session: true });
  await setup.smtp.waitForMail(STAFF.administrator, { containing: 'reset the second factor' });
  expect(await loggedActions(STAFF.administrator)).toEqual(['on', 'reset']);
});
