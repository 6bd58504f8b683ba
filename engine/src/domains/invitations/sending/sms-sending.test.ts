import { startProvider } from '../../../platform/sms/testing.ts';
import type { ProviderServer, Reaction } from '../../../platform/sms/testing.ts';
import { smsSize } from '../../../platform/sms/sms-size.ts';
import { createSmsapi } from '../../../platform/sms/smsapi.ts';
import { createTwilio } from '../../../platform/sms/twilio.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { buyMessages } from '../../billing/testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { aConfig, anOrder, eventsOf, runWorker } from '../testing.ts';
import { isOptedOut, optOutInfo } from '../opt-outs/service.ts';
import { invitationById } from '../repo.ts';
import type { Invitation } from '../repo.ts';
import { sendTextMessage } from './send-jobs.ts';

const PHONE = '+48600700800';
let provider: ProviderServer;
let test: TestApp;
let companyId: string;
beforeEach(async () => {
  provider = await startProvider();
  test = await testApp();
  ({ id: companyId } = await test.app.db.tx((tx) => aCompany(tx, { name: 'Hotel Żuraw' })));
  await buyMessages(test, companyId, 1000);
});
afterEach(async () => {
  await provider.stop();
  await test.close();
});

const twilio = () => {
  const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'secret', from: 'Hotel' };
  test.app.sms = createTwilio({ ...account, url: provider.url, timeoutMs: 2_000 });
};
const smsapi = () => {
  test.app.sms = createSmsapi({ token: 'secret-token', from: 'Hotel', url: provider.url, timeoutMs: 2_000 });
};
const TAKEN: Reaction = { status: 201, body: { sid: 'SM1', status: 'queued' } };
const TAKEN_BY_SMSAPI: Reaction = { status: 200, body: { count: 1, list: [{ id: 'S1', status: 'QUEUE' }] } };
const stateOf = async ({ id }: Invitation) => (await invitationById(test.app.db.queries, id))?.state;
const order = async (config: Parameters<typeof aConfig>[2] = {}, given: Parameters<typeof anOrder>[2] = {}) => {
  await test.app.db.tx((tx) => aConfig(tx, companyId, { channel: 'sms', defaultLanguage: 'pl', ...config }));
  return anOrder(test.app, companyId, { phone: '600 700 800', ...given });
};

it('a text message goes to the E.164 number, in two segments with both links, and counts like a mail', async () => {
  twilio();
  provider.answer(() => TAKEN);
  const invitation = await order();
  await runWorker(test.app);
  const [{ form } = { form: {} as Record<string, string> }] = provider.seen;
  expect(form['To']).toBe(PHONE);
  const text = form['Body'] ?? '';
  expect(text).toMatch(/^Hotel Zuraw: jak bylo\? /);
  expect(text).toContain(`http://localhost:8000/i/${test.app.tokens.derive('invitation', invitation.id)}`);
  expect(text).toContain(`http://localhost:8000/o/${test.app.tokens.derive('opt-out', invitation.id)}`);
  expect(smsSize(text)).toMatchObject({ encoding: 'gsm7', segments: 2 });
  expect(await stateOf(invitation)).toBe('sent');
  const { rows } = await test.app.db.pool.query('select sent from engine.invitation_usage');
  expect(rows).toEqual([{ sent: 1 }]);
});

it('a text message has the merchant’s text without parts that do not fit', async () => {
  twilio();
  provider.answer(() => TAKEN);
  await order(
    {
      texts: {
        pl: { sms: 'Dzień dobry, {{name}}! {{link}} Do zobaczenia!' },
        ru: { sms: `${'Спасибо! '.repeat(6)}{{link}}` },
      },
    },
    { name: 'Ala', orderId: 'a' },
  );
  await anOrder(test.app, companyId, { phone: '600 700 801', language: 'ru' });
  await runWorker(test.app);
  const [polish, russian] = provider.seen.map(({ form }) => form['Body'] ?? '').sort();
  expect(polish).toMatch(/^Dzien dobry, Ala! http\S+ Do zobaczenia! Rezygnacja: http\S+$/);
  expect(russian).toMatch(/^(Спасибо! ){6}http\S+$/);
  expect(smsSize(russian ?? '')).toMatchObject({ encoding: 'ucs2', segments: 2 });
});

it('an invalid number bounces, and a number unsubscribed at the provider is opted out', async () => {
  twilio();
  provider.answer(({ form }) => ({
    status: 400,
    body: form['To'] === PHONE ? { code: 21211, message: 'no' } : { code: 21610, message: 'stopped' },
  }));
  const wrong = await order();
  const unwilling = await anOrder(test.app, companyId, { phone: '600 700 801' });
  await runWorker(test.app);
  expect([await stateOf(wrong), await stateOf(unwilling)]).toEqual(['bounced', 'opted_out']);
  const contact = { email: null, phone: '+48600700801' };
  expect(await isOptedOut(test.app, test.app.db.queries, companyId, contact)).toBe(true);
  const info = await optOutInfo(test.app, test.app.tokens.derive('opt-out', unwilling.id));
  expect(info).toMatchObject({ maskedAddress: '+48***801', optedOut: true });
  // The next order of that number is not sent at all.
  const next = await anOrder(test.app, companyId, { phone: '+48 600 700 801' });
  await runWorker(test.app);
  expect(await stateOf(next)).toBe('opted_out');
  expect(provider.seen).toHaveLength(2);
});

it('a text message that was certainly not sent is retried after the delay the provider asks for', async () => {
  twilio();
  provider.answer(() => ({
    status: 429,
    body: { code: 20429, message: 'slowly' },
    headers: { 'retry-after': '1800' },
  }));
  const invitation = await order();
  await runWorker(test.app);
  await test.shiftClock('20 minutes');
  expect(await runWorker(test.app)).toBe(0);
  provider.answer(() => TAKEN);
  await test.shiftClock('11 minutes');
  await runWorker(test.app);
  expect(await eventsOf(test.app, invitation)).toEqual(['created', 'postponed', 'sent']);
});

it('a text message with unknown outcome is not sent again if the provider cannot deduplicate', async () => {
  twilio();
  provider.answer(() => 'silence');
  const invitation = await order();
  await runWorker(test.app);
  provider.answer(() => TAKEN);
  for (let day = 0; day < 3; day++) {
    await test.shiftClock('1 day');
    await runWorker(test.app);
  }
  expect(provider.seen).toHaveLength(1);
  expect(await stateOf(invitation)).toBe('sent');
  const { rows } = await test.app.db.pool.query(`select data from engine.invitation_events where type = 'sent'`);
  expect(rows).toEqual([{ data: { unconfirmed: true } }]);
});

it('a text message is not sent again if the worker died while sending and the provider cannot deduplicate', async () => {
  twilio();
  provider.answer(() => TAKEN);
  const invitation = await order();
  await test.app.db.pool.query('update engine.invitations set queued_at = now(), attempted_at = now() where id = $1', [
    invitation.id,
  ]);
  await sendTextMessage.perform(test.app, { invitationId: invitation.id }, { id: invitation.id });
  expect(provider.seen).toHaveLength(0);
  expect(await stateOf(invitation)).toBe('sent');
});

it('a text message with unknown outcome is sent again with the same id if the provider deduplicates', async () => {
  smsapi();
  provider.answer(() => 'hang-up');
  const invitation = await order();
  await runWorker(test.app);
  expect(await stateOf(invitation)).toBe('scheduled');
  // It had been sent: SMSAPI recognizes the id.
  provider.answer(() => ({ status: 200, body: { error: 53, message: 'idx repeated' } }));
  await test.shiftClock('6 minutes');
  await runWorker(test.app);
  expect(provider.seen.map(({ form }) => form['idx'])).toEqual([invitation.id, invitation.id]);
  expect(await stateOf(invitation)).toBe('sent');
});

it('a reminder by text message is sent once, with its own id', async () => {
  smsapi();
  provider.answer(() => TAKEN_BY_SMSAPI);
  const { id } = await order({ reminders: 1, reminderDays: 2 });
  await runWorker(test.app);
  await test.shiftClock('49 hours');
  await runWorker(test.app);
  await test.shiftClock('10 days');
  await runWorker(test.app);
  expect(provider.seen.map(({ form }) => form['idx'])).toEqual([id, `${id}.1`]);
  expect(provider.seen[1]?.form['message']).toMatch(/^Hotel Zuraw: Twoja opinia wciaz sie liczy/);
});

it('text messages are postponed while no provider is configured', async () => {
  const invitation = await order();
  await runWorker(test.app);
  expect(await stateOf(invitation)).toBe('scheduled');
  twilio();
  provider.answer(() => TAKEN);
  await test.shiftClock('25 hours');
  await runWorker(test.app);
  expect(await stateOf(invitation)).toBe('sent');
});
