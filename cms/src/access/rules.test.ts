import { can, canOnAccount, RESOURCES, ROLES, toActor, type Action, type Resource, type Role } from './rules.ts';

const actor = (role: Role) => ({ id: `id-of-${role}`, role });
const ACTIONS: Action[] = ['read', 'create', 'update', 'delete'];
const writable = (role: Role): Resource[] =>
  RESOURCES.filter((resource) => ACTIONS.every((action) => can(actor(role), action, resource).allowed));

describe('staff roles', () => {
  test('marketing writes pages, media, files, badges, plan cards, redirects and navigation', () => {
    expect(writable('marketing')).toEqual([
      'pages',
      'media',
      'files',
      'badges',
      'plan-cards',
      'redirects',
      'navigation',
      'site-builds',
    ]);
  });

  test('marketing reads the settings and changes none', () => {
    expect(can(actor('marketing'), 'read', 'site-settings')).toEqual({ allowed: true });
    expect(can(actor('marketing'), 'update', 'site-settings')).toEqual({ allowed: false, reason: 'role_lacks_right' });
  });

  test('a translator has translations and nothing else', () => {
    const seen = RESOURCES.filter((resource) =>
      ACTIONS.some((action) => can(actor('translator'), action, resource).allowed),
    );
    expect(seen).toEqual(['translations']);
  });

  test('a moderator has word lists and hints and nothing else', () => {
    const seen = RESOURCES.filter((resource) =>
      ACTIONS.some((action) => can(actor('moderator'), action, resource).allowed),
    );
    expect(seen).toEqual(['word-lists', 'hint-dictionaries']);
  });

  test('support has nothing in the cms itself', () => {
    const seen = RESOURCES.filter((resource) =>
      ACTIONS.some((action) => can(actor('support'), action, resource).allowed),
    );
    expect(seen).toEqual([]);
  });

  test('an administrator may do everything', () => {
    expect(writable('administrator')).toEqual([...RESOURCES]);
  });

  test.each(RESOURCES)('%s is not accessible without signing in', (resource) => {
    for (const action of ACTIONS)
      expect(can(null, action, resource)).toEqual({ allowed: false, reason: 'not_signed_in' });
  });
});

describe('accounts', () => {
  test.each(ROLES)('a %s reads and changes the own account', (role) => {
    expect(canOnAccount(actor(role), 'read', `id-of-${role}`).allowed).toBe(true);
    expect(canOnAccount(actor(role), 'update', `id-of-${role}`).allowed).toBe(true);
  });

  test('only administrators reach the accounts of others, or delete one', () => {
    for (const role of ROLES) {
      expect(canOnAccount(actor(role), 'read', 'other').allowed).toBe(role === 'administrator');
      expect(canOnAccount(actor(role), 'delete', `id-of-${role}`).allowed).toBe(role === 'administrator');
    }
  });
});

describe('who is staff', () => {
  test.each([
    null,
    undefined,
    'administrator',
    {},
    { id: 1, role: 'administrator' },
    { id: 'a', role: 'owner' },
    { role: 'moderator' },
  ])('%j is no actor', (user) => expect(toActor(user)).toBeNull());

  test('a user with an id and a role is an actor', () => {
    expect(toActor({ id: 'a', role: 'moderator', email: 'x@demo.example' })).toEqual({ id: 'a', role: 'moderator' });
  });
});
