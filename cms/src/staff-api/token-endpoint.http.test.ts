import { readStaffToken } from '@app/contracts/security/staff-token';
import { type RunningCms, startCms } from '../testing/cms.ts';

const STAFF_KEY = 'staff-key-of-the-tests-0000000000000';

let cms: RunningCms;
beforeAll(async () => void (cms = await startCms({ STAFF_KEY })));
afterAll(() => cms.stop());

test('a moderator gets a staff token with their name, valid for minutes', async () => {
  const client = await cms.as('moderator@demo.example');
  const me = await client<{ user: { id: string; name: string } }>('GET', '/users/me');
  const { status, headers, body } = await client<{ token: string; expiresAt: string }>('POST', '/staff-token');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(readStaffToken(STAFF_KEY, body.token)).toEqual({
    staffId: me.body.user.id,
    name: me.body.user.name,
    role: 'moderator',
  });
  expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(300_000);
  expect(readStaffToken(STAFF_KEY, body.token, new Date(Date.parse(body.expiresAt) + 1000))).toBeUndefined();
});

test('marketing gets a staff token, for the messages of visitors', async () => {
  const client = await cms.as('marketing@demo.example');
  const { body } = await client<{ token: string }>('POST', '/staff-token');
  expect(readStaffToken(STAFF_KEY, body.token)).toMatchObject({ role: 'marketing' });
});

test('a translator gets a staff token, for suggestions of texts', async () => {
  const client = await cms.as('translator@demo.example');
  const { body } = await client<{ token: string }>('POST', '/staff-token');
  expect(readStaffToken(STAFF_KEY, body.token)).toMatchObject({ role: 'translator' });
});

test('requests without a session or from another origin get no staff token', async () => {
  const nobody = await cms.as(null);
  expect((await nobody('POST', '/staff-token')).status).toBe(401);
  const client = await cms.as('moderator@demo.example');
  const foreign = await client('POST', '/staff-token', undefined, { origin: 'https://elsewhere.example' });
  expect(foreign.status).toBe(401);
});
