import { aColleague, type RunningCms, startCms, withKey } from '../testing/cms.ts';

/** What each role may read and change over HTTP. */
const STAFF = {
  marketing: 'marketing@demo.example',
  translator: 'translator@demo.example',
  moderator: 'moderator@demo.example',
  support: 'support@demo.example',
  administrator: 'admin@demo.example',
};
const COLLECTIONS = ['pages', 'media', 'badges', 'plan-cards', 'redirects', 'word-lists', 'hint-dictionaries'];
const READS: Record<keyof typeof STAFF, string[]> = {
  marketing: ['pages', 'media', 'badges', 'plan-cards', 'redirects'],
  translator: [],
  moderator: ['word-lists', 'hint-dictionaries'],
  support: [],
  administrator: COLLECTIONS,
};

let cms: RunningCms;
beforeAll(async () => void (cms = await startCms()));
afterAll(() => cms.stop());

describe.each(Object.keys(STAFF) as (keyof typeof STAFF)[])('%s', (role) => {
  test('the role signs in and reads exactly its own collections', async () => {
    const client = await cms.as(STAFF[role]);
    const me = await client<{ user: { role: string } }>('GET', '/users/me');
    expect(me.body.user.role).toBe(role);
    const allowed: string[] = [];
    for (const collection of COLLECTIONS)
      if ((await client('GET', `/${collection}`)).status === 200) allowed.push(collection);
    expect(allowed).toEqual(READS[role]);
  });

  test('the role reads versions of pages only if it reads pages', async () => {
    const client = await cms.as(STAFF[role]);
    expect((await client('GET', '/pages/versions')).status).toBe(READS[role].includes('pages') ? 200 : 403);
  });

  test('the role sees its own account, and others only as administrator', async () => {
    const client = await cms.as(STAFF[role]);
    const { body } = await client<{ docs: { email: string }[] }>('GET', '/users');
    expect(body.docs).toHaveLength(role === 'administrator' ? 5 : 1);
  });

  test('nobody can change their own role', async () => {
    const client = await cms.as(STAFF[role]);
    const me = await client<{ user: { id: string } }>('GET', '/users/me');
    if (role === 'administrator') return;
    const changed = await client<{ doc: { role: string; name: string } }>('PATCH', `/users/${me.body.user.id}`, {
      role: 'administrator',
      name: 'New Name',
    });
    expect(changed.body.doc).toMatchObject({ role, name: 'New Name' });
  });

  test('only administrators unlock accounts', async () => {
    const client = await cms.as(STAFF[role]);
    const { status } = await client('POST', '/users/unlock', { email: STAFF.moderator });
    expect(status).toBe(role === 'administrator' ? 200 : 403);
  });
});

test('changing one’s own password or address requires the current password', async () => {
  const client = await cms.as(STAFF.moderator);
  const { body } = await client<{ user: { id: string } }>('GET', '/users/me');
  const change = (data: object) => client<{ errors: unknown }>('PATCH', `/users/${body.user.id}`, data);
  const password = 'another-password-of-the-tests';
  for (const data of [{ password }, { email: 'mine@demo.example' }])
    for (const currentPassword of [undefined, '', 'a guess'])
      expect(await change({ ...data, currentPassword })).toMatchObject({
        status: 400,
        body: { errors: [{ data: { errors: [{ path: 'currentPassword' }] } }] },
      });
  expect((await client('PATCH', '/users?where[name][exists]=true', { password })).status).toBe(400);
  expect((await change({ name: 'Still me' })).status).toBe(200);
  const currentPassword = cms.environment.DEMO_PASSWORD;
  expect((await change({ password, currentPassword })).status).toBe(200);
  const nobody = await cms.as(null);
  const signIn = (given: unknown) => nobody('POST', '/users/login', { email: STAFF.moderator, password: given });
  expect((await signIn(currentPassword)).status).toBe(401);
  expect((await signIn(password)).status).toBe(200);
  const administrator = await cms.as(STAFF.administrator);
  expect((await administrator('PATCH', `/users/${body.user.id}`, { password: currentPassword })).status).toBe(200);
});

test('a new password follows the rules of merchants’ passwords, no matter who sets it', async () => {
  const administrator = await cms.as(STAFF.administrator);
  const address = `/users/${await aColleague(cms, { email: 'c@demo.example', role: 'marketing' }, administrator)}`;
  for (const password of ['abc', 'nine-char', 'x'.repeat(129), 'Haslo12345', 'qwertyuiop'])
    expect(await administrator('PATCH', address, { password })).toMatchObject({
      status: 400,
      body: { errors: [{ data: { errors: [{ path: 'password' }] } }] },
    });
  expect((await administrator('PATCH', address, { password: 'ten-chars!' })).status).toBe(200);
  const german = { 'accept-language': 'de' };
  const refusal = async (password: string) => {
    const { status, body } = await administrator('PATCH', address, { password }, german);
    return [status, JSON.stringify(body)];
  };
  expect(await refusal('abc')).toEqual([400, expect.stringContaining('10 bis 128 Zeichen')]);
  expect(await refusal('Passwort2026')).toEqual([400, expect.stringContaining('leicht zu erraten')]);
  expect((await administrator('PATCH', address, { name: 'D', password: '' })).status).toBe(200);
  const nobody = await cms.as(null);
  const reset = await nobody('POST', '/users/reset-password', { token: 'x', password: 'abc' });
  expect([reset.status, JSON.stringify(reset.body)]).toEqual([400, expect.stringContaining('"path":"password"')]);
  expect((await administrator('DELETE', address)).status).toBe(200);
});

test('the last administrator cannot change role or be deleted', async () => {
  const administrator = await cms.as(STAFF.administrator);
  const me = await administrator<{ user: { id: string } }>('GET', '/users/me');
  const address = `/users/${me.body.user.id}`;
  expect((await administrator('PATCH', address, { role: 'marketing' })).status).toBe(409);
  expect((await administrator('DELETE', address)).status).toBe(409);
  const another = await aColleague(cms, { email: 'b@demo.example', role: 'administrator' }, administrator);
  expect((await administrator('DELETE', `/users/${another}`)).status).toBe(200);
});

describe('access to settings and navigation', () => {
  test('marketing changes the navigation and only reads the settings', async () => {
    const marketing = await cms.as(STAFF.marketing);
    expect((await marketing('POST', '/globals/navigation', { legal: [] })).status).toBe(200);
    expect((await marketing('GET', '/globals/site-settings')).status).toBe(200);
    expect((await marketing('POST', '/globals/site-settings', { claims: [] })).status).toBe(403);
  });

  test('translators and moderators read neither settings nor navigation', async () => {
    for (const email of [STAFF.translator, STAFF.moderator]) {
      const client = await cms.as(email);
      for (const slug of ['navigation', 'site-settings'])
        expect((await client('GET', `/globals/${slug}`)).status).toBe(403);
    }
  });
});

test('a lock of a document belongs to the person who takes it and is ended by nobody else', async () => {
  const [translator, administrator] = [await cms.as(STAFF.translator), await cms.as(STAFF.administrator)];
  const idOf = async (client: typeof translator) =>
    (await client<{ user: { id: string } }>('GET', '/users/me')).body.user.id;
  const [own, foreign] = [await idOf(translator), await idOf(administrator)];
  const lock = { globalSlug: 'navigation', user: { relationTo: 'users', value: foreign } };
  expect((await translator('POST', '/payload-locked-documents', lock)).status).toBe(403);
  // As the admin creates one when somebody starts editing.
  const { rows } = await cms.database.query<{ id: string }>(
    `insert into cms.payload_locked_documents (id, global_slug) values (gen_random_uuid(), 'navigation') returning id`,
  );
  const id = rows[0]!.id;
  await cms.database.query(
    `insert into cms.payload_locked_documents_rels (parent_id, path, users_id) values ($1, 'user', $2)`,
    [id, foreign],
  );
  const address = `/payload-locked-documents/${id}`;
  expect((await translator('DELETE', address)).status).toBeGreaterThanOrEqual(403);
  const taken = await translator<{ doc: { user: { value: string | { id: string } } } }>('PATCH', address, lock);
  const { value } = taken.body.doc.user;
  expect(typeof value === 'string' ? value : value.id).toBe(own);
  expect((await translator('DELETE', address)).status).toBe(200);
});

describe('requests without a session', () => {
  test.each([...COLLECTIONS, 'users', 'globals/navigation', 'globals/site-settings'])(
    '%s cannot be read without a session',
    async (address) => {
      const nobody = await cms.as(null);
      expect((await nobody('GET', `/${address}`)).status).toBe(403);
    },
  );

  test('the first user cannot be registered over HTTP', async () => {
    const nobody = await cms.as(null);
    const { status } = await nobody('POST', '/users/first-register', {
      email: 'x@y.example',
      password: 'long-enough-password',
      name: 'X',
      role: 'administrator',
    });
    expect(status).toBe(403);
  });

  test('change notices and GraphQL have no endpoints', async () => {
    const nobody = await cms.as(null);
    expect((await nobody('GET', '/change-notices')).status).not.toBe(200);
    expect((await nobody('POST', '/graphql', { query: '{ Pages { docs { id } } }' })).status).toBe(404);
  });

  test('the health endpoint is public', async () => {
    const nobody = await cms.as(null);
    expect(await nobody('GET', '/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

describe('sessions of staff', () => {
  const signIn = (headers: Record<string, string> = {}) =>
    cms
      .as(null)
      .then((nobody) =>
        nobody('POST', '/users/login', { email: STAFF.marketing, password: cms.environment.DEMO_PASSWORD }, headers),
      );

  test('a session is an HttpOnly, SameSite cookie and its token is in no answer', async () => {
    const { headers, body } = await signIn();
    expect(headers.getSetCookie()[0]).toMatch(/^cms-token=[^;]+;.*HttpOnly/);
    expect(headers.getSetCookie()[0]).toContain('SameSite=Lax');
    expect(body).not.toHaveProperty('token');
  });

  test('a session does not count for requests from another origin', async () => {
    const cookie = (await signIn()).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const nobody = await cms.as(null);
    const foreign = await nobody('GET', '/pages', undefined, { cookie, origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
  });

  test('a session ends when its owner signs out', async () => {
    const client = await cms.as(STAFF.marketing);
    expect((await client('POST', '/users/logout')).status).toBe(200);
    expect((await client('GET', '/pages')).status).toBe(403);
  });
});

test('the service key gives no access as a member of staff', async () => {
  const nobody = await cms.as(null);
  for (const address of ['pages', 'users'])
    expect((await nobody('GET', `/${address}`, undefined, withKey)).status).toBe(403);
  expect((await nobody('GET', '/texts?locale=cs', undefined, withKey)).status).toBe(401);
});
