import { createHmac } from 'node:crypto';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
// Tests sign in often; limits have a test of their own.
beforeEach(() => api.app.db.pool.query('delete from engine.throttles'));

const PASSWORD = 'correct horse battery';
const at = (path: string) => API_ROOT + path;

/** The code that an app shows (RFC 6238), for the base32 secret of its URI; `later`: that many periods on. */
function codeOf(uri: string, later = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const letters = [...(new URL(uri).searchParams.get('secret') ?? '')];
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const period = Buffer.alloc(8);
  period.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const mac = createHmac('sha1', secret).update(period).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function withSecondFactor(merchant: SignedInMerchant) {
  const { body } = await merchant.browser.post(at('/me/second-factor')).send({ password: PASSWORD }).expect(201);
  const { uri, recoveryCodes } = body as { uri: string; recoveryCodes: string[] };
  await merchant.browser
    .post(at('/me/second-factor/confirmation'))
    .send({ code: codeOf(uri) })
    .expect(204);
  return { uri, recoveryCodes };
}

const signIn = (merchant: SignedInMerchant, more: object = {}, browser = api.browser()) =>
  browser.post(at('/sessions')).send({ email: merchant.email, password: PASSWORD, ...more });

/** What was queued to be mailed to the account, by kind. */
const told = async (): Promise<string[]> => {
  const { rows } = await api.app.db.pool.query<{ notice: string }>(
    "select data->>'notice' as notice from engine.outbox where job = 'accounts.send-security-notice' order by id",
  );
  return rows.map(({ notice }) => notice);
};

describe('the second factor', () => {
  it('the second factor is on after the first code, and asked for at every sign-in from then on', async () => {
    const merchant = await api.merchant();
    const { uri } = await withSecondFactor(merchant);
    expect((await merchant.browser.get(at('/me/account'))).body).toMatchObject({
      secondFactor: true,
      recoveryCodesLeft: 10,
    });
    const asked = await signIn(merchant).expect(401);
    expect(asked.body.code).toBe('second_factor_required');
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect((await signIn(merchant, { password: 'wrong' }).expect(401)).body.code).toBe('credentials_wrong');
    expect((await signIn(merchant, { code: '000000' }).expect(422)).body.code).toBe('second_factor_wrong');
    const browser = api.browser();
    await signIn(merchant, { code: codeOf(uri, 1) }, browser).expect(204);
    await browser.get(at('/me')).expect(200);
  });

  it('the second factor takes no code twice', async () => {
    const merchant = await api.merchant();
    const { uri } = await withSecondFactor(merchant);
    const code = codeOf(uri, 1);
    await signIn(merchant, { code }).expect(204);
    expect((await signIn(merchant, { code }).expect(422)).body.code).toBe('second_factor_wrong');
  });

  it('a recovery code signs in once, and leads to another app', async () => {
    const merchant = await api.merchant();
    const { recoveryCodes } = await withSecondFactor(merchant);
    const [first = '', second = ''] = recoveryCodes;
    const browser = api.browser();
    await signIn(merchant, { code: first.toUpperCase().replaceAll('-', ' ') }, browser).expect(204);
    await signIn(merchant, { code: first }).expect(422);
    const start = (body: object) => browser.post(at('/me/second-factor')).send(body);
    await start({ password: PASSWORD }).expect(422);
    const { body } = await start({ password: PASSWORD, code: second }).expect(201);
    await browser
      .post(at('/me/second-factor/confirmation'))
      .send({ code: codeOf(body.uri) })
      .expect(204);
    await signIn(merchant, { code: codeOf(body.uri, 1) }).expect(204);
    await signIn(merchant, { code: recoveryCodes[2] }).expect(422);
    expect(await told()).toContain('recovery_code_used');
  });

  it('the second factor is not asked for in a browser that is trusted, until the password changes', async () => {
    const merchant = await api.merchant();
    const { uri } = await withSecondFactor(merchant);
    const trusted = api.browser();
    await signIn(merchant, { code: codeOf(uri, 1), trustBrowser: true }, trusted).expect(204);
    await trusted.post(at('/sessions/sign-out')).expect(204);
    await signIn(merchant, {}, trusted).expect(204);
    await signIn(merchant).expect(401);
    await trusted
      .put(at('/me/password'))
      .send({ password: PASSWORD, newPassword: 'another long password' })
      .expect(204);
    await trusted.post(at('/sessions/sign-out')).expect(204);
    await signIn(merchant, { password: 'another long password' }, trusted).expect(401);
  });

  it('the second factor ends with password and code alone', async () => {
    const merchant = await api.merchant();
    const { recoveryCodes } = await withSecondFactor(merchant);
    const end = (body: object) => merchant.browser.post(at('/me/second-factor/end')).send(body);
    await end({ password: 'wrong password', code: recoveryCodes[0] }).expect(422);
    await end({ password: PASSWORD, code: '000000' }).expect(422);
    await end({ password: PASSWORD, code: recoveryCodes[0] }).expect(204);
    await signIn(merchant).expect(204);
  });

  it('the second factor cannot be guessed: codes are limited for the account, and recovery codes work meanwhile', async () => {
    const merchant = await api.merchant();
    const { recoveryCodes } = await withSecondFactor(merchant);
    await api.app.db.pool.query('delete from engine.throttles');
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await signIn(merchant, { code: String(100_000 + guess) })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    await signIn(merchant, { code: recoveryCodes[0] }).expect(204);
  });

  it('the second factor of one account is not shown by the session of another', async () => {
    const merchant = await api.merchant();
    const attacker = await api.merchant();
    const { uri } = await withSecondFactor(attacker);
    await withSecondFactor(merchant);
    await signIn(merchant, { code: codeOf(uri, 1) }, attacker.browser).expect(422);
    expect((await attacker.browser.get(at('/me'))).body.user.email).toBe(attacker.email);
  });
});

describe('the password', () => {
  it('the password is changed with the present one; other sessions end', async () => {
    const merchant = await api.merchant();
    const other = api.browser();
    await signIn(merchant, {}, other).expect(204);
    const change = (password: string) =>
      merchant.browser.put(at('/me/password')).send({ password, newPassword: 'another long password' });
    const { body } = await change('not the present one').expect(422);
    expect(body.errors).toMatchObject([{ path: 'password', message: expect.stringContaining('password') }]);
    await change(PASSWORD).expect(204);
    await merchant.browser.get(at('/me')).expect(200);
    await other.get(at('/me')).expect(401);
    expect(await told()).toContain('password_changed');
  });
});

describe('the address', () => {
  const linkOf = async (purpose: 'email-change' | 'email-keep', newEmail: string) => {
    const { rows } = await api.app.db.pool.query<{ id: string }>(
      'select id from engine.email_changes where new_email = $1 order by id desc limit 1',
      [newEmail],
    );
    return { token: api.app.tokens.derive(purpose, rows[0]?.id ?? '') };
  };
  const ask = (merchant: SignedInMerchant, email: string) =>
    merchant.browser.post(at('/me/email')).send({ email, password: PASSWORD });

  it('the address changes when the link at the new one is opened', async () => {
    const merchant = await api.merchant();
    const email = `new-${merchant.company.id}@shop.example`;
    await ask(merchant, email).expect(202);
    expect((await merchant.browser.get(at('/me/account'))).body.pendingEmail).toBe(email);
    expect((await merchant.browser.get(at('/me'))).body.user.email).toBe(merchant.email);
    await api
      .browser()
      .post(at('/email-changes/confirm'))
      .send(await linkOf('email-change', email))
      .expect(204);
    expect((await merchant.browser.get(at('/me'))).body.user.email).toBe(email);
    await signIn(merchant, { email }).expect(204);
    await signIn(merchant).expect(401);
  });

  it('the address is kept by the link at the old one, before the change and after it', async () => {
    const merchant = await api.merchant();
    const email = `taken-${merchant.company.id}@shop.example`;
    await ask(merchant, email).expect(202);
    const keep = await linkOf('email-keep', email);
    const confirm = await linkOf('email-change', email);
    await api.browser().post(at('/email-changes/keep')).send(confirm).expect(404);
    await api.browser().post(at('/email-changes/confirm')).send(confirm).expect(204);
    await withSecondFactor(merchant);
    const { body } = await api.browser().post(at('/email-changes/keep')).send(keep).expect(200);
    expect(body).toEqual({ undone: true });
    await merchant.browser.get(at('/me')).expect(401);
    // The second factor that was set up meanwhile may be the intruder's.
    await signIn(merchant).expect(204);
    await api.browser().post(at('/email-changes/keep')).send(keep).expect(410);
  });

  it('the address of somebody else’s account is not taken, and not told of', async () => {
    const merchant = await api.merchant();
    const other = await api.merchant();
    await ask(merchant, other.email).expect(202);
    await api
      .browser()
      .post(at('/email-changes/confirm'))
      .send(await linkOf('email-change', other.email))
      .expect(410);
    expect((await ask(merchant, merchant.email).expect(422)).body.errors).toMatchObject([
      { path: 'email', code: 'email_unchanged' },
    ]);
  });
});

it('sessions are listed with their browsers, and ended one by one or all others at once', async () => {
  const merchant = await api.merchant();
  const firefox = api
    .browser()
    .set('User-Agent', 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0');
  await signIn(merchant, {}, firefox).expect(204);
  await signIn(merchant).expect(204);
  const { body } = await merchant.browser.get(at('/me/sessions')).expect(200);
  const items = body.items as { id: string; browser: string; system: string; current: boolean }[];
  expect(items).toHaveLength(3);
  expect(items.filter(({ current }) => current)).toHaveLength(1);
  const named = items.find(({ browser }) => browser === 'Firefox');
  expect(named).toMatchObject({ system: 'Windows' });
  const stranger = await api.merchant();
  await stranger.browser.delete(at(`/me/sessions/${named?.id}`)).expect(404);
  await merchant.browser.delete(at(`/me/sessions/${named?.id}`)).expect(204);
  await firefox.get(at('/me')).expect(401);
  await merchant.browser.post(at('/me/sessions/end-others')).expect(204);
  expect((await merchant.browser.get(at('/me/sessions'))).body.items).toHaveLength(1);
});

it('name and language are changed', async () => {
  const merchant = await api.merchant();
  await merchant.browser.put(at('/me/account')).send({ name: 'Jan Kowalski', locale: 'pl' }).expect(200);
  expect((await merchant.browser.get(at('/me'))).body.user).toMatchObject({ name: 'Jan Kowalski', locale: 'pl' });
});

describe('another company', () => {
  const company = { name: 'Second shop', website: 'https://second.example', kind: 'shops', country: 'PL' };

  it('another company is registered under the same account', async () => {
    const merchant = await api.merchant();
    const { body } = await merchant.browser.post(at('/me/companies')).send(company).expect(201);
    const { body: me } = await merchant.browser.get(at('/me')).expect(200);
    expect(me.companies).toContainEqual(expect.objectContaining({ id: body.id, role: 'owner', name: 'Second shop' }));
  });

  it('another company of a known address that registers again is added by the link of its mail, once', async () => {
    const merchant = await api.merchant();
    const registration = { name: 'Jan', email: merchant.email, password: 'another long password', company };
    await api
      .browser()
      .post(at('/accounts'))
      .send({ ...registration, locale: 'en', acceptTerms: true })
      .expect(202);
    const { rows } = await api.app.db.pool.query<{ id: string; password_hash: string | null }>(
      'select id, password_hash from engine.registrations where email = $1',
      [merchant.email],
    );
    expect(rows).toMatchObject([{ password_hash: null }]);
    const token = api.app.tokens.derive('registration-company', rows[0]?.id ?? '');
    const add = () => api.browser().post(at('/accounts/companies')).send({ token });
    await add().expect(200);
    await add().expect(410);
    expect((await merchant.browser.get(at('/me'))).body.companies).toHaveLength(2);
    await signIn(merchant, { password: 'another long password' }).expect(401);
  });
});
