import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { aConfig, anOrder, completeByReview, eventsOf, runWorker } from '../testing.ts';
import { optOut } from '../opt-outs/service.ts';
import { invitationById } from '../repo.ts';
import { sendInvitation } from './send-jobs.ts';

const TO = 'anna@customer.example';
let smtp: SmtpSink;
let test: TestApp;
let companyId: string;
beforeEach(async () => {
  smtp = await startSmtpSink();
  test = await testApp({ SMTP_URL: smtp.url });
  ({ id: companyId } = await test.app.db.tx((tx) => aCompany(tx)));
});
afterEach(async () => {
  await test.close();
  await smtp.stop();
});

const configure = (given: Parameters<typeof aConfig>[2] = {}) =>
  test.app.db.tx((tx) => aConfig(tx, companyId, { reminders: 2, reminderDays: 5, ...given }));
const invited = async () => {
  const invitation = await anOrder(test.app, companyId, { email: TO });
  await runWorker(test.app);
  return invitation;
};
const days = async (count: number) => {
  for (let day = 0; day < count; day++) {
    await test.shiftClock('1 day');
    await runWorker(test.app);
  }
};
const mails = () => smtp.mailsTo(TO).length;

it('two reminders are sent five days apart, with the same link and their own ids', async () => {
  await configure();
  const invitation = await invited();
  await days(4);
  expect(mails()).toBe(1);
  await days(2);
  expect(mails()).toBe(2);
  await days(30);
  expect(mails()).toBe(3);
  const sent = smtp.mailsTo(TO).map(({ parsed }) => parsed);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'How do you rate Test company?',
    'A reminder: how do you rate Test company?',
    'A reminder: how do you rate Test company?',
  ]);
  const token = test.app.tokens.derive('invitation', invitation.id);
  for (const { html } of sent) expect(html).toContain(`/edit/${token}?grade=4`);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(3);
  expect(sent[1]?.text).toContain('works for 174 days');
  expect(await eventsOf(test.app, invitation)).toEqual(['created', 'sent', 'reminded', 'reminded']);
});

it('no reminder is sent after a review', async () => {
  await configure();
  const { id } = await invited();
  await completeByReview(test.app, id);
  await days(20);
  expect(mails()).toBe(1);
});

it('no reminder is sent after an opt-out, although the link stays valid', async () => {
  await configure();
  const invitation = await invited();
  await optOut(test.app, test.app.tokens.derive('opt-out', invitation.id));
  await days(20);
  expect(mails()).toBe(1);
  expect((await invitationById(test.app.db.queries, invitation.id))?.state).toBe('sent');
});

it('reminders stop when they are removed from the configuration, and pause while it is inactive', async () => {
  const { id } = await configure();
  await invited();
  await test.app.db.pool.query('update engine.invitation_configs set active = false where id = $1', [id]);
  await days(8);
  expect(mails()).toBe(1);
  await test.app.db.pool.query('update engine.invitation_configs set active = true where id = $1', [id]);
  await days(2);
  expect(mails()).toBe(2);
  await test.app.db.pool.query('update engine.invitation_configs set reminders = 1 where id = $1', [id]);
  await days(20);
  expect(mails()).toBe(2);
});

it('a reminder is marked before sending, so a repeated job sends none', async () => {
  await configure({ reminders: 1 });
  const { id: invitationId } = await invited();
  await test.shiftClock('6 days');
  // Simulates a worker that dies between marking and sending, by a server that refuses.
  smtp.refuse(() => ({ code: 421 }));
  await runWorker(test.app);
  smtp.refuse(() => undefined);
  await sendInvitation.perform(test.app, { invitationId, reminder: 1 }, { id: invitationId });
  await days(10);
  expect(mails()).toBe(1);
  expect((await invitationById(test.app.db.queries, invitationId))?.remindersSent).toBe(1);
});

it('reminders are sent within the company’s sending window', async () => {
  await configure({ windowStart: 9, windowEnd: 10, reminders: 1, reminderDays: 1 });
  const invitation = await anOrder(test.app, companyId, { email: TO });
  for (let half = 0; half < 4 * 48; half++) {
    await test.shiftClock('30 minutes');
    await runWorker(test.app);
  }
  const { rows } = await test.app.db.pool.query<{ hour: number }>(
    `select extract(hour from at at time zone 'Europe/Warsaw')::int as hour from engine.invitation_events
     where invitation_id = $1 and type in ('sent', 'reminded')`,
    [invitation.id],
  );
  expect(rows).toEqual([{ hour: 9 }, { hour: 9 }]);
});
