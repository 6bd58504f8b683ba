import { sql } from 'drizzle-orm';
import { startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../../http/paths.ts';
import { newId } from '../../../kernel/ids.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { billingTest, only, payCharge } from '../../billing/testing.ts';
import type { BillingTest } from '../../billing/testing.ts';
import { staffOf } from '../../staff/testing.ts';
import { attributeReferral, closeMonths } from '../public.ts';
import { PARTNER, aPartner } from '../testing.ts';

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
const settle = () => runOutbox(api.app, { but: ['billing.mail-payer', 'team.send-invite'] });
const subjects = (to: string) => sink.mailsTo(to).map(({ parsed }) => parsed.subject);
const mailTo = (to: string) => sink.mailsTo(to).at(-1);

/** A client of the partner who pays for a year of Pro. */
async function paidBy(partner: Partner) {
  const merchant = await api.payer();
  const data = { companyId: merchant.company.id, code: partner.home.code };
  await attributeReferral.perform(api.app, data, { id: newId() });
  await payCharge(api, only((await api.choose(merchant, 'trustPro', 'year')).charges).id);
  await settle();
  return merchant;
}

it('a partner is told of a client’s first payment, once, of the statement, and of its payment', async () => {
  const partner = await aPartner(api);
  const { company } = await paidBy(partner);
  expect(subjects(partner.email)).toEqual([`${company.name} has paid for the first time`]);
  expect(mailTo(partner.email)?.parsed.text).toContain('US$190.08');
  await settle();
  expect(subjects(partner.email)).toHaveLength(1);

  await api.shiftClock('32 days');
  await closeMonths(api.app);
  await settle();
  expect(subjects(partner.email)).toHaveLength(2);
  expect(mailTo(partner.email)?.parsed.subject).toMatch(/^Statement for \w+ \d{4}: US\$190\.08$/);
  const staff = staffOf(api)('administrator');
  const { body } = await staff.get('/partner-payouts').expect(200);
  const path = `/partner-payouts/${body.items[0].id}`;
  await staff.post(`${path}/approval`).expect(204);
  await settle();
  await staff.post(`${path}/payment`).send({ paidOn: '2027-01-05', reference: 'Transfer 12' }).expect(204);
  await settle();
  expect(subjects(partner.email)).toHaveLength(3);
  expect(mailTo(partner.email)?.parsed.text).toContain('Transfer 12');
});

it('a partner is told that a client has taken over the company', async () => {
  const partner = await aPartner(api);
  const merchant = await api.payer();
  const company = { name: 'Client shop', website: 'https://client.example', kind: 'shops', country: 'PL' };
  const { body } = await partner.browser
    .post(`${PARTNER}/companies`)
    .send({ company, clientEmail: merchant.email })
    .expect(201);
  const { rows } = await api.app.db.queries.execute<{ id: string }>(
    sql`select id from engine.team_invites where company_id = ${body.id}`,
  );
  const token = api.app.tokens.derive('team-invite', rows[0]?.id ?? '', 1);
  await settle();
  const told = () => subjects(partner.email).filter((one) => one?.includes('handed over'));
  expect(told()).toEqual([]);
  await merchant.browser.post(`${API_ROOT}/team-invites/${token}/accept`).expect(200);
  await settle();
  expect(told()).toEqual(['Client shop has been handed over']);
});

it('kinds that are off are not mailed; one click in a mail switches its kind off alone', async () => {
  const partner = await aPartner(api);
  await partner.browser
    .put(`${PARTNER}/mails`)
    .send({ off: ['everything'] })
    .expect(422);
  const { body } = await partner.browser
    .put(`${PARTNER}/mails`)
    .send({ off: ['payout'] })
    .expect(200);
  expect(body.mailsOff).toEqual(['payout']);
  await paidBy(partner);
  const address = /^List-Unsubscribe: <(.+)>\r?$/m.exec(mailTo(partner.email)?.raw ?? '')?.[1] ?? '';
  const path = new URL(address).pathname;
  await api.program().post(path.replace('first_payment', 'everything')).expect(422);
  await api.program().post(path).expect(204);
  await api.program().post(path).expect(204);
  expect((await partner.browser.get(PARTNER).expect(200)).body.mailsOff).toEqual(['payout', 'first_payment']);
  await api.shiftClock('32 days');
  await closeMonths(api.app);
  await paidBy(partner);
  expect(subjects(partner.email)).toHaveLength(1);
});

it('another company of a merchant counts for the partner whose code is given with it', async () => {
  const partner = await aPartner(api);
  const merchant = await api.payer();
  const company = { name: 'Second shop', website: 'https://second.example', kind: 'shops', country: 'PL' };
  const add = (body: object) => merchant.browser.post(`${API_ROOT}/me/companies`).send({ ...company, ...body });
  const refused = await add({ referralCode: 'nonsense' }).expect(422);
  expect(refused.body.errors).toMatchObject([{ path: 'referralCode' }]);
  const { body } = await add({ referralCode: partner.home.code.toLowerCase() }).expect(201);
  await add({ name: 'Third shop', website: 'https://third.example' }).expect(201);
  await settle();
  const { items } = (await partner.browser.get(`${PARTNER}/companies`).expect(200)).body;
  expect(items).toMatchObject([{ id: body.id, name: 'Second shop' }]);
});
