import type { PoolClient } from 'pg';
import { mintStaffToken } from '@app/contracts/security/staff-token';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { CACHE_PURGE_CHANNEL } from '../../../platform/page-caches.ts';
import { auditLog } from '../../../platform/schema.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { aCompany } from '../../companies/testing.ts';
import { refreshDocuments } from '../../directory/indexing/refresh-documents.ts';

let api: TestApi;
let listener: PoolClient;
const told: (string | undefined)[] = [];
beforeAll(async () => {
  api = await testApi();
  await api.app.search.setup();
  listener = await api.app.db.pool.connect();
  listener.on('notification', ({ payload }) => told.push(payload));
  await listener.query(`listen ${CACHE_PURGE_CHANNEL}`);
});
afterAll(async () => {
  listener?.release(true);
  await api?.close();
});

const REASON = 'Codes of other shops on its counters.';
const as = (role: StaffRole, path: string, body: object = { reason: REASON }) =>
  api
    .program()
    .post(`${API_ROOT}/staff/companies/${path}`)
    .set('Authorization', `Bearer ${mintStaffToken(api.app.config.STAFF_KEY, { staffId: '7', name: 'Ewa', role })}`)
    .send(body);
/** Cache tags purged by an action and the jobs that follow it. */
const toldOf = async (act: Promise<unknown>) => {
  told.length = 0;
  await act;
  await runOutbox(api.app);
  await listener.query('select 1');
  return [...told];
};
const get = (path: string) => api.program().get(API_ROOT + path);
const seen = async (slug: string) => ({
  profile: (await get(`/companies/${slug}`)).status,
  found: (await get('/search/companies?q=oak')).body.items.map((hit: { slug: string }) => hit.slug),
  listed: ((await get('/directory/shops')).body.items ?? []).map((entry: { slug: string }) => entry.slug),
});

it('blocking and unblocking a company take effect in pages, search, lists and the log at once', async () => {
  const { id, slug } = await api.app.db.tx((tx) => aCompany(tx, { name: 'Oak' }));
  await refreshDocuments(api.app, id, []);
  const everywhere = { profile: 200, found: [slug], listed: [slug] };
  const pages = [id, `list:${id}`, 'search', 'directory'];
  expect(await seen(slug)).toEqual(everywhere);

  expect(await toldOf(as('administrator', `${id}/block`).expect(204))).toEqual(pages);
  expect(await seen(slug)).toEqual({ profile: 410, found: [], listed: [] });
  expect(await toldOf(as('administrator', `${id}/block`).expect(204))).toEqual([]);

  const back = as('administrator', `${id}/unblock`, { reason: 'It has taken them down.' });
  expect(await toldOf(back.expect(204))).toEqual(pages);
  expect(await seen(slug)).toEqual(everywhere);
  expect(await toldOf(as('administrator', `${id}/unblock`).expect(204))).toEqual([]);

  const acts = await api.app.db.queries.select().from(auditLog).orderBy(auditLog.id);
  const staff = { actorKind: 'staff', actorId: '7', companyId: id, subjectId: id };
  expect(acts).toMatchObject([
    { ...staff, act: 'company.blocked', detail: { reason: REASON } },
    { ...staff, act: 'company.unblocked', detail: { reason: 'It has taken them down.' } },
  ]);
});

it.each(['block', 'unblock'])(
  'to %s a company needs a moderator or administrator, a reason and an existing company',
  async (act) => {
    const { id } = await api.app.db.tx((tx) => aCompany(tx));
    for (const role of ['support', 'marketing', 'translator'] as const)
      expect((await as(role, `${id}/${act}`).expect(403)).body.code).toBe('staff_role_forbidden');
    expect((await as('administrator', `${newId()}/${act}`).expect(404)).body.code).toBe('company_not_found');
    for (const body of [{}, { reason: '         x' }, { reason: 'x'.repeat(501) }])
      await as('administrator', `${id}/${act}`, body).expect(422);
  },
);
