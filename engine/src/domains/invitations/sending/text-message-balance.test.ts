import { startProvider } from '../../../platform/sms/testing.ts';
import type { ProviderServer } from '../../../platform/sms/testing.ts';
import { createSmsapi } from '../../../platform/sms/smsapi.ts';
import { createTwilio } from '../../../platform/sms/twilio.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { messagesLeft, takeMessages } from '../../billing/public.ts';
import { buyMessages } from '../../billing/testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { noteTextMessages } from '../../notifications/public.ts';
import { invitationById } from '../repo.ts';
import { sweepOverLimit } from '../scheduling/sweeps.ts';
import { aConfig, anOrder, eventsOf, runWorker } from '../testing.ts';
import type { Invitation } from '../repo.ts';
import { sendTextMessage } from './send-jobs.ts';

let provider: ProviderServer;
let test: TestApp;
let companyId: string;
beforeEach(async () => {
  provider = await startProvider();
  test = await testApp();
  const account = { accountSid: `AC${'0'.repeat(32)}`, authToken: 'secret', from: 'Hotel' };
  test.app.sms = createTwilio({ ...account, url: provider.url, timeoutMs: 2_000 });
  provider.answer(() => ({ status: 201, body: { sid: 'SM1', status: 'queued' } }));
  ({ id: companyId } = await test.app.db.tx((tx) => aCompany(tx, { name: 'Hotel' })));
  await test.app.db.tx((tx) => aConfig(tx, companyId, { channel: 'sms', reminders: 1, reminderDays: 2 }));
});
afterEach(async () => {
  await provider.stop();
  await test.close();
});

const buy = (messages: number) => buyMessages(test, companyId, messages);
const left = () => messagesLeft(test.app.db.queries, companyId);
const stateOf = async ({ id }: Invitation) => (await invitationById(test.app.db.queries, id))?.state;
let phones = 600_700_000;
const order = (email?: string) => anOrder(test.app, companyId, { phone: `${phones++}`, ...(email && { email }) });
const draw = (message: string, parts = 1) =>
  test.app.db.tx((tx) => takeMessages(test.app, tx, companyId, { message, parts }));
const warnings = async () => {
  const { rows } = await test.app.db.pool.query<{ level: string }>(
    `select data->>'level' as level from engine.outbox where job = $1 order by id`,
    [noteTextMessages.name],
  );
  return rows.map(({ level }) => level);
};

it('a text message takes as many as its parts, and a reminder takes its own', async () => {
  await buy(10);
  await order();
  await runWorker(test.app);
  expect(await left()).toBe(8);
  await test.shiftClock('49 hours');
  await runWorker(test.app);
  expect(provider.seen).toHaveLength(2);
  expect(await left()).toBe(6);
});

it('the balance of text messages gets back what the provider refuses, and pays again for the next attempt', async () => {
  await buy(10);
  provider.answer(() => ({ status: 400, body: { code: 21211, message: 'no' } }));
  const wrong = await order();
  await runWorker(test.app);
  expect([await stateOf(wrong), await left()]).toEqual(['bounced', 10]);
  provider.answer(() => ({ status: 503, body: {} }));
  const later = await order();
  await runWorker(test.app);
  expect([await stateOf(later), await left()]).toEqual(['scheduled', 10]);
  provider.answer(() => ({ status: 201, body: { sid: 'SM1', status: 'queued' } }));
  await test.shiftClock('1 hour');
  await runWorker(test.app);
  expect([await stateOf(later), await left()]).toEqual(['sent', 8]);
});

it('the balance of text messages pays nothing twice when the job runs again after a worker died', async () => {
  await buy(10);
  test.app.sms = createSmsapi({ token: 'secret-token', from: 'Hotel', url: provider.url, timeoutMs: 2_000 });
  provider.answer(() => 'hang-up');
  const invitation = await order();
  await runWorker(test.app);
  expect([await stateOf(invitation), await left()]).toEqual(['scheduled', 8]);
  provider.answer(() => ({ status: 200, body: { error: 53, message: 'idx repeated' } }));
  for (let run = 0; run < 3; run++)
    await sendTextMessage.perform(test.app, { invitationId: invitation.id }, { id: `run ${run}` });
  expect([await stateOf(invitation), await left()]).toEqual(['sent', 8]);
});

it('an invitation goes by e-mail when no text messages are left and there is an address, and so does its reminder', async () => {
  const invitation = await order('guest@customer.example');
  await runWorker(test.app);
  // The mail server of this test is down: the mail is tried again.
  expect(provider.seen).toEqual([]);
  const stored = await invitationById(test.app.db.queries, invitation.id);
  expect(stored).toMatchObject({ state: 'scheduled', byEmail: true, partsNeeded: null });
  await buy(10);
  await test.shiftClock('1 hour');
  await runWorker(test.app);
  expect([provider.seen.length, await left()]).toEqual([0, 10]);
});

it('an invitation without an e-mail address waits for text messages, and goes oldest first once a pack is bought', async () => {
  const waiting = [];
  for (let n = 0; n < 3; n++) waiting.push(await order());
  await runWorker(test.app);
  expect(await Promise.all(waiting.map(stateOf))).toEqual(['over_limit', 'over_limit', 'over_limit']);
  expect(await sweepOverLimit(test.app)).toBe(0);
  await buy(5);
  expect(await sweepOverLimit(test.app)).toBe(2);
  await runWorker(test.app);
  expect(await Promise.all(waiting.map(stateOf))).toEqual(['sent', 'sent', 'over_limit']);
  expect(await sweepOverLimit(test.app)).toBe(0);
  expect(await eventsOf(test.app, waiting[0]!)).toEqual(['created', 'over_limit', 'released', 'sent']);
  const { rows } = await test.app.db.pool.query('select sent from engine.invitation_usage');
  expect(rows).toEqual([{ sent: 3 }]);
});

it('a reminder without messages or address waits, and is not lost', async () => {
  await buy(2);
  await order();
  await runWorker(test.app);
  await test.shiftClock('49 hours');
  await runWorker(test.app);
  expect(provider.seen).toHaveLength(1);
  await buy(2);
  await test.shiftClock('25 hours');
  await runWorker(test.app);
  expect([provider.seen.length, await left()]).toEqual([2, 0]);
});

it('a company is warned once at a tenth of a pack and once when it is empty, and again after the next purchase', async () => {
  await buy(102);
  for (let n = 0; n < 10; n++) await draw(`first ${n}`, 1);
  expect(await warnings()).toEqual(['few']);
  for (let n = 0; n < 3; n++) expect(await draw(`large ${n}`, 93)).toBe(false);
  expect(await warnings()).toEqual(['few', 'empty']);
  await buy(3000);
  await draw('large again', 2700);
  await draw('the last tenth', 100);
  expect(await warnings()).toEqual(['few', 'empty', 'few']);
  const { rows } = await test.app.db.pool.query(
    `select data->'notice' as notice from engine.outbox where job = 'billing.mail-payer' order by id`,
  );
  expect(rows.map(({ notice }) => notice)).toEqual([
    { about: 'few_messages', left: 100 },
    { about: 'few_messages', left: 292 },
  ]);
});

it('fifty writers at once never take more than there is, and none twice', async () => {
  await buy(30);
  const results = await Promise.all(Array.from({ length: 50 }, (_, n) => draw(`message ${n}`)));
  expect(results.filter(Boolean)).toHaveLength(30);
  expect(await left()).toBe(0);
  const again = await Promise.all(Array.from({ length: 50 }, (_, n) => draw(`message ${n}`)));
  expect(again).toEqual(results);
  const { rows } = await test.app.db.pool.query('select sum(parts)::int as parts from engine.text_message_draws');
  expect(rows).toEqual([{ parts: 30 }]);
});
