import { browserAt, type Client, PASSWORD, type RunningCms, startCms } from '../testing/cms.ts';
import { startSmtpSink } from '../testing/support.ts';

let cms: RunningCms;
let smtp: Awaited<ReturnType<typeof startSmtpSink>>;
let administrator: Client;
beforeAll(async () => {
  smtp = await startSmtpSink();
  cms = await startCms({ SMTP_URL: smtp.url });
  administrator = await cms.as('admin@demo.example');
});
afterAll(async () => {
  await cms.stop();
  await smtp.stop();
});

interface Overview {
  invitations: { id: string; email: string }[];
  mailed?: boolean;
  link?: string;
}
const OWN = 'drei Katzen auf dem Dach';

const invite = (email: string, more: object = {}, client = administrator) =>
  client<Overview>('POST', '/users/invitations', {
    name: 'Anna <b>Lis</b>',
    email,
    role: 'marketing',
    language: 'de',
    ...more,
  });
const tokenIn = (mail: { parsed: { text?: string | undefined; html?: string | false } }): string =>
  /\/admin\/invitation\/([\w-]+)/.exec(String(mail.parsed.html))?.[1] ?? 'none';
const accept = async (token: string, password = OWN) => {
  const ask = await browserAt(cms, '203.0.113.9');
  return ask<{ code?: string }>('POST', '/users/invitations/accept', { token, password });
};
const signIn = async (email: string, password: string) => {
  const ask = await browserAt(cms, '203.0.113.8');
  return (await ask('POST', '/users/login', { email, password })).status;
};
const logged = async (email: string) => {
  const { rows } = await cms.database.query<{ act: string; by: string }>(
    'select act, by from cms.account_acts where account = $1 order by at, id',
    [email],
  );
  return rows.map(({ act, by }) => `${act} by ${by}`);
};

test('a colleague is invited by mail in their language and chooses their own password, once', async () => {
  const email = 'anna@demo.example';
  const { status, body } = await invite(email);
  expect([status, body.mailed, body.link]).toEqual([200, true, undefined]);
  const mail = await smtp.waitForMail(email);
  expect(mail.parsed.subject).toContain('ein Konto für Sie');
  expect(String(mail.parsed.html)).toContain('Anna &#60;b&#62;Lis');
  const token = tokenIn(mail);
  const { rows } = await cms.database.query<{ all: string }>(
    `select string_agg(i::text, ' ') as all from cms.invitations i`,
  );
  expect(rows[0]?.all).not.toContain(token);

  expect((await accept(token, 'Passwort2026')).status).toBe(400);
  expect((await accept('x'.repeat(43))).body.code).toBe('invitation_ended');
  expect((await accept(token)).status).toBe(200);
  expect((await accept(token, 'another three cats')).body.code).toBe('invitation_ended');
  expect([await signIn(email, 'another three cats'), await signIn(email, OWN)]).toEqual([401, 200]);
  expect(await logged(email)).toEqual(['invited by admin@demo.example', `invitation_accepted by ${email}`]);
});

test('a link ends after its days, with a new one, and when the invitation is withdrawn', async () => {
  const email = 'otto@demo.example';
  const { body } = await invite(email);
  const first = tokenIn(await smtp.waitForMail(email));
  const { id = '' } = body.invitations.find((one) => one.email === email) ?? {};
  await cms.database.query(`update cms.invitations set expires_at = now() where user_id = $1`, [id]);
  expect((await accept(first)).status).toBe(403);
  expect((await administrator('POST', `/users/${id}/invitation`, { language: 'pl' })).status).toBe(200);
  const again = await smtp.waitForMail(email, { containing: 'konto' });
  expect((await accept(first)).status).toBe(403);
  const withdrawn = await administrator<Overview>('POST', `/users/${id}/invitation/withdraw`, {});
  expect(withdrawn.body.invitations.some((one) => one.email === email)).toBe(false);
  expect((await accept(tokenIn(again))).status).toBe(403);
  expect(await signIn(email, OWN)).toBe(401);
});

test('only administrators invite, nobody creates accounts with a password, and a mistake names its field', async () => {
  const moderator = await cms.as('moderator@demo.example');
  expect((await invite('x@demo.example', {}, moderator)).status).toBe(403);
  const account = { name: 'C', email: 'c@demo.example', role: 'marketing', password: PASSWORD };
  expect((await administrator('POST', '/users', account)).status).toBe(403);
  for (const [given, code] of [
    [{ name: ' ' }, 'name_missing'],
    [{ role: 'king' }, 'role_missing'],
  ] as const)
    expect((await invite('c@demo.example', given)).body).toEqual({ code });
  expect(JSON.stringify((await invite('no address')).body)).toContain('"path":"email"');
  expect((await invite('admin@demo.example')).status).toBe(400);
});

interface Sessions {
  sessions: { id: string; browser: string | null; system: string | null; address: string | null; current: boolean }[];
}

test('who signs in from several browsers at once is signed in on all of them', async () => {
  const email = 'moderator@demo.example';
  const browsers = await Promise.all(['51', '52', '53', '54'].map((n) => browserAt(cms, `203.0.113.${n}`)));
  await Promise.all(browsers.map((ask) => ask('POST', '/users/login', { email, password: PASSWORD })));
  const answers = await Promise.all(browsers.map((ask) => ask<Sessions>('GET', '/users/sessions')));
  expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 200));
  expect(new Set(answers.map(({ body }) => body.sessions.find(({ current }) => current)?.address)).size).toBe(4);
});

test('sessions are listed with browser and address; one, or all others, can be ended', async () => {
  const email = 'marketing@demo.example';
  const browsers: Client[] = [];
  for (const [n, agent] of [
    ['1', 'Firefox/140.0'],
    ['2', 'Windows NT 10.0 Chrome/140'],
    ['3', 'iPhone Safari/604'],
  ] as const) {
    const ask = await browserAt(cms, `203.0.113.4${n}`);
    await ask('POST', '/users/login', { email, password: PASSWORD }, { 'user-agent': agent });
    browsers.push(ask);
  }
  const [first, second, third] = browsers as [Client, Client, Client];
  const { body } = await first<Sessions>('GET', '/users/sessions');
  expect(body.sessions).toMatchObject([
    { browser: 'Safari', system: 'iOS', address: '203.0.113.43', current: false },
    { browser: 'Chrome', system: 'Windows', address: '203.0.113.42', current: false },
    { browser: 'Firefox', address: '203.0.113.41', current: true },
  ]);
  const session = body.sessions[1]?.id;
  const stranger = await cms.as('moderator@demo.example');
  expect((await stranger('POST', '/users/sessions/end', { session })).status).toBe(404);
  expect((await first<Sessions>('POST', '/users/sessions/end', { session })).body.sessions).toHaveLength(2);
  const statuses = async () =>
    Promise.all([first, second, third].map(async (ask) => (await ask('GET', '/users/sessions')).status));
  expect(await statuses()).toEqual([200, 401, 200]);
  expect((await third<Sessions>('POST', '/users/sessions/end', {})).body.sessions).toMatchObject([{ current: true }]);
  expect(await statuses()).toEqual([401, 401, 200]);

  const me = await third<{ user: { id: string } }>('GET', '/users/me');
  expect((await stranger('GET', `/users/${me.body.user.id}/sessions`)).status).toBe(403);
  expect((await administrator('POST', `/users/${me.body.user.id}/sessions/end`, {})).status).toBe(200);
  expect(await statuses()).toEqual([401, 401, 401]);
  expect(await logged(email)).toEqual([
    `session_ended by ${email}`,
    `sessions_ended by ${email}`,
    'sessions_ended by admin@demo.example',
  ]);
});

test('changes of role and password and deletions are in the log that administrators read', async () => {
  const email = 'log@demo.example';
  await invite(email);
  await accept(tokenIn(await smtp.waitForMail(email)));
  const { rows } = await cms.database.query<{ id: string }>('select id from cms.users where email = $1', [email]);
  const address = `/users/${rows[0]?.id}`;
  await administrator('PATCH', address, { role: 'translator' });
  await administrator('PATCH', address, { password: 'eine Lampe im Keller' });
  await administrator('PATCH', address, { name: 'Other' });
  await administrator('DELETE', address);
  const { body } = await administrator<{ acts: { act: string; account: string; by: string }[] }>(
    'GET',
    '/users/invitations',
  );
  expect(body.acts.filter(({ account }) => account === email).map(({ act }) => act)).toEqual([
    'deleted',
    'password_set',
    'role_changed',
    'invitation_accepted',
    'invited',
  ]);
});
