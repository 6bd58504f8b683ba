import { PASSWORD, runInWorkspace } from '../testing/cms.ts';
import { codeOf, type FactorAnswer, setUpSecondFactorTests, signIn, STAFF } from './testing.ts';

const setup = setUpSecondFactorTests();
const { someBrowser, switchOn } = setup;

test('with a second factor a session needs a code, and each code works once', async () => {
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

test('of two simultaneous sign-ins with the same code one succeeds', async () => {
  const { secret } = await switchOn(STAFF.marketing);
  const code = await codeOf(secret);
  const browsers = await Promise.all([someBrowser(), someBrowser()]);
  const answers = await Promise.all(browsers.map((browser) => signIn(browser, STAFF.marketing, { code })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test("Payload's own login is refused, even without a second factor", async () => {
  const program = `
    const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('./src/payload.config.ts')]);
    const payload = await getPayload({ config, disableOnInit: true });
    const data = { email: '${STAFF.marketing}', password: '${PASSWORD}' };
    await payload.login({ collection: 'users', data }).then(() => console.log('let in'), ({ status }) => console.log(status));
    process.exit(0);`;
  const { output } = await runInWorkspace(
    ['--import', '@app/jsx', '--input-type=module', '-e', program],
    setup.cms.environment,
  );
  expect(output.trim().split('\n').at(-1)).toBe('403');
});

test('a wrong password does not reveal whether there is a second factor', async () => {
  await switchOn(STAFF.marketing);
  const browser = await someBrowser();
  const [with2, without] = [
    await browser('POST', '/users/login', { email: STAFF.marketing, password: 'not the password' }),
    await browser('POST', '/users/login', { email: STAFF.translator, password: 'not the password' }),
  ];
  expect([with2.status, with2.body]).toEqual([without.status, without.body]);
});

test('wrong codes are limited per account and mailed to the owner, and a recovery code still works', async () => {
  const { secret, recoveryCodes } = await switchOn(STAFF.moderator);
  const guess = async () => (await signIn(await someBrowser(), STAFF.moderator, { code: '000000' })).status;
  expect(await guess()).toBe(401);
  // As after three more attempts.
  await setup.cms.database.query(`update cms.throttles set points = 4 where key like 'wrongCode:%'`);
  expect([await guess(), await guess()]).toEqual([401, 429]);
  const right = await signIn(await someBrowser(), STAFF.moderator, { code: await codeOf(secret) });
  expect(right).toMatchObject({ status: 429, session: false });
  await setup.smtp.waitForMail(STAFF.moderator, { containing: 'somebody knows your password' });
  const code = recoveryCodes[0];
  expect(await signIn(await someBrowser(), STAFF.moderator, { code })).toMatchObject({ status: 200, session: true });
});

test('a password reset creates no session and does not bypass the second factor', async () => {
  const { secret } = await switchOn(STAFF.moderator);
  const browser = await someBrowser();
  await browser('POST', '/users/forgot-password', { email: STAFF.moderator });
  const mail = await setup.smtp.waitForMail(STAFF.moderator, { containing: '/admin/reset/' });
  const token = /\/admin\/reset\/([0-9a-f]+)/.exec(mail.parsed.html ?? '')?.[1];
  const password = 'another-password-2026';
  const answer = await browser('POST', '/users/reset-password', { token, password });
  expect([answer.status, answer.headers.getSetCookie(), Object.keys(answer.body)]).toEqual([200, [], ['message']]);
  const sessions = await setup.cms.database.query(
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

test('a remembered browser needs no code until the second factor changes', async () => {
  const { client, secret } = await switchOn(STAFF.marketing);
  const [browser, other] = [await someBrowser(), await someBrowser()];
  await signIn(browser, STAFF.marketing, { code: await codeOf(secret), remember: true });
  expect(await signIn(browser, STAFF.marketing)).toMatchObject({ status: 200, session: true });
  expect(await signIn(other, STAFF.marketing)).toMatchObject({ session: false, code: 'code_missing' });
  const begun = await client<FactorAnswer>('POST', '/users/second-factor', {
    password: PASSWORD,
    code: await codeOf(secret, 1),
  });
  const code = await codeOf(begun.body.secret ?? '');
  expect((await client('POST', '/users/second-factor/confirm', { code })).status).toBe(200);
  expect(await signIn(browser, STAFF.marketing)).toMatchObject({ session: false, code: 'code_missing' });
});
