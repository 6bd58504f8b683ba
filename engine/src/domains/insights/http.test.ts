import { mintStaffToken } from '@app/contracts/security/staff-token';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { TestApi } from '../../http/testing.ts';
import { aReview } from '../reviews/testing/factory.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const staffToken = (role: 'administrator' | 'moderator') =>
  `Bearer ${mintStaffToken(api.app.config.STAFF_KEY, { staffId: 'staff-1', name: 'Ada', role })}`;

describe('the audit log', () => {
  it('the audit log shows a company the actions of its members and keys, page by page, and nothing of others', async () => {
    const merchant = await api.merchant();
    const other = await api.merchant();
    const names = ['One', 'Two', 'Three'];
    for (const name of names) await merchant.browser.post(`${merchant.panel}/api-keys`).send({ name }).expect(201);
    await other.browser.post(`${other.panel}/api-keys`).send({ name: 'Theirs' }).expect(201);
    const { body: first } = await merchant.browser.get(`${merchant.panel}/audit-log?limit=2`).expect(200);
    expect(first.items).toMatchObject([
      { act: 'api_key.created', actor: { kind: 'merchant', name: 'Merchant' } },
      { act: 'api_key.created' },
    ]);
    const { body: rest } = await merchant.browser
      .get(`${merchant.panel}/audit-log?limit=2&cursor=${first.nextCursor}`)
      .expect(200);
    expect(rest).toMatchObject({ items: [{ act: 'api_key.created' }], nextCursor: null });
    await merchant.browser.get(`${merchant.panel}/audit-log?cursor=nonsense`).expect(400);
  });

  it('the audit log is filtered by who acted, what about and when', async () => {
    const merchant = await api.merchant();
    await merchant.browser.post(`${merchant.panel}/api-keys`).send({ name: 'Shop' }).expect(201);
    await merchant.browser.post(`${merchant.panel}/entry-codes`).send({ kind: 'qr', label: 'Till' }).expect(201);
    const acts = async (query: string) =>
      (await merchant.browser.get(`${merchant.panel}/audit-log?${query}`).expect(200)).body.items.map(
        ({ act }: { act: string }) => act,
      );
    const { body: actors } = await merchant.browser.get(`${merchant.panel}/audit-log/actors`).expect(200);
    expect(actors.items).toEqual([{ id: expect.any(String), kind: 'merchant', name: 'Merchant' }]);
    expect(await acts(`actor=${actors.items[0].id}`)).toEqual(['entry_code.created', 'api_key.created']);
    expect(await acts(`actor=${merchant.company.id}`)).toEqual([]);
    expect(await acts('subject=api_key')).toEqual(['api_key.created']);
    const [entry] = (await merchant.browser.get(`${merchant.panel}/audit-log`).expect(200)).body.items;
    const day = new Intl.DateTimeFormat('sv', { timeZone: merchant.company.timeZone }).format(new Date(entry.at));
    expect(await acts(`from=${day}&to=${day}`)).toHaveLength(2);
    expect(await acts('to=2020-01-01')).toEqual([]);
    expect(await acts('from=2999-01-01')).toEqual([]);
    await merchant.browser.get(`${merchant.panel}/audit-log?from=yesterday`).expect(422);
  });

  it('the audit log is refused to agents', async () => {
    const agent = await api.merchant({}, 'agent');
    await agent.browser.get(`${agent.panel}/audit-log`).expect(403);
  });

  it('the audit log is shown to administrators, for all companies or one', async () => {
    const merchant = await api.merchant();
    await merchant.browser.post(`${merchant.panel}/api-keys`).send({ name: 'Shop' }).expect(201);
    const get = (query: string, role: 'administrator' | 'moderator' = 'administrator') =>
      api.program().get(`${API_ROOT}/staff/audit-log${query}`).set('Authorization', staffToken(role));
    const { body: all } = await get('').expect(200);
    const companies = new Set(all.items.map(({ companyId }: { companyId: string }) => companyId));
    expect(companies.size).toBeGreaterThan(1);
    const { body: one } = await get(`?companyId=${merchant.company.id}`).expect(200);
    expect(one.items).toMatchObject([{ companyId: merchant.company.id, actor: { kind: 'merchant' } }]);
    await get('', 'moderator').expect(403);
    await api.program().get(`${API_ROOT}/staff/audit-log`).expect(401);
  });
});

it('the transparency report is public, and its months are listed', async () => {
  await api.app.db.tx((tx) => aReview(tx));
  const { body: months } = await api.program().get(`${API_ROOT}/transparency`).expect(200);
  expect(months.items[0]).toMatchObject({ complete: false });
  const { body } = await api.program().get(`${API_ROOT}/transparency/${months.items[0].month}`).expect(200);
  expect(body).toMatchObject({ complete: false, received: { total: 1, byOrigin: { verified: 1 } } });
  await api.program().get(`${API_ROOT}/transparency/1999-01`).expect(422);
  await api.program().get(`${API_ROOT}/transparency/2020-01`).expect(404);
});
