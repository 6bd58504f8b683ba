import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { STAFF_TOKEN_SECONDS, mintStaffToken, readStaffToken } from '@app/contracts/security/staff-token';
import type { StaffMember, StaffRole } from '@app/contracts/security/staff-token';
import { contentStaff } from '../domains/content/schema.ts';
import { routes } from '../entry/domains.ts';
import { API_ROOT } from './paths.ts';
import { requestLines, testApi } from './testing.ts';
import type { TestApi } from './testing.ts';

const KEY = 'a key of at least thirty-two characters';
const EVA: StaffMember = { staffId: '7', name: 'Ewa Ładna', role: 'moderator' };
const now = new Date('2026-06-15T12:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const forged = (payload: unknown) => {
  const part = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `staff1.${part}.${createHmac('sha256', KEY).update(`staff1.${part}`).digest('base64url')}`;
};

describe('a staff token', () => {
  const token = mintStaffToken(KEY, EVA, now);

  it('a staff token identifies its staff member for five minutes', () => {
    expect(readStaffToken(KEY, token, now)).toEqual(EVA);
    expect(readStaffToken(KEY, token, later(STAFF_TOKEN_SECONDS - 1))).toEqual(EVA);
    expect(readStaffToken(KEY, token, later(STAFF_TOKEN_SECONDS))).toBeUndefined();
  });

  it('a staff token is valid only with the signing key and unchanged', () => {
    expect(readStaffToken(`${KEY}!`, token, now)).toBeUndefined();
    const [version, payload = '', mac] = token.split('.');
    const other = Buffer.from(payload, 'base64url').toString().replace('moderator', 'administrator');
    expect(readStaffToken(KEY, `${version}.${Buffer.from(other).toString('base64url')}.${mac}`, now)).toBeUndefined();
    for (const broken of ['', 'staff1', token.slice(1), `${token}A`, token.slice(0, -1), `${version}.${payload}`])
      expect(readStaffToken(KEY, broken, now)).toBeUndefined();
  });

  it('never outlives the maximum lifetime, whatever it claims', () => {
    const exp = Math.floor(now.getTime() / 1000);
    expect(readStaffToken(KEY, forged({ ...EVA, exp: exp + STAFF_TOKEN_SECONDS + 20 }), now)).toEqual(EVA);
    expect(readStaffToken(KEY, forged({ ...EVA, exp: exp + 3600 }), now)).toBeUndefined();
    expect(readStaffToken(KEY, forged({ ...EVA, role: 'owner', exp: exp + 60 }), now)).toBeUndefined();
    expect(readStaffToken(KEY, forged({ ...EVA }), now)).toBeUndefined();
  });
});

describe('staff routes', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ STAFF_KEY: KEY });
  });
  afterAll(() => api.close());
  const ofStaff = (forbiddenTo?: StaffRole) =>
    requestLines(
      routes.filter(
        ({ spec }) => spec.auth === 'staff' && !(forbiddenTo !== undefined && spec.staff?.includes(forbiddenTo)),
      ),
    );
  const answers = async (authorization: string | undefined, forbiddenTo?: StaffRole) => {
    const found: { status: number; code: string }[] = [];
    for (const [method, path] of ofStaff(forbiddenTo)) {
      const request = api.program()[method](path);
      const { status, body, headers } = await (authorization ? request.set('Authorization', authorization) : request);
      found.push({ status, code: body.code });
      const challenge = authorization ? 'Bearer error="invalid_token"' : 'Bearer';
      expect(headers['www-authenticate']).toBe(status === 401 ? challenge : undefined);
    }
    return found;
  };
  const all = (status: number, code: string, forbiddenTo?: StaffRole) =>
    ofStaff(forbiddenTo).map(() => ({ status, code }));

  it('there are some', () => expect(ofStaff().length).toBeGreaterThan(4));

  it('require a token', async () => {
    expect(await answers(undefined)).toEqual(all(401, 'not_signed_in'));
  });

  it.each(['Bearer x', `Bearer ${mintStaffToken(`${KEY}!`, EVA)}`, `Bearer ${mintStaffToken(KEY, EVA, now)}`])(
    'staff routes refuse %s',
    async (authorization) => {
      expect(await answers(authorization)).toEqual(all(401, 'staff_token_invalid'));
    },
  );

  it.each(['marketing', 'translator'] satisfies StaffRole[])(
    'staff routes refuse the role %s unless they name it',
    async (role) => {
      const token = mintStaffToken(KEY, { ...EVA, role });
      expect(await answers(`Bearer ${token}`, role)).toEqual(all(403, 'staff_role_forbidden', role));
    },
  );

  it('staff routes refuse staff who have left or whose role has changed', async () => {
    const authorization = `Bearer ${mintStaffToken(KEY, EVA)}`;
    const me = () => api.program().get(`${API_ROOT}/staff/me`).set('Authorization', authorization);
    const { db } = api.app;
    await me().expect(200);
    await db.queries.insert(contentStaff).values({ id: EVA.staffId, role: 'translator' });
    expect((await me().expect(401)).body.code).toBe('staff_token_invalid');
    await db.queries.update(contentStaff).set({ role: null }).where(eq(contentStaff.id, EVA.staffId));
    await me().expect(401);
    await db.queries.update(contentStaff).set({ role: EVA.role }).where(eq(contentStaff.id, EVA.staffId));
    await me().expect(200);
    await db.queries.delete(contentStaff);
  });

  it('identify the caller', async () => {
    const token = mintStaffToken(KEY, EVA);
    const { body } = await api
      .program()
      .get(`${API_ROOT}/staff/me`)
      .set('Authorization', `Bearer ${token}`)
      .expect(200);
    expect(body).toEqual(EVA);
  });
});
