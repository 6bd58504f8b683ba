import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { aCompany } from '../companies/factory.ts';
import { aConfig, anOrder, completed, eventsOf, workOff } from './factory.ts';
import { optOut } from './opt-outs.ts';
import { invitationById } from './repo.ts';
import { sendInvitation } from './sending.ts';

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
  await workOff(test.app);
  return invitation;
};
const days = async (count: number) => {
  for (let day = 0; day < count; day++) {
    await test.shiftClock('1 day');
    await workOff(test.app);
  }
};
const mails = () => smtp.mailsTo(TO).length;

it('go out twice, five days apart, with the same link and ids of their own', async () => {
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

it('never go to who has written', async () => {
  await configure();
  const { id } = await invited();
  await completed(test.app, id);
  await days(20);
  expect(mails()).toBe(1);
});

it('never go to who has opted out, though the link he has still writes', async () => {
  await configure();
  const invitation = await invited();
  await optOut(test.app, test.app.tokens.derive('opt-out', invitation.id));
  await days(20);
  expect(mails()).toBe(1);
  expect((await invitationById(test.app.db.read, invitation.id))?.state).toBe('sent');
});

it('stop when the configuration no longer has them, and rest while it is switched off', async () => {
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

it('are marked before they go: a job that runs again sends none', async () => {
  await configure({ reminders: 1 });
  const { id: invitationId } = await invited();
  await test.shiftClock('6 days');
  // The first run dies between the mark and the mail: a server that refuses stands for it.
  smtp.refuse(() => ({ code: 421 }));
  await workOff(test.app);
  smtp.refuse(() => undefined);
  await sendInvitation.perform(test.app, { invitationId, reminder: 1 }, { id: invitationId });
  await days(10);
  expect(mails()).toBe(1);
  expect((await invitationById(test.app.db.read, invitationId))?.remindersSent).toBe(1);
});

it('keep the hours of the company', async () => {
  await configure({ windowStart: 9, windowEnd: 10, reminders: 1, reminderDays: 1 });
  const invitation = await anOrder(test.app, companyId, { email: TO });
  for (let half = 0; half < 4 * 48; half++) {
    await test.shiftClock('30 minutes');
    await workOff(test.app);
  }
  const { rows } = await test.app.db.pool.query<{ hour: number }>(
    `select extract(hour from at at time zone 'Europe/Warsaw')::int as hour from engine.invitation_events
     where invitation_id = $1 and type in ('sent', 'reminded')`,
    [invitation.id],
  );
  expect(rows).toEqual([{ hour: 9 }, { hour: 9 }]);
});
