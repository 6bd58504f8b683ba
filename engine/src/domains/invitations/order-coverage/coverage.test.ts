import type { CompanyProfile } from '@app/contracts/companies';
import type { Dashboard } from '@app/contracts/company/dashboard';
import type { InvitationCoverage } from '@app/contracts/inviting/coverage';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { aCustomer } from '../../reviews/testing/customers.ts';
import { aConfig, anOrder, runWorker } from '../testing.ts';
import { foldInvitationDeltas, recountInvitations } from './cells.ts';
import { coverageOf, publicCoverage } from './coverage.ts';

let mail: SmtpSink;
let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await api.close();
  await mail.stop();
});
beforeEach(async () => {
  merchant = await api.merchant();
  await api.app.db.tx((tx) => aConfig(tx, merchant.company.id));
});

const coverage = async (days = 90): Promise<InvitationCoverage> =>
  (await merchant.browser.get(`${merchant.panel}/invitations/coverage`).query({ days }).expect(200)).body;
const order = (orderId: string, email = `${orderId.toLowerCase()}@customer.example`) =>
  anOrder(api.app, merchant.company.id, { orderId, email });
const upload = async (file: string) => {
  const sent = merchant.browser
    .post(`${merchant.panel}/order-imports`)
    .query({ basis: 'consent' })
    .set('Content-Type', 'text/csv');
  await sent.set('X-File-Name', 'orders.csv').send(file).expect(202);
  await runOutbox(api.app);
};
const wrongCells = () => api.app.db.tx(recountInvitations);

it('invitation coverage counts orders as invited, waiting or not invited with the reason, folded or not, as a recount does', async () => {
  await order('C-1');
  await order('C-2');
  await runWorker(api.app);
  const optedOut = await order('C-3');
  await merchant.browser.post(`${merchant.panel}/opt-outs`).send({ email: 'c-3@customer.example' }).expect(204);
  const cancelled = await order('C-4');
  await merchant.browser.post(`${merchant.panel}/invitations/${cancelled.id}/cancellation`).expect(204);
  await order('C-5');
  await upload('order_id,email\nC-6,\nC-7,nobody\nC-8,c-8@customer.example\n');
  const expected = {
    days: 90,
    orders: 6,
    invited: 2,
    waiting: 2,
    uninvited: [
      { reason: 'no_address', count: 2 },
      { reason: 'opted_out', count: 1 },
      { reason: 'cancelled', count: 1 },
    ],
  };
  expect(optedOut.state).toBe('scheduled');
  expect(await coverage()).toEqual(expected);
  expect(await foldInvitationDeltas(api.app)).toBeGreaterThan(0);
  expect(await coverage()).toEqual(expected);
  expect(await wrongCells()).toBe(0);
  expect(await coverage(365)).toEqual({ ...expected, days: 365 });
  await merchant.browser.get(`${merchant.panel}/invitations/coverage`).query({ days: 7 }).expect(422);
});

it('an order refused for lack of an address counts until it is reported with one', async () => {
  const { body: key } = await merchant.browser.post(`${merchant.panel}/api-keys`).send({ name: 'Shop' }).expect(201);
  const report = (more: object) =>
    api
      .browser()
      .post(`${API_ROOT}/orders`)
      .set('Authorization', `Bearer ${key.secret}`)
      .send({ orderId: 'R-1', basis: 'consent', ...more });
  for (const _ of ['reported', 'reported again']) {
    const { body } = await report({}).expect(422);
    expect(body.errors[0]).toMatchObject({ path: 'email', code: 'email_or_phone' });
  }
  expect(await coverage()).toMatchObject({ orders: 1, uninvited: [{ reason: 'no_address', count: 1 }] });
  await report({ email: 'r-1@customer.example' }).expect(201);
  expect(await coverage()).toMatchObject({ orders: 0, waiting: 1, uninvited: [] });
  await report({}).expect(422);
  expect(await coverage()).toMatchObject({ orders: 0, waiting: 1 });
  expect(await wrongCells()).toBe(0);
});

it('the funnel of a period follows its invitations to the public review', async () => {
  const customer = await aCustomer(api, merchant);
  await order('F-1');
  await runWorker(api.app);
  const { reviewId } = (await customer.submit({ grade: 5 })).body;
  await runOutbox(api.app);
  const funnel = async () =>
    ((await merchant.browser.get(`${merchant.panel}/dashboard`).expect(200)).body as Dashboard).funnel;
  expect(await funnel()).toEqual({ sent: 2, opened: 1, written: 1, published: 1 });
  await api.app.db.pool.query(`update engine.reviews set state = 'withdrawn' where id = $1`, [reviewId]);
  expect(await funnel()).toEqual({ sent: 2, opened: 1, written: 1, published: 0 });
  expect(await wrongCells()).toBe(0);
});

it('the profile shows the share from 20 orders on, rounded down', async () => {
  const share = async () =>
    ((await api.browser().get(`${API_ROOT}/companies/${merchant.company.slug}`).expect(200)).body as CompanyProfile)
      .invitationCoverage;
  await upload(
    `order_id,email\n${Array.from({ length: 18 }, (_, n) => `P-${n},p-${n}@customer.example`).join('\n')}\n`,
  );
  await runWorker(api.app);
  await upload('order_id,email\nP-18,\n');
  expect(await share()).toBeNull();
  await upload('order_id,email\nP-19,\nP-20,\n');
  expect(await share()).toBe(0.85);
});

it('what waits for more than 30 days is not invited, and says why', () => {
  const figures = { invited: 30, waiting: 4, overdue: 10, sent: 30 };
  expect(coverageOf(figures, 90)).toEqual({
    days: 90,
    orders: 40,
    invited: 30,
    waiting: 4,
    uninvited: [{ reason: 'overdue', count: 10 }],
  });
  expect(publicCoverage(figures)).toBe(0.75);
  expect(publicCoverage({ invited: 19, waiting: 400 })).toBeNull();
});

it('a year of counts is read by day, and one that waits is overdue after 30 days', async () => {
  await api.app.db.pool.query(
    `insert into engine.invitation_cells (company_id, day, figure, count)
     select $1, current_date - n, figure, 500 from generate_series(0, 800) n, unnest(array['invited', 'waiting', 'opted_out']) figure`,
    [merchant.company.id],
  );
  expect(await coverage()).toMatchObject({ invited: 90 * 500, waiting: 30 * 500, orders: (90 + 90 + 60) * 500 });
});
