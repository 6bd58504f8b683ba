import { eq, sql } from 'drizzle-orm';
import type supertest from 'supertest';
import { ACTS, ACT_NAMES } from '@app/contracts/permissions/acts';
import { isAllowedInVisit } from '@app/contracts/permissions/visits';
import type { StaffRole } from '@app/contracts/security/staff-token';
import type { StaffAccess } from '@app/contracts/staff/visits';
import { routes } from '../../../entry/domains.ts';
import { API_ROOT } from '../../../http/paths.ts';
import { requestLines, testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { auditLog } from '../../../platform/schema.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { staffOf } from '../testing.ts';

let mail: SmtpSink;
let api: TestApi;
let merchant: SignedInMerchant;
beforeEach(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
  merchant = await api.merchant({ name: 'Oak' });
});
afterEach(async () => {
  await api.close();
  await mail.stop();
});

const REASON = 'You asked why nothing was sent.';
type Browser = InstanceType<typeof supertest.agent>;

/** A browser of staff that visits the merchant's panel. */
async function visitor(role: StaffRole = 'support'): Promise<Browser> {
  const { headers } = await staffOf(api)(role)
    .post(`/companies/${merchant.company.id}/visits`)
    .send({ reason: REASON })
    .expect(201);
  const [cookie = ''] = headers['set-cookie'] as unknown as string[];
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  return api.browser().set('Cookie', cookie.split(';')[0] ?? '');
}
const access = async (): Promise<StaffAccess> =>
  (await merchant.browser.get(`${merchant.panel}/staff-access`).expect(200)).body;
const agree = (mayChange: boolean) =>
  merchant.browser.put(`${merchant.panel}/staff-access`).send({ mayChange }).expect(200);
const settings = { presentation: 'shown', bodyMin: 20, alerts: true, mediateCompany: true, mediateProducts: true };
const change = (browser: Browser) => browser.put(`${merchant.panel}/settings`).send(settings);
const logged = async () => {
  const rows = await api.app.db.queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.companyId, merchant.company.id))
    .orderBy(auditLog.id);
  return rows.map(({ act, actorKind, actorId }) =>
    `${act} ${actorKind} ${actorKind === 'staff' ? actorId : ''}`.trim(),
  );
};

it('a visit shows the panel for half an hour; owner and both logs are told', async () => {
  const staff = await visitor();
  const me = (await staff.get(`${API_ROOT}/me`).expect(200)).body;
  expect(me).toMatchObject({
    user: { email: merchant.email },
    companies: [{ name: 'Oak' }],
    visit: { staff: 'Ewa', mayChange: false },
  });
  await staff.get(`${merchant.panel}/overview`).expect(200);
  await runOutbox(api.app);
  const [told] = mail.mails;
  expect(told?.to).toEqual([merchant.email]);
  expect(told?.raw).toContain('Ewa');
  expect(await logged()).toEqual(['staff_visit.opened staff 7']);
  const { body } = await staffOf(api)('administrator').get('/audit-log').expect(200);
  expect(body.items).toMatchObject([{ act: 'staff_visit.opened', companyId: merchant.company.id, actor: { id: '7' } }]);
  const { visits } = await access();
  expect(visits).toMatchObject([{ staff: 'Ewa', reason: REASON, open: true }]);
  await api.shiftClock('29 minutes');
  await staff.get(`${merchant.panel}/overview`).expect(200);
  await api.shiftClock('2 minutes');
  await staff.get(`${merchant.panel}/overview`).expect(401);
});

it('a visit changes nothing until the owner agrees, and nothing more once that is taken back', async () => {
  const staff = await visitor();
  expect((await change(staff).expect(403)).body.code).toBe('role_forbidden');
  await agree(true);
  await change(staff).expect(200);
  const permissions = (await staff.get(`${merchant.panel}/permissions`).expect(200)).body;
  expect(permissions.allowed).toContain('settings.write');
  expect(permissions.allowed).not.toContain('billing.write');
  await agree(false);
  await change(staff).expect(403);
  expect((await staff.get(`${merchant.panel}/permissions`).expect(200)).body.allowed).not.toContain('settings.write');
  expect(await logged()).toEqual([
    'staff_visit.opened staff 7',
    'staff_visit.changes_allowed merchant',
    'company.settings_changed staff 7',
    'staff_visit.changes_refused merchant',
  ]);
  await agree(true);
  await api.shiftClock('8 days');
  expect((await access()).changesUntil).toBeNull();
});

it('the owner ends a visit, and so does its visitor', async () => {
  const staff = await visitor();
  const [visit] = (await access()).visits;
  await merchant.browser.delete(`${merchant.panel}/staff-access/visits/${visit?.id}`).expect(200);
  await merchant.browser.delete(`${merchant.panel}/staff-access/visits/${visit?.id}`).expect(404);
  await staff.get(`${merchant.panel}/overview`).expect(401);
  const again = await visitor();
  await again.post(`${API_ROOT}/staff-visit/end`).expect(204);
  await again.get(`${merchant.panel}/overview`).expect(401);
  expect((await access()).visits.map(({ open }) => open)).toEqual([false, false]);
});

it('of accounts a visit reads the names alone, and it reaches no other company', async () => {
  const staff = await visitor('administrator');
  await agree(true);
  const ofAccounts = requestLines(routes.filter(({ spec }) => spec.auth === 'session' && spec.path !== '/me'));
  expect(ofAccounts.length).toBeGreaterThan(8);
  for (const [method, path] of ofAccounts)
    expect({ path, code: (await staff[method](path)).body.code }).toEqual({ path, code: 'role_forbidden' });
  const other = await api.merchant();
  await staff.get(`${other.panel}/overview`).expect(404);
});

it('whatever the owner agrees to, money, secrets, the team and the agreement itself are not changed', async () => {
  await agree(true);
  const staff = await visitor('administrator');
  const tries: ['post' | 'put' | 'delete', string][] = [
    ['put', '/billing/details'],
    ['post', '/billing/plan'],
    ['post', '/billing/cancel'],
    ['post', '/api-keys'],
    ['post', '/team/invites'],
    ['put', `/team/members/${newId()}`],
    ['post', '/team/owner'],
    ['put', '/staff-access'],
    ['delete', `/staff-access/visits/${newId()}`],
  ];
  for (const [method, path] of tries)
    expect({ path, code: (await staff[method](merchant.panel + path).send({})).body.code }).toEqual({
      path,
      code: 'role_forbidden',
    });
  await staff.get(`${merchant.panel}/billing`).expect(200);
  const helper = await visitor('support');
  await helper.get(`${merchant.panel}/billing`).expect(403);
  await helper.get(`${merchant.panel}/billing/invoices`).expect(403);
});

it('a cookie that is invented opens nothing, and staff without the right open no visit', async () => {
  await api
    .browser()
    .set('Cookie', `staff_visit=${'a'.repeat(43)}`)
    .get(`${merchant.panel}/overview`)
    .expect(401);
  for (const role of ['moderator', 'marketing', 'translator'] as const)
    await staffOf(api)(role).post(`/companies/${merchant.company.id}/visits`).send({ reason: REASON }).expect(403);
  const admin = staffOf(api)('administrator');
  await admin.post(`/companies/${newId()}/visits`).send({ reason: REASON }).expect(404);
  await admin.post(`/companies/${merchant.company.id}/visits`).send({ reason: 'x' }).expect(422);
  const { rows } = await api.app.db.queries.execute(sql`select 1 from engine.staff_visits`);
  expect(rows).toEqual([]);
});

it('every act that is not reading needs the agreement', () => {
  for (const act of ACT_NAMES) {
    expect(isAllowedInVisit({ role: 'administrator', mayChange: false }, { act, reads: false })).toBe(false);
    if (act.startsWith('team.') && ACTS[act].needsActive)
      expect(isAllowedInVisit({ role: 'administrator', mayChange: true }, { act, reads: false })).toBe(false);
  }
});
