import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { aBrowser, type Client, PASSWORD, run, startCms, type RunningCms } from '../testing/cms.ts';
import { startSmtpSink } from '../testing/support.ts';

const STAFF = {
  marketing: 'marketing@demo.example',
  translator: 'translator@demo.example',
  moderator: 'moderator@demo.example',
  administrator: 'admin@demo.example',
};
type Smtp = Awaited<ReturnType<typeof startSmtpSink>>;

let smtp: Smtp;
let cms: RunningCms;
beforeAll(async () => {
  smtp = await startSmtpSink();
  cms = await startCms({ SMTP_URL: smtp.url });
});
beforeEach(async () => {
  smtp.clear();
  await cms.database.query(`truncate cms.second_factors, cms.recovery_codes, cms.account_acts, cms.throttles`);
  await cms.database.query(`delete from cms.staff_sign_in`);
});
afterAll(async () => {
  await cms.stop();
  await smtp.stop();
});

let addresses = 0;
const someBrowser = () => aBrowser(cms, `203.0.113.${++addresses}`);

/** The code of a base32 secret, of this period or the next: both are still good when a period ends meanwhile. */
const codeOf = (secret: string, later: 0 | 1 = 0): Promise<string> =>
  createOTP(new TextDecoder().decode(base32.decode(secret))).hotp(Math.floor(Date.now() / 30_000) + later);

interface Told {
  code?: string;
  secret?: string;
  setup?: { secret: string; qrCode: string };
  recoveryCodes?: string[];
}

const signIn = async (ask: Client, email: string, more: object = {}, password = PASSWORD) => {
  const { status, headers, body } = await ask<Told>('POST', '/users/login', { email, password, ...more });
  const session = headers.getSetCookie().some((cookie) => cookie.startsWith('cms-token='));
  return { status, session, ...body };
};

/** Switches the second factor of an account on. */
async function switchOn(email: string) {
  const client = await cms.as(email);
  const begun = await client<Told>('POST', '/users/second-factor', { password: PASSWORD });
  const secret = begun.body.secret ?? '';
  const confirmed = await client<Told>('POST', '/users/second-factor/confirm', { code: await codeOf(secret) });
  expect(confirmed.status).toBe(200);
  // So that tests need not wait for the next code.
  await cms.database.query(`update cms.second_factors set last_step = 0`);
  return { client, secret, recoveryCodes: confirmed.body.recoveryCodes ?? [] };
}

const acts = async (email: string): Promise<string[]> => {
  const { rows } = await cms.database.query<{ act: string }>(
    `select act from cms.account_acts where account = $1 order by at`,
    [email],
  );
  return rows.map(({ act }) => act);
};

test('with a second factor the password alone gives no session; a code gives one, once', async () => {
  const { secret } = await switchOn(STAFF.marketing);
  const browser = await someBrowser();
  expect(await signIn(browser, STAFF.marketing)).toEqual({ status: 401, session: false, code: 'code_missing' });
  expect(await signIn(browser, STAFF.marketing, { code: '000000' })).toMatchObject({
    status: 401,
    session: false,
    code: 'code_wrong',
  });
  expect((await browser('POST', '/staff-token')).status).toBe(401);
  expect((await browser('POST', '/users/refresh-token')).status).toBe(403);
  const code = await codeOf(secret);
  expect(await signIn(browser, STAFF.marketing, { code })).toMatchObject({ status: 200, session: true });
  expect((await browser('POST', '/staff-token')).status).toBe(200);
  expect(await signIn(await someBrowser(), STAFF.marketing, { code })).toMatchObject({
    status: 401,
    session: false,
    code: 'code_wrong',
  });
});

test('of two sign-ins with one code at the same time one is let in', async () => {
  const { secret } = await switchOn(STAFF.marketing);
  const code = await codeOf(secret);
  const browsers = await Promise.all([someBrowser(), someBrowser()]);
  const answers = await Promise.all(browsers.map((browser) => signIn(browser, STAFF.marketing, { code })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('Payload itself signs nobody in past our own sign-in, not even without a second factor', async () => {
  const program = `
    const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('./src/payload.config.ts')]);
    const payload = await getPayload({ config, disableOnInit: true });
    const data = { email: '${STAFF.marketing}', password: '${PASSWORD}' };
    await payload.login({ collection: 'users', data }).then(() => console.log('let in'), ({ status }) => console.log(status));
    process.exit(0);`;
  const { output } = await run(['--import', '@app/jsx', '--input-type=module', '-e', program], cms.environment);
  expect(output.trim().split('\n').at(-1)).toBe('403');
});

test('who does not know the password learns nothing of a second factor', async () => {
  await switchOn(STAFF.marketing);
  const browser = await someBrowser();
  const [with2, without] = [
    await browser('POST', '/users/login', { email: STAFF.marketing, password: 'not the password' }),
    await browser('POST', '/users/login', { email: STAFF.translator, password: 'not the password' }),
  ];
  expect([with2.status, with2.body]).toEqual([without.status, without.body]);
});

test('secrets and recovery codes lie in no table as they are, and a recovery code is good once', async () => {
  const { client, secret, recoveryCodes } = await switchOn(STAFF.translator);
  expect(recoveryCodes).toHaveLength(10);
  const { rows } = await cms.database.query<{ all: string }>(
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
  const mail = await smtp.waitForMail(STAFF.translator, { nth: 2 });
  expect(mail.parsed.html).toContain('recovery code was used');
  expect((await client<{ recoveryCodes: number }>('GET', '/users/second-factor')).status).toBe(200);
  expect(await acts(STAFF.translator)).toEqual(['on', 'recovery_code_used', 'code_refused']);
});

test('wrong codes are limited wherever they come from, the owner is told, and a recovery code still lets in', async () => {
  const { secret, recoveryCodes } = await switchOn(STAFF.moderator);
  const guess = async () => (await signIn(await someBrowser(), STAFF.moderator, { code: '000000' })).status;
  expect(await guess()).toBe(401);
  // As if three more had come.
  await cms.database.query(`update cms.throttles set points = 4 where key like 'wrongCode:%'`);
  expect([await guess(), await guess()]).toEqual([401, 429]);
  const right = await signIn(await someBrowser(), STAFF.moderator, { code: await codeOf(secret) });
  expect(right).toMatchObject({ status: 429, session: false });
  expect((await smtp.waitForMail(STAFF.moderator, { nth: 2 })).parsed.html).toContain('somebody knows your password');
  const code = recoveryCodes[0];
  expect(await signIn(await someBrowser(), STAFF.moderator, { code })).toMatchObject({ status: 200, session: true });
});

test('a new password by mail gives no session, and does not go round the second factor', async () => {
  const { secret } = await switchOn(STAFF.moderator);
  const browser = await someBrowser();
  await browser('POST', '/users/forgot-password', { email: STAFF.moderator });
  const mail = await smtp.waitForMail(STAFF.moderator, { nth: 2 });
  const token = /\/admin\/reset\/([0-9a-f]+)/.exec(mail.parsed.html ?? '')?.[1];
  const password = 'another-password-2026';
  const answer = await browser('POST', '/users/reset-password', { token, password });
  expect([answer.status, answer.headers.getSetCookie(), Object.keys(answer.body)]).toEqual([200, [], ['message']]);
  const sessions = await cms.database.query(
    `select 1 from cms.users_sessions s join cms.users u on u.id = s._parent_id where u.email = $1`,
    [STAFF.moderator],
  );
  expect(sessions.rowCount).toBe(0);
  expect(await signIn(browser, STAFF.moderator, {}, password)).toMatchObject({ session: false, code: 'code_missing' });
  const code = await codeOf(secret);
  expect(await signIn(browser, STAFF.moderator, { code }, password)).toMatchObject({ status: 200, session: true });
  await browser('PATCH', `/users?where[email][equals]=${STAFF.moderator}`, {
    password: PASSWORD,
    currentPassword: password,
  });
});

test('a remembered browser is asked for no code, until the second factor is another one', async () => {
  const { client, secret } = await switchOn(STAFF.marketing);
  const [browser, other] = [await someBrowser(), await someBrowser()];
  await signIn(browser, STAFF.marketing, { code: await codeOf(secret), remember: true });
  expect(await signIn(browser, STAFF.marketing)).toMatchObject({ status: 200, session: true });
  expect(await signIn(other, STAFF.marketing)).toMatchObject({ session: false, code: 'code_missing' });
  const begun = await client<Told>('POST', '/users/second-factor', {
    password: PASSWORD,
    code: await codeOf(secret, 1),
  });
  const code = await codeOf(begun.body.secret ?? '');
  expect((await client('POST', '/users/second-factor/confirm', { code })).status).toBe(200);
  expect(await signIn(browser, STAFF.marketing)).toMatchObject({ session: false, code: 'code_missing' });
});

test('switching on asks for the password, and ends the sessions elsewhere', async () => {
  const elsewhere = await cms.as(STAFF.translator);
  const client = await cms.as(STAFF.translator);
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
  expect((await smtp.waitForMail(STAFF.translator)).parsed.subject).toContain('second factor');
});

test('new recovery codes and switching off ask for password and code', async () => {
  const { client, secret, recoveryCodes } = await switchOn(STAFF.translator);
  for (const path of ['recovery-codes', 'off']) {
    const told: unknown[] = [];
    for (const given of [{}, { password: 'guess' }, { password: PASSWORD }, { password: PASSWORD, code: '000000' }])
      told.push((await client<Told>('POST', `/users/second-factor/${path}`, given)).body.code);
    expect(told).toEqual(['password_missing', 'password_wrong', 'code_missing', 'code_wrong']);
  }
  const renewed = await client<Told>('POST', '/users/second-factor/recovery-codes', {
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
  const { rows } = await cms.database.query(`select 1 from cms.recovery_codes`);
  expect(rows).toEqual([]);
});

test('an administrator resets a colleague’s with their own password; the colleague is told and their sessions end', async () => {
  const { client } = await switchOn(STAFF.marketing);
  const administrator = await cms.as(STAFF.administrator);
  const { body } = await client<{ user: { id: string } }>('GET', '/users/me');
  const path = `/users/${body.user.id}/second-factor`;
  expect((await administrator('GET', path)).body).toMatchObject({ on: true });
  const moderator = await cms.as(STAFF.moderator);
  expect((await moderator('POST', `${path}/reset`, { password: PASSWORD })).status).toBe(403);
  expect((await moderator('GET', path)).status).toBe(403);
  expect((await administrator('POST', `${path}/reset`, { password: 'guess' })).body).toEqual({
    code: 'password_wrong',
  });
  const reset = await administrator('POST', `${path}/reset`, { password: PASSWORD });
  expect([reset.status, reset.body['on']]).toEqual([200, false]);
  expect((await client('GET', '/users/second-factor')).status).toBe(401);
  expect(await signIn(await someBrowser(), STAFF.marketing)).toMatchObject({ status: 200, session: true });
  expect((await smtp.waitForMail(STAFF.marketing, { nth: 2 })).parsed.html).toContain('reset the second factor');
  const { rows } = await cms.database.query(`select act, by from cms.account_acts where act = 'reset'`);
  expect(rows).toEqual([{ act: 'reset', by: STAFF.administrator }]);
  const me = await administrator<{ user: { id: string } }>('GET', '/users/me');
  const own = `/users/${me.body.user.id}/second-factor/reset`;
  expect((await administrator('POST', own, { password: PASSWORD })).status).toBe(404);
});

describe('where a role requires it', () => {
  test('who has none sets one up at the next sign-in, and cannot switch it off', async () => {
    const before = await cms.as(STAFF.marketing);
    const administrator = await cms.as(STAFF.administrator);
    const required = { secondFactorFor: ['marketing'] };
    expect((await before('POST', '/globals/staff-sign-in', { secondFactorFor: [] })).status).toBe(403);
    expect((await before('GET', '/globals/staff-sign-in')).status).toBe(403);
    expect((await administrator('POST', '/globals/staff-sign-in', required)).status).toBe(200);
    // A session of before goes on, and is not made longer.
    expect((await before('GET', '/users/me')).body).toMatchObject({ user: { email: STAFF.marketing } });
    expect((await before('POST', '/users/refresh-token')).status).toBe(403);
    const browser = await someBrowser();
    expect(await signIn(browser, STAFF.marketing, {}, 'guess')).not.toHaveProperty('setup');
    const told = await signIn(browser, STAFF.marketing);
    expect(told).toMatchObject({ status: 401, session: false, code: 'setup_needed' });
    expect(told.setup?.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(await signIn(browser, STAFF.marketing, { code: '000000' })).toMatchObject({ code: 'code_wrong' });
    const code = await codeOf(told.setup?.secret ?? '');
    const signedIn = await signIn(browser, STAFF.marketing, { code });
    expect([signedIn.status, signedIn.session, signedIn.recoveryCodes?.length]).toEqual([200, true, 10]);
    expect((await browser('POST', '/users/refresh-token')).status).toBe(200);
    const off = await browser('POST', '/users/second-factor/off', {
      password: PASSWORD,
      code: signedIn.recoveryCodes?.[0],
    });
    expect([off.status, off.body]).toEqual([409, { code: 'factor_required' }]);
  });

  test('the others sign in as before', async () => {
    const administrator = await cms.as(STAFF.administrator);
    await administrator('POST', '/globals/staff-sign-in', { secondFactorFor: ['administrator'] });
    const translator = await cms.as(STAFF.translator);
    expect((await translator('POST', '/users/refresh-token')).status).toBe(200);
  });
});

test('the command resets the second factor of the only administrator', async () => {
  await switchOn(STAFF.administrator);
  const reset = (email: string) =>
    run(['--import', '@app/jsx', 'src/entry/reset-second-factor.ts', email], cms.environment);
  expect((await reset('nobody@demo.example')).code).toBe(1);
  expect((await reset(STAFF.administrator)).code).toBe(0);
  expect(await signIn(await someBrowser(), STAFF.administrator)).toMatchObject({ status: 200, session: true });
  expect((await smtp.waitForMail(STAFF.administrator, { nth: 2 })).parsed.html).toContain('reset');
  expect(await acts(STAFF.administrator)).toEqual(['on', 'reset']);
});
