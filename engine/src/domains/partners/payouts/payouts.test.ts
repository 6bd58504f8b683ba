import { mintStaffToken } from '@app/contracts/security/staff-token';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { API_ROOT } from '../../../http/paths.ts';
import { newId } from '../../../kernel/ids.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { billingTest, only, payCharge } from '../../billing/testing.ts';
import type { BillingTest } from '../../billing/testing.ts';
import { attributeReferral, closeMonths } from '../public.ts';
import { PARTNER, aPartner } from '../testing.ts';
import { lastMonth } from './close-month.ts';

let api: BillingTest;
beforeEach(async () => {
  api = await billingTest();
});
afterEach(() => api.close());

type Partner = Awaited<ReturnType<typeof aPartner>>;

/** A client of the partner who pays for a plan now. */
async function paidBy(partner: Partner, plan: string, term = 'month') {
  const merchant = await api.payer();
  await attributeReferral.perform(
    api.app,
    { companyId: merchant.company.id, code: partner.home.code },
    { id: newId() },
  );
  await payCharge(api, only((await api.choose(merchant, plan, term)).charges).id);
  await runOutbox(api.app, { but: ['billing.mail-payer', 'partners.mail-partner'] });
  return merchant;
}

const asStaff = (role: StaffRole = 'administrator') =>
  `Bearer ${mintStaffToken(api.app.config.STAFF_KEY, { staffId: 'staff-1', name: 'Ada', role })}`;
const staff = {
  get: (path: string, role?: StaffRole) =>
    api.program().get(`${API_ROOT}/staff${path}`).set('Authorization', asStaff(role)),
  post: (path: string, body: object = {}) =>
    api.program().post(`${API_ROOT}/staff${path}`).set('Authorization', asStaff()).send(body),
};
const payouts = async (partner: Partner) => (await partner.browser.get(`${PARTNER}/payouts`).expect(200)).body;

it('the month is the seller’s', () => {
  expect(lastMonth(new Date('2027-03-31T22:30:00Z'))).toMatchObject({
    month: '2027-03',
    from: new Date('2027-02-28T23:00:00Z'),
  });
});

it('a month’s commissions become a statement once it is over, which staff approve and pay', async () => {
  const partner = await aPartner(api);
  await paidBy(partner, 'trustPro', 'year');
  expect(await closeMonths(api.app)).toBe(0);
  expect(await payouts(partner)).toMatchObject({
    balances: [{ currency: 'USD', amount: 19008, minimum: 5000 }],
    items: [],
  });
  await api.shiftClock('32 days');
  const closed = await Promise.all([closeMonths(api.app), closeMonths(api.app), closeMonths(api.app)]);
  expect(closed.reduce((sum, one) => sum + one, 0)).toBe(1);
  const { items, balances } = await payouts(partner);
  expect(balances).toEqual([]);
  expect(items).toMatchObject([{ state: 'open', amount: 19008, entries: 1, paidOn: null }]);

  const { body } = await staff.get('/partner-payouts?state=open').expect(200);
  expect(body.items).toMatchObject([{ businessName: 'Agencja Północ', iban: 'PL61109010140000071219812874' }]);
  const path = `/partner-payouts/${body.items[0].id}`;
  const paid = { paidOn: '2027-01-05', reference: 'Transfer 12' };
  expect((await staff.post(`${path}/payment`, paid).expect(409)).body.code).toBe('payout_act_refused');
  await staff.post(`${path}/approval`).expect(204);
  await staff.post(`${path}/approval`).expect(409);
  await staff.post(`${path}/payment`, paid).expect(204);
  expect((await payouts(partner)).items).toMatchObject([{ state: 'paid', paidOn: '2027-01-05' }]);
  const csv = await staff.get('/partner-payouts/export?state=paid').expect(200);
  expect(csv.text.split('\r\n')[1]).toMatch(/Agencja Północ,PL,5252248481,PL6110.*,PLN,USD,190\.08,paid,2027-01-05/);
  const own = await partner.browser.get(`${PARTNER}/commissions/export`).expect(200);
  expect(own.text).toMatch(/,USD,950\.40,20,190\.08,\d{4}-\d\d,paid\r\n$/);
});

it('too little waits for the next month, and is paid with it', async () => {
  const partner = await aPartner(api);
  await paidBy(partner, 'trustPro');
  await api.shiftClock('32 days');
  await closeMonths(api.app);
  expect(await payouts(partner)).toMatchObject({
    balances: [{ amount: 1980 }],
    items: [{ state: 'carried_over', amount: 1980 }],
  });
  const merchant = await api.payer({}, { createdAt: new Date(Date.now() + 32 * 86_400_000) });
  await attributeReferral.perform(
    api.app,
    { companyId: merchant.company.id, code: partner.home.code },
    { id: newId() },
  );
  await payCharge(api, only((await api.choose(merchant, 'trustStart', 'year')).charges).id);
  await runOutbox(api.app, { but: ['billing.mail-payer', 'partners.mail-partner'] });
  await api.shiftClock('32 days');
  await closeMonths(api.app);
  expect(await payouts(partner)).toMatchObject({
    balances: [],
    items: [
      { state: 'open', amount: 1980 + 5568, entries: 2 },
      { state: 'carried_over', amount: 1980 },
    ],
  });
});

it('moderators see and pay nothing of it', async () => {
  for (const path of ['/partners', '/partner-payouts', '/partner-payouts/export'])
    expect((await staff.get(path, 'moderator').expect(403)).body.code).toBe('staff_role_forbidden');
});

it('staff correct who has referred a company, from its next paid invoice on', async () => {
  const [first, second] = [await aPartner(api), await aPartner(api, { taxNumber: '7740001454' })];
  const merchant = await paidBy(first, 'trustStart');
  const set = (partnerId: string | null) =>
    api
      .program()
      .put(`${API_ROOT}/staff/companies/${merchant.company.id}/partner`)
      .set('Authorization', asStaff())
      .send({ partnerId, reason: 'They agreed on it.' });
  await set(newId()).expect(422);
  await set(second.id).expect(204);
  const listed = async (partner: Partner) =>
    (await partner.browser.get(`${PARTNER}/companies`).expect(200)).body.items.length;
  expect([await listed(first), await listed(second)]).toEqual([0, 1]);
  expect((await first.browser.get(PARTNER)).body.earned).toEqual([{ currency: 'USD', amount: 580 }]);
  expect((await second.browser.get(PARTNER)).body.earned).toEqual([]);
  await set(null).expect(204);
  expect(await listed(second)).toBe(0);
  const { body } = await staff.get('/partners?words=P%C3%B3%C5%82noc').expect(200);
  expect(body.items).toHaveLength(2);
});
