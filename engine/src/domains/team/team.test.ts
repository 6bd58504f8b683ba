import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { aUser } from '../companies/testing.ts';
import { addMember } from '../companies/public.ts';
import { teamInvites } from './schema.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const PASSWORD = 'correct horse battery';
const team = ({ panel }: SignedInMerchant) => `${panel}/team`;

/** A member besides the owner, with their browser. */
async function aColleague(merchant: SignedInMerchant, role: 'manager' | 'agent') {
  const { userId, email, cookie } = await aUser(api.app);
  await api.app.db.tx((tx) => addMember(tx, merchant.company.id, userId, role));
  return { userId, email, browser: api.browser().set('Cookie', cookie) };
}

async function invite(merchant: SignedInMerchant, email = `${newId()}@mail.example`, role = 'agent') {
  const { body } = await merchant.browser
    .post(`${team(merchant)}/invites`)
    .send({ email, role })
    .expect(201);
  return { id: body.id as string, email, link: linkOf(body.id) };
}
const linkOf = (id: string, version = 1) =>
  `${API_ROOT}/team-invites/${api.app.tokens.derive('team-invite', id, version)}`;
const newAccount = { name: 'Anna Nowak', password: PASSWORD, locale: 'pl', acceptTerms: true };

const audited = async (companyId: string): Promise<string[]> => {
  const { rows } = await api.app.db.pool.query<{ act: string }>(
    "select act from engine.audit_log where company_id = $1 and act like 'team.%' order by at, id",
    [companyId],
  );
  return rows.map(({ act }) => act);
};

describe('an invite', () => {
  it('an invite brings a new person into the team by its link, once', async () => {
    const owner = await api.merchant();
    const { link, email } = await invite(owner);
    const opened = await api.browser().get(link).expect(200);
    expect(opened.body).toMatchObject({ companyName: 'Test company', inviter: 'Merchant', email, account: false });

    const anna = api.browser();
    await anna.post(`${link}/account`).send(newAccount).expect(204);
    const { body: me } = await anna.get(`${API_ROOT}/me`).expect(200);
    expect(me).toMatchObject({ user: { email, locale: 'pl' }, companies: [{ id: owner.company.id, role: 'agent' }] });
    await anna.get(`${owner.panel}/overview`).expect(200);

    const again = await api.browser().post(`${link}/account`).send(newAccount).expect(410);
    expect(again.body.code).toBe('link_ended');
    expect(await audited(owner.company.id)).toEqual(['team.invited', 'team.joined']);
  });

  it('an invite is accepted by somebody with an account, and by nobody else who is signed in', async () => {
    const owner = await api.merchant();
    const known = await api.merchant();
    const { link } = await invite(owner, known.email);
    expect((await api.browser().get(link)).body.account).toBe(true);
    const stranger = await api.merchant();
    const { body } = await stranger.browser.post(`${link}/accept`).expect(403);
    expect(body).toMatchObject({ code: 'team_invite_foreign', params: { address: known.email } });
    expect((await api.browser().post(`${link}/account`).send(newAccount).expect(409)).body.code).toBe('account_exists');
    await known.browser.post(`${link}/accept`).expect(200);
    await known.browser.get(`${owner.panel}/overview`).expect(200);
  });

  it('an invite ends when it is sent again, revoked or seven days old', async () => {
    const owner = await api.merchant();
    const sent = await invite(owner);
    await owner.browser.post(`${team(owner)}/invites/${sent.id}/resend`).expect(200);
    await api.browser().get(sent.link).expect(404);
    await api.browser().get(linkOf(sent.id, 2)).expect(200);
    await owner.browser.delete(`${team(owner)}/invites/${sent.id}`).expect(204);
    await api.browser().get(linkOf(sent.id, 2)).expect(410);
    await owner.browser.delete(`${team(owner)}/invites/${sent.id}`).expect(404);

    const old = await invite(owner);
    await api.app.db.queries.update(teamInvites).set({ sentAt: new Date(Date.now() - 7 * 86_400_000 - 1000) });
    await api.browser().get(old.link).expect(410);
  });

  it('an invite takes the place of an open one to the same address, and is refused for a member', async () => {
    const owner = await api.merchant();
    const first = await invite(owner, 'anna@mail.example');
    const second = await invite(owner, 'Anna@mail.example', 'manager');
    await api.browser().get(first.link).expect(410);
    const { body } = await owner.browser.get(team(owner)).expect(200);
    expect(body.invites).toMatchObject([{ id: second.id, role: 'manager' }]);
    const { body: refused } = await owner.browser
      .post(`${team(owner)}/invites`)
      .send({ email: owner.email, role: 'agent' })
      .expect(409);
    expect(refused.code).toBe('already_member');
  });
});

describe('the team', () => {
  it('a manager brings and removes agents, and only the owner managers', async () => {
    const owner = await api.merchant();
    const manager = await aColleague(owner, 'manager');
    const other = await aColleague(owner, 'manager');
    const agent = await aColleague(owner, 'agent');
    const asManager = (email: string, role: string) =>
      manager.browser.post(`${team(owner)}/invites`).send({ email, role });
    await asManager('a@mail.example', 'agent').expect(201);
    await asManager('b@mail.example', 'manager').expect(403);
    await manager.browser.delete(`${team(owner)}/members/${other.userId}`).expect(403);
    await manager.browser.delete(`${team(owner)}/members/${agent.userId}`).expect(204);
    await owner.browser.delete(`${team(owner)}/members/${other.userId}`).expect(204);
  });

  it('a removed member or changed role takes effect with the next request', async () => {
    const owner = await api.merchant();
    const colleague = await aColleague(owner, 'manager');
    const change = (role: string) =>
      owner.browser
        .put(`${team(owner)}/members/${colleague.userId}`)
        .send({ role })
        .expect(204);
    await colleague.browser.get(`${owner.panel}/audit-log`).expect(200);
    await change('agent');
    await colleague.browser.get(`${owner.panel}/audit-log`).expect(403);
    await owner.browser.delete(`${team(owner)}/members/${colleague.userId}`).expect(204);
    await colleague.browser.get(`${owner.panel}/overview`).expect(404);
  });

  it('members leave by themselves; the owner hands the company over first', async () => {
    const owner = await api.merchant();
    const manager = await aColleague(owner, 'manager');
    const { body } = await owner.browser.post(`${team(owner)}/leave`).expect(403);
    expect(body.code).toBe('role_forbidden');
    await manager.browser.post(`${team(owner)}/leave`).expect(204);
    expect((await owner.browser.get(team(owner))).body.members).toHaveLength(1);
  });

  it('the team is handed over with the owner’s password, to a member alone', async () => {
    const owner = await api.merchant();
    const agent = await aColleague(owner, 'agent');
    const handOver = (memberId: string, password: string) =>
      owner.browser.post(`${team(owner)}/owner`).send({ memberId, password });
    const wrong = await handOver(agent.userId, 'something else').expect(422);
    expect(wrong.body.errors).toMatchObject([{ path: 'password', code: 'password_wrong' }]);
    await handOver(newId(), PASSWORD).expect(404);
    await handOver(agent.userId, PASSWORD).expect(204);
    const { body } = await agent.browser.get(team(owner)).expect(200);
    expect(body.members).toMatchObject([
      { email: agent.email, role: 'owner' },
      { email: owner.email, role: 'manager' },
    ]);
  });

  it('the team has exactly one owner, however many hand over, remove and leave at once', async () => {
    const owner = await api.merchant();
    const colleagues = await Promise.all([1, 2, 3].map(() => aColleague(owner, 'manager')));
    const answers = await Promise.all([
      ...colleagues.map(({ userId }) =>
        owner.browser.post(`${team(owner)}/owner`).send({ memberId: userId, password: PASSWORD }),
      ),
      ...colleagues.map(({ browser }) => browser.post(`${team(owner)}/leave`)),
      ...colleagues.map(({ userId }) => owner.browser.delete(`${team(owner)}/members/${userId}`)),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { rows } = await api.app.db.pool.query(
      "select count(*)::int as owners from engine.company_members where company_id = $1 and role = 'owner'",
      [owner.company.id],
    );
    expect(rows).toEqual([{ owners: 1 }]);
  });
});
