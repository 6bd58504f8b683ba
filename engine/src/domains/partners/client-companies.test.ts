import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { PARTNER, aPartner } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const company = { name: 'Klient Sp. z o.o.', website: 'https://klient.example', kind: 'shops', country: 'PL' };
const newPerson = { name: 'Anna Klient', password: 'correct horse battery', locale: 'pl', acceptTerms: true };

/** Creates a company for a client, with the link that takes it over. */
async function created(clientEmail = `${newId()}@mail.example`) {
  const partner = await aPartner(api);
  const { body } = await partner.browser.post(`${PARTNER}/companies`).send({ company, clientEmail }).expect(201);
  return { partner, companyId: body.id as string, clientEmail, link: await linkOf(body.id) };
}

async function linkOf(companyId: string): Promise<string> {
  const { rows } = await api.app.db.queries.execute<{ id: string; version: number }>(sql`
    select id, version from engine.team_invites where company_id = ${companyId} and revoked_at is null`);
  return `${API_ROOT}/team-invites/${api.app.tokens.derive('team-invite', rows[0]!.id, rows[0]!.version)}`;
}

it('a company for a client is the partner’s until the client takes it over, and nothing of it after that', async () => {
  const { partner, companyId, clientEmail, link } = await created();
  const panel = `${API_ROOT}/panel/companies/${companyId}`;
  const key = await partner.browser.post(`${panel}/api-keys`).send({ name: 'Mine' }).expect(201);
  const friend = { email: `${newId()}@mail.example`, role: 'manager' };
  await partner.browser.post(`${panel}/team/invites`).send(friend).expect(201);
  const listed = async () => (await partner.browser.get(`${PARTNER}/companies`).expect(200)).body.items;
  expect(await listed()).toMatchObject([{ id: companyId, handOver: { email: clientEmail, open: true } }]);

  const opened = await api.browser().get(link).expect(200);
  expect(opened.body).toMatchObject({ email: clientEmail, role: 'owner', account: false });
  const client = api.browser();
  await client.post(`${link}/account`).send(newPerson).expect(204);
  const { body: me } = await client.get(`${API_ROOT}/me`).expect(200);
  expect(me.companies).toMatchObject([{ id: companyId, role: 'owner' }]);
  await partner.browser.get(`${panel}/overview`).expect(404);
  await api
    .program()
    .get(`${API_ROOT}/orders`)
    .set('Authorization', `Bearer ${key.body.secret}`)
    .expect((answer) => {
      expect([401, 404, 405]).toContain(answer.status);
    });
  const team = await client.get(`${panel}/team`).expect(200);
  expect(team.body).toMatchObject({ members: [{ email: clientEmail, role: 'owner' }], invites: [] });
  expect(await listed()).toMatchObject([{ id: companyId, handOver: null, planState: 'trial' }]);
  const { rows } = await api.app.db.queries.execute<{ act: string }>(
    sql`select act from engine.audit_log where company_id = ${companyId} order by at, id`,
  );
  expect(rows.map(({ act }) => act)).toEqual([
    'company.added',
    'team.invited',
    'api_key.created',
    'team.invited',
    'team.handed_over',
  ]);
});

it('another address gets the company instead, and the first link ends', async () => {
  const { partner, companyId, link } = await created();
  const clientEmail = `${newId()}@mail.example`;
  const handOver = `${PARTNER}/companies/${companyId}/hand-over`;
  await partner.browser.post(handOver).send({ clientEmail }).expect(204);
  await api.browser().get(link).expect(410);
  const client = api.browser();
  await client
    .post(`${await linkOf(companyId)}/account`)
    .send(newPerson)
    .expect(204);
  await partner.browser.post(handOver).send({ clientEmail }).expect(404);
});

it('somebody with an account takes it over beside their own company', async () => {
  const merchant = await api.merchant();
  const { companyId, link } = await created(merchant.email);
  await merchant.browser.post(`${link}/accept`).expect(200);
  const { body } = await merchant.browser.get(`${API_ROOT}/me`).expect(200);
  expect(body.companies).toContainEqual(expect.objectContaining({ id: companyId, role: 'owner' }));
});

it('nobody creates a company for themselves, for another partner’s client, or without being a partner', async () => {
  const { partner, companyId } = await created();
  const own = await partner.browser
    .post(`${PARTNER}/companies`)
    .send({ company, clientEmail: partner.email })
    .expect(422);
  expect(own.body.errors).toMatchObject([{ path: 'clientEmail' }]);
  const other = await aPartner(api, { taxNumber: '5260250274' });
  const clientEmail = `${newId()}@mail.example`;
  await other.browser.post(`${PARTNER}/companies/${companyId}/hand-over`).send({ clientEmail }).expect(404);
  const { browser } = await api.merchant();
  await browser.post(`${PARTNER}/companies`).send({ company, clientEmail }).expect(404);
});
