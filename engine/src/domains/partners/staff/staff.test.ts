import type { StaffRole } from '@app/contracts/security/staff-token';
import { API_ROOT } from '../../../http/paths.ts';
import { newId } from '../../../kernel/ids.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { billingTest, only, payCharge } from '../../billing/testing.ts';
import type { BillingTest } from '../../billing/testing.ts';
import { staffOf } from '../../staff/testing.ts';
import type { Staff } from '../../staff/testing.ts';
import { attributeReferral, closeMonths } from '../public.ts';
import { PARTNER, aPartner } from '../testing.ts';

let api: BillingTest;
let as: (role: StaffRole) => Staff;
beforeEach(async () => {
  api = await billingTest();
  as = staffOf(api);
});
afterEach(() => api.close());

const staff = () => as('administrator');
const REASON = { reason: 'Their clients complain.' };

/** A partner with a client who has paid a year of Pro. */
async function aPaidPartner() {
  const partner = await aPartner(api);
  const merchant = await api.payer();
  const data = { companyId: merchant.company.id, code: partner.home.code };
  await attributeReferral.perform(api.app, data, { id: newId() });
  await payCharge(api, only((await api.choose(merchant, 'trustPro', 'year')).charges).id);
  await runOutbox(api.app, { but: ['billing.mail-payer', 'partners.mail-partner'] });
  return { partner, merchant };
}

it('staff read a partner with what it has brought and earned', async () => {
  const { partner, merchant } = await aPaidPartner();
  const { body } = await staff().get(`/partners/${partner.id}`).expect(200);
  expect(body).toMatchObject({
    businessName: 'Agencja Północ',
    email: partner.email,
    code: partner.home.code,
    companies: 1,
    blockedAt: null,
    earned: [{ currency: 'USD', amount: 19008 }],
    balances: [{ currency: 'USD', amount: 19008, minimum: 5000 }],
  });
  const companies = await staff().get(`/partners/${partner.id}/companies`).expect(200);
  expect(companies.body.items).toMatchObject([
    {
      id: merchant.company.id,
      plan: 'trustStart',
      planState: 'trial',
      source: 'code',
      refusal: null,
      commissions: [{ currency: 'USD', amount: 19008 }],
    },
  ]);
  const commissions = await staff().get(`/partners/${partner.id}/commissions`).expect(200);
  expect(commissions.body.items).toMatchObject([{ net: 95040, percent: 20, amount: 19008, paidOut: false }]);
  expect((await staff().get(`/companies/${merchant.company.id}/partner`).expect(200)).body.referral).toMatchObject({
    partnerId: partner.id,
    businessName: 'Agencja Północ',
    source: 'code',
  });
  await staff().get(`/partners/${newId()}`).expect(404);
});

it('the list of companies shows those of one partner, to administrators alone', async () => {
  const { partner, merchant } = await aPaidPartner();
  await api.payer();
  const { body } = await staff().get(`/companies?partnerId=${partner.id}`).expect(200);
  expect(body.items).toMatchObject([{ companyId: merchant.company.id }]);
  expect((await staff().get(`/companies?partnerId=${newId()}`).expect(200)).body.items).toEqual([]);
  for (const role of ['support', 'moderator'] as const) {
    await as(role).get('/companies').expect(200);
    expect((await as(role).get(`/companies?partnerId=${partner.id}`).expect(403)).body.code).toBe(
      'staff_role_forbidden',
    );
  }
});

it('support and moderators see no partners', async () => {
  const partner = await aPartner(api);
  const { company } = await api.merchant();
  const one = `/partners/${partner.id}`;
  const paths = ['/partners', one, `${one}/companies`, `${one}/commissions`, `/companies/${company.id}/partner`];
  for (const role of ['support', 'moderator', 'marketing'] as const) {
    for (const path of paths) await as(role).get(path).expect(403);
    for (const act of ['code', 'block', 'unblock']) await as(role).post(`${one}/${act}`).send(REASON).expect(403);
  }
});

it('a renewed code is shown to the partner, and the one before still leads to it', async () => {
  const partner = await aPartner(api);
  await staff().post(`/partners/${partner.id}/code`).expect(204);
  const { body } = await partner.browser.get(PARTNER).expect(200);
  expect(body.code).not.toBe(partner.home.code);
  for (const code of [body.code, partner.home.code])
    await api.browser().get(`${API_ROOT}/partners/codes/${code}`).expect(200);
});

it('a block stops codes, new clients and payouts, and lifting it loses nothing', async () => {
  const { partner, merchant } = await aPaidPartner();
  await api.shiftClock('32 days');
  await closeMonths(api.app);
  const payout = (await staff().get(`/partner-payouts?partnerId=${partner.id}`).expect(200)).body.items[0];
  await staff().post(`/partners/${partner.id}/block`).send({ reason: '' }).expect(422);
  await staff().post(`/partners/${partner.id}/block`).send(REASON).expect(204);
  await staff().post(`/partners/${partner.id}/block`).send({ reason: 'Once more.' }).expect(204);
  const blocked = (await staff().get(`/partners/${partner.id}`).expect(200)).body;
  expect(blocked).toMatchObject({ blockedAt: expect.any(String), blockedReason: REASON.reason });
  expect((await partner.browser.get(PARTNER).expect(200)).body).toMatchObject({ blocked: true });

  await api.browser().get(`${API_ROOT}/partners/codes/${partner.home.code}`).expect(404);
  const other = await api.merchant();
  const data = { companyId: other.company.id, code: partner.home.code };
  await attributeReferral.perform(api.app, data, { id: newId() });
  expect((await staff().get(`/companies/${other.company.id}/partner`).expect(200)).body.referral).toBeNull();
  const client = { company: { name: 'Client', website: 'https://c.example', kind: 'shops', country: 'PL' } };
  const refused = await partner.browser.post(`${PARTNER}/companies`).send({ ...client, clientEmail: 'c@mail.example' });
  expect([refused.status, refused.body.code]).toEqual([403, 'partner_blocked']);
  const approval = `/partner-payouts/${payout.id}/approval`;
  expect((await staff().post(approval).expect(409)).body.code).toBe('payout_act_refused');
  expect((await staff().get('/partner-payouts').expect(200)).body.items).toMatchObject([{ partnerBlocked: true }]);
  expect((await staff().get(`/companies/${merchant.company.id}/partner`)).body.referral.partnerId).toBe(partner.id);

  await staff().post(`/partners/${partner.id}/unblock`).send(REASON).expect(204);
  await api.browser().get(`${API_ROOT}/partners/codes/${partner.home.code}`).expect(200);
  await staff().post(approval).expect(204);
});

it('statements are found by month and state, as are those that are exported', async () => {
  const { partner } = await aPaidPartner();
  await api.shiftClock('32 days');
  await closeMonths(api.app);
  const [payout] = (await staff().get('/partner-payouts').expect(200)).body.items;
  const count = async (query: string) => (await staff().get(`/partner-payouts?${query}`).expect(200)).body.items.length;
  expect(await count(`month=${payout.month}&state=open&partnerId=${partner.id}`)).toBe(1);
  expect([await count('month=2001-01'), await count('state=paid'), await count(`partnerId=${newId()}`)]).toEqual([
    0, 0, 0,
  ]);
  const lines = async (query: string) =>
    (await staff().get(`/partner-payouts/export?${query}`).expect(200)).text.trim().split('\r\n').length;
  expect([await lines(`month=${payout.month}`), await lines('month=2001-01')]).toEqual([2, 1]);
});
