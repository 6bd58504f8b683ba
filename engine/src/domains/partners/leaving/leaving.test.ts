import { sql } from 'drizzle-orm';
import { mintStaffToken } from '@app/contracts/security/staff-token';
import { startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../../http/paths.ts';
import { newId } from '../../../kernel/ids.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { billingTest, only, payCharge, sweepAll } from '../../billing/testing.ts';
import type { BillingTest } from '../../billing/testing.ts';
import { addMember } from '../../companies/public.ts';
import { aUser } from '../../companies/testing.ts';
import { staffOf } from '../../staff/testing.ts';
import { attributeReferral, closeMonths, forgetClosedPartners, sweepCommissions } from '../public.ts';
import { aPartner, registerWith } from '../testing.ts';

let sink: SmtpSink;
let api: BillingTest;
beforeEach(async () => {
  sink = await startSmtpSink();
  api = await billingTest({ SMTP_URL: sink.url });
});
afterEach(async () => {
  await api.close();
  await sink.stop();
});

type Partner = Awaited<ReturnType<typeof aPartner>>;
type Browser = Partner['browser'];
const DELETION = `${API_ROOT}/me/deletion`;
const PASSWORD = 'correct horse battery';
const settle = () => runOutbox(api.app, { but: ['billing.mail-payer', 'team.send-invite'] });
const deletionOf = async (browser: Browser) => (await browser.get(DELETION).expect(200)).body;
const remove = (browser: Browser, password = PASSWORD) => browser.post(DELETION).send({ password });
const count = async (table: string, where = 'true'): Promise<number> => {
  const { rows } = await api.app.db.queries.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.raw(`engine.${table}`)} where ${sql.raw(where)}`,
  );
  return rows[0]?.n ?? 0;
};

/** A member of a company's team who is signed in. */
async function aMember(companyId: string) {
  const { userId, email, cookie } = await aUser(api.app);
  await api.app.db.tx((tx) => addMember(tx, companyId, userId, 'manager'));
  return { userId, email, browser: api.browser().set('Cookie', cookie) };
}

/** A client of the partner who pays for a plan now. */
async function paidBy(partner: Partner, plan = 'trustPro', term = 'year') {
  const merchant = await api.payer();
  const data = { companyId: merchant.company.id, code: partner.home.code };
  await attributeReferral.perform(api.app, data, { id: newId() });
  await payCharge(api, only((await api.choose(merchant, plan, term)).charges).id);
  await settle();
  return merchant;
}

describe('an account that is deleted', () => {
  it('an account that is deleted is gone with its sessions, name and address, and its holder is told', async () => {
    const { company } = await api.merchant();
    const { browser, email, userId } = await aMember(company.id);
    await remove(browser, 'another password').expect(422);
    await remove(browser).expect(204);
    await browser.get(`${API_ROOT}/me`).expect(401);
    for (const [table, column] of [
      ['users', 'id'],
      ['sessions', 'user_id'],
      ['credentials', 'user_id'],
      ['company_members', 'user_id'],
    ] as const)
      expect({ table, left: await count(table, `${column} = '${userId}'`) }).toEqual({ table, left: 0 });
    const signIn = api.browser().post(`${API_ROOT}/sessions`).send({ email, password: PASSWORD });
    expect((await signIn).body.code).toBe('credentials_wrong');
    await settle();
    expect(sink.mailsTo(email).map(({ parsed }) => parsed.subject)).toEqual(['Your account has been deleted']);
  });

  it('an account that is deleted is refused while its holder owns a company, and allowed once that is handed over', async () => {
    const owner = await api.merchant();
    const other = await aMember(owner.company.id);
    expect(await deletionOf(owner.browser)).toMatchObject({ owned: [{ id: owner.company.id }], left: [] });
    expect((await remove(owner.browser).expect(409)).body.code).toBe('owner_stays');
    await owner.browser.get(`${API_ROOT}/me`).expect(200);
    await owner.browser
      .post(`${owner.panel}/team/owner`)
      .send({ memberId: other.userId, password: PASSWORD })
      .expect(204);
    expect(await deletionOf(owner.browser)).toMatchObject({ owned: [], left: [{ id: owner.company.id }] });
    await remove(owner.browser).expect(204);
    await settle();
    // The owner reads who has left, although the account is gone.
    expect(sink.mailsTo(other.email).at(-1)?.parsed.subject).toMatch(/^\S.+ has left/);
  });

  it('an account that is deleted can be registered again with the same address', async () => {
    const { company } = await api.merchant();
    const { browser, email } = await aMember(company.id);
    await remove(browser).expect(204);
    await registerWith(api, undefined, { email });
    expect(await count('users', `email = '${email}'`)).toBe(1);
  });
});

describe('a partner whose account is deleted', () => {
  it('who has never earned anything leaves nothing behind', async () => {
    const partner = await aPartner(api);
    await registerWith(api, partner.home.code);
    await settle();
    expect(await deletionOf(partner.browser)).toMatchObject({ partner: { comes: [], kept: false } });
    await remove(partner.browser).expect(204);
    expect([await count('partners'), await count('partner_codes'), await count('referrals')]).toEqual([0, 0, 0]);
  });

  it('a partner whose account is deleted is still paid what was earned, below the minimum too, and earns nothing more', async () => {
    const partner = await aPartner(api);
    const merchant = await paidBy(partner, 'trustPro', 'month');
    expect(await deletionOf(partner.browser)).toMatchObject({
      partner: { comes: [{ currency: 'USD', amount: 1980 }], kept: true },
    });
    await remove(partner.browser).expect(204);
    await settle();
    expect(sink.mailsTo(partner.email).at(-1)?.parsed.text).toContain('Commissions that are still open');

    // Its link refers nobody, and what the client pays later is nobody's.
    const { companyId } = await registerWith(api, partner.home.code);
    await settle();
    expect(await count('referrals', `company_id = '${companyId}'`)).toBe(0);
    await api.shiftClock('115 days');
    await sweepAll(api);
    await payCharge(api, only((await api.overview(merchant)).charges).id);
    await settle();
    expect(await sweepCommissions(api.app)).toBe(0);
    expect(await count('commissions')).toBe(1);

    expect(await closeMonths(api.app)).toBe(1);
    const staff = staffOf(api)('administrator');
    const { body } = await staff.get('/partner-payouts').expect(200);
    expect(body.items).toMatchObject([{ state: 'open', amount: 1980, iban: 'PL61109010140000071219812874' }]);
    const path = `/partner-payouts/${body.items[0].id}`;
    await staff.post(`${path}/approval`).expect(204);
    await staff.post(`${path}/payment`).send({ paidOn: '2027-01-05', reference: 'Transfer 12' }).expect(204);
    await settle();
    const closed = await staff.get(`/partners/${partner.id}`).expect(200);
    expect(closed.body).toMatchObject({ email: null, closedAt: expect.any(String), website: null });
    expect(JSON.stringify(closed.body)).not.toContain(partner.email);
    // Staff can give it no company any more.
    const token = mintStaffToken(api.app.config.STAFF_KEY, { staffId: '7', name: 'Ewa', role: 'administrator' });
    await api
      .program()
      .put(`${API_ROOT}/staff/companies/${merchant.company.id}/partner`)
      .set('Authorization', `Bearer ${token}`)
      .send({ partnerId: partner.id, reason: 'They agreed on it.' })
      .expect(422);
  });

  it('a partner whose account is deleted is forgotten when tax law no longer asks for its payouts, and not before', async () => {
    const partner = await aPartner(api);
    await paidBy(partner);
    await remove(partner.browser).expect(204);
    const kept = () => count('partners', `iban <> ''`);
    await api.shiftClock('8 years');
    // What was not paid yet is still owed.
    await forgetClosedPartners(api.app);
    expect(await kept()).toBe(1);
    await closeMonths(api.app);
    await api.app.db.queries.execute(
      sql`update engine.partner_payouts set state = 'paid', paid_on = (engine.app_now() - interval '5 years')::date`,
    );
    await forgetClosedPartners(api.app);
    expect(await kept()).toBe(1);
    await api.app.db.queries.execute(sql`update engine.partner_payouts set paid_on = paid_on - 800`);
    await api.app.db.queries.execute(sql`update engine.partners set closed_at = closed_at - interval '3 years'`);
    await forgetClosedPartners(api.app);
    expect(await kept()).toBe(0);
    expect(await count('commissions')).toBe(1);
  });
});

it('an owner of a company of a client has to hand it over first', async () => {
  const partner = await aPartner(api);
  const company = { name: 'Client Ltd', website: 'https://client.example', kind: 'shops', country: 'PL' };
  await partner.browser
    .post(`${API_ROOT}/me/partner/companies`)
    .set('Idempotency-Key', newId())
    .send({ company, clientEmail: 'client@mail.example' })
    .expect(201);
  expect(await deletionOf(partner.browser)).toMatchObject({ owned: [{ name: 'Client Ltd' }] });
  await remove(partner.browser).expect(409);
});
