import { sql } from 'drizzle-orm';
import type { CreateContactMessage } from '@app/contracts/contact';
import { mintStaffToken } from '@app/contracts/security/staff-token';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { linksOf, startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { auditLog, mailDeliveries } from '../../platform/schema.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { formToken } from './form-token.ts';
import { forgetContactMessages } from './retention.ts';
import { contactMessages } from './schema.ts';

const TEAM = 'team@reviews.example';
const MESSAGE: CreateContactMessage = {
  topic: 'pricing',
  replyTo: 'anna@mail.example',
  message: 'We have three shops.\n\nWhich plan would fit?',
  locale: 'cs',
  consent: true,
  openFor: 20_000,
};

let mail: SmtpSink;
let api: TestApi;
beforeEach(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url, CONTACT_EMAIL: TEAM, CONTACT_LANGUAGE: 'en' });
});
afterEach(async () => {
  await api.close();
  await mail.stop();
});

/** The token of a form that was shown `seconds` ago. */
const shownFor = (seconds: number) => formToken(api.app.tokens, new Date(Date.now() - seconds * 1000));
const write = (changes: Partial<Record<keyof CreateContactMessage, unknown>> = {}, key?: string) => {
  const request = api.browser().post(`${API_ROOT}/contact-messages`);
  if (key) request.set('Idempotency-Key', key);
  return request.send({ ...MESSAGE, formToken: shownFor(20), ...changes });
};
const kept = () => api.app.db.queries.select().from(contactMessages);
const ofStaff = (role: StaffRole = 'marketing') => {
  const token = mintStaffToken(api.app.config.STAFF_KEY, { staffId: '7', name: 'Ewa Ładna', role });
  return api.program().set('Authorization', `Bearer ${token}`);
};
const list = (query = '') => ofStaff().get(`${API_ROOT}/staff/contact-messages${query}`);
const setState = (id: string, state: string) =>
  ofStaff().put(`${API_ROOT}/staff/contact-messages/${id}/state`).send({ state });

describe('a contact message', () => {
  it('a contact message is mailed to the configured address, and replies go to its author', async () => {
    await write().expect(202);
    expect(await runOutbox(api.app)).toEqual(['contact.send-message']);
    const [got] = mail.mailsTo(TEAM);
    expect(got?.parsed.subject).toBe('Contact form: prices');
    expect(got?.parsed.replyTo?.[0]?.address).toBe('anna@mail.example');
    expect(got?.parsed.text).toContain('We have three shops.\n\nWhich plan would fit?');
    expect(linksOf(got!)).toContain(`${api.app.config.PUBLIC_URL}/admin/contact`);
    const [delivery] = await api.app.db.queries.select().from(mailDeliveries);
    expect(delivery).toMatchObject({ mail: 'contact-message', outcome: 'delivered' });
  });

  it('a contact message may leave a phone number, which does not become a Reply-To header', async () => {
    await write({ replyTo: ' +48 (22) 600-700-800 ' }).expect(202);
    await runOutbox(api.app);
    expect(mail.mailsTo(TEAM)[0]?.parsed.replyTo).toBeUndefined();
    expect(mail.mailsTo(TEAM)[0]?.parsed.text).toContain('From: +48 (22) 600-700-800');
  });

  it('a contact message cannot inject headers into the mail', async () => {
    await write({ replyTo: 'anna@mail.example\r\nBcc: all@mail.example' }).expect(422);
    await write({ message: 'A line\r\nBcc: all@mail.example\r\n\r\n<b>bold</b>' }).expect(202);
    await runOutbox(api.app);
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]?.to).toEqual([TEAM]);
    expect(mail.mails[0]?.parsed.html).toContain('&lt;b&gt;');
  });

  it.each([
    ['no-address', { replyTo: 'anna' }, 'replyTo', 'email_or_phone'],
    ['no address at all', { replyTo: '  ' }, 'replyTo', 'email_or_phone'],
    ['half an address', { replyTo: 'anna@' }, 'replyTo', 'invalid_email'],
    ['too few digits', { replyTo: '+48 22' }, 'replyTo', 'email_or_phone'],
    ['hardly a word', { message: '  hi  ' }, 'message', 'text_too_small'],
    ['no consent', { consent: false }, 'consent', 'invalid_value'],
    ['a topic of its own', { topic: 'other' }, 'topic', 'invalid_value'],
  ])('with %s is refused, and says where', async (_name, changes, path, code) => {
    const { body } = await write(changes).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ path, code, message: expect.any(String) })]);
    expect(await kept()).toEqual([]);
  });

  it('a contact message is stored once when sent twice with the same key', async () => {
    await write({}, 'key-of-the-form').expect(202);
    await write({ openFor: 25_000 }, 'key-of-the-form').expect(202);
    await write({ message: 'Quite another message' }, 'key-of-the-form').expect(422);
    expect(await kept()).toHaveLength(1);
  });

  it('a contact message is retried when the mail server is down', async () => {
    await write().expect(202);
    mail.refuse(() => ({ code: 451 }));
    await expect(runOutbox(api.app)).rejects.toThrow('refused for the moment');
    mail.refuse(() => undefined);
    await runOutbox(api.app);
    expect(mail.mailsTo(TEAM)).toHaveLength(1);
  });
});

describe('spam protection of contact forms', () => {
  it.each([
    ['fills in what people do not see', { website: 'https://spam.example' }],
    ['is faster than people', { openFor: 400 }],
    ['has not asked for the form', { formToken: undefined }],
    ['makes up a form', { formToken: 'AbCdEf_'.repeat(8) }],
    ['sends what is no token', { formToken: 'x' }],
    ['says it has had the form for long, which was shown just now', () => ({ formToken: shownFor(1) })],
    ['has collected forms', () => ({ formToken: shownFor(61 * 60) })],
    ['has a token of something else', () => ({ formToken: api.app.tokens.derive('entry', newId()) })],
  ])('one that %s gets the same answer, and nobody a mail', async (_name, given) => {
    const changes = typeof given === 'function' ? given() : given;
    const answers = [await write(changes), await write()];
    for (const { status, text } of answers) expect({ status, text }).toEqual({ status: 202, text: '' });
    await runOutbox(api.app);
    expect(mail.mails).toHaveLength(1);
    expect((await list('?state=suspected').expect(200)).body).toMatchObject({
      items: [{ state: 'suspected' }],
      open: 1,
    });
  });

  it('a form token is valid for one message, and not before a person could have written it', async () => {
    const { body, headers } = await api.browser().get(`${API_ROOT}/contact-messages/form`).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    await api.shiftClock('4 seconds');
    await write(body, 'key-of-the-form').expect(202);
    // Sent again, because the answer was lost, it is the same message.
    await write(body, 'key-of-the-form').expect(202);
    expect((await kept()).map(({ state }) => state)).toEqual(['open']);
    await write({ ...body, message: 'Another message with the same form' }).expect(202);
    expect((await kept()).map(({ state }) => state).sort()).toEqual(['open', 'suspected']);
  });

  it('at most sixty messages an hour are mailed; the others wait for staff', async () => {
    const from = (n: number) => write().set('X-Forwarded-For', `203.0.113.${n}`).expect(202);
    for (let n = 0; n < 61; n++) await from(n);
    const states = (await kept()).map(({ state }) => state);
    expect(states.filter((state) => state === 'open')).toHaveLength(60);
    expect(states.filter((state) => state === 'suspected')).toHaveLength(1);
  });

  it('suspected spam does not use up the hourly limit', async () => {
    for (let n = 0; n < 61; n++)
      await write({ formToken: undefined }).set('X-Forwarded-For', `203.0.113.${n}`).expect(202);
    await write();
    expect((await kept()).filter(({ state }) => state === 'open')).toHaveLength(1);
  });

  it('one address may write at most twenty times an hour', async () => {
    const here = () => write().set('X-Forwarded-For', '203.0.113.99');
    for (let times = 0; times < 20; times++) await here().expect(202);
    const { body, headers } = await here().expect(429);
    expect(body.code).toBe('rate_limited');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('contact messages for staff', () => {
  it('contact messages for staff are listed newest first, page by page', async () => {
    for (const message of ['The first message', 'The second message', 'The third message']) await write({ message });
    const { body: first } = await list('?limit=2').expect(200);
    expect(first).toMatchObject({
      open: 3,
      items: [{ message: 'The third message' }, { message: 'The second message' }],
    });
    const { body: rest } = await list(`?limit=2&cursor=${first.nextCursor}`).expect(200);
    expect(rest).toMatchObject({ nextCursor: null, items: [{ message: 'The first message', locale: 'cs' }] });
    await list('?cursor=x').expect(400);
  });

  it('contact messages for staff are marked as answered and reopened, and the audit log keeps by whom', async () => {
    await write();
    const [message] = await kept();
    const { body } = await setState(message!.id, 'answered').expect(200);
    expect(body).toMatchObject({ state: 'answered', answeredBy: 'Ewa Ładna', answeredAt: expect.any(String) });
    // A mail that still is on its way has nothing to tell any more.
    await runOutbox(api.app);
    expect(mail.mails).toEqual([]);
    expect((await list()).body).toMatchObject({ items: [], open: 0 });
    const { body: again } = await setState(message!.id, 'open').expect(200);
    expect(again).toMatchObject({ state: 'open', answeredBy: null, answeredAt: null });
    const acts = await api.app.db.queries.select().from(auditLog);
    expect(acts.map(({ act, actorKind, actorId, detail }) => ({ act, actorKind, actorId, detail }))).toEqual(
      ['answered', 'open'].map((state) => ({
        act: 'contact_message.state_set',
        actorKind: 'staff',
        actorId: '7',
        detail: { state },
      })),
    );
    await setState('01900000-0000-7000-8000-000000000000', 'answered').expect(404);
    await setState(message!.id, 'suspected').expect(422);
  });

  it.each([
    ['marketing', 200],
    ['administrator', 200],
    ['moderator', 403],
    ['translator', 403],
  ] as const)('of the role %s: %i', async (role, status) => {
    await ofStaff(role).get(`${API_ROOT}/staff/contact-messages`).expect(status);
  });
});

it('contact messages are deleted after their retention period', async () => {
  await write();
  await write({ website: 'x' });
  await write({ message: 'One that is answered' });
  const answered = (await kept()).find(({ message }) => message.startsWith('One that'));
  await setState(answered!.id, 'answered');
  const states = async () => {
    await forgetContactMessages(api.app);
    const { rows } = await api.app.db.queries.execute<{ state: string }>(
      sql`select state from engine.contact_messages order by state`,
    );
    return rows.map(({ state }) => state);
  };
  await api.shiftClock('29 days');
  expect(await states()).toEqual(['answered', 'open', 'suspected']);
  await api.shiftClock('2 days');
  expect(await states()).toEqual(['answered', 'open']);
  await api.shiftClock('150 days');
  expect(await states()).toEqual(['open']);
  await api.shiftClock('220 days');
  expect(await states()).toEqual([]);
});
